/** What a puzzle is called in the player's words, from what its file says of it. */
import { TIMES } from '../game/shown-title.js';
import { shortTitle } from '../game/title.js';
import type { Naming } from '../kind/reading.js';
import type { ReadPuzzle } from '../think/read-text.js';
import type { Catalogue } from '../words/catalogue.js';

/** Titles of puzzles that came together: those that would share one are numbered. */
export function titlesFor(
  words: Catalogue,
  found: readonly { readonly puzzle: Pick<ReadPuzzle, 'naming' | 'kind'>; readonly file: string | undefined }[],
): readonly string[] {
  const titles = found.map(({ puzzle, file }) => titleFor(words, puzzle.naming, file));
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  const numbers = new Map<string, number>();
  return titles.map((title, i) => {
    const count = counts.get(title) ?? 1;
    if (count === 1) return title;
    const number = (numbers.get(title) ?? 0) + 1;
    numbers.set(title, number);
    const kind = found[i]?.puzzle.kind;
    return words.bring.numbered(title || (kind === undefined ? '' : words.kinds[kind].name), number, count);
  });
}

function titleFor({ bring }: Catalogue, { name, date, level, comment, id }: Naming, file?: string): string {
  const levels: Readonly<Record<string, string>> = bring.levels;
  const levelWord = level !== undefined && Object.hasOwn(levels, level) ? levels[level] : level;
  // As `shownTitle` reads it.
  const dated = date === undefined ? undefined : [TIMES, date, level].filter(Boolean).join(' ');
  const said = [name, dated, id, comment, levelWord, file?.replace(/\.\w{1,7}$/, '')];
  return said.map((each) => shortTitle(each ?? '')).find((each) => each !== '') ?? '';
}
