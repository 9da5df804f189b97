/** Grades of small random puzzles of every rule and supply, beside all of their solutions. */
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { explain } from './explain.js';
import { grade, pipsScale } from './grade.js';

const MOST_TRIES = 1e7;

it('grades what has one solution, and nothing else', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(
      anyPuzzle({ dominoes: 3 }).filter(({ maxPip }) => maxPip <= 3),
      (puzzle) => {
        const solutions = bruteForce(puzzle, MOST_TRIES)?.length ?? 0;
        const graded = finish(grade(puzzle));
        seen.set(graded.status, (seen.get(graded.status) ?? 0) + 1);
        expect(graded.status).toBe(solutions === 0 ? 'conflict' : solutions === 1 ? 'graded' : 'ambiguous');
        if (graded.status !== 'graded') return;
        const { effort, score, forItsSize, curve, steps, chapters, bottleneck } = graded.grade;
        const explanation = finish(explain(puzzle));
        expect({ steps, chapters }).toEqual({
          steps: explanation.steps.length,
          chapters: explanation.chapters.length,
        });
        expect(score).toBe(effort);
        expect((1 + forItsSize) * pipsScale.typical * (puzzle.cells.length / 2) ** 1.5).toBeCloseTo(
          puzzle.cells.length / 2 === 0 ? 0 : effort,
          -1,
        );
        expect(Math.abs(curve.reduce((sum, point) => sum + point, 0) - effort)).toBeLessThan(1);
        if (chapters === 0) expect(bottleneck).toBeNull();
        else expect(bottleneck).toBeLessThan(chapters);
        expect(finish(grade(puzzle))).toEqual(graded);
      },
    ),
    { numRuns: runs(60) },
  );
  expect([...seen.keys()].sort()).toEqual(['ambiguous', 'conflict', 'graded']);
});
