/** One sentence per problem code of games of any kind: why a move cannot be made, what a saved text lacks. */
import { type Cell, coreWords, type Words } from '@pipwright/core';

export const at = ([row, column]: Cell) => `row ${row}, column ${column}`;
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
  ...savedWords,
} satisfies Words;
