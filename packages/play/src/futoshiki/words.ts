import type { Cell, Words } from '@pipwright/core';
import { futoshikiWords } from '@pipwright/futoshiki/parts';
import { playWords } from '../words.js';

export const futoshikiGameWords = {
  ...futoshikiWords,
  ...playWords,
  'put-out-of-range': (data: { number: number; most: number }) =>
    `${data.number} is out of range: numbers run from 1 to ${data.most}.`,
  'colour-out-of-range': (data: { colour: number; most: number }) =>
    `There is no colour ${data.colour}: colours run from 1 to ${data.most}, and 0 is none.`,
  'cell-given': (data: { cell: Cell }, at) => `The number at ${at(data.cell)} is a given, so it cannot be changed.`,
  'cell-empty-already': (data: { cell: Cell }, at) => `${at(data.cell)} is already empty.`,
  'square-stuck': (data: { cell: Cell }, at) => `No number is left for ${at(data.cell)}.`,
  'row-stuck': (data: { row: number; number: number; cells: readonly Cell[] }) =>
    `No cell is left for the number ${data.number} in row ${data.row + 1}.`,
  'column-stuck': (data: { column: number; number: number; cells: readonly Cell[] }) =>
    `No cell is left for the number ${data.number} in column ${data.column + 1}.`,
} satisfies Words;
