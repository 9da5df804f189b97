import type { PlayWords } from '../words/catalogue.js';

/** What a level is called; undefined for whatever is none, as the size of a pack or a word in a file. */
export function levelName(words: PlayWords, level: string | undefined): string | undefined {
  const levels: Readonly<Record<string, string>> = words.levels;
  return level !== undefined && Object.hasOwn(levels, level) ? levels[level] : undefined;
}
