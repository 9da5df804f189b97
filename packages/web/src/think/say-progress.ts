/** How engines get on, in words. */

import type { PlayWords } from '../words/catalogue.js';
import type { Inspected } from './inspected.js';

/** A number as people write it, of any size. */
export function digits({ languageTag }: PlayWords, number: string | number): string {
  return BigInt(number).toLocaleString(languageTag);
}

/** How a task of the engines gets on. */
export function sayProgress(words: PlayWords, { task, progress }: Inspected): string {
  const say = task === 'count' ? words.task.counting : words.task.working;
  return say(digits(words, progress.found), digits(words, progress.nodes));
}
