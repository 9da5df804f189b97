/** Figures as they are typed: a silhouette by its name, or letters and digits, a board for each. */
import { glyphOf, silhouetteNamed, silhouettes } from '@pipwright/pips/parts';
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
  const canBeSpelled = characters.every((each) => glyphOf(each) !== undefined);
  if (isSpelled && characters.length <= MOST_LETTERS && canBeSpelled)
    return characters.map((each) => each.toUpperCase());
  const names = silhouettes().map(({ name }) => name);
  const meant = `${didYouMean(word, names)}${word === '' ? '' : ` ${howToSpell(word, canBeSpelled)}`}`;
  throw new UsageError(`There is no figure "${word}".${meant}`, `generate pips --figure ${LIST}`);
}

function howToSpell(word: string, canBeSpelled: boolean): string {
  if (!canBeSpelled) return 'In a word, only the letters A to Z and the digits 0 to 9 can be drawn.';
  if ([...word].length > MOST_LETTERS) return `A word has at most ${MOST_LETTERS} letters.`;
  return `To spell a word, write it in capitals: ${word.toUpperCase()}.`;
}

const WIDTH = 78;

export function listFigures(): string {
  const themes = new Map<string, string[]>();
  for (const { name, theme } of silhouettes()) themes.set(theme, [...(themes.get(theme) ?? []), name]);
  const paragraphs = [...themes].map(([theme, names]) => wrap(names.join(', '), WIDTH, `${theme}: `, '  '));
  return [
    ...paragraphs,
    wrap('A to Z and 0 to 9, or a word of these in capitals: LOVE', WIDTH, 'letters: ', '  '),
  ].join('\n');
}
