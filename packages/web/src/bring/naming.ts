/** What a puzzle is called in the player's words, from what its file says of it. */
import { shortTitle } from '../game/title.js';
import type { Naming } from '../think/read-text.js';
import type { Catalogue } from '../words/catalogue.js';

/** Empty where nothing is said. */
export function titleFor({ bring }: Catalogue, { name, date, level, comment, id }: Naming, file?: string): string {
  const levels: Readonly<Record<string, string>> = bring.levels;
  const levelWord = level !== undefined && Object.hasOwn(levels, level) ? levels[level] : level;
  const dated = date === undefined ? undefined : [date, levelWord].filter(Boolean).join(' ');
  const said = [name, dated, id, comment, levelWord, file?.replace(/\.\w{1,7}$/, '')];
  return said.map((each) => shortTitle(each ?? '')).find((each) => each !== '') ?? '';
}
