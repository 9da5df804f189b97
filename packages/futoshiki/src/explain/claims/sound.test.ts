/** Random boards, with signs or bars, told by claims: each is true, and each fact is so in all solutions. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { argumentFaults, endFaults, solutionsOf, tellingOf } from '../../../test/claim-faults.js';
import { ownPuzzles } from '../../../test/real-puzzles.js';
import type { Puzzle } from '../../model/puzzle.js';
import { anyPuzzle } from '../../testing/index.js';
import type { Says } from './claim.js';
import { Known } from './known.js';

/** Boards with more are judged by the first of them. */
const MOST_SOLUTIONS = 400;

type Seen = Says | 'one' | 'several' | 'bars';

function judge(puzzle: Puzzle, seen: Set<Seen>): boolean {
  const telling = tellingOf(puzzle);
  if (telling === undefined) return false;
  const { board, truth } = telling;
  seen.add(truth.unique ? 'one' : 'several');
  if (puzzle.bars !== undefined) seen.add('bars');
  const solutions = solutionsOf(board, MOST_SOLUTIONS);
  expect(solutions.length).toBeGreaterThan(0);
  const faults = argumentFaults(new Known(board), telling.arguments, solutions, ({ claim }) => seen.add(claim.says));
  expect([...faults, ...endFaults(telling)], JSON.stringify(puzzle)).toEqual([]);
  return true;
}

it('says nothing that is false, and all that solutions share', () => {
  const seen = new Set<Seen>();
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 6 }).chain((side) => anyPuzzle({ side, solvable: true })),
      (puzzle) => {
        judge(puzzle, seen);
      },
    ),
    { numRuns: runs(120, 2000) },
  );
  for (const what of ['one', 'several', 'bars', 'left', 'home', 'chain', 'across'] as const)
    expect(seen, what).toContain(what);
});

it('says nothing that is false of puzzles with one solution', () => {
  const seen = new Set<Seen>();
  for (const [, puzzle] of ownPuzzles(runs(4, 30))) expect(judge(puzzle, seen)).toBe(true);
  for (const what of ['rest', 'left', 'home', 'only', 'chain', 'two'] as const) expect(seen, what).toContain(what);
});
