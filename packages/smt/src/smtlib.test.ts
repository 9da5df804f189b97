/** The text is judged by Z3: can it be satisfied, and is what satisfies it a solution? */

import type { Puzzle, Rule } from '@pipwright/pips';
import { verify } from '@pipwright/pips/check';
import { describe, expect, it } from 'vitest';
import { runs, sample } from '../../core/src/testing/effort.js';
import { pairs } from '../../core/src/testing/short-forms.js';
import { bruteForce } from '../../pips/src/testing/index.js';
import { puzzleOf } from '../../pips/test/puzzle-of.js';
import { dayPuzzles, knownCounts, noData } from '../../pips/test/real-puzzles.js';
import { keepZ3, smallPuzzles } from '../test/z3.js';
import { cellTile, cellValue, readSolution } from './encoding.js';
import { smtlibWriter } from './smtlib.js';
import { openZ3 } from './z3.js';

keepZ3();

const written = (puzzle: Puzzle): string => {
  const made = smtlibWriter.make([puzzle]);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

/** The assertions without the commands, which Z3 would answer on a terminal. */
const statements = (text: string) => text.replace(/\(check-sat\)\n\(get-model\)\n$/, '');

/** Fails unless the text can be satisfied just when it should be, and by a solution. */
async function expectRight(puzzle: Puzzle, solvable: boolean): Promise<void> {
  const session = await openZ3();
  try {
    session.tell(statements(written(puzzle)));
    expect(await session.ask()).toBe(solvable ? 'sat' : 'unsat');
    if (!solvable) return;
    const solution = readSolution(puzzle, (cell) => session.valueOf(cellTile(cell)));
    expect(verify(puzzle, solution)).toEqual([]);
    for (const { domino, cells } of solution.placements) {
      expect(cells.map((cell) => session.valueOf(cellValue(cell)))).toEqual(domino);
    }
  } finally {
    session.close();
  }
}

const CELLS = pairs('0,0 0,1');
const DOMINO = { kind: 'list', dominoes: [[3, 1]] } as const;
const withRule = (rule: Rule, count: number): Puzzle =>
  puzzleOf({ cells: CELLS, supply: DOMINO, regions: [{ cells: CELLS.slice(0, count), rule }] });

describe('smtlib', () => {
  it('is text with comments, a logic, constants, assertions and two questions', () => {
    expect(written(withRule({ kind: 'sum', op: '<', target: 3 }, 2))).toMatchInlineSnapshot(`
      "; A Pips puzzle. Dominoes are broken in half: domino d is the tiles 2d and 2d+1.
      ; cell_tiles_R_C is the tile in row R, column C, counted from 0 at the top left;
      ; cell_values_R_C is the number of pips it shows.
      ; k_N, for an all-same region N without a number, is the number its cells share.
      (set-option :produce-models true)
      (set-logic QF_LIA)
      (declare-const cell_tiles_0_0 Int)
      (declare-const cell_values_0_0 Int)
      (declare-const cell_tiles_0_1 Int)
      (declare-const cell_values_0_1 Int)
      ; row 0, column 0
      (assert (and (<= 0 cell_tiles_0_0) (< cell_tiles_0_0 2)))
      (assert (=> (= cell_tiles_0_0 0) (and (= cell_values_0_0 3) (= (ite (= cell_tiles_0_1 1) 1 0) 1))))
      (assert (=> (= cell_tiles_0_0 1) (and (= cell_values_0_0 1) (= (ite (= cell_tiles_0_1 0) 1 0) 1))))
      ; row 0, column 1
      (assert (and (<= 0 cell_tiles_0_1) (< cell_tiles_0_1 2)))
      (assert (=> (= cell_tiles_0_1 0) (and (= cell_values_0_1 3) (= (ite (= cell_tiles_0_0 1) 1 0) 1))))
      (assert (=> (= cell_tiles_0_1 1) (and (= cell_values_0_1 1) (= (ite (= cell_tiles_0_0 0) 1 0) 1))))
      ; domino 3-1
      (assert (= (+ (ite (= cell_tiles_0_0 0) 1 0) (ite (= cell_tiles_0_1 0) 1 0)) 1))
      (assert (= (+ (ite (= cell_tiles_0_0 1) 1 0) (ite (= cell_tiles_0_1 1) 1 0)) 1))
      ; region 0: sum less than 3
      (assert (< (+ cell_values_0_0 cell_values_0_1) 3))
      (check-sat)
      (get-model)
      "
    `);
  });

  it('keeps to the standard: no words of Z3, and no sum or choice of one', () => {
    for (let i = 0, puzzles = smallPuzzles(); i < 50; i++) {
      const { value } = puzzles.next();
      const text = value === undefined ? '' : written(value.puzzle);
      expect(text).toContain('(set-logic QF_LIA)');
      expect(text).not.toMatch(/\(_ |\((?:\+|or|and|distinct) (?:[^ ()]+|\([^()]*\))\)/);
    }
  });

  it.each<Rule>([
    { kind: 'sum', op: '=', target: 4 },
    { kind: 'sum', op: '<', target: 2 },
    { kind: 'sum', op: '>', target: 3 },
    { kind: 'same' },
    { kind: 'same', value: 1 },
    { kind: 'different', avoiding: [] },
    { kind: 'different', avoiding: [1, 2] },
    { kind: 'each', op: '<', value: 3 },
    { kind: 'each', op: '>', value: 0 },
    { kind: 'each', op: '=', value: 3 },
    { kind: 'each', op: '≠', value: 3 },
  ])('says $kind $op on one cell and on two', async (rule) => {
    for (const count of [1, 2]) {
      const puzzle = withRule(rule, count);
      await expectRight(puzzle, bruteForce(puzzle, 100)?.length !== 0);
    }
  });

  it('can be satisfied when brute force finds something, and by a solution', async () => {
    const puzzles = smallPuzzles();
    for (let i = 0; i < runs(3); i++) {
      const { value } = puzzles.next();
      if (value !== undefined) await expectRight(value.puzzle, value.expected.length > 0);
    }
  });

  it.skipIf(noData)('says puzzles of the Times', async () => {
    const puzzles = dayPuzzles();
    for (const id of sample(['2025-08-24-easy', '2025-10-12-medium'], 2)) {
      const puzzle = puzzles.get(id);
      if (puzzle === undefined) throw new Error(`no ${id}`);
      expect(knownCounts().get(id)).toBeGreaterThan(0n);
      await expectRight(puzzle, true);
    }
  });

  it('writes the empty puzzle', async () => {
    await expectRight(puzzleOf({ cells: [], dominoes: [] }), true);
  });

  it('refuses repeats and several puzzles at once, by name', () => {
    const repeats = puzzleOf({ cells: CELLS });
    const codes = (puzzles: readonly Puzzle[]) => {
      const made = smtlibWriter.make(puzzles);
      return made.ok ? [] : made.error.map(({ code }) => code);
    };
    expect(codes([repeats])).toEqual(['smt-repeats']);
    const once = puzzleOf({ cells: CELLS, supply: { kind: 'set', repeats: false }, maxPip: 18 });
    expect(codes([once])).toEqual([]);
    expect(codes([once, once])).toEqual(['one-puzzle-only']);
  });
});
