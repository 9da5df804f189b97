/** Every sentence about a game of Futoshiki: about its puzzle, about games of any kind, and about numbers. */
import type { Cell, Words } from '@pipwright/core';
import { futoshikiWords } from '@pipwright/futoshiki';
import { at, playWords } from '../words.js';

export const futoshikiGameWords = {
  ...futoshikiWords,
  ...playWords,
  'put-out-of-range': (data: { number: number; most: number }) =>
    `${data.number} cannot be put here: numbers run from 1 to ${data.most}.`,
  'cell-given': (data: { cell: Cell }) => `The number at ${at(data.cell)} is given by the puzzle.`,
  'cell-empty-already': (data: { cell: Cell }) => `The square at ${at(data.cell)} is empty.`,
  'square-stuck': (data: { cell: Cell }) => `No number is left for the square at ${at(data.cell)}.`,
  'row-stuck': (data: { row: number; number: number; cells: readonly Cell[] }) =>
    `No square is left for the number ${data.number} in row ${data.row}.`,
  'column-stuck': (data: { column: number; number: number; cells: readonly Cell[] }) =>
    `No square is left for the number ${data.number} in column ${data.column}.`,
} satisfies Words;
