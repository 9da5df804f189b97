/** Boards on which searches run out of patience: what was not found out in time is not taken for refuted. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { puzzleFromText } from '../../test/puzzle-of.js';
import { explainedByReasons } from '../../test/records.js';
import { followsBySwift } from '../../test/swift-judge.js';

it.each([
  ['12-several-1', 'whether something follows'],
  ['12-several-2', 'what all solutions share'],
])('explains %s soundly, where it takes long to see %s', (name) => {
  const url = new URL(`../../../../bench/puzzles/scaling/${name}.txt`, import.meta.url);
  const puzzle = puzzleFromText(readFileSync(url, 'utf8'));
  const { status, steps } = explainedByReasons(puzzle);
  expect(status).toBe('ambiguous');
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) expect(followsBySwift(puzzle, { steps }, step, step.because), step.text).toBe(true);
});
