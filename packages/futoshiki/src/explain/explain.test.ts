/** Explanations and hints of small random puzzles, with one solution, with several and with none, judged by all solutions. */
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { playByHints } from '../../test/hint-player.js';
import { conflictFaults, reachedFaults, saidFaults, toldFaults } from '../../test/told-faults.js';
import { addedNumbers, solutionOf } from '../model/puzzle.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { conflict, explain, hint } from './explain.js';
import { futoshikiExplainer } from './index.js';

it('leads to all that solutions agree on, each step sound and needed', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(anyPuzzle({ side: 4 }), (puzzle) => {
      const solutions = bruteForce(puzzle) ?? expect.unreachable();
      const explanation = finish(explain(puzzle));
      const { status, steps, chapters, conflict: found } = explanation;
      seen.set(status, (seen.get(status) ?? 0) + 1);
      expect(status).toBe(solutions.length === 0 ? 'conflict' : solutions.length === 1 ? 'explained' : 'ambiguous');
      const faults =
        found === undefined
          ? [
              ...toldFaults(puzzle, explanation),
              ...reachedFaults(puzzle, steps, solutions),
              ...saidFaults(puzzle, steps),
              ...chapters.filter(({ steps: own }) => own.length === 0).map(() => 'an empty chapter'),
            ]
          : conflictFaults(puzzle, found);
      expect(faults, JSON.stringify(puzzle)).toEqual([]);
    }),
    { numRuns: runs(100, 1500) },
  );
  for (const status of ['explained', 'ambiguous', 'conflict']) expect(seen.get(status) ?? 0, status).toBeGreaterThan(0);
});

it('hints at a number of the solution from any part of it', () => {
  fc.assert(
    fc.property(anyPuzzle({ side: 4, solvable: true }), fc.nat(), (puzzle, seed) => {
      const [solution, another] = bruteForce(puzzle) ?? [];
      fc.pre(solution !== undefined && another === undefined);
      const moves = addedNumbers(puzzle, solution).filter((_, i) => ((seed >> i) & 1) === 1);
      const { status, steps = [] } = finish(hint(puzzle, solutionOf(puzzle, moves)));
      if (status === 'solved') return;
      expect(status).toBe('hint');
      expect(toldFaults(puzzle, { steps }, moves)).toEqual([]);
      for (const { square, number } of steps.flatMap((step) => futoshikiExplainer.moves(step)))
        expect(solution.grid[square.row]?.[square.column]).toBe(number);
    }),
    { numRuns: runs(60, 1000) },
  );
});

it('is solved by hints alone, be there several solutions', () => {
  fc.assert(
    fc.property(anyPuzzle({ side: 4, solvable: true }), (puzzle) => {
      const { isSolved, faults } = playByHints(puzzle);
      expect(faults, JSON.stringify(puzzle)).toEqual([]);
      expect(isSolved).toBe(true);
    }),
    { numRuns: runs(20, 300) },
  );
});

it('finds the same conflict without the proof that there is no solution', () => {
  fc.assert(
    fc.property(anyPuzzle({ side: 4 }), (puzzle) => {
      fc.pre((bruteForce(puzzle) ?? []).length === 0);
      expect(finish(conflict(puzzle))).toEqual(finish(explain(puzzle)).conflict);
    }),
    { numRuns: runs(15, 100) },
  );
});
