import type { Cell, Words } from '@pipwright/core';
import { type Domino, dominoName, pipsWords } from '@pipwright/pips/parts';
import { playWords } from '../words.js';

export const pipsGameWords = {
  ...pipsWords,
  ...playWords,
  'slot-unknown': (data: { slot: number }) => `There is no domino number ${data.slot}.`,
  'slot-empty': (data: { domino: Domino }) => `The domino ${dominoName(data.domino)} is not in the tray.`,
  'cells-apart': (data: { cells: readonly [Cell, Cell] }, at) =>
    `${at(data.cells[0])} and ${at(data.cells[1])} are not next to each other, so a domino cannot cover them.`,
  'cell-covered': (data: { cell: Cell }, at) => `Another domino already covers ${at(data.cell)}.`,
  'cell-bare': (data: { cell: Cell }, at) => `There is no domino on ${at(data.cell)}.`,
  'quarters-out-of-range': (data: { quarters: number }) =>
    `A domino can be turned by one, two or three quarters, not ${data.quarters}.`,
  'region-broken': (data: {
    region: number;
    cells: readonly Cell[];
    dominoes: readonly Domino[];
    wanted: string;
    values: readonly number[];
    open: number;
  }) =>
    `Region ${data.region} (${data.wanted}) cannot be completed with the dominoes on it: ${data.dominoes.map(dominoName).join(', ')}.`,
  'region-starved': (data: { region: number; cells: readonly Cell[]; wanted: string }) =>
    `The remaining dominoes cannot complete region ${data.region} (${data.wanted}).`,
  'cells-cut-off': (data: { cells: readonly Cell[] }, at) =>
    `Dominoes cannot fill these ${data.cells.length} cells, because the number is odd: ${data.cells.map(at).join(', ')}.`,
} satisfies Words;
