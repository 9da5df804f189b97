/** One sentence for each problem code: the parameter's type is the type of the problem's data. */
import { type Cell, coreWords, problemMaker, type Words } from '@pipwright/core';
import { MAX_SIDE } from './model.js';

const at = ([row, column]: Cell) => `row ${row}, column ${column}`;

export const latinWords = {
  ...coreWords,
  'latin-not-square': (data: { row: number; cells: number; rows: number }) =>
    `Row ${data.row} has ${data.cells} cells, but the square has ${data.rows} rows. Give it as many.`,
  'latin-side': (data: { side: number }) => `The square has ${data.side} rows; from 1 to ${MAX_SIDE} are accepted.`,
  'latin-number': (data: { cell: Cell; side: number }) =>
    `What stands at ${at(data.cell)} is no number from 1 to ${data.side}. Write “.” for an open cell.`,
  'latin-json': () =>
    'A Latin square in JSON is {"latin":[[1,0],[0,0]]}: a list of rows of numbers, 0 for an open cell.',
  'latin-solution': () => 'A solution of a Latin square is {"grid":[[1,2],[2,1]]}: a list of rows of numbers.',
  'latin-move': () => 'A move is {"cell":[0,1],"number":2}.',
  'latin-given': (data: { cell: Cell; number: number }) => `At ${at(data.cell)} stands a ${data.number} already.`,
  'latin-open': (data: { cell: Cell }) => `Nothing stands at ${at(data.cell)}.`,
  'latin-repeated': (data: { cell: Cell; number: number }) =>
    `The ${data.number} at ${at(data.cell)} stands in its row or column a second time.`,
} satisfies Words;

export const problem = problemMaker<typeof latinWords>();
