/** Every easy and medium puzzle of the Times and twenty hard ones, with all solutions where these are not too many. */
import '../test/keep-z3.js';
import { solutionKey } from '@pipwright/pips';
import { expect, it } from 'vitest';
import { dayPuzzles } from '../../pips/test/day-puzzles.js';
import { knownCounts, noData } from '../../pips/test/real-puzzles.js';
import { allSolutions } from '../test/all-solutions.js';
import { expectSameSolutions } from '../test/same-solutions.js';
import { smallPuzzles } from '../test/testing/small-puzzles.js';
import { smtEngine } from './engine.js';

const MOST_SOLUTIONS = 30n;

it.skipIf(noData).each([
  ['easy', 75],
  ['medium', 75],
  ['hard', 20],
])('%s: the same solutions as the default engine finds', async (level, least) => {
  const puzzles = dayPuzzles();
  const times: number[] = [];
  const counts = [...knownCounts()].filter(([id, count]) => id.endsWith(level) && count <= MOST_SOLUTIONS);
  for (const [id] of counts.slice(0, least)) times.push(await expectSameSolutions(id, puzzles.get(id)));
  times.sort((a, b) => a - b);
  console.log(
    `${level}: ${times.length} puzzles, all solutions, median ${Math.round(times[times.length >> 1] ?? 0)} ms, worst ${Math.round(times.at(-1) ?? 0)} ms`,
  );
  expect(times.length).toBeGreaterThanOrEqual(Math.min(least, counts.length));
});

it('finds what brute force finds on many small puzzles', async () => {
  let seen = 0;
  for (const { puzzle, expected } of smallPuzzles()) {
    expect(await allSolutions(smtEngine.search(puzzle))).toEqual(expected.map(solutionKey).sort());
    if (++seen === 300) break;
  }
});
