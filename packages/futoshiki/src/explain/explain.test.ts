/** Explanations and hints of small random puzzles, with one solution, with several and with none. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { chapterFaults, GridTold } from '../../test/chapter-faults.js';
import { judgedFaults } from '../../test/conflict-faults.js';
import { playByHints } from '../../test/hint-player.js';
import { byTrying, placed } from '../../test/premise-judge.js';
import { explained, stepFaults } from '../../test/records.js';
import { fixedGrid, sideOf } from '../model/puzzle.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';

it('leads to all that solutions agree on, each step sound and minimal', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyPuzzle({ side: 4 }), (puzzle) => {
      const solutions = bruteForce(puzzle) ?? expect.unreachable();
      const explanation = explained(puzzle);
      const { status, steps, conflict } = explanation;
      seen.add(status);
      expect(status).toBe(solutions.length === 0 ? 'conflict' : solutions.length === 1 ? 'explained' : 'ambiguous');
      if (conflict !== undefined) {
        expect(judgedFaults(puzzle, conflict)).toEqual([]);
        return;
      }
      expect(stepFaults(puzzle, steps, byTrying).filter(({ kind }) => kind !== 'unnamed')).toEqual([]);
      // Two pairs that are found at the same time may rule out the same number.
      expect(chapterFaults(puzzle, explanation).filter((text) => !/says again/.test(text))).toEqual([]);
      const told = new GridTold(puzzle);
      for (const step of steps) told.learn(step);
      const written = fixedGrid(puzzle).map((line) => [...line]);
      for (const { cell, value } of steps.flatMap(placed)) written[cell[0]]![cell[1]] = value;
      for (let row = 0; row < sideOf(puzzle); row++) {
        for (let column = 0; column < sideOf(puzzle); column++) {
          const isTaken = (number: number) =>
            written[row]!.includes(number) || written.some((line) => line[column] === number);
          const number = written[row]![column]!;
          const left = number === 0 ? [...told.left([row, column])].filter((each) => !isTaken(each)) : [number];
          expect(left.sort()).toEqual([...new Set(solutions.map(({ grid }) => grid[row]![column]!))].sort());
        }
      }
    }),
    { numRuns: runs(20, 400) },
  );
  expect(seen).toEqual(new Set(['conflict', 'explained', 'ambiguous']));
});

it('is solved by hints alone, be there several solutions', () => {
  fc.assert(
    fc.property(anyPuzzle({ side: 4, solvable: true }), (puzzle) => {
      const { isSolved, faults } = playByHints(puzzle);
      expect(faults).toEqual([]);
      expect(isSolved).toBe(true);
    }),
    { numRuns: runs(10, 200) },
  );
});
