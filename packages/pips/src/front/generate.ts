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
import { closedRecord, list, number, oneOf, optional, pair, realNumber, type Shape, text } from '@pipwright/core/shape';
import { verify } from '../check/verify.js';
import { pipsExplainer } from '../explain/index.js';
import type { PipsRequest } from '../generate/request.js';
import { pipsGenerating } from '../generating.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { assured, known } from './check.js';
import { PuzzleError } from './problem.js';
import { frontWords } from './words.js';

export type GenerateResult = GeneratedOf<Puzzle, Solution>;

export const requestShapes: { readonly [K in keyof PipsRequest]-?: Shape<PipsRequest[K]> } = {
  ...wishShapes(pipsExplainer.techniques.map(({ name }) => name)),
  dominoes: optional(realNumber),
  shape: optional(list(pair(number))),
  figure: optional(text),
  symmetry: optional(oneOf('mirror', 'rotation', 'none')),
  set: optional(realNumber),
  tray: optional(list(pair(number))),
  like: (given) => (given === undefined || given === 'times' ? given : assured(given as Puzzle)),
};

export const pipsMaker: PuzzleMaker<Puzzle, Solution, PipsRequest> = {
  generating: pipsGenerating,
  verify,
  shape: closedRecord<PipsRequest>(requestShapes),
  remember: (puzzle) => known.remember(puzzle),
  refusal: (problems) => new PuzzleError(say(problems, frontWords)),
};

/**
 * A puzzle with one solution, as asked: work that you drive, which comes to the same puzzle for the same options and
 * seed. Throws a `PuzzleError` where there can be no such puzzle.
 */
export function generate(options: PipsRequest, seed: Seed): Generation<Puzzle, Solution> {
  return generateWith(pipsMaker, options, seed);
}

/** The same, driven in turns with everything else in its thread. */
export async function generatePuzzle(options: PipsRequest, limits: GenerateLimits): Promise<GenerateResult> {
  return generatePuzzleWith(pipsMaker, options, limits);
}
