/** Why puzzles cannot be solved, and boards not finished: chains that are checked anew, and who is to blame. */
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sample } from '../../../core/src/testing/effort.js';
import { lay, pairs } from '../../../core/src/testing/short-forms.js';
import { anyDrawn, CHANGES, type ChangeName, changed } from '../../test/changed-puzzles.js';
import { lostPosition } from '../../test/lost-positions.js';
import { puzzleFrom, puzzleFromText, puzzleOf } from '../../test/puzzle-of.js';
import { dayPuzzles, noData } from '../../test/real-puzzles.js';
import { conflictFaults } from '../../test/told-faults.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalPlacement, type Solution } from '../model/solution.js';
import { anyPuzzle } from '../testing/index.js';
import { conflict, explain } from './explain.js';
import { pipsExplainer } from './index.js';
import type { PipsConflict } from './step.js';
import { CONFLICT_CLASSES, type ConflictClass } from './techniques.js';

const { en } = pipsExplainer.languages;

function conflictOf(puzzle: Puzzle, progress?: Solution): PipsConflict {
  const { status, conflict: found, steps, chapters } = finish(explain(puzzle, progress));
  if (found === undefined) throw new Error(`it is ${status}`);
  expect(steps).toEqual(found.chain);
  expect(chapters).toEqual([{ steps: [...steps.keys()] }]);
  return found;
}

/** Eight cells in a row, and two by two. */
const ROW = pairs('0,0 0,1 0,2 0,3 0,4 0,5 0,6 0,7');
const BLOCK = pairs('0,0 0,1 1,0 1,1');
const BESIDE = pairs('0,3 0,4 1,3 1,4');
const above = (cells: typeof ROW, value: number) => ({ cells, rule: { kind: 'each', op: '>', value } as const });
const setOf = (cells: typeof ROW, maxPip: number) =>
  puzzleOf({ cells, maxPip, supply: { kind: 'set', repeats: false }, regions: [] });

const SMALL: readonly (readonly [ConflictClass, string, Puzzle])[] = [
  ['region-impossible', 'No number keeps the rule of the 7.', puzzleFrom('##', '01', 'Exactly 7 {(0,0)}')],
  ['region-impossible', 'The 9 makes at most 2.', puzzleFrom('##', '01', 'Exactly 9 {(0,0),(1,0)}')],
  ['region-impossible', 'The ≠ would have two 2s.', puzzleFrom('##', '22', 'AllDifferent {} {(0,0),(1,0)}')],
  [
    'empty-domain',
    'r1c1 can only pair with r1c2, and they would need the 0–0 or the 1–1, which are not in the tray.',
    puzzleFrom('##', '01', 'AllSame None {(0,0),(1,0)}'),
  ],
  [
    'domino-exhaustion',
    'The = needs two alike, and no number is left twice.',
    puzzleFrom('####', '01,23', 'AllSame None {(1,0),(2,0)}'),
  ],
  ['domino-exhaustion', 'The board needs 4 dominoes; the set up to 1–1 has 3.', setOf(ROW, 1)],
  ['shape', 'r1c5 has no neighbour left.', puzzleFrom('### #', '01,23')],
  [
    'shape',
    'The three cells at r1c1 are cut off, and an odd number of cells cannot be covered.',
    puzzleFrom('### ###', '01,23,45'),
  ],
  [
    'shape',
    'Of the cells around r1c1, seven share only six neighbours.',
    puzzleFrom('### \n####\n####\n ###', '00,01,02,03,04,05,06'),
  ],
  [
    'domino-exhaustion',
    '2 dominoes must have no number but 1; the tray has 1.',
    puzzleOf({ ...setOf(BLOCK, 1), regions: [above(BLOCK, 0)] }),
  ],
  [
    'domino-exhaustion',
    '4 dominoes must have no number but 2 and 3; the tray has 3.',
    puzzleOf({ ...setOf([...BLOCK, ...BESIDE], 3), regions: [above(BLOCK, 1), above(BESIDE, 1)] }),
  ],
  [
    'combined',
    'The 1–1 fits nowhere.',
    puzzleFrom('##\n##', '22,11', 'AllSame None {(1,1),(0,0)}', 'AllSame None {(1,0),(0,1)}'),
  ],
];

describe('a small puzzle', () => {
  it.each(SMALL)('is %s: %s', (name, text, puzzle) => {
    const found = conflictOf(puzzle);
    expect([found.class, en.conflict(puzzle, found)]).toEqual([name, text]);
    expect(conflictFaults(puzzle, found)).toEqual([]);
  });

  it('comes of each sort', () => {
    expect(new Set(SMALL.map(([name]) => name))).toEqual(new Set(CONFLICT_CLASSES));
  });
});

const changes = Object.keys(CHANGES) as ChangeName[];

describe('a puzzle that is changed', () => {
  it('is told why it has no solution, in steps that all hold and are all needed', () => {
    const seen = new Map<ConflictClass, number>();
    fc.assert(
      fc.property(anyPuzzle({ dominoes: 6 }), fc.constantFrom(...changes), fc.nat(), (base, change, seed) => {
        const puzzle = changed(base, change, seed);
        fc.pre(puzzle !== undefined);
        const found = conflictOf(puzzle);
        seen.set(found.class, (seen.get(found.class) ?? 0) + 1);
        expect(conflictFaults(puzzle, found)).toEqual([]);
      }),
      { numRuns: runs(400, 3000) },
    );
    for (const name of CONFLICT_CLASSES) expect(seen.get(name) ?? 0, name).toBeGreaterThan(0);
  });

  it.skipIf(noData)('of the Times is', () => {
    const all = sample([...dayPuzzles().values()], 12).flatMap(
      (puzzle, i) => changed(puzzle, changes[i % changes.length]!, i) ?? [],
    );
    expect(all.length).toBeGreaterThan(5);
    for (const puzzle of all) expect(conflictFaults(puzzle, conflictOf(puzzle))).toEqual([]);
  });
});

/** With the 3–3 in row 4, what fits r1c3 and r1c4 says something before it is placed. */
const ONE_WRONG = `board:
####
#  ##
#  ##
####

pieces:
02,33,36,44,46,55,56

constraints:
Exactly 12 {(0,0),(0,1),(0,2),(0,3)}
AllSame None {(1,0),(2,0)}
AllSame None {(3,0),(3,1),(4,1)}
Exactly 3 {(3,2)}
Exactly 5 {(4,2)}
AllSame None {(2,3),(3,3)}
`;

describe('one wrong domino among right ones', () => {
  const blamed = ({ because }: PipsConflict) =>
    because.flatMap((premise) => ('placed' in premise ? [canonicalPlacement(premise.placed)] : []));

  it('is named, and no right one', () => {
    let besides = 0;
    fc.assert(
      fc.property(anyDrawn({ most: 6 }), fc.nat(), ({ puzzle }, seed) => {
        const lost = lostPosition(puzzle, seed);
        fc.pre(lost !== undefined);
        const right = lost.placements.slice(0, -1);
        const wrong = lost.placements.at(-1)!;
        besides += right.length;
        const found = finish(conflict(puzzle, lost));
        expect(finish(pipsExplainer.hint(puzzle, lost)).conflict).toEqual(found);
        const told = finish(pipsExplainer.whyNot(puzzle, { placements: right }, wrong));
        if (told.status !== 'forbidden') return expect.unreachable(told.status);
        for (const each of [found, told.conflict]) {
          expect(blamed(each)).toEqual([canonicalPlacement(wrong)]);
          expect(conflictFaults(puzzle, each)).toEqual([]);
        }
        expect(en.conflict(puzzle, found)).toMatch(/^With (?:the \d–\d|\d) on r\d+c\d+ and (?:\d on )?r\d+c\d+, .*\.$/);
        expect(en.conflict(puzzle, told.conflict)).toMatch(/^With the \d–\d here, .*\.$/);
      }),
      { numRuns: runs(60, 1000) },
    );
    expect(besides).toBeGreaterThan(runs(60));
  });

  it('is told with nothing claimed twice', () => {
    const puzzle = puzzleFromText(ONE_WRONG);
    const told = finish(pipsExplainer.whyNot(puzzle, undefined, lay([3, 3], '3,2 3,3')));
    if (told.status !== 'forbidden') return expect.unreachable(told.status);
    expect(conflictFaults(puzzle, told.conflict)).toEqual([]);
  });

  it.skipIf(noData)('is, of the Times', () => {
    const lost = sample([...dayPuzzles()], 10).flatMap(([id, puzzle]) => {
      const progress = lostPosition(puzzle, id);
      return progress === undefined ? [] : [{ puzzle, progress }];
    });
    expect(lost.length).toBeGreaterThan(10);
    for (const { puzzle, progress } of lost) {
      const found = conflictOf(puzzle, progress);
      expect(blamed(found)).toHaveLength(1);
      expect(conflictFaults(puzzle, found)).toEqual([]);
    }
  });

  it.skipIf(noData)('is one 4 too many where a domino lies upside down', () => {
    const puzzle = dayPuzzles().get('2025-10-14-medium')!;
    const found = conflictOf(puzzle, { placements: [lay([5, 4], '3,0 4,0')] });
    expect(en.conflict(puzzle, found)).toBe(
      'With 5 on r4c1 and 4 on r5c1, both 9s need two 4s, and there is only one.',
    );
  });
});
