import type { Arbitrary } from 'fast-check';
import { PuzzleArbitrary } from '../../../core/src/testing/puzzle-arbitrary.js';
import type { Puzzle } from '../model/puzzle.js';
import { type RandomPuzzleOptions, randomPuzzle } from './random-puzzle.js';
import { smallerPuzzles } from './smaller.js';

export { bruteForce } from './brute-force.js';
export { latinSquare, type RandomPuzzleOptions, randomPuzzle } from './random-puzzle.js';

/** A random puzzle, made smaller step by step where a property fails. */
export function anyPuzzle(options: RandomPuzzleOptions = {}): Arbitrary<Puzzle> {
  return new PuzzleArbitrary((seed) => randomPuzzle(seed, options), smallerPuzzles);
}
