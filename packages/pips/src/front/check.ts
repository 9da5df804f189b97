import { KnownPuzzles, type CheckResult as ResultOf, say } from '@pipwright/core/front';
import { check as checkSpec } from '../check/check.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { PuzzleError, type PuzzleProblem } from './problem.js';
import { frontWords } from './words.js';

export type CheckResult = ResultOf<Puzzle, PuzzleProblem>;

export const known = new KnownPuzzles<Puzzle>();

/** Is this a puzzle? Never throws, whatever a caller hands in. */
export function check(spec: Omit<Spec, 'unread'>): CheckResult;
export function check(spec: unknown): CheckResult;
export function check(spec: unknown): CheckResult {
  // What could not be read is for parsers to say.
  const checked = checkSpec((Object(spec) === spec ? { ...(spec as Spec), unread: [] } : spec) as Spec);
  const warnings = say(checked.warnings, frontWords);
  return checked.ok
    ? { ok: true, value: known.remember(checked.value), warnings }
    : { ok: false, error: say(checked.error, frontWords), warnings };
}

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
