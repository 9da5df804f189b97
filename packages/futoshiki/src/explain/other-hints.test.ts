/** Other hints than the easiest: each can be begun where the player stands, and is as sound and as well said. */
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { type HintRecord, hinted, hintFaults } from '../../test/hint-player.js';
import { ownPuzzles } from '../../test/real-puzzles.js';
import { toldFaults } from '../../test/told-faults.js';
import { addedNumbers, type Puzzle, solutionOf } from '../model/puzzle.js';
import type { Move } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { hint } from './explain.js';

/** The first step of each chapter that can be begun, the easiest first. */
function begun(puzzle: Puzzle, moves: readonly Move[]): HintRecord[] {
  const progress = solutionOf(puzzle, moves);
  const all: HintRecord[] = [];
  for (let next = hinted(puzzle, progress); next.status === 'hint' && next.choice === undefined; ) {
    all.push(next);
    next = hinted(puzzle, progress, 0, all.length);
  }
  return all;
}

/** How many there are beside the easiest, and what is wrong with them. */
function judged(puzzle: Puzzle, moves: readonly Move[]): { others: number; faults: string[] } {
  const chapters = begun(puzzle, moves);
  const progress = solutionOf(puzzle, moves);
  const placed = chapters.map(({ steps }) => JSON.stringify(steps.at(-1)?.places));
  const faults = new Set(placed).size < placed.length ? [`placed twice: ${placed}`] : [];
  for (const [number, { steps }] of chapters.entries()) {
    if (number === 0) continue;
    if (steps.some(({ places }, at) => places.length > 0 !== (at === steps.length - 1))) faults.push('it does not end');
    const { steps: typed = [] } = finish(hint(puzzle, progress, 0, number));
    faults.push(...toldFaults(puzzle, { steps: typed }, moves));
    for (const after of [...steps.keys(), steps.length])
      faults.push(...hintFaults(puzzle, hinted(puzzle, progress, after, number)));
  }
  return { others: Math.max(0, chapters.length - 1), faults };
}

it('lead to other numbers of the solution, and rest on nothing but what is written', () => {
  let many = 0;
  fc.assert(
    fc.property(anyPuzzle({ side: 4, solvable: true }), fc.nat(), (puzzle, seed) => {
      const [solution] = bruteForce(puzzle) ?? [];
      const moves = addedNumbers(puzzle, solution ?? { grid: [] }).filter((_, i) => ((seed >> i) & 1) === 1);
      const { others, faults } = judged(puzzle, moves);
      expect(faults).toEqual([]);
      many += others;
    }),
    { numRuns: runs(40) },
  );
  expect(many).toBeGreaterThan(runs(10));
});

it('are as sound and as well said on larger grids', () => {
  let many = 0;
  for (const [name, puzzle] of ownPuzzles(runs(2, 6))) {
    const { others, faults } = judged(puzzle, []);
    expect(faults, name).toEqual([]);
    many += others;
  }
  expect(many).toBeGreaterThan(5);
});
