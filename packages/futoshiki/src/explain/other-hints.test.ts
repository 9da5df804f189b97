/** Other hints than the easiest: each can be begun where the player stands, and is as sound and as well said. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { hintFaults } from '../../test/hint-player.js';
import { ownPuzzles } from '../../test/own-puzzles.js';
import { byTrying } from '../../test/premise-judge.js';
import { type HintRecord, hinted, stepFaults } from '../../test/records.js';
import { addedNumbers, solutionOf } from '../model/added-numbers.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Move } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';

/** The first step of each chapter that can be begun, the easiest first. */
function begun(puzzle: Puzzle, moves: readonly Move[]): HintRecord[] {
  const all: HintRecord[] = [];
  const progress = solutionOf(puzzle, moves);
  for (let next = hinted(puzzle, progress); next.status === 'hint' && next.choice === undefined; ) {
    all.push(next);
    next = hinted(puzzle, progress, 0, all.length);
  }
  return all;
}

/** What is wrong with all chapters but the first, and how many there are. */
function judged(puzzle: Puzzle, moves: readonly Move[]): { readonly others: number; readonly faults: unknown[] } {
  const chapters = begun(puzzle, moves);
  const faults: unknown[] = [];
  const placed = chapters.flatMap(({ steps }) =>
    steps.flatMap(({ places }) => places.map((each) => JSON.stringify(each))),
  );
  if (new Set(placed).size < placed.length) faults.push(`placed twice: ${placed}`);
  for (const [i, { steps }] of chapters.entries()) {
    if (i === 0) continue;
    if (steps.some(({ places }, at) => places.length > 0 !== (at === steps.length - 1))) faults.push('it does not end');
    faults.push(...stepFaults(puzzle, steps, byTrying).filter(({ kind }) => kind !== 'unnamed'));
    for (const after of [...steps.keys(), steps.length])
      faults.push(...hintFaults(puzzle, moves, hinted(puzzle, solutionOf(puzzle, moves), after, i)));
  }
  return { others: Math.max(0, chapters.length - 1), faults };
}

it('lead to other numbers of the solution, and rest on nothing but what is placed', () => {
  let many = 0;
  fc.assert(
    fc.property(anyPuzzle({ side: 4, solvable: true }), fc.nat(), (puzzle, seed) => {
      const [solution] = bruteForce(puzzle) ?? [];
      const moves = addedNumbers(puzzle, solution!).filter((_, i) => ((seed >> i) & 1) === 1);
      const { others, faults } = judged(puzzle, moves);
      expect(faults).toEqual([]);
      many += others;
    }),
    { numRuns: runs(30) },
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
  expect(many).toBeGreaterThan(10);
});
