/**
 * Makes rules tighter until one solution is left, where exchanges would not end: on large boards. Each other solution
 * that is found shows a region in which its numbers differ; that gets its exact sum, or is cut in two where sums agree.
 */
import type { Random } from '@pipwright/core';
import { swiftEngine } from '../engines/swift/index.js';
import { cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { type Board, isConnected, neighboursOf } from './board.js';
import type { Part } from './cut-board.js';
import { unmet } from './demand.js';
import { sumOf } from './rules.js';
import type { Sketch } from './sketch.js';
import { twinsTooMany } from './twins.js';

/** Undefined when it came to nothing. */
export function* excludeOthers(
  random: Random,
  start: Sketch,
  mostNodes: number,
  mostChanges: number,
): Generator<void, Sketch | undefined> {
  const others = new OtherSolutions(start);
  let sketch = start;
  for (let step = 0; step <= mostChanges; step++) {
    const found = others.known(sketch) ?? (yield* others.look(sketch.puzzle(), mostNodes));
    if (found === 'none') return sketch;
    if (found === 'retiled') return undefined;
    const parts =
      found === 'unknown'
        ? anyTighter(random, sketch)
        : tighterAgainst(random, sketch, found, others, step < MOST_TRADES);
    if (parts === undefined) return undefined;
    sketch = sketch.withParts(parts);
  }
  return undefined;
}

type Values = readonly number[];

/** Other solutions that have turned up, by what they have in each cell. */
class OtherSolutions {
  readonly #own: Values;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #found: Values[] = [];

  constructor({ board, table }: Sketch) {
    this.#own = table.values;
    this.#numbers = new Map(board.cells.map((cell, number) => [cellKey(cell), number]));
  }

  /** One that the rules allow. */
  known(sketch: Sketch): Values | undefined {
    return this.#found.find(this.#allowing(sketch));
  }

  /** How many the rules allow. */
  allowed(sketch: Sketch): number {
    return this.#found.filter(this.#allowing(sketch)).length;
  }

  #allowing(sketch: Sketch): (values: Values) => boolean {
    const rules = sketch.parts.map(({ cells }, part) => ({ cells, rule: sketch.ruleOf(part) ?? ('free' as const) }));
    return (values) => rules.every(({ cells, rule }) => unmet(rule, pick(values, cells), sketch.maxPip) === 0);
  }

  /** One more. `retiled`: the same numbers on other dominoes, which no rule tells apart. */
  *look(puzzle: Puzzle, mostNodes: number): Generator<void, Values | 'none' | 'retiled' | 'unknown'> {
    const search = swiftEngine.search(puzzle);
    for (let found = 0; ; ) {
      yield;
      const step = search.run(Math.min(SLICE, mostNodes - search.nodes));
      if (step.type === 'exhausted') return 'none';
      if (step.type !== 'solution' && search.nodes >= mostNodes) return 'unknown';
      if (step.type !== 'solution') continue;
      found++;
      const values = this.#valuesOf(step.solution);
      if (values.every((value, cell) => value === this.#own[cell])) {
        if (found > 1) return 'retiled';
        continue;
      }
      this.#found.push(values);
      return values;
    }
  }

  #valuesOf({ placements }: Solution): Values {
    const values: number[] = [];
    for (const { cells, domino } of placements) {
      for (const half of [0, 1] as const) values[this.#numbers.get(cellKey(cells[half])) ?? 0] = domino[half];
    }
    return values;
  }
}

const SLICE = 100;

function pick(values: Values, cells: readonly number[]): Values {
  return cells.map((cell) => values[cell] ?? 0);
}

/** No other solution is known, since the search was too long: any loose rule may be the cause, or any large region. */
function anyTighter(random: Random, sketch: Sketch): readonly Part[] | undefined {
  const { parts, board } = sketch;
  const loose = parts.filter((part) => !isTight(part));
  if (loose.length > 0) return madeExact(parts, random.pick(loose));
  const ways = parts.filter(isSumToCut).flatMap((part) => halvesOf(board, part).map((half) => cut(sketch, part, half)));
  return ways.length === 0 ? undefined : random.pick(ways);
}

function tighterAgainst(
  random: Random,
  sketch: Sketch,
  other: Values,
  others: OtherSolutions,
  mayTrade: boolean,
): readonly Part[] | undefined {
  const { parts, table } = sketch;
  const differs = ({ cells }: Pick<Part, 'cells'>) => sumOf(pick(table.values, cells)) !== sumOf(pick(other, cells));
  const loose = parts.filter((part) => !isTight(part) && differs(part));
  const told = loose.map((part) => madeExact(parts, part));
  for (const ways of [
    mayTrade ? trades(sketch, differs) : [],
    told,
    halvings(sketch, differs, 2),
    halvings(sketch, differs, 1),
  ]) {
    if (ways.length > 0) return fewestAllowed(random, sketch, random.shuffle(ways).slice(0, MOST_WAYS), others);
  }
  return undefined;
}

/** The way that leaves the fewest of the other solutions that are known, and of twins. */
function fewestAllowed(random: Random, sketch: Sketch, ways: readonly (readonly Part[])[], others: OtherSolutions) {
  const counts = ways.map((way) => {
    const next = sketch.withParts(way);
    return others.allowed(next) + twinsTooMany(next.regions());
  });
  const least = Math.min(...counts);
  return random.pick(ways.filter((_, i) => counts[i] === least));
}

type Differs = (part: Pick<Part, 'cells'>) => boolean;

/** A cell goes over from one sum to the next. */
function trades({ parts, board }: Sketch, differs: Differs): readonly (readonly Part[])[] {
  const owner = new Map(parts.flatMap((part) => part.cells.map((cell) => [cell, part] as const)));
  return parts.flatMap((from) => {
    if (!isSumToCut(from) || from.cells.length < 2) return [];
    return from.cells.flatMap((cell) => {
      const rest = from.cells.filter((each) => each !== cell);
      if (!isConnected(board, rest)) return [];
      const into = new Set(neighboursOf(board, cell).flatMap((near) => owner.get(near) ?? []));
      return [...into].flatMap((part) => {
        if (part === from || !isSumToCut(part) || part.cells.length >= MOST_CELLS) return [];
        const cells = [...part.cells, cell].sort((a, b) => a - b);
        if (!differs({ cells: rest }) && !differs({ cells })) return [];
        return [
          parts.map((each) => (each === from ? { ...each, cells: rest } : each === part ? { ...each, cells } : each)),
        ];
      });
    });
  });
}

/** A region is cut in two, neither smaller than `least`: single cells give their numbers away. */
function halvings(sketch: Sketch, differs: Differs, least: number): readonly (readonly Part[])[] {
  return sketch.parts.flatMap((part) =>
    (part.kept === undefined ? halvesOf(sketch.board, part) : [])
      .filter((half) => half.length >= least && differs({ cells: half }))
      .map((half) => cut(sketch, part, half)),
  );
}

/** Of a region that cells go over to. */
const MOST_CELLS = 5;

/** In this many changes: cells could go back and forth for ever. */
const MOST_TRADES = 16;

/** As many ways are compared. */
const MOST_WAYS = 16;

function isSumToCut({ demand, kept }: Part): boolean {
  return demand === 'sum' && kept === undefined;
}

/** Nothing more can be said of it, or may be. */
function isTight({ demand, kept }: Part): boolean {
  return kept === 'rule' || demand === 'sum' || demand === 'extreme' || demand === 'same';
}

function madeExact(parts: readonly Part[], chosen: Part): readonly Part[] {
  return parts.map((part) => (part === chosen ? { ...part, demand: 'sum' } : part));
}

function cut(sketch: Sketch, whole: Part, half: readonly number[]): readonly Part[] {
  const rest = whole.cells.filter((cell) => !half.includes(cell));
  const demandOf = (cells: readonly number[]) =>
    whole.demand === 'same' && cells.length > 1 ? ('same' as const) : ('sum' as const);
  return sketch.parts.flatMap((part) =>
    part === whole
      ? [
          { cells: half, demand: demandOf(half) },
          { cells: rest, demand: demandOf(rest) },
        ]
      : [part],
  );
}

/** Every connected part of it, no larger than its connected rest; of equal numbers one, since they say most together. */
function halvesOf(board: Board, { cells, demand }: Part): readonly (readonly number[])[] {
  if (cells.length > MOST_HALVED) return [];
  const most = demand === 'same' ? 1 : cells.length / 2;
  const restOf = (half: readonly number[]) => cells.filter((cell) => !half.includes(cell));
  return Array.from({ length: 2 ** cells.length - 2 }, (_, i) => cells.filter((_, bit) => ((i + 1) >> bit) & 1)).filter(
    (half) => half.length <= most && isConnected(board, half) && isConnected(board, restOf(half)),
  );
}

/** Larger regions have too many halves to look at. */
const MOST_HALVED = 10;
