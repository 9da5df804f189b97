import type { CompletingPart, GeneratingPart } from '@pipwright/core';
import { completePuzzle, refusesToComplete } from './generate/complete-puzzle.js';
import { isGap } from './generate/gaps.js';
import { generatePuzzle } from './generate/generate-puzzle.js';
import type { CompleteRequest, Half } from './generate/half.js';
import { likeness } from './generate/likeness.js';
import { type PipsRequest, refuses } from './generate/request.js';
import type { Puzzle } from './model/puzzle.js';
import type { Solution } from './model/solution.js';

export const pipsCompleting: CompletingPart<Puzzle, Solution, CompleteRequest> = {
  isGap,
  refuses: (spec, request) => refusesToComplete(spec as Half, request),
  complete: (spec, request, seed) => completePuzzle(spec as Half, request, seed),
};

export const pipsGenerating: GeneratingPart<Puzzle, Solution, PipsRequest> = {
  refuses,
  generate: generatePuzzle,
  likeness,
  completing: pipsCompleting,
};
