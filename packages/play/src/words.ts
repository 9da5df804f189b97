/** One sentence per problem code of a game: why a move cannot be made, what is wrong, what a saved text lacks. */
import { type Cell, coreWords, type Words } from '@pipwright/core';
import type { Domino } from '@pipwright/pips';

const at = ([row, column]: Cell) => `row ${row}, column ${column}`;
const list = (cells: readonly Cell[]) => cells.map(at).join('; ');
const written = ([first, second]: Domino) => `${first}-${second}`;
const steps = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`;

const moveWords = {
  'move-unknown': () => 'This is no move of this game.',
  'no-change': () => 'This would change nothing.',
  'undo-too-far': (data: { steps: number; available: number }) =>
    data.available === 0
      ? 'There is nothing to undo.'
      : `Only ${steps(data.available)} can be undone, not ${data.steps}.`,
  'redo-too-far': (data: { steps: number; available: number }) =>
    data.available === 0
      ? 'There is nothing to redo.'
      : `Only ${steps(data.available)} can be redone, not ${data.steps}.`,
  'try-open': () => 'A try is open already: accept it or drop it first.',
  'try-closed': () => 'No try is open.',
  'clock-finished': () => 'The puzzle is finished, and its clock with it.',
  'clock-paused': () => 'The clock is paused.',
  'clock-running': () => 'The clock is running.',
  'tick-out-of-range': (data: { ms: number }) => `The clock cannot go on by ${data.ms} milliseconds.`,
  'cell-off-board': (data: { cell: Cell }) => `There is no cell at ${at(data.cell)}.`,
  'mark-out-of-range': (data: { number: number; least: number; most: number }) =>
    `${data.number} cannot be noted here: numbers run from ${data.least} to ${data.most}.`,
  'mark-on-full-cell': (data: { cell: Cell }) =>
    `The cell at ${at(data.cell)} is taken, so nothing can be noted in it.`,
} satisfies Words;

const pipsWords = {
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

const futoshikiWords = {
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

const savedWords = {
  'saved-start': () => 'This is no saved game: its first line is missing or damaged.',
  'saved-version': (data: { version: string }) =>
    `This game was saved as version ${data.version}; version 1 is read here.`,
  'saved-kind': (data: { kind: string }) =>
    `No game is known here by the name ${JSON.stringify(data.kind.slice(0, 40))}.`,
  'saved-puzzle': () => 'What the saved game gives as its puzzle is none:',
  'saved-line-damaged': (data: { lines: number }) =>
    `The saved game is damaged here; ${data.lines === 1 ? 'one line is' : `${data.lines} lines are`} left out, and all before is restored.`,
  'saved-line-order': (data: { found: number; wanted: number }) =>
    `Move ${data.found} stands where move ${data.wanted} belongs; this and all that follows is left out.`,
  'saved-move-illegal': () => 'This move cannot be made here; it and all that follows is left out:',
} satisfies Words;

export const playWords = {
  ...coreWords,
  ...moveWords,
  ...pipsWords,
  ...futoshikiWords,
  ...savedWords,
} satisfies Words;
