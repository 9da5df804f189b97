/** What a task came to, in the player's words; undefined while it runs. */

import { MOST_KEPT } from '../think/engine-messages.js';
import type { Inspected } from '../think/inspected.js';
import { digits } from '../think/say-progress.js';
import type { Catalogue } from '../words/catalogue.js';
import { differingCells, type Inspection, sharedOf } from './inspection.js';

export function sayOutcome(words: Catalogue, inspection: Inspection, inspected: Inspected): string | undefined {
  const { inspect, about } = words;
  const { task, running, failure, ending, progress, solutions } = inspected;
  if (running) return undefined;
  if (failure !== undefined) return inspect.failures[failure];
  const count = BigInt(progress.found);
  if (task === 'position' && count > 0n) return inspect.solvable;
  if (task === 'solve' && count > 0n) return inspect.found;
  if (task === 'unique' && count > 1n) return sayTwo(words, inspection, solutions);
  if (task === 'common' && count > 0n) return sayShared(words, inspected);
  if (ending !== 'exhausted') {
    if (task !== 'all' && task !== 'count') return inspect.noAnswer;
    return count === 0n ? inspect.noneYet : about.stopped(digits(words, progress.found));
  }
  if (task === 'position') return inspect.notSolvable;
  if (isUnsolvable(inspected)) return inspect.none;
  return count === 1n ? about.one : about.counted(digits(words, progress.found));
}

/** Is it known now that the puzzle has no solution? */
export function isUnsolvable({ task, failure, ending, progress }: Inspected): boolean {
  return task !== 'position' && failure === undefined && ending === 'exhausted' && progress.found === '0';
}

/** Said beside the outcome, and as soon as it is so. */
export function sayLimit(words: Catalogue, { task, progress }: Inspected): string | undefined {
  const beyond = task === 'all' && BigInt(progress.found) > BigInt(MOST_KEPT);
  return beyond ? words.inspect.onlyCounted(digits(words, MOST_KEPT)) : undefined;
}

function sayTwo({ inspect }: Catalogue, inspection: Inspection, [one, other]: Inspected['solutions']): string {
  const differ = one === undefined || other === undefined ? [] : differingCells(inspection, one, other);
  return inspect.notUnique(differ.length);
}

function sayShared({ inspect }: Catalogue, { common, ending }: Inspected): string {
  const { always, cells } = sharedOf(common);
  return (ending === 'exhausted' ? inspect.shared : inspect.sharedSoFar)(always.length, cells);
}
