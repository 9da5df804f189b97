import type { MakingPart } from '@pipwright/core';
import { generate } from './generate/generate.js';
import type { PipsSize } from './generate/taste.js';
import type { Puzzle } from './model/puzzle.js';

/** Making Pips. */
export const pipsMaking: MakingPart<Puzzle, PipsSize> = { generate };
