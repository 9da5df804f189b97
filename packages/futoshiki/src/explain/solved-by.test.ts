import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { compile, questionOf } from '../engines/swift/index.js';
import { parse, solveSync } from '../index.js';
import type { Puzzle } from '../model/puzzle.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { truthOf } from './knowledge/truth.js';
import { isSolvedBy } from './solved-by.js';
import { PLAIN } from './techniques/index.js';

function isSolved(puzzle: Puzzle, level: number, mayTry = false): boolean {
  const compiled = compile(questionOf(puzzle));
  const found = mayTry ? solveSync(puzzle) : undefined;
  const truth = found?.status === 'solved' ? truthOf(compiled, [found.solution]) : undefined;
  const techniques = PLAIN.filter((technique) => technique.level <= level);
  const work = isSolvedBy(compiled, techniques, truth);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

it('finds solved only what has one solution, and whatever easier techniques solve', () => {
  const found = { solved: 0, left: 0 };
  fc.assert(
    fc.property(anyPuzzle({ side: 4, solvable: true }), (puzzle) => {
      const all = isSolved(puzzle, 4);
      found[all ? 'solved' : 'left']++;
      if (isSolved(puzzle, 1)) expect(all).toBe(true);
      if (all) expect(bruteForce(puzzle)).toHaveLength(1);
    }),
    { numRuns: runs(25) },
  );
  expect(Math.min(found.solved, found.left)).toBeGreaterThan(0);
});

it.each([
  ['chain-bound', 1, false, false],
  ['chain-bound', 2, false, true],
  ['naked-pair', 2, false, false],
  ['naked-pair', 3, false, true],
  ['looking-ahead', 4, false, false],
  ['looking-ahead', 4, true, true],
  ['try-both', 4, true, false],
] as const)('the example of %s by level %i, trying: %j, solved: %j', (name, level, mayTry, solved) => {
  const file = new URL(`../../../../docs/techniques/futoshiki/${name}.txt`, import.meta.url);
  expect(isSolved(parse(readFileSync(file, 'utf8')), level, mayTry)).toBe(solved);
});
