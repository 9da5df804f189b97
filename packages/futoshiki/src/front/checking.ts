import { Checking } from '@pipwright/core/front/parts';
import { check } from '../check/check.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { PuzzleError } from './problem.js';
import { frontWords } from './words.js';

export const checking = new Checking<Spec, Puzzle, typeof frontWords>({ words: frontWords, check, PuzzleError });
