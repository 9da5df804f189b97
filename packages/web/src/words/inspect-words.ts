import type { Inspected } from '../think/inspected.js';
import type { PlayWords } from './catalogue.js';

/** A number as people write it, of any size. */
export function digits({ languageTag }: PlayWords, number: string | number): string {
  return BigInt(number).toLocaleString(languageTag);
}

/** How a task of the engines gets on. */
export function sayProgress(words: PlayWords, { task, progress }: Inspected): string {
  const say = task === 'count' ? words.task.counting : words.task.working;
  return say(digits(words, progress.found), digits(words, progress.nodes));
}
