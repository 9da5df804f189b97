import type { PlayWords } from '../words/catalogue.js';

export function levelName(words: PlayWords, level: string | undefined): string | undefined {
  const levels: Readonly<Record<string, string>> = words.levels;
  return level !== undefined && Object.hasOwn(levels, level) ? levels[level] : undefined;
}
