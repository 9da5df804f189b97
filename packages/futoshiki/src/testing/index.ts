/**
 * Puzzles one step smaller, the boldest steps first: the last row and column, the bars, a given, a sign, a bar. Cuts a
 * puzzle that shows a fault to one that people can look at.
 */
import type { Arbitrary } from 'fast-check';
import { PuzzleArbitrary } from '../../../core/src/testing/arbitraries.js';
import { check } from '../check/check.js';
import { contains, gridOf } from '../model/block.js';
import { MIN_SIDE } from '../model/limits.js';
import { type FutoshikiProblem, type Puzzle, type Spec, sideOf } from '../model/puzzle.js';
import type { SquarePair } from '../model/square-pair.js';
import { type RandomPuzzleOptions, randomPuzzle } from './random-puzzle.js';

/** Each is well formed; some may have become unsolvable, or ambiguous. */
export function* smallerPuzzles(puzzle: Puzzle): Iterable<Puzzle> {
  for (const spec of smallerSpecs(puzzle)) {
    const checked = check(spec);
    if (checked.ok) yield checked.value;
  }
}

function* smallerSpecs(puzzle: Puzzle): Iterable<Spec> {
  const { grid, maxNumber, fixedNumbers, greaterThanSigns, lessThanSigns, bars } = puzzle;
  const bare: FutoshikiProblem = { grid, maxNumber, fixedNumbers, greaterThanSigns, lessThanSigns };
  const whole: FutoshikiProblem = bars === undefined ? bare : { ...bare, bars };

  if (sideOf(puzzle) > MIN_SIDE) yield withoutLastLines(whole);
  if (bars !== undefined) yield bare;
  for (const list of ['fixedNumbers', 'greaterThanSigns', 'lessThanSigns', 'bars'] as const) {
    const items: readonly unknown[] = whole[list] ?? [];
    for (const [gone] of items.entries()) yield { ...whole, [list]: items.filter((_, i) => i !== gone) };
  }
}

function withoutLastLines(puzzle: FutoshikiProblem): FutoshikiProblem {
  const side = sideOf(puzzle) - 1;
  const grid = gridOf(side);
  const keep = ({ firstSquare, secondSquare }: SquarePair) =>
    contains(grid, firstSquare) && contains(grid, secondSquare);
  return {
    grid,
    maxNumber: side,
    fixedNumbers: puzzle.fixedNumbers.filter(({ square, number }) => contains(grid, square) && number <= side),
    greaterThanSigns: puzzle.greaterThanSigns.filter(keep),
    lessThanSigns: puzzle.lessThanSigns.filter(keep),
    ...(puzzle.bars === undefined ? {} : { bars: puzzle.bars.filter(keep) }),
  };
}

export { bruteForce } from './brute-force.js';
export { latinSquare, type RandomPuzzleOptions, randomPuzzle } from './random-puzzle.js';

/** A random puzzle, made smaller step by step where a property fails. */
export function anyPuzzle(options: RandomPuzzleOptions = {}): Arbitrary<Puzzle> {
  return new PuzzleArbitrary((seed) => randomPuzzle(seed, options), smallerPuzzles);
}
