/** One sentence for each problem code: the parameter's type is the type of the problem's data. */
import { type Cell, coreWords, problemMaker, type Words } from '@pipwright/core';
import { MAX_SIDE } from './model.js';

export const latinWords = {
  ...coreWords,
  'latin-not-square': (data: { row: number; cells: number; rows: number }) =>
    `Row ${data.row + 1} has ${data.cells} cells, but the square has ${data.rows} rows. Make them equal.`,
  'latin-side': (data: { side: number }) => `The square has ${data.side} rows. It must have from 1 to ${MAX_SIDE}.`,
  'latin-number': (data: { cell: Cell; side: number }, at) =>
    `Expected a number from 1 to ${data.side} at ${at(data.cell)}, or “.” for an empty cell.`,
  'latin-json': () =>
    'A Latin square in JSON is {"latin":[[1,0],[0,0]]}: a list of rows of numbers, 0 for an empty cell.',
  'latin-solution': () => 'A solution of a Latin square is {"grid":[[1,2],[2,1]]}: a list of rows of numbers.',
  'latin-move': () => 'A move is {"cell":[0,1],"number":2}.',
  'latin-given': (data: { cell: Cell; number: number }, at) => `${at(data.cell)} already has a ${data.number}.`,
  'latin-open': (data: { cell: Cell }, at) => `${at(data.cell)} is empty.`,
  'latin-repeated': (data: { cell: Cell; number: number }, at) =>
    `The ${data.number} at ${at(data.cell)} is repeated in its row or column.`,
} satisfies Words;

export const problem = problemMaker<typeof latinWords>();
