/**
 * Makes rules tighter until one solution is left, where exchanges would not end: on large boards. Each other solution
 * that is found shows a region in which its numbers differ; that gets its exact sum, or is cut in two where sums agree.
 */
import type { Random } from '@pipwright/core';
import { type Board, isConnected, neighboursOf } from './board.js';
import type { Part } from './cut-board.js';
import { sumOf } from './demand.js';
import { numbersIn, type Proof, type Values } from './proof.js';
import type { Sketch } from './sketch.js';

/** Undefined when it came to nothing. */
export function* excludeOthers(
  random: Random,
  start: Sketch,
  proof: Proof,
  mostChanges: number,
): Generator<void, Sketch | undefined> {
  let sketch = start;
  for (let step = 0; step <= mostChanges; step++) {
    const found = yield* proof.other(sketch);
    if (found === 'none') return sketch;
    if (found === 'retiled') return undefined;
    const parts =
      found === 'unknown'
        ? anyTighter(random, sketch)
        : tighterAgainst(random, sketch, found, proof, step < MOST_TRADES);
    if (parts === undefined) return undefined;
    sketch = sketch.withParts(parts);
  }
  return undefined;
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
  proof: Proof,
  mayTrade: boolean,
): readonly Part[] | undefined {
  const { parts, table } = sketch;
  const differs = ({ cells }: Pick<Part, 'cells'>) =>
    sumOf(numbersIn(table.values, cells)) !== sumOf(numbersIn(other, cells));
  const loose = parts.filter((part) => !isTight(part) && differs(part));
  const told = (which: readonly Part[]) => which.map((part) => madeExact(parts, part));
  for (const waysOf of [
    () => (mayTrade ? tradesIn(sketch, differs) : []),
    () => told(loose.filter(isNotUnlike)),
    () => halvings(sketch, parts.filter(isNotUnlike), differs, 2),
    () => halvings(sketch, parts.filter(isNotUnlike), differs, 1),
    () => told(loose),
    () => halvings(sketch, parts, differs, 1),
  ]) {
    const ways = waysOf();
    if (ways.length > 0) return fewestAllowed(random, sketch, random.shuffle(ways).slice(0, MOST_WAYS), proof);
  }
  return undefined;
}

/** The way that leaves the fewest of the other solutions that are known, and of twins. */
function fewestAllowed(random: Random, sketch: Sketch, ways: readonly (readonly Part[])[], proof: Proof) {
  const counts = ways.map((way) => {
    const next = sketch.withParts(way);
    return proof.allowed(next) + next.twinsTooMany();
  });
  const least = Math.min(...counts);
  return random.pick(ways.filter((_, i) => counts[i] === least));
}

type Differs = (part: Pick<Part, 'cells'>) => boolean;

/** A cell goes over from one sum to the next. */
export function tradesIn({ parts, board }: Sketch, differs: Differs = () => true): readonly (readonly Part[])[] {
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
function halvings(
  sketch: Sketch,
  parts: readonly Part[],
  differs: Differs,
  least: number,
): readonly (readonly Part[])[] {
  return parts.flatMap((part) =>
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
const MOST_WAYS = 8;

function isSumToCut({ demand, kept }: Part): boolean {
  return demand === 'sum' && kept === undefined;
}

/** Cells that must differ are few, and stay so as long as anything else will do. */
function isNotUnlike({ demand }: Part): boolean {
  return demand !== 'different';
}

/** Nothing more can be said of it, or may be. */
function isTight({ demand, kept }: Part): boolean {
  return kept === 'rule' || demand === 'sum' || demand === 'extreme' || demand === 'same';
}

function madeExact(parts: readonly Part[], chosen: Part): readonly Part[] {
  return parts.map((part) => (part === chosen ? { ...part, demand: 'sum' } : part));
}

export function cut(sketch: Sketch, whole: Part, half: readonly number[]): readonly Part[] {
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
export function halvesOf(board: Board, { cells, demand }: Part): readonly (readonly number[])[] {
  if (cells.length > MOST_HALVED) return [];
  const most = demand === 'same' ? 1 : cells.length / 2;
  const restOf = (half: readonly number[]) => cells.filter((cell) => !half.includes(cell));
  return Array.from({ length: 2 ** cells.length - 2 }, (_, i) => cells.filter((_, bit) => ((i + 1) >> bit) & 1)).filter(
    (half) => half.length <= most && isConnected(board, half) && isConnected(board, restOf(half)),
  );
}

/** Larger regions have too many halves to look at. */
const MOST_HALVED = 10;
