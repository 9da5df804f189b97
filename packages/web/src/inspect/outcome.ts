/** What a task came to, in the player's words; undefined while it runs. */

import { MOST_KEPT } from '../think/engine-messages.js';
import type { Inspected } from '../think/inspected.js';
import { digits } from '../think/say-progress.js';
import type { Catalogue } from '../words/catalogue.js';
import { sharedOf } from './inspection.js';

export function sayOutcome(words: Catalogue, inspected: Inspected): string | undefined {
  const { inspect, about } = words;
  const { task, running, failure, ending, progress, common } = inspected;
  if (running) return undefined;
  if (failure !== undefined) return inspect.failures[failure];
  const count = BigInt(progress.found);
  if (task === 'solve' && count > 0n) return inspect.found;
  if (ending !== 'exhausted') {
    if (task === 'common') return inspect.noAnswer;
    return count === 0n ? inspect.noneYet : about.stopped(digits(words, progress.found));
  }
  if (isUnsolvable(inspected)) return inspect.none;
  if (task === 'common') {
    const { always, cells } = sharedOf(common);
    return inspect.shared(always.length, cells);
  }
  return count === 1n ? about.one : about.counted(digits(words, progress.found));
}

export function isUnsolvable({ failure, ending, progress }: Inspected): boolean {
  return failure === undefined && ending === 'exhausted' && progress.found === '0';
}

/** Said beside the outcome, and as soon as it is so. */
export function sayLimit(words: Catalogue, { task, progress }: Inspected): string | undefined {
  const beyond = task === 'all' && BigInt(progress.found) > BigInt(MOST_KEPT);
  return beyond ? words.inspect.onlyCounted(digits(words, MOST_KEPT)) : undefined;
}
