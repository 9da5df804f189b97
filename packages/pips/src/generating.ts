/** Making Pips as asked. */
import type { GeneratingPart } from '@pipwright/core';
import { generatePuzzle } from './generate/generate-puzzle.js';
import { likeness } from './generate/likeness.js';
import { type PipsRequest, refuses } from './generate/request.js';
import type { Puzzle } from './model/puzzle.js';
import type { Solution } from './model/solution.js';

export const pipsGenerating: GeneratingPart<Puzzle, Solution, PipsRequest> = {
  refuses,
  generate: generatePuzzle,
  likeness,
};
