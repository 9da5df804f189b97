/** Figures as they are typed: a silhouette by its name, or letters and digits, a board for each. */
import { glyphOf, silhouetteNamed, silhouettes } from '@pipwright/pips';
import { didYouMean } from '../nearest.js';
import { UsageError } from '../usage-error.js';
import { wrap } from '../wrap.js';

export const LIST = 'list';

/** More would be a text, not a word. */
const MOST_LETTERS = 40;

/** `heart` is a silhouette, `LOVE` is four letters. */
export function figuresOf(word: string): readonly string[] {
  if (silhouetteNamed(word) !== undefined) return [word];
  const characters = [...word];
  const isSpelled = characters.length === 1 || /^[A-Z0-9]+$/.test(word);
  if (isSpelled && characters.length <= MOST_LETTERS && characters.every((each) => glyphOf(each) !== undefined))
    return characters.map((each) => each.toUpperCase());
  const names = silhouettes().map(({ name }) => name);
  const meant = didYouMean(word, names) || ' To spell a word, write it in capitals, without spaces.';
  throw new UsageError(`There is no figure "${word}".${meant}`, `generate pips --figure ${LIST}`);
}

const WIDTH = 78;

/** All of them, a paragraph for each theme. */
export function listFigures(): string {
  const themes = new Map<string, string[]>();
  for (const { name, theme } of silhouettes()) themes.set(theme, [...(themes.get(theme) ?? []), name]);
  const paragraphs = [...themes].map(([theme, names]) => wrap(names.join(', '), WIDTH, `${theme}: `, '  '));
  return [
    ...paragraphs,
    wrap('A to Z and 0 to 9, or a word of these in capitals: LOVE', WIDTH, 'letters: ', '  '),
  ].join('\n');
}
