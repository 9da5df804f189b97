/** Why puzzles cannot be solved, and grids not finished: chains that are checked anew, and who is to blame. */
import { finish, Random } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { cellPair, rows } from '../../../core/src/testing/short-forms.js';
import { CHANGES } from '../../test/changed-puzzles.js';
import { puzzleFromGrid } from '../../test/puzzle-of.js';
import { ownPuzzles } from '../../test/real-puzzles.js';
import { conflictFaults } from '../../test/told-faults.js';
import type { Puzzle } from '../model/puzzle.js';
import { addedNumbers, solutionOf } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { conflict, explain } from './explain.js';
import { type ConflictClass, futoshikiExplainer } from './index.js';

const { en } = futoshikiExplainer.languages;

function conflictOf(puzzle: Puzzle, progress?: Solution) {
  const { status, conflict: found, steps } = finish(explain(puzzle, progress));
  if (found === undefined) throw new Error(`it is ${status}`);
  expect(steps).toEqual(found.chain);
  return found;
}

const EMPTY = rows('000 000 000');
const left = cellPair('0,0 0,1');
const circle = [left, cellPair('0,1 1,1'), cellPair('1,1 1,0'), cellPair('1,0 0,0')];

/** What it is called, what is said, the puzzle, and what a player has written. */
const SMALL: readonly [name: ConflictClass, text: string, puzzle: Puzzle, progress: string | undefined][] = [
  ['line', 'Row 1 has two 1s, in r1c1 and r1c2: the 1 in r1c2 is wrong.', puzzleFromGrid(EMPTY, []), '110 000 000'],
  [
    'line',
    'Row 1 has two 2s, in r1c1 and r1c2: the 2 in r1c1 is wrong.',
    puzzleFromGrid(rows('000 123 231'), []),
    '220 000 000',
  ],
  [
    'empty-domain',
    'The 1 in r1c1 must be greater than the 2 in r1c2: the 1 in r1c1 is wrong.',
    puzzleFromGrid(EMPTY, [left]),
    '120 000 000',
  ],
  ['sign-cycle', 'The signs lead round: r2c2 > r2c1 > r1c1 > r1c2 > r2c2.', puzzleFromGrid(EMPTY, circle), undefined],
  [
    'empty-domain',
    'A bar joins the 3 in r1c2 and the 1 in r1c1.',
    puzzleFromGrid(rows('130 000 000'), [], [left]),
    undefined,
  ],
  [
    'empty-domain',
    'There is no bar between the 2 in r1c2 and the 1 in r1c1.',
    puzzleFromGrid(rows('120 000 000'), [], []),
    undefined,
  ],
  ['line', 'Column 3 has its 3, so row 1 has no place for its 3.', puzzleFromGrid(rows('120 000 003'), []), undefined],
];

describe('a small puzzle', () => {
  it.each(SMALL)('is %s: %s', (name, text, puzzle, progress) => {
    const found = conflictOf(puzzle, progress === undefined ? undefined : { grid: rows(progress) });
    expect([found.class, en.conflict(puzzle, found)]).toEqual([name, text]);
    expect(conflictFaults(puzzle, found)).toEqual([]);
  });
});

describe('a puzzle that is changed', () => {
  it('is told why it has no solution, in steps that all hold and are all needed', () => {
    const seen = new Set<ConflictClass>();
    const random = new Random('changed');
    for (const [, puzzle] of ownPuzzles(runs(6, 40)))
      for (const change of ['given', 'sign'] as const) {
        const made = CHANGES[change](puzzle, random);
        if (made === undefined) continue;
        const found = conflictOf(made.puzzle);
        seen.add(found.class);
        expect(conflictFaults(made.puzzle, found)).toEqual([]);
      }
    expect(seen.size).toBeGreaterThan(0);
  });
});

describe('a wrong number among right ones', () => {
  it('is named, and no right one', () => {
    let lost = 0;
    const puzzles = ownPuzzles(runs(4));
    fc.assert(
      fc.property(fc.constantFrom(...puzzles), fc.nat(), ([, puzzle], seed) => {
        const made = CHANGES.placed(puzzle, new Random(seed));
        fc.pre(made?.progress !== undefined);
        const { progress } = made;
        const moves = addedNumbers(puzzle, progress);
        const found = finish(conflict(puzzle, progress));
        lost++;
        const wrong = found.wrong ?? expect.unreachable();
        // There is one solution, and all others are of it.
        const right = moves.filter((move) => JSON.stringify(move) !== JSON.stringify(wrong));
        expect(finish(futoshikiExplainer.verdict(puzzle, solutionOf(puzzle, right)))).toBe('open');
        expect(finish(futoshikiExplainer.hint(puzzle, progress)).conflict).toEqual(found);
        const told = finish(futoshikiExplainer.whyNot(puzzle, solutionOf(puzzle, right), wrong));
        if (told.status !== 'forbidden') return expect.unreachable(told.status);
        for (const each of [found, told.conflict]) expect(conflictFaults(puzzle, each)).toEqual([]);
        expect(en.conflict(puzzle, found)).toMatch(
          /^With the \d+ in r\d+c\d+, .*\.$|: the \d+ in r\d+c\d+ is wrong\.$/,
        );
        expect(en.conflict(puzzle, told.conflict)).toMatch(/^With a \d+ here, .*\.$/);
      }),
      { numRuns: runs(60, 1000) },
    );
    expect(lost).toBeGreaterThan(runs(30));
  });
});
