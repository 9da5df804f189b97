import type { JsonValue } from '@pipwright/core';
import { say } from '@pipwright/core/front';
import { solutionFromJson } from '../formats/solution-json.js';
import type { Solution } from '../model/solution.js';
import { PuzzleError } from './problem.js';
import { frontWords } from './words.js';

/** The solution, complete or not, that a caller has handed in; throws a `PuzzleError` for what does not look like one. */
export function shaped(given: Solution): Solution {
  // It reads any value.
  const read = solutionFromJson(given as unknown as JsonValue);
  if (!read.ok) throw new PuzzleError(say(read.error, frontWords));
  return read.value;
}
