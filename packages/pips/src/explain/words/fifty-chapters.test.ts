/** Fifty chapters of our own puzzles, word for word, as somebody has read them aloud and found them good. */
import { readFileSync } from 'node:fs';
import { finish, readPuzzles } from '@pipwright/core';
import { expect, it } from 'vitest';
import { pips } from '../../kind.js';
import type { Puzzle } from '../../model/puzzle.js';
import { pipsExplainer } from '../index.js';

const { en } = pipsExplainer.languages;

/** By earlier pack of the web app, from 1. */
const PUZZLES = { small: [1, 3, 5, 8, 9, 12, 14, 20], medium: [2, 12] };

function puzzleOf(size: string, number: number): Puzzle {
  const file = new URL(`../../../../web/public/puzzles/earlier/pips-${size}.json`, import.meta.url);
  const { puzzles } = JSON.parse(readFileSync(file, 'utf8')) as { readonly puzzles: readonly object[] };
  const [read] = readPuzzles(JSON.stringify(puzzles[number - 1]), [pips]);
  if (!read?.checked.ok) throw new Error(`${size} ${number} is no puzzle`);
  return read.checked.value;
}

/** Its chapters, each under what it places and by which technique. */
function toldOf(size: string, number: number): string {
  const puzzle = puzzleOf(size, number);
  const { steps, chapters } = finish(pipsExplainer.explain(puzzle));
  const told = chapters.map(
    (chapter) => `- **${en.title(puzzle, { steps, chapter })}** ${en.chapter(puzzle, { steps, chapter })}`,
  );
  return [`## ${size} ${number}`, '', ...told].join('\n');
}

it('fifty chapters read as they were read aloud (renew: npx vitest run fifty-chapters --update, then read what has changed)', async () => {
  const all = Object.entries(PUZZLES).flatMap(([size, numbers]) => numbers.map((number) => toldOf(size, number)));
  const text = `# Fifty chapters\n\n${all.join('\n\n')}\n`;
  expect(text.match(/^- /gm)).toHaveLength(50);
  await expect(text).toMatchFileSnapshot('../../../test/fifty-chapters.md');
});
