/** Puzzles for tests; a malformed one fails the test that asked for it. */

import fc from 'fast-check';
import { cellPair, rows } from '../../core/src/testing/short-forms.js';
import { check } from '../src/check/check.js';
import { gridOf } from '../src/model/block.js';
import { type Puzzle, type Spec, sideOf } from '../src/model/puzzle.js';
import { signsFor } from '../src/model/sign.js';
import { squareOf } from '../src/model/square.js';
import type { SquarePair } from '../src/model/square-pair.js';
import { anyPuzzle } from '../src/testing/index.js';

export function puzzleOf(spec: Spec): Puzzle {
  const checked = check(spec);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value;
}

type Pair = readonly [readonly [number, number], readonly [number, number]];

/** By row and column, 0 for an empty square; of each pair of cells the first is the greater. */
export function specFromGrid(
  rows: readonly (readonly number[])[],
  greater: readonly Pair[],
  bars?: readonly Pair[],
): Spec {
  const pair = ([a, b]: Pair): SquarePair => ({ firstSquare: squareOf(a), secondSquare: squareOf(b) });
  return {
    grid: gridOf(rows[0]?.length ?? 0, rows.length),
    maxNumber: rows.length,
    fixedNumbers: rows.flatMap((line, row) =>
      line.flatMap((number, column) => (number === 0 ? [] : [{ square: { column, row }, number }])),
    ),
    ...signsFor(greater.map(([a, b]) => ({ greater: squareOf(a), less: squareOf(b) }))),
    ...(bars === undefined ? {} : { bars: bars.map(pair) }),
  };
}

export function puzzleFromGrid(
  rows: readonly (readonly number[])[],
  greater: readonly Pair[],
  bars?: readonly Pair[],
): Puzzle {
  return puzzleOf(specFromGrid(rows, greater, bars));
}

/** The seed's example, and its one solution. */
export const EXAMPLE = puzzleFromGrid(rows('0200 0001 3010 4003'), [
  cellPair('0,2 0,1'),
  cellPair('1,0 0,0'),
  cellPair('0,3 1,3'),
  cellPair('1,1 1,0'),
  cellPair('2,1 2,2'),
  cellPair('2,1 3,1'),
  cellPair('3,0 3,1'),
]);

export const EXAMPLE_SOLUTION = { grid: rows('1234 2341 3412 4123') };

/** Any puzzle as it is, or on a larger grid, where numbers have two digits. */
export const anySize = fc.tuple(anyPuzzle(), fc.constantFrom(0, 0, 6, 12, 32)).map(([puzzle, side]) => {
  const bigger = Math.max(side, sideOf(puzzle));
  return side === 0 ? puzzle : puzzleOf({ ...bare(puzzle), grid: gridOf(bigger), maxNumber: bigger });
});

/** What is to be solved, without what comes with it. */
export function bare({ id: _, solution: __, ...puzzle }: Puzzle): Puzzle {
  return puzzle;
}
