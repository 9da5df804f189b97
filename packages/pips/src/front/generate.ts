/** New puzzles, from seeds. */
import type { Generation } from '@pipwright/core';
import {
  type GenerateResult as GeneratedOf,
  type GenerateLimits,
  generatePuzzleWith,
  generateWith,
  type PuzzleMaker,
  type Seed,
  say,
  wishShapes,
} from '@pipwright/core/front';
import { list, number, oneOf, optional, pair, record, text } from '@pipwright/core/shape';
import { verify } from '../check/verify.js';
import { pipsExplainer } from '../explain/index.js';
import { type PipsRequest, pipsGenerating } from '../generating.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { assured } from './assured.js';
import { known } from './check.js';
import { PuzzleError } from './problem.js';
import { frontWords } from './words.js';

export type GenerateResult = GeneratedOf<Puzzle, Solution>;

const maker: PuzzleMaker<Puzzle, Solution, PipsRequest> = {
  generating: pipsGenerating,
  verify,
  shape: record<PipsRequest>({
    ...wishShapes(pipsExplainer.techniques.map(({ name }) => name)),
    dominoes: optional(number),
    shape: optional(list(pair(number))),
    figure: optional(text),
    symmetry: optional(oneOf('mirror', 'rotation', 'none')),
    set: optional(number),
    tray: optional(list(pair(number))),
    like: (given) => (given === undefined || given === 'times' ? given : assured(given as Puzzle)),
  }),
  remember: (puzzle) => known.remember(puzzle),
  refusal: (problems) => new PuzzleError(say(problems, frontWords)),
};

/**
 * A puzzle with one solution, as asked: work that you drive, which comes to the same puzzle for the same options and
 * seed. Throws a `PuzzleError` where there can be no such puzzle.
 */
export function generate(options: PipsRequest, seed: Seed): Generation<Puzzle, Solution> {
  return generateWith(maker, options, seed);
}

/** The same, driven in turns with everything else in its thread. */
export async function generatePuzzle(options: PipsRequest, limits: GenerateLimits): Promise<GenerateResult> {
  return generatePuzzleWith(maker, options, limits);
}
