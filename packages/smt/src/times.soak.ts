/** All solutions of every easy and medium puzzle of the Times and of twenty hard ones that have not too many. */
import { solutions } from '@pipwright/core';
import { drawCompact, solutionKey } from '@pipwright/pips/parts';
import { expect, it } from 'vitest';
import { dayPuzzles, knownCounts, noData } from '../../pips/test/real-puzzles.js';
import { allSolutions, expectSameSolutions, keepZ3, smallPuzzles } from '../test/z3.js';
import { smtEngine } from './z3.js';

keepZ3();

it.skipIf(noData).each([
  ['easy', 75, 100n],
  ['medium', 75, 100n],
  ['hard', 20, 30n],
])('%s: the same solutions as the default engine finds', async (level, wanted, mostSolutions) => {
  const puzzles = dayPuzzles();
  const times: number[] = [];
  const counts = [...knownCounts()].filter(([id, count]) => id.endsWith(level) && count <= mostSolutions);
  for (const [id] of counts.slice(0, wanted)) times.push(await expectSameSolutions(id, puzzles.get(id)));
  times.sort((a, b) => a - b);
  console.log(
    `${level}: ${times.length} puzzles, all solutions, median ${Math.round(times[times.length >> 1] ?? 0)} ms, worst ${Math.round(times.at(-1) ?? 0)} ms`,
  );
  expect(times).toHaveLength(wanted);
});

it('finds what brute force finds on many small puzzles', async () => {
  let seen = 0;
  for (const { puzzle, expected } of smallPuzzles()) {
    expect(await allSolutions(smtEngine.search(puzzle))).toEqual(expected.map(solutionKey).sort());
    if (++seen === 300) break;
  }
});

it.skipIf(noData)('finds the puzzle of seed 001, whose solution is as printed there', async () => {
  const puzzle = dayPuzzles().get('2025-08-24-hard');
  if (puzzle === undefined) throw new Error('no puzzle');
  const drawn: string[] = [];
  for await (const solution of solutions(smtEngine.search(puzzle))) drawn.push(drawCompact(puzzle, solution));
  expect(drawn).toHaveLength(2);
  expect(drawn).toContain('1 6|- -|1 0\n5 6|- -|6 2\n4 6|6 6|6 0\n4 3|5 5|3 0');
});
