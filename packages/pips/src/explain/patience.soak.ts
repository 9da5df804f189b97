/** Boards on which it takes long to find out what all solutions share: they are told by a guess, and nothing rests on it. */
import { readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import { expect, it } from 'vitest';
import { puzzleFromText } from '../../test/puzzle-of.js';
import { conflictFaults, toldFaults } from '../../test/told-faults.js';
import { explain } from './explain.js';

it.each(['16-one-1', '16-one-2', '16-one-3', '20-none-2', '20-one-1'])('explains %s soundly', (name) => {
  const url = new URL(`../../../../bench/puzzles/scaling/${name}.txt`, import.meta.url);
  const puzzle = puzzleFromText(readFileSync(url, 'utf8'));
  const explanation = finish(explain(puzzle));
  const { status, conflict } = explanation;
  expect(status).toBe(name.includes('none') ? 'conflict' : 'explained');
  expect(conflict === undefined ? toldFaults(puzzle, explanation) : conflictFaults(puzzle, conflict)).toEqual([]);
});
