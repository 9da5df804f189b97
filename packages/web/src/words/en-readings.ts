/** Where the libraries count rows and columns from 0, as files do: from 1, as everywhere in the app. */
import type { futoshikiWords } from '@pipwright/futoshiki';
import type { pipsWords } from '@pipwright/pips';
import type { Cell } from '@pipwright/play';
import { at, both, capitalAt } from './en-parts.js';

type Sayings = Partial<typeof pipsWords> & Partial<typeof futoshikiWords>;
type Pair = readonly [Cell, Cell];

export const enReadings = {
  'cell-out-of-range': (data: { cell: Cell }) => `${capitalAt(data.cell)} is no cell that there could be.`,
  'board-cell-repeated': (data: { cell: Cell }) => `The board names ${at(data.cell)} twice.`,
  'cell-repeated': (data: { cell: Cell; region: number }) => `Region ${data.region} names ${at(data.cell)} twice.`,
  'region-overlap': (data: { cell: Cell; regions: readonly [number, number] }) =>
    `${capitalAt(data.cell)} is in region ${data.regions[0]} and again in region ${data.regions[1]}; a cell may have one rule.`,
  'cell-outside-board': (data: { cell: Cell; region: number }) =>
    `Region ${data.region} has a cell at ${at(data.cell)}, which is not on the board.`,
  'grid-origin': (_: { cell: Cell }) => 'The grid must start at the upper left, with “Column” 0 and “Row” 0.',
  'number-out-of-range': (data: { cell: Cell; number: number; side: number }) =>
    `The number ${data.number} at ${at(data.cell)} cannot be: numbers run from 1 to ${data.side}.`,
  'square-outside-grid': (data: { cell: Cell }) => `A number is given at ${at(data.cell)}, which is not in the grid.`,
  'square-given-twice': (data: { cell: Cell }) => `The number at ${at(data.cell)} is given twice.`,
  'row-repeats': (data: { row: number; number: number }) =>
    `The number ${data.number} is given more than once in row ${data.row + 1}.`,
  'column-repeats': (data: { column: number; number: number }) =>
    `The number ${data.number} is given more than once in column ${data.column + 1}.`,
  'sign-outside-grid': (data: { cells: Pair }) =>
    `There is a sign between ${both(data.cells)}, which are not both in the grid.`,
  'sign-not-adjacent': (data: { cells: Pair }) => `There is a sign between ${both(data.cells)}, which do not touch.`,
  'signs-clash': (data: { cells: Pair }) =>
    `There are two signs between ${both(data.cells)}, and each says the opposite of the other.`,
  'bar-outside-grid': (data: { cells: Pair }) =>
    `There is a bar between ${both(data.cells)}, which are not both in the grid.`,
  'bar-not-adjacent': (data: { cells: Pair }) => `There is a bar between ${both(data.cells)}, which do not touch.`,
  'sign-repeated': (data: { cells: Pair }) =>
    `The sign between ${both(data.cells)} stands here a second time; once is enough.`,
  'bar-repeated': (data: { cells: Pair }) =>
    `The bar between ${both(data.cells)} stands here a second time; once is enough.`,
  'tatham-flag-off-grid': (data: { flag: string; cell: Cell }) =>
    `The flag ${data.flag} of the square at ${at(data.cell)} points off the grid.`,
  'tatham-flags-clash': (data: { cells: Pair; adjacent: boolean }) =>
    data.adjacent
      ? `The flags contradict each other: there is a bar from ${at(data.cells[0])} to ${at(data.cells[1])}, and none the other way.`
      : `The flags contradict each other: ${both(data.cells)} are each said to be greater than the other.`,
} satisfies Sayings;
