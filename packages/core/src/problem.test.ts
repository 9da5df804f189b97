import { expect, it } from 'vitest';
import { describe, problemMaker, type Words } from './problem.js';
import { cellPair } from './testing/short-forms.js';

const words = {
  apart: (data: { cells: readonly [readonly [number, number], readonly [number, number]] }, at) =>
    `${at(data.cells[0])} and ${at(data.cells[1])} are apart.`,
  none: () => 'There is none.',
} satisfies Words;
const problem = problemMaker<typeof words>();
const apart = problem('apart', {}, { cells: cellPair('0,3 11,0') });

it('names cells by row and column from 1', () => {
  expect(describe(apart, words)).toBe('r1c4 and r12c1 are apart.');
});

it('names cells as the file does, and says so once', () => {
  expect(describe({ ...apart, cells: '(column,row)' }, words)).toBe(
    '(3,0) and (0,11) are apart. Cells are (column,row) from 0, as in the file.',
  );
  expect(describe({ ...apart, cells: 'row/column' }, words)).toMatch(/^0\/3 and 11\/0 are apart\./);
});

it('says nothing of cells where it names none', () => {
  expect(describe({ ...problem('none', {}, {}), cells: '(column,row)' }, words)).toBe('There is none.');
});

it('names the code where there is no sentence', () => {
  expect(describe({ code: 'toString', where: {}, data: {} }, words)).toBe('toString');
});
