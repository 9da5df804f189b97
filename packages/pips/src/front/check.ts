/** `check` and `verify` with sentences, and puzzles that are known to be checked. */
import type { Err, Ok } from '@pipwright/core';
import { say } from '@pipwright/core/front';
import { check as checkSpec } from '../check/check.js';
import { verify as verifySolution } from '../check/verify.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { PuzzleError, type PuzzleProblem } from './problem.js';
import { frontWords } from './words.js';

/** A puzzle, or all that is wrong with it; and what is odd about it. */
export type CheckResult = (Ok<Puzzle> | Err<readonly PuzzleProblem[]>) & {
  readonly warnings: readonly PuzzleProblem[];
};

/** Is this a puzzle? Never throws, whatever a caller hands in. */
export function check(spec: Spec): CheckResult {
  const checked = checkSpec(spec);
  const warnings = say(checked.warnings, frontWords);
  return checked.ok
    ? { ok: true, value: remember(checked.value), warnings }
    : { ok: false, error: say(checked.error, frontWords), warnings };
}

/** Everything wrong with a solution, by the rules alone; an empty list means that it solves the puzzle. */
export function verify(puzzle: Puzzle, solution: Solution): readonly PuzzleProblem[] {
  return say(verifySolution(assured(puzzle), solution), frontWords);
}

/** What `check` made of what was handed in. */
const known = new WeakMap<object, Puzzle>();

export function remember(puzzle: Puzzle): Puzzle {
  known.set(puzzle, puzzle);
  return puzzle;
}

/** The puzzle itself where it is known; one that came from elsewhere, such as another thread, is checked first. */
export function assured(given: Puzzle): Puzzle {
  const puzzle = known.get(given);
  if (puzzle !== undefined) return puzzle;
  const checked = check(given);
  if (!checked.ok) throw new PuzzleError(checked.error);
  // A puzzle holds no regions without a rule, so its own numbers of regions have to be kept.
  const regions = checked.value.regions.map((region) => {
    const index = given.regions[region.index]?.index;
    return Number.isSafeInteger(index) ? { ...region, index: index as number } : region;
  });
  const its = { ...checked.value, regions };
  known.set(given, its);
  return its;
}
