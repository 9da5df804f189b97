/** A puzzle as arguments see it: cells, lines, signs and bars by numbers. Rows come before columns. */
import { type Compiled, compile, GREATER, NEXT, questionOf } from '../../engines/swift/compile.js';
import type { Puzzle } from '../../model/puzzle.js';

export interface Board {
  readonly compiled: Compiled;
  readonly side: number;
  readonly cells: number;
  /** By line: its cells. */
  readonly lines: readonly (readonly number[])[];
  /** By cell: its row and its column. */
  readonly linesAt: readonly (readonly [row: number, column: number])[];
  /** By cell: neighbours that a sign says are greater, and less. */
  readonly above: readonly (readonly number[])[];
  readonly below: readonly (readonly number[])[];
  /** By cell: neighbours across a bar, and, in a puzzle with bars, across none. */
  readonly next: readonly (readonly number[])[];
  readonly apart: readonly (readonly number[])[];
  /** By line: which of its numbers are seen to be nowhere else in it. Some may be left out, where only a part is looked at. */
  readonly inSight: Int32Array;
}

export function boardOf(puzzle: Puzzle): Board {
  return boardFrom(compile(questionOf(puzzle)));
}

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
  };
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
