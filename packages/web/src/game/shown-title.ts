/** Titles as they are shown. A puzzle of a day keeps `2025-10-12 hard`, which each language writes in its own way. */
import type { PlayWords } from '../words/catalogue.js';

const DAY = /^(\d{4})-(\d\d)-(\d\d)(?: (\p{L}+))?$/u;

export function shownTitle({ dayTitle, levels, dateTag }: PlayWords, title: string, today = new Date()): string {
  const [found, year = 0, month = 0, day = 0] = (DAY.exec(title) ?? []).map(Number);
  const date = new Date(year, month - 1, day);
  // There is no 30th of February.
  if (found === undefined || date.getDate() !== day || date.getMonth() !== month - 1) return title;
  const shown = date.toLocaleDateString(dateTag, {
    day: 'numeric',
    month: 'short',
    ...(year !== today.getFullYear() && { year: 'numeric' }),
  });
  return dayTitle(levelOf(levels, DAY.exec(title)?.[4]), shown);
}

/** A level in another language is shown as it was kept. */
function levelOf(levels: Readonly<Record<string, string>>, word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  return Object.hasOwn(levels, word) ? levels[word] : word.charAt(0).toUpperCase() + word.slice(1);
}
