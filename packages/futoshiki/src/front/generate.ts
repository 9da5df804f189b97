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
import { closedRecord, oneOf, optional, realNumber, truth } from '@pipwright/core/shape';
import { verify } from '../check/verify.js';
import { futoshikiExplainer } from '../explain/index.js';
import { CLUE_MIXES, type FutoshikiRequest } from '../generate/request.js';
import { futoshikiGenerating } from '../generating.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { known } from './check.js';
import { PuzzleError } from './problem.js';
import { frontWords } from './words.js';

export type GenerateResult = GeneratedOf<Puzzle, Solution>;

const maker: PuzzleMaker<Puzzle, Solution, FutoshikiRequest> = {
  generating: futoshikiGenerating,
  verify,
  shape: closedRecord<FutoshikiRequest>({
    ...wishShapes(futoshikiExplainer.techniques.map(({ name }) => name)),
    side: optional(realNumber),
    adjacent: optional(truth),
    clues: optional(oneOf(...CLUE_MIXES)),
    symmetry: optional(oneOf('mirror', 'rotation', 'none')),
  }),
  remember: (puzzle) => known.remember(puzzle),
  refusal: (problems) => new PuzzleError(say(problems, frontWords)),
};

/**
 * A puzzle with one solution, as asked: work that you drive, which comes to the same puzzle for the same options and
 * seed. Throws a `PuzzleError` where there can be no such puzzle.
 */
export function generate(options: FutoshikiRequest, seed: Seed): Generation<Puzzle, Solution> {
  return generateWith(maker, options, seed);
}

/** The same, driven in turns with everything else in its thread. */
export async function generatePuzzle(options: FutoshikiRequest, limits: GenerateLimits): Promise<GenerateResult> {
  return generatePuzzleWith(maker, options, limits);
}
