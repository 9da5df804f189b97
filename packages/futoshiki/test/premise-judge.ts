/**
 * Judges steps by what premises mean and nothing else: looks for a way to fill the cells that they allow and the step
 * denies. A search of its own; it shares nothing with the engines, nor with what finds the steps.
 */
import type { Cell, JsonObject } from '@pipwright/core';
import { type Claim, factsIn, type Known, type PremiseJudge } from '../../core/test/explaining/claims.js';
import { type Puzzle, sideOf } from '../src/model/puzzle.js';

/** A longer search is given up. */
const MOST_NODES = 5_000;

type Pair = readonly [Cell, Cell];

/** What two cells must be to one another, given a number in the first: the numbers that the second may have. */
interface Relation {
  readonly from: number;
  readonly to: number;
  /** By the number in `from`, from 1. */
  readonly allowed: readonly number[];
}

/** What some premises say, and no more: numbers as bits, 1 the lowest. */
interface Board {
  readonly side: number;
  readonly left: readonly number[];
  /** Cells that all differ, a line each. */
  readonly lines: readonly (readonly number[])[];
  readonly relations: readonly Relation[];
}

export const byTrying: PremiseJudge<Puzzle> = {
  follows(puzzle, known, claim, because) {
    const board = boardOf(puzzle, known, because);
    const answers = deniedBy(board.side, claim).map(([cell, values]) =>
      isPossible({ ...board, left: board.left.map((some, i) => (i === cell ? some & values : some)) }),
    );
    if (answers.includes(true)) return false;
    return answers.includes(undefined) ? undefined : true;
  },
  contradicts(puzzle, known, because) {
    const possible = isPossible(boardOf(puzzle, known, because));
    return possible === undefined ? undefined : !possible;
  },
};

const bit = (value: number) => 1 << (value - 1);
const bits = (values: readonly number[]) => values.reduce((all, value) => all | bit(value), 0);

/** Cells with the numbers that a claim says they do not hold. */
function deniedBy(side: number, { removes, places }: Claim): [cell: number, values: number][] {
  const all = (1 << side) - 1;
  return [
    ...removed({ removes }).map(({ cell: [row, column], values }): [number, number] => [
      row * side + column,
      bits(values),
    ]),
    ...placed({ places }).map(({ cell: [row, column], value }): [number, number] => [
      row * side + column,
      all & ~bit(value),
    ]),
  ];
}

export function removed({ removes }: Pick<Claim, 'removes'>) {
  return removes as unknown as readonly { readonly cell: Cell; readonly values: readonly number[] }[];
}

export function placed({ places }: Pick<Claim, 'places'>) {
  return places as unknown as readonly { readonly cell: Cell; readonly value: number }[];
}

function boardOf(puzzle: Puzzle, known: Known, because: readonly JsonObject[]): Board {
  const side = sideOf(puzzle);
  const all = (1 << side) - 1;
  const at = ([row, column]: Cell) => row * side + column;
  const named = <T>(name: string) => because.flatMap((premise) => (name in premise ? [premise[name] as T] : []));
  const left = Array.from({ length: side * side }, () => all);
  const keep = (cell: Cell, values: number) => {
    left[at(cell)] = (left[at(cell)] ?? 0) & values;
  };
  for (const cell of named<Cell>('given')) {
    const given = puzzle.fixedNumbers.find(({ square }) => square.row === cell[0] && square.column === cell[1]);
    if (given === undefined) throw new Error(`nothing is given at ${cell}`);
    keep(cell, bit(given.number));
  }
  const facts = factsIn(known, because);
  if (named('suppose').length > 0) facts.push({ removes: [], joins: [], places: [known.suppose ?? {}] });
  for (const fact of facts) {
    for (const [cell, values] of deniedBy(side, fact)) left[cell] = (left[cell] ?? 0) & ~values;
  }
  const numbers = Array.from({ length: side }, (_, i) => i + 1);
  const between = (pairs: readonly Pair[], fits: (first: number, second: number) => boolean): Relation[] =>
    pairs.flatMap(([first, second]) => [
      { from: at(first), to: at(second), allowed: numbers.map((a) => bits(numbers.filter((b) => fits(a, b)))) },
      { from: at(second), to: at(first), allowed: numbers.map((b) => bits(numbers.filter((a) => fits(a, b)))) },
    ]);
  const [rows, columns] = withLast(side, named<number>('row'), named<number>('column'));
  for (const name of ['sign', 'bar', 'noBar'] as const)
    for (const pair of named<Pair>(name))
      if (!isThere(puzzle, name, pair)) throw new Error(`there is no ${name} ${pair}`);
  return {
    side,
    left,
    lines: [
      ...rows.map((row) => numbers.map((_, i) => row * side + i)),
      ...columns.map((column) => numbers.map((_, i) => i * side + column)),
    ],
    relations: [
      ...between(named<Pair>('sign'), (greater, less) => greater > less),
      ...between(named<Pair>('bar'), (a, b) => Math.abs(a - b) === 1),
      ...between(named<Pair>('noBar'), (a, b) => Math.abs(a - b) !== 1),
    ],
  };
}

/** Where all lines but one hold each number once, so does the last one: a search would take long to see that. */
function withLast(side: number, rows: readonly number[], columns: readonly number[]): [number[], number[]] {
  const isAll = new Set(rows).size + new Set(columns).size === 2 * side - 1;
  const all = Array.from({ length: side }, (_, i) => i);
  return isAll ? [all, all] : [[...rows], [...columns]];
}

/** Does the puzzle have what a premise names? */
function isThere(
  { greaterThanSigns, lessThanSigns, bars }: Puzzle,
  name: 'sign' | 'bar' | 'noBar',
  [first, second]: Pair,
): boolean {
  const is = ({ row, column }: { readonly row: number; readonly column: number }, [r, c]: Cell) =>
    row === r && column === c;
  if (name === 'sign') {
    return (
      greaterThanSigns.some((sign) => is(sign.firstSquare, first) && is(sign.secondSquare, second)) ||
      lessThanSigns.some((sign) => is(sign.secondSquare, first) && is(sign.firstSquare, second))
    );
  }
  const isNeighbour = Math.abs(first[0] - second[0]) + Math.abs(first[1] - second[1]) === 1;
  const hasBar = bars?.some(
    (bar) =>
      (is(bar.firstSquare, first) && is(bar.secondSquare, second)) ||
      (is(bar.firstSquare, second) && is(bar.secondSquare, first)),
  );
  return bars !== undefined && isNeighbour && hasBar === (name === 'bar');
}

/** Can every cell be filled? Undefined where it takes too long to find out. */
function isPossible({ side, left, lines, relations }: Board): boolean | undefined {
  let nodes = 0;
  const trouble = left.map(() => 1);
  const taken = new Int32Array(1 << side);
  // A cell that nothing speaks of may hold anything.
  const isBound = left.map(
    (_, cell) => lines.some((line) => line.includes(cell)) || relations.some(({ from }) => from === cell),
  );
  return left.includes(0) ? false : fill([...left]);

  function fill(open: number[]): boolean | undefined {
    if (++nodes > MOST_NODES) return undefined;
    if (!narrow(open)) return false;
    const cell = choose(open);
    if (cell === undefined) return true;
    for (let value = 1; value <= side; value++) {
      if (((open[cell] ?? 0) & bit(value)) === 0) continue;
      const tried = [...open];
      tried[cell] = bit(value);
      const possible = fill(tried);
      if (possible !== false) return possible;
    }
    return false;
  }

  /** A cell with few numbers that has made trouble before: else what matters is tried again and again by what does not. */
  function choose(open: readonly number[]): number | undefined {
    let best: number | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < open.length; cell++) {
      const count = size(open[cell] ?? 0);
      const cost = count / (trouble[cell] ?? 1);
      if (!isBound[cell] || count < 2 || cost >= lowest) continue;
      best = cell;
      lowest = cost;
    }
    return best;
  }

  /** Takes away what cannot be by one line or one pair of cells; false where something is left nothing. */
  function narrow(open: number[]): boolean {
    for (let changed = true; changed; ) {
      changed = false;
      for (const { from, to, allowed } of relations) {
        let may = 0;
        for (let value = 1; value <= side; value++) if ((open[from] ?? 0) & bit(value)) may |= allowed[value - 1] ?? 0;
        if (keep(to, may)) changed = true;
      }
      for (const line of lines) {
        // Some cells that take as many numbers as they are leave these to no other.
        for (let part = 1; part < 1 << side; part++) {
          const first = part & -part;
          const values = (taken[part ^ first] ?? 0) | (open[line[31 - Math.clz32(first)] ?? 0] ?? 0);
          taken[part] = values;
          const room = size(values) - size(part);
          if (room > 0) continue;
          if (room < 0) {
            for (const cell of line) trouble[cell] = (trouble[cell] ?? 0) + 1;
            return false;
          }
          for (let i = 0; i < side; i++) if (!(part & (1 << i)) && keep(line[i] ?? 0, ~values)) changed = true;
        }
      }
      const empty = open.indexOf(0);
      if (empty !== -1) {
        trouble[empty] = (trouble[empty] ?? 0) + side;
        return false;
      }
    }
    return true;

    function keep(cell: number, values: number): boolean {
      const before = open[cell] ?? 0;
      open[cell] = before & values;
      return open[cell] !== before;
    }
  }
}

const SIZES = Int8Array.from({ length: 1 << 10 }, (_, values) => values.toString(2).replaceAll('0', '').length);

/** How many bits there are, of ten. */
function size(values: number): number {
  return SIZES[values] ?? 0;
}
