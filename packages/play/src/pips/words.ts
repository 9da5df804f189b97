/** Every sentence about a game of Pips: about its puzzle, about games of any kind, and about dominoes. */
import type { Cell, Words } from '@pipwright/core';
import { type Domino, pipsWords } from '@pipwright/pips';
import { at, playWords } from '../words.js';

const list = (cells: readonly Cell[]) => cells.map(at).join('; ');
const written = ([first, second]: Domino) => `${first}-${second}`;

export const pipsGameWords = {
  ...pipsWords,
  ...playWords,
  'slot-unknown': (data: { slot: number }) => `There is no domino number ${data.slot}.`,
  'slot-empty': (data: { domino: Domino }) => `The domino ${written(data.domino)} is not in the tray.`,
  'cells-apart': (data: { cells: readonly [Cell, Cell] }) =>
    `A domino cannot lie on ${at(data.cells[0])} and ${at(data.cells[1])}, which do not touch.`,
  'cell-covered': (data: { cell: Cell }) => `Another domino lies on ${at(data.cell)}.`,
  'cell-bare': (data: { cell: Cell }) => `No domino lies on ${at(data.cell)}.`,
  'quarters-out-of-range': (data: { quarters: number }) =>
    `A domino is turned by one to three quarters, not ${data.quarters}.`,
  'region-broken': (data: { region: number; cells: readonly Cell[]; dominoes: readonly Domino[]; wanted: string }) =>
    `Region ${data.region} (${data.wanted}) cannot have its rule with what lies there: ${data.dominoes.map(written).join(', ')}.`,
  'region-starved': (data: { region: number; cells: readonly Cell[]; wanted: string }) =>
    `The dominoes that are left cannot complete region ${data.region} (${data.wanted}).`,
  'cells-cut-off': (data: { cells: readonly Cell[] }) =>
    `Dominoes cannot fill these cells, an odd number on their own: ${list(data.cells)}.`,
} satisfies Words;
