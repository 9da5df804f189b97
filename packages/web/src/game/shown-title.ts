/**
 * Titles as they are shown. A puzzle of a day keeps `2025-10-12 hard`, and one that the Times had
 * that day `Times 2025-10-12 hard`.
 */
import type { PlayWords } from '../words/catalogue.js';
import { levelName } from './level-name.js';

export const TIMES = 'Times';
const DAY = new RegExp(`^(?:(${TIMES}) )?(\\d{4})-(\\d\\d)-(\\d\\d)(?: (\\p{L}+))?$`, 'u');

export function shownTitle(words: PlayWords, title: string, today = new Date()): string {
  const found = DAY.exec(title);
  const [year = 0, month = 0, day = 0] = (found ?? []).slice(2, 5).map(Number);
  const date = new Date(year, month - 1, day);
  // There is no 30th of February.
  if (found === null || date.getDate() !== day || date.getMonth() !== month - 1) return title;
  const shown = date.toLocaleDateString(words.dateTag, {
    day: 'numeric',
    month: 'short',
    ...(year !== today.getFullYear() && { year: 'numeric' }),
  });
  const named = words.dayTitle(levelOf(words, found[5]), shown);
  return found[1] === undefined ? named : `${TIMES} · ${named}`;
}

function levelOf(words: PlayWords, word: string | undefined): string | undefined {
  return levelName(words, word) ?? (word && word.charAt(0).toUpperCase() + word.slice(1));
}
