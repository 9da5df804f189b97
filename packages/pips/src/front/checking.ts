import { Checking } from '@pipwright/core/front/parts';
import { check } from '../check/check.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { PuzzleError } from './problem.js';
import { frontWords } from './words.js';

export const checking = new Checking<Spec, Puzzle, typeof frontWords>({
  words: frontWords,
  check,
  PuzzleError,
  /** A puzzle holds no regions without a rule, so the numbers of its regions have to be kept. */
  restore(checked, { regions }) {
    const numbers = regions.map(({ index }) => index);
    const areIncreasing = numbers.every((number, i) => Number.isSafeInteger(number) && number > (numbers[i - 1] ?? -1));
    if (!areIncreasing) return checked;
    const renumbered = checked.regions.map((region) => ({ ...region, index: numbers[region.index] ?? region.index }));
    return { ...checked, regions: renumbered };
  },
});
