/** Fifty chapters of our own puzzles, word for word, as somebody has read them aloud and found them good. */
import { readFileSync } from 'node:fs';
import { finish, readPuzzles } from '@pipwright/core';
import { expect, it } from 'vitest';
import { pips } from '../../kind.js';
import type { Puzzle } from '../../model/puzzle.js';
import { explainByReasons } from '../explain.js';
import { pipsExplainer } from '../index.js';

const { en } = pipsExplainer.languages;

/** By size, as `test/fifty-puzzles.json` has them. */
const PUZZLES = { small: [1, 3, 5, 8, 9, 12, 14, 20], medium: [2, 12] };

function puzzleOf(size: string, number: number): Puzzle {
  const file = new URL('../../../test/fifty-puzzles.json', import.meta.url);
  const puzzles: Readonly<Record<string, object>> = JSON.parse(readFileSync(file, 'utf8'));
  const [read] = readPuzzles(JSON.stringify(puzzles[`${size} ${number}`]), [pips]);
  if (!read?.checked.ok) throw new Error(`${size} ${number} is no puzzle`);
  return read.checked.value;
}

/** Its chapters, each under what it places and by which technique. */
function toldOf(size: string, number: number): string {
  const puzzle = puzzleOf(size, number);
  const { steps, chapters } = finish(explainByReasons(puzzle));
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
