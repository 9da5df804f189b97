/**
 * A puzzle as arguments see it: cells, lines, signs and bars by numbers. Rows come before columns. It is always turned the
 * same way, so that a turned or mirrored board is told in the turned or mirrored sentences: of its eight views the one
 * whose text comes last is taken.
 */
import type { Cell } from '@pipwright/core';
import { type Compiled, compile, GREATER, NEXT, type Question, questionOf } from '../../engines/swift/compile.js';
import type { Puzzle } from '../../model/puzzle.js';
import { cellOf, type Square } from '../../model/square.js';

export interface Board {
  readonly compiled: Compiled;
  readonly side: number;
  readonly cells: number;
  /** Cells by line. */
  readonly lines: readonly (readonly number[])[];
  readonly linesAt: readonly (readonly [row: number, column: number])[];
  /** Neighbours that a sign says are greater, and less, by cell. */
  readonly above: readonly (readonly number[])[];
  readonly below: readonly (readonly number[])[];
  /** Neighbours across a bar, and, in a puzzle with bars, across none. */
  readonly next: readonly (readonly number[])[];
  readonly apart: readonly (readonly number[])[];
  /** Numbers of each line that are seen to be nowhere else in it. Some are left out where only a part is looked at. */
  readonly inSight: Int32Array;
  /** The puzzle's own cell. */
  readonly cellAt: readonly Cell[];
  /** Are its rows the puzzle's columns? */
  readonly isTurned: boolean;
}

type View = (square: Square) => Square;

export function boardOf(puzzle: Puzzle): Board {
  const question = questionOf(puzzle);
  const end = question.side - 1;
  const views: readonly View[] = [
    ({ row, column }) => ({ row, column }),
    ({ row, column }) => ({ row, column: end - column }),
    ({ row, column }) => ({ row: end - row, column }),
    ({ row, column }) => ({ row: end - row, column: end - column }),
  ];
  const { seen, cellAt, isTurned } = [false, true]
    .flatMap((isTurned) => views.map((view) => viewed(question, view, isTurned)))
    .reduce((last, each) => (each.text > last.text ? each : last));
  return { ...boardFrom(compile(seen)), cellAt, isTurned };
}

/** A question as it is seen from another side, with its cells in the order of that view. */
function viewed({ side, givens, signs, bars }: Question, view: View, isTurned: boolean) {
  const at = (square: Square): Square => {
    const { row, column } = view(square);
    return isTurned ? { row: column, column: row } : { row, column };
  };
  const byText = <Part>(parts: readonly Part[]) =>
    parts
      .map((part) => ({ part, text: JSON.stringify(part) }))
      .sort((a, b) => (a.text < b.text ? -1 : 1))
      .map(({ part }) => part);
  const seen: Question = {
    side,
    givens: byText(givens.map(({ number, ...square }) => ({ ...at(square), number }))),
    signs: byText(signs.map(({ greater, less }) => ({ greater: at(greater), less: at(less) }))),
    bars: bars && byText(bars.map(([a, b]) => inOrder(at(a), at(b)))),
  };
  const own = range(side * side).map((i) => ({ row: Math.floor(i / side), column: i % side }));
  const cellAt: Cell[] = [];
  for (const square of own) cellAt[at(square).row * side + at(square).column] = cellOf(square);
  return { seen, cellAt, isTurned, text: JSON.stringify(seen) };
}

const inOrder = (a: Square, b: Square): readonly [Square, Square] =>
  a.row < b.row || (a.row === b.row && a.column < b.column) ? [a, b] : [b, a];

/** As it stands. */
export function boardFrom(compiled: Compiled): Board {
  const { side, cells, links, first, second, kind } = compiled;
  const lists = () => Array.from({ length: cells }, (): number[] => []);
  const [above, below, next, apart] = [lists(), lists(), lists(), lists()];
  for (let link = 0; link < links; link++) {
    const [a, b] = [first[link]!, second[link]!];
    if (kind[link] === GREATER) {
      above[b]!.push(a);
      below[a]!.push(b);
    } else {
      const near = kind[link] === NEXT ? next : apart;
      near[a]!.push(b);
      near[b]!.push(a);
    }
  }
  const lines = [
    ...range(side).map((row) => range(side).map((column) => row * side + column)),
    ...range(side).map((column) => range(side).map((row) => row * side + column)),
  ];
  const linesAt = range(cells).map((cell) => [Math.floor(cell / side), side + (cell % side)] as const);
  return {
    compiled,
    side,
    cells,
    lines,
    linesAt,
    above,
    below,
    next,
    apart,
    inSight: new Int32Array(2 * side).fill(-1),
    cellAt: range(cells).map((cell): Cell => [Math.floor(cell / side), cell % side]),
    isTurned: false,
  };
}

/** The number of a cell of the puzzle. */
export function numberOfCell({ cellAt }: Board, [row, column]: Cell): number {
  return cellAt.findIndex(([r, c]) => r === row && c === column);
}

/** A grid of the board as one of the puzzle. */
export function ownGrid({ side, cellAt }: Board, grid: readonly (readonly number[])[]): number[][] {
  const own = range(side).map((): number[] => []);
  for (const [cell, number] of grid.flat().entries()) {
    const [row, column] = cellAt[cell]!;
    own[row]![column] = number;
  }
  return own;
}

/** The same where only these numbers of each line are seen. */
export function withSight(board: Board, inSight: Int32Array): Board {
  return { ...board, inSight };
}

/** The line that all of these cells are in. */
export function lineOf({ linesAt }: Board, [first, ...others]: readonly number[]): number | undefined {
  return linesAt[first!]!.find((line) => others.every((cell) => linesAt[cell]!.includes(line)));
}

const ranges: (readonly number[])[] = [];

/** The numbers from 0 up to one: asked for so often that each is made once. */
export function range(n: number): readonly number[] {
  const known = ranges[n] ?? Array.from({ length: n }, (_, i) => i);
  ranges[n] = known;
  return known;
}
