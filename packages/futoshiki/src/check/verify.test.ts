/** The judge: each of the seed's nine conditions broken alone, then all of them against brute reading of the rules. */

import { describe as say } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { cellPair, pairs, rows } from '../../../core/src/testing/short-forms.js';
import { EXAMPLE, EXAMPLE_SOLUTION, puzzleFromGrid } from '../../test/puzzle-of.js';
import { areaInSquares, contains } from '../model/block.js';
import { addedNumbers, type FutoshikiProblem, sideOf, solutionOf } from '../model/puzzle.js';
import { inequalitiesOf } from '../model/sign.js';
import type { NumberedSquare } from '../model/solution.js';
import { sameSquare } from '../model/square.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { CONDITIONS, futoshikiWords } from '../words.js';
import { verify, verifyCorrect } from './verify.js';

const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code);
const at = (column: number, row: number, number: number): NumberedSquare => ({ square: { column, row }, number });
const added = addedNumbers(EXAMPLE, EXAMPLE_SOLUTION);
const without = (column: number, row: number) =>
  added.filter(({ square }) => !(square.column === column && square.row === row));

/**
 * Taken word by word the first five cannot be broken alone: each leaves a square without its number, and then that
 * number does not occur once in its column and row. Here 6 and 7 are about numbers that occur twice, which comes to the
 * same for a solution as a whole (see "word by word" below) and names each fault once.
 */
describe('the nine conditions', () => {
  it('take equal numbers across a sign for a broken one', () => {
    const puzzle = puzzleFromGrid(rows('00 00'), [cellPair('0,0 0,1')]);
    const grid = rows('11 22');
    expect(codes(verify(puzzle, { grid }))).toEqual(['solution-row', 'solution-row', 'solution-greater']);
  });

  it('all hold for the seed’s solution', () => {
    expect(verifyCorrect(EXAMPLE, added)).toEqual([]);
  });

  /** (2,3) has no sign: what is missing or wrong there breaks no other condition. */
  const spare = without(2, 3);

  it.each([
    [1, 'a number too few', spare],
    [2, 'a square twice, and so another empty', [...spare, at(0, 0, 1)]],
    [3, 'a number beyond the largest', [...spare, at(2, 3, 5)]],
    [3, 'a number below 1', [...spare, at(2, 3, 0)]],
    [3, 'half a number', [...spare, at(2, 3, 2.5)]],
    [4, 'a square to the right of the grid', [...spare, at(4, 3, 2)]],
    [4, 'a square below the grid', [...spare, at(2, 4, 2)]],
    [4, 'a square before the first', [...spare, at(-1, 3, 2)]],
    [4, 'a square between two', [...spare, at(2.5, 3, 2)]],
    [5, 'a fixed number once more', [...spare, at(1, 0, 2)]],
  ])('%i alone is broken by %s', (condition, _, solution) => {
    expect(codes(verifyCorrect(EXAMPLE, solution))).toEqual([CONDITIONS[condition - 1]]);
  });

  /** Every filling is a Latin square or breaks 6 or 7, so the last four need puzzles that leave room. */
  const open = (greater: Parameters<typeof puzzleFromGrid>[1]) =>
    puzzleFromGrid(
      Array.from({ length: 4 }, () => [0, 0, 0, 0]),
      greater,
    );
  const filled = (puzzle: FutoshikiProblem, grid: readonly (readonly number[])[]) => addedNumbers(puzzle, { grid });
  const CYCLIC = EXAMPLE_SOLUTION.grid;
  const [first = [], second = [], third = [], fourth = []] = CYCLIC;

  it('6 alone is broken by two numbers that change places in a row', () => {
    const [a = 0, b = 0, ...rest] = first;
    const puzzle = open([]);
    const problems = verifyCorrect(puzzle, filled(puzzle, [[b, a, ...rest], second, third, fourth]));
    expect(new Set(codes(problems))).toEqual(new Set(['solution-column']));
    expect(CONDITIONS[5]).toBe('solution-column');
  });

  it('7 alone is broken by two numbers that change places in a column', () => {
    const transposed = (grid: readonly (readonly number[])[]) => first.map((_, i) => grid.map((row) => row[i] ?? 0));
    const [a = 0, b = 0, ...rest] = first;
    const puzzle = open([]);
    const problems = verifyCorrect(puzzle, filled(puzzle, transposed([[b, a, ...rest], second, third, fourth])));
    expect(new Set(codes(problems))).toEqual(new Set(['solution-row']));
    expect(CONDITIONS[6]).toBe('solution-row');
  });

  const MIRRORED = CYCLIC.map((row) => row.map((number) => 5 - number));
  const pair = (a: [number, number], b: [number, number]) => [a, b] as const;

  it.each([
    [8, 'to the right', pair([0, 0], [0, 1]), CYCLIC],
    [8, 'downwards', pair([0, 0], [1, 0]), CYCLIC],
    [9, 'to the right', pair([0, 1], [0, 0]), MIRRORED],
    [9, 'downwards', pair([1, 0], [0, 0]), MIRRORED],
  ])('%i alone is broken by a sign %s that the numbers contradict', (condition, _, greater, grid) => {
    const puzzle = open([greater]);
    expect(codes(verifyCorrect(puzzle, filled(puzzle, grid)))).toEqual([CONDITIONS[condition - 1]]);
  });
});

describe('verifyCorrect', () => {
  it('names all conditions that fail', () => {
    const wrong = [...without(2, 3).slice(1), at(9, 9, 9), at(1, 0, 3), at(3, 2, 4)];
    expect(new Set(codes(verifyCorrect(EXAMPLE, wrong)))).toEqual(
      new Set([
        'solution-count',
        'solution-square-repeated',
        'solution-number-range',
        'solution-square-outside',
        'solution-square-fixed',
        'solution-column',
        'solution-row',
      ]),
    );
  });

  it('agrees with the conditions word by word', () => {
    const numbered = fc.record({
      square: fc.record({ column: fc.integer({ min: -1, max: 3 }), row: fc.integer({ min: 0, max: 3 }) }),
      number: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(anyPuzzle({ side: 3 }), fc.array(numbered, { maxLength: 3 }), fc.nat(), (puzzle, more, drop) => {
        for (const solution of bruteForce({ ...puzzle, fixedNumbers: [] })?.slice(0, 20) ?? []) {
          const right = addedNumbers(puzzle, solution);
          const list = [...right.filter((_, i) => i !== drop % (2 * right.length + 1)), ...more.slice(0, drop % 4)];
          expect(verifyCorrect(puzzle, list).length === 0).toBe(literally(puzzle, list));
        }
      }),
      { numRuns: runs(50) },
    );
  });

  it('agrees with the judge of whole grids', () => {
    fc.assert(
      fc.property(anyPuzzle({ side: 4 }), (puzzle) => {
        for (const solution of bruteForce(puzzle) ?? []) {
          const list = addedNumbers(puzzle, solution);
          expect(verifyCorrect(puzzle, list)).toEqual([]);
          expect(solutionOf(puzzle, list)).toEqual(solution);
        }
      }),
      { numRuns: runs(20) },
    );
  });
});

/** The seed's conditions as they are written, numbers once in every line and all. */
function literally(puzzle: FutoshikiProblem, list: readonly NumberedSquare[]): boolean {
  const { grid, fixedNumbers, maxNumber, bars } = puzzle;
  const combined = [...fixedNumbers, ...list];
  const numberAt = (square: NumberedSquare['square']) =>
    combined.find((each) => sameSquare(each.square, square))?.number ?? Number.NaN;
  const lines = Array.from({ length: sideOf(puzzle) }, (_, i) => i);
  const once = (line: 'column' | 'row') =>
    lines.every((i) => {
      const numbers = combined.filter(({ square }) => square[line] === i).map(({ number }) => number);
      return lines.every((n) => numbers.filter((number) => number === n + 1).length === 1);
    });
  const conditions = [
    list.length === areaInSquares(grid) - fixedNumbers.length,
    list.every((a, i) => list.every((b, j) => i === j || !sameSquare(a.square, b.square))),
    list.every(({ number }) => number >= 1 && number <= maxNumber),
    list.every(({ square }) => contains(grid, square)),
    list.every(({ square }) => !fixedNumbers.some((fixed) => sameSquare(fixed.square, square))),
    once('column'),
    once('row'),
    inequalitiesOf(puzzle).every(({ greater, less }) => numberAt(greater) > numberAt(less)),
  ];
  if (bars === undefined) return conditions.every(Boolean);
  const everyPairRight = lines.every((column) =>
    lines.every((row) =>
      [
        { column: column + 1, row },
        { column, row: row + 1 },
      ].every((other) => {
        if (!contains(grid, other)) return true;
        const square = { column, row };
        const bar = bars.some((pair) => sameSquare(pair.firstSquare, square) && sameSquare(pair.secondSquare, other));
        return bar === (Math.abs(numberAt(square) - numberAt(other)) === 1);
      }),
    ),
  );
  return conditions.every(Boolean) && everyPairRight;
}

describe('verify', () => {
  const change = (row: number, column: number, number: number) => ({
    grid: EXAMPLE_SOLUTION.grid.map((line, r) => line.map((old, c) => (r === row && c === column ? number : old))),
  });

  it('accepts the seed’s solution', () => {
    expect(verify(EXAMPLE, EXAMPLE_SOLUTION)).toEqual([]);
  });

  it.each([
    ['an empty square', change(3, 2, 0), ['square-empty']],
    ['a number out of range', change(3, 2, 9), ['solution-number-range']],
    ['another number for a given', change(2, 0, 1), ['given-changed']],
    ['a row too few', { grid: EXAMPLE_SOLUTION.grid.slice(1) }, ['solution-size']],
    ['a row too long', { grid: EXAMPLE_SOLUTION.grid.map((row) => [...row, 1]) }, ['solution-size']],
    ['nothing', { grid: [] }, ['solution-size']],
    ['a number twice', change(3, 2, 3), ['solution-column', 'solution-row']],
  ])('names %s', (_, solution, wanted) => {
    expect(codes(verify(EXAMPLE, solution))).toEqual(wanted);
  });

  it('names the cells of a number twice in reading order, in whatever order they are listed', () => {
    const puzzle = puzzleFromGrid(rows('00 01'), []);
    const solution = [at(0, 1, 1), at(1, 0, 2), at(0, 0, 1)];
    const cells = verifyCorrect(puzzle, solution).map(({ code, data }) => [code, data.cells]);
    expect(cells).toEqual([
      ['solution-column', pairs('0,0 1,0')],
      ['solution-row', pairs('1,0 1,1')],
    ]);
  });

  it('has a sentence for everything it names', () => {
    for (const grid of [[], [[0]], Array.from({ length: 4 }, () => [1, 1, 1, 9])]) {
      for (const problem of verify(EXAMPLE, { grid })) expect(say(problem, futoshikiWords)).not.toBe(problem.code);
    }
  });

  it('judges bars, and where there is none', () => {
    const grid = rows('123 231 312');
    const empty = Array.from({ length: 3 }, () => [0, 0, 0]);
    const right: [[number, number], [number, number]][] = [
      cellPair('0,0 0,1'),
      cellPair('0,1 0,2'),
      cellPair('1,0 1,1'),
      cellPair('2,1 2,2'),
      cellPair('0,0 1,0'),
      cellPair('1,0 2,0'),
      cellPair('0,1 1,1'),
      cellPair('1,2 2,2'),
    ];
    expect(verify(puzzleFromGrid(empty, [], right), { grid })).toEqual([]);
    expect(codes(verify(puzzleFromGrid(empty, [], right.slice(1)), { grid }))).toEqual(['solution-no-bar']);
    expect(codes(verify(puzzleFromGrid(empty, [], [...right, cellPair('1,1 2,1')]), { grid }))).toEqual([
      'solution-bar',
    ]);
    expect(codes(verify(puzzleFromGrid(empty, [], []), { grid }))).toHaveLength(8);
  });
});
