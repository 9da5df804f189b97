import type { Puzzle } from '../model/puzzle.js';
import { check, known } from './check.js';
import { PuzzleError } from './problem.js';

/** The puzzle itself if `check` has made it, else what `check` makes of it; it may come from another thread. */
export function assured(given: Puzzle): Puzzle {
  return known.assured(given, recheck);
}

function recheck(given: Puzzle): Puzzle {
  const checked = check(given);
  if (!checked.ok) throw new PuzzleError(checked.error);
  // A puzzle holds no regions without a rule, so the numbers of its regions have to be kept.
  const numbers = given.regions.map(({ index }) => index);
  const areNumbers = numbers.every((number, i) => Number.isSafeInteger(number) && number > (numbers[i - 1] ?? -1));
  if (!areNumbers) return checked.value;
  const regions = checked.value.regions.map((region) => ({ ...region, index: numbers[region.index] ?? region.index }));
  return { ...checked.value, regions };
}
