/** Why numbers cannot stand where a player wants them, and what can be kept of a lost grid, by trying everything out. */
import { finish, Random } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { conflictFaults } from '../../test/told-faults.js';
import { moveProblems } from '../check/verify.js';
import { addedNumbers, type Puzzle, sideOf, solutionOf } from '../model/puzzle.js';
import type { Move, Solution } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { futoshikiExplainer } from './index.js';

/** Is there a solution with all of these? */
function canFinish(solutions: readonly Solution[], moves: readonly Move[]): boolean {
  return solutions.some(({ grid }) =>
    moves.every(({ square, number }) => grid[square.row]?.[square.column] === number),
  );
}

/** Any number anywhere, outside the grid too. */
function anyMove(puzzle: Puzzle, random: Random): Move {
  const side = sideOf(puzzle);
  const square = { row: random.int(side), column: random.int(random.chance(0.05) ? side + 1 : side) };
  return { square, number: random.between(1, random.chance(0.05) ? side + 1 : side) };
}

/** Some of a solution, with other numbers now and then. */
function anyMoves(puzzle: Puzzle, solutions: readonly Solution[], random: Random): readonly Move[] {
  const moves = addedNumbers(puzzle, solutions[0] ?? { grid: [] }).filter(() => random.chance(0.4));
  while (random.chance(0.4)) {
    const other = anyMove(puzzle, random);
    if (moveProblems(puzzle, solutionOf(puzzle, moves), other).length === 0) moves.push(other);
  }
  return random.shuffle(moves);
}

describe('why not', () => {
  it('says whether a number can stand there, and if not, for a reason that rests on it', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(anyPuzzle({ side: 4 }), fc.nat(), (puzzle, seed) => {
        const random = new Random(seed);
        const solutions = bruteForce(puzzle) ?? expect.unreachable();
        const progress = solutionOf(puzzle, anyMoves(puzzle, solutions, random));
        const move = anyMove(puzzle, random);
        const told = finish(futoshikiExplainer.whyNot(puzzle, progress, move));
        seen.set(told.status, (seen.get(told.status) ?? 0) + 1);
        expect(told.status === 'misplaced').toBe(moveProblems(puzzle, progress, move).length > 0);
        if (told.status === 'misplaced') return;
        const moves = addedNumbers(puzzle, progress);
        expect(told.status === 'open').toBe(canFinish(solutions, [...moves, move]));
        if (told.status === 'lost') expect(canFinish(solutions, moves)).toBe(false);
        if (told.status !== 'forbidden') return;
        expect(told.conflict.because).toContainEqual({ placed: move });
        expect(conflictFaults(puzzle, told.conflict)).toEqual([]);
        const text = futoshikiExplainer.languages.en.conflict(puzzle, told.conflict);
        expect(text).toMatch(/^With a \d+ here, .*\.$/);
      }),
      { numRuns: runs(60, 1500) },
    );
    for (const status of ['open', 'lost', 'forbidden', 'misplaced'])
      expect(seen.get(status) ?? 0, status).toBeGreaterThan(runs(0, 10));
  });
});

describe('the verdict', () => {
  it('is what trying everything out says, and what a hint says', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(anyPuzzle({ side: 4 }), fc.nat(), (puzzle, seed) => {
        const solutions = bruteForce(puzzle) ?? expect.unreachable();
        const moves = anyMoves(puzzle, solutions, new Random(seed));
        const progress = solutionOf(puzzle, moves);
        const verdict = finish(futoshikiExplainer.verdict(puzzle, progress));
        seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
        const isOpen = canFinish(solutions, moves);
        expect(verdict).toBe(isOpen ? 'open' : solutions.length > 0 ? 'lost' : 'unsolvable');
        expect(finish(futoshikiExplainer.hint(puzzle, progress)).status === 'conflict').toBe(!isOpen);
      }),
      { numRuns: runs(50, 1000) },
    );
    for (const verdict of ['open', 'lost', 'unsolvable'])
      expect(seen.get(verdict) ?? 0, verdict).toBeGreaterThan(runs(0, 10));
  });
});

describe('what can be kept', () => {
  it('is each that can be finished with what was kept before it, in the order in which it was placed', () => {
    let lost = 0;
    fc.assert(
      fc.property(anyPuzzle({ side: 4 }), fc.nat(), (puzzle, seed) => {
        const solutions = bruteForce(puzzle) ?? expect.unreachable();
        const order = anyMoves(puzzle, solutions, new Random(seed));
        const kept: Move[] = [];
        for (const move of order) if (canFinish(solutions, [...kept, move])) kept.push(move);
        const told = finish(futoshikiExplainer.keepable(puzzle, solutionOf(puzzle, order), order));
        expect(told).toEqual(kept);
        if (kept.length < order.length) lost++;
      }),
      { numRuns: runs(50, 1000) },
    );
    expect(lost).toBeGreaterThan(runs(2, 50));
  });
});
