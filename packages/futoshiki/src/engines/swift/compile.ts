/**
 * A puzzle as the search wants it: cells, lines and links as small numbers.
 *
 *     cells   row · side + column         lines   rows 0 … side−1, columns side … 2·side−1
 *     links   first[l] ─kind[l]─ second[l], the signs in the puzzle's order, then with bars all pairs of neighbours
 *     near    the links as each cell sees them: other[i], view[i], link[i] for start[cell] ≤ i < start[cell + 1]
 *
 * The compiled form never changes: what a search must respect, and may be loosened, stands in `Terms`.
 */
import { type FutoshikiProblem, sideOf } from '../../model/puzzle.js';
import { type Inequality, inequalitiesOf } from '../../model/sign.js';
import type { Square } from '../../model/square.js';
import { full, type Sizes, Terms } from './terms.js';

/** Question to the engine, flat: the same for a puzzle with signs and one with bars. */
export interface Question {
  /** 1 to 32. */
  readonly side: number;
  readonly givens: readonly (Square & { readonly number: number })[];
  readonly signs: readonly Inequality[];
  /** Bars of Adjacent: neighbours differ by exactly 1 if and only if there is one between them. */
  readonly bars?: readonly (readonly [Square, Square])[] | undefined;
}

/** Signs stand in the order of `inequalitiesOf`, so that they can be switched off by their place. */
export function questionOf(puzzle: FutoshikiProblem): Question {
  return {
    side: sideOf(puzzle),
    givens: puzzle.fixedNumbers.map(({ square, number }) => ({ ...square, number })),
    signs: inequalitiesOf(puzzle),
    bars: puzzle.bars?.map(({ firstSquare, secondSquare }) => [firstSquare, secondSquare]),
  };
}

/** The first cell of the link is greater than the second; so is the cell that sees it so. */
export const GREATER = 0;
/** View of the lesser cell of a `GREATER` link. */
export const LESS = 1;
export const NEXT = 2;
/** The two do not differ by exactly 1. */
export const APART = 3;

export interface Compiled extends Sizes {
  readonly question: Question;
  /** Cells and kind of each link. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly kind: Int32Array;
  readonly start: Int32Array;
  readonly other: Int32Array;
  readonly view: Int32Array;
  readonly link: Int32Array;
  readonly given: Terms;
}

export function compile(question: Question): Compiled {
  const { side, signs, bars } = question;
  const cells = side * side;
  const links = signs.length + (bars === undefined ? 0 : 2 * side * (side - 1));
  const ends = new Int32Array(3 * links);
  const first = ends.subarray(0, links);
  const second = ends.subarray(links, 2 * links);
  const kind = ends.subarray(2 * links);
  signs.forEach(({ greater, less }, i) => {
    first[i] = greater.row * side + greater.column;
    second[i] = less.row * side + less.column;
  });
  if (bars !== undefined) joinNeighbours(side, signs.length, first, second, kind);
  for (const bar of bars ?? []) kind[pairNumber({ question, side, first, second }, bar)] = NEXT;
  const sizes = { side, cells, links };
  const given = new Terms(sizes);
  for (const { row, column, number } of question.givens) given.fix(row * side + column, number);
  return { ...sizes, question, first, second, kind, ...viewsOf(cells, first, second, kind), given };
}

export function termsOf(compiled: Compiled): Terms {
  return new Terms(compiled).copyFrom(compiled.given);
}

/** The link between two neighbours of a puzzle with bars, in either order, with or without a bar between them. */
export function pairNumber(
  { question, side, first, second }: Pick<Compiled, 'question' | 'side' | 'first' | 'second'>,
  [one, other]: readonly [Square, Square],
): number {
  const a = one.row * side + one.column;
  const b = other.row * side + other.column;
  for (let l = question.signs.length; l < first.length; l++) {
    if ((first[l] === a && second[l] === b) || (first[l] === b && second[l] === a)) return l;
  }
  throw new RangeError('these cells are not neighbours in a puzzle with bars');
}

/** Is the cell's number given, and has nothing else been asked of it? */
export function isGiven({ given, side }: Compiled, terms: Terms, cell: number): boolean {
  const values = given.values[cell]!;
  return values !== full(side) && values === terms.values[cell];
}

function joinNeighbours(side: number, from: number, first: Int32Array, second: Int32Array, kind: Int32Array): void {
  let l = from;
  for (let cell = 0; cell < side * side; cell++) {
    for (const next of [cell + 1, cell + side]) {
      if (next === cell + 1 ? next % side === 0 : next >= side * side) continue;
      first[l] = cell;
      second[l] = next;
      kind[l++] = APART;
    }
  }
}

function viewsOf(cells: number, first: Int32Array, second: Int32Array, kind: Int32Array) {
  const links = first.length;
  const all = new Int32Array(cells + 1 + 6 * links);
  const start = all.subarray(0, cells + 1);
  const other = all.subarray(cells + 1, cells + 1 + 2 * links);
  const view = all.subarray(cells + 1 + 2 * links, cells + 1 + 4 * links);
  const link = all.subarray(cells + 1 + 4 * links);
  for (let l = 0; l < links; l++) {
    start[first[l]!]!++;
    start[second[l]!]!++;
  }
  for (let cell = 1; cell <= cells; cell++) start[cell]! += start[cell - 1]!;
  for (let l = 0; l < links; l++) {
    for (const [cell, end, seen] of [
      [first[l]!, second[l]!, kind[l]!],
      [second[l]!, first[l]!, kind[l] === GREATER ? LESS : kind[l]!],
    ] as const) {
      const at = start[cell]! - 1;
      start[cell] = at;
      other[at] = end;
      view[at] = seen;
      link[at] = l;
    }
  }
  return { start, other, view, link };
}
