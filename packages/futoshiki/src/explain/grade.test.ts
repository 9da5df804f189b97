/** Grades of small random puzzles, some of Adjacent, beside all of their solutions. */
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { sideOf } from '../model/puzzle.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { explain } from './explain.js';
import { futoshikiScale, grade } from './grade.js';

it('grades what has one solution, and nothing else', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(anyPuzzle({ side: 4 }), (puzzle) => {
      const solutions = (bruteForce(puzzle) ?? expect.unreachable()).length;
      const graded = finish(grade(puzzle));
      seen.set(graded.status, (seen.get(graded.status) ?? 0) + 1);
      expect(graded.status).toBe(solutions === 0 ? 'conflict' : solutions === 1 ? 'graded' : 'ambiguous');
      if (graded.status !== 'graded') return;
      const { effort, score, forItsSize, curve, steps, chapters, bottleneck } = graded.grade;
      const open = sideOf(puzzle) ** 2 - puzzle.fixedNumbers.length;
      const explanation = finish(explain(puzzle));
      expect({ steps, chapters }).toEqual({
        steps: explanation.steps.length,
        chapters: explanation.chapters.length,
      });
      expect(score).toBe(effort);
      expect((1 + forItsSize) * futoshikiScale.typical * open ** 1.5).toBeCloseTo(open === 0 ? 0 : effort, -1);
      expect(Math.abs(curve.reduce((sum, point) => sum + point, 0) - effort)).toBeLessThan(1);
      if (chapters === 0) expect(bottleneck).toBeNull();
      else expect(bottleneck).toBeLessThan(chapters);
      expect(finish(grade(puzzle))).toEqual(graded);
    }),
    { numRuns: runs(25, 600) },
  );
  expect([...seen.keys()].sort()).toEqual(['ambiguous', 'conflict', 'graded']);
});
