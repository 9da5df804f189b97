import type { MakingPart } from '@pipwright/core';
import { type FutoshikiSize, generate } from './generate/generate.js';
import type { Puzzle } from './model/puzzle.js';

/** Making Futoshiki. */
export const futoshikiMaking: MakingPart<Puzzle, FutoshikiSize> = { generate };
