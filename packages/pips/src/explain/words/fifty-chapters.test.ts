/** Fifty chapters of our own puzzles, word for word, as somebody has read them aloud and found them good. */
import { readFileSync } from 'node:fs';
import { finish, readPuzzles } from '@pipwright/core';
import { expect, it } from 'vitest';
import { pips } from '../../kind.js';
import type { Puzzle } from '../../model/puzzle.js';
import { pipsGerman } from '../german.js';
import { pipsExplainer } from '../index.js';
import type { PipsLanguage } from './language.js';

const { en } = pipsExplainer.languages;

type Puzzles = Readonly<Record<string, readonly number[]>>;

/** By size, as `test/fifty-puzzles.json` has them. */
const PUZZLES: Puzzles = { small: [1, 3, 5, 8, 9, 12, 14, 20], medium: [2, 12] };
const IN_GERMAN: Puzzles = { small: [3, 9, 12, 20], medium: [2] };

function puzzleOf(size: string, number: number): Puzzle {
  const file = new URL('../../../test/fifty-puzzles.json', import.meta.url);
  const puzzles: Readonly<Record<string, object>> = JSON.parse(readFileSync(file, 'utf8'));
  const [read] = readPuzzles(JSON.stringify(puzzles[`${size} ${number}`]), [pips]);
  if (!read?.checked.ok) throw new Error(`${size} ${number} is no puzzle`);
  return read.checked.value;
}

/** Its chapters, each under what it places and by which technique. */
function toldOf(language: PipsLanguage, size: string, number: number): string {
  const puzzle = puzzleOf(size, number);
  const { steps, chapters } = finish(pipsExplainer.explain(puzzle));
  const told = chapters.map(
    (chapter) => `- **${language.title(puzzle, { steps, chapter })}** ${language.chapter(puzzle, { steps, chapter })}`,
  );
  return [`## ${size} ${number}`, '', ...told].join('\n');
}

function allOf(language: PipsLanguage, title: string, puzzles: Puzzles): string {
  const all = Object.entries(puzzles).flatMap(([size, numbers]) =>
    numbers.map((number) => toldOf(language, size, number)),
  );
  return `${title}\n\n${all.join('\n\n')}\n`;
}

it('fifty chapters read as they were read aloud (renew: npx vitest run fifty-chapters --update, then read what has changed)', async () => {
  const text = allOf(en, '# Fifty chapters', PUZZLES);
  expect(text.match(/^- /gm)).toHaveLength(50);
  await expect(text).toMatchFileSnapshot('../../../test/fifty-chapters.md');
});

it('half of them read as well in German', async () => {
  await expect(allOf(pipsGerman, '# Kapitel', IN_GERMAN)).toMatchFileSnapshot('../../../test/german/chapters.md');
});
