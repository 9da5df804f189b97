import type { Cell } from '@pipwright/play';
import { expect, it } from 'vitest';
import type { Left } from '../kind/explaining.js';
import { SupposedMarks } from './supposed-marks.js';

const left = (column: number, ...values: readonly number[]): Left => ({ cell: [0, column], values });
const marked = (marks: SupposedMarks) => marks.list().map(({ cell, mark }) => [cell[1], mark]);

it('marks what is supposed, what follows and where it fails', () => {
  const marks = new SupposedMarks([left(0, 6), left(1, 0, 1)], []);
  expect(marked(marks)).toEqual([
    [0, '6?'],
    [1, '0,1?'],
  ]);
  marks.add([left(1, 1), left(2, 3, 4), left(3)]);
  expect(marked(marks)).toEqual([
    [0, '6?'],
    [1, '1?'],
    [3, '!'],
  ]);
});

it('marks a number that is left together with what was known, or said before', () => {
  const marks = new SupposedMarks([], [left(0, 3, 5, 6)]);
  marks.add([left(0, 2, 4, 6), left(1, 1, 2)]);
  expect(marked(marks)).toEqual([[0, '6?']]);
  marks.add([left(1, 2, 3)]);
  expect(marked(marks)).toEqual([
    [0, '6?'],
    [1, '2?'],
  ]);
});

it('marks a number where the others have run out', () => {
  const marks = new SupposedMarks([], [], [0, 3, 3, 6]);
  marks.add([left(0, 2, 4, 6), left(1, 0, 3)]);
  expect(marked(marks)).toEqual([[0, '6?']]);
});

it('marks no failure before a link says so', () => {
  const marks = new SupposedMarks([], [left(0, 3)]);
  marks.add([left(0, 2, 4)]);
  expect(marks.list()).toEqual([]);
});

it('marks nothing where only something else is said of a cell', () => {
  const cell: Cell = [0, 0];
  const marks = new SupposedMarks([], [{ cell, values: undefined }]);
  marks.add([{ cell, values: undefined }]);
  expect(marks.list()).toEqual([]);
});
