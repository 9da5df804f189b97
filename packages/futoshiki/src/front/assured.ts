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
  return checked.value;
}
