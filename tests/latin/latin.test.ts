/** The template kind keeps what every kind promises. */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeEngines } from '../../packages/core/src/testing/engine-contract.js';
import { describeFormats } from '../../packages/core/src/testing/format-contract.js';
import { pairs } from '../../packages/core/src/testing/short-forms.js';
import { cpuMilliseconds, fill, hostileTexts } from '../../packages/core/test/hostile.js';
import { misplaced, verify } from './check.js';
import { latin } from './kind.js';
import { cellsOf, numberAt, type Puzzle, type Solution, withNumber } from './model.js';
import { randomPuzzle } from './random-puzzle.js';

const puzzles = (side: number) => fc.nat().map((seed) => randomPuzzle(seed, side));

/** Every way to fill the open cells, judged when it is whole. */
function bruteForce(puzzle: Puzzle): readonly Solution[] | undefined {
  const open = cellsOf(puzzle).filter((cell) => numberAt(puzzle, cell) === 0);
  const side = puzzle.grid.length;
  if (side ** open.length > 5000) return undefined;
  const all = open.reduce<Solution[]>(
    (some, cell) => some.flatMap((each) => puzzle.grid.map((_, i) => withNumber(each, cell, i + 1))),
    [puzzle],
  );
  return all.filter((solution) => verify(puzzle, solution).length === 0);
}

describeEngines({
  kind: latin,
  puzzles: { tiny: puzzles(2), small: puzzles(3), medium: puzzles(4), large: puzzles(5) },
  bruteForce,
  solutionKey: ({ grid }) => grid.join(';'),
  movesOf: (puzzle) => cellsOf(puzzle).filter((cell) => numberAt(puzzle, cell) === 0).length,
  sortOf: (puzzle) => (bruteForce(puzzle)?.length === 0 ? 'unsolvable' : 'solvable'),
  sorts: ['solvable', 'unsolvable'],
  effort: 0.1,
});

describeFormats({
  kind: latin,
  puzzles: puzzles(9),
  smallest: { grid: [[0]] },
  canWrite: () => true,
  same: isDeepStrictEqual,
  mayWarn: false,
  hostile: hostileTexts({
    files: ['latin\n1 . .\n. . 2\n. . .\n', '{"latin":[[1,0],[0,0]]}'],
    nasty: ['latin\n', '.', '10', '"latin":['],
    fields: ['latin'],
    inner: ['latin'],
    values: [[[1]], 'x'],
  }),
  huge: [
    ['blanks', () => fill('latin\n', ' ')],
    ['comments', () => fill('', '#\n', 'latin\n1')],
    ['one row', () => fill('latin\n', '. ')],
    ['many rows', () => fill('latin\n', '.\n')],
    ['many squares', () => fill('', 'latin\n')],
    ['nested lists', () => fill('{"latin":', '[')],
  ],
  hugeMilliseconds: 50_000,
  cpuMilliseconds,
});

it.each(latin.formats)('the format $name holds several squares', (format) => {
  const made = format.make([randomPuzzle(1), randomPuzzle(2)]);
  expect(made.ok && format.parse(made.value).map(({ spec }) => spec)).toEqual([randomPuzzle(1), randomPuzzle(2)]);
});

it.each([1.5, Number.NaN, -1, 3])('%d stands in no square of two rows', (number) => {
  const puzzle: Puzzle = {
    grid: pairs('0,0 0,0'),
  };
  const grid = [
    [number, 2],
    [2, number],
  ];
  expect(verify(puzzle, { grid }).map(({ code }) => code)).toEqual(['latin-number', 'latin-number']);
  expect(misplaced(puzzle, puzzle, { cell: [0, 0], number }).map(({ code }) => code)).toEqual(['latin-number']);
});
