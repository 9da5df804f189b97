/** Sentences of games of any kind by problem code: why a move cannot be made, what a saved text lacks. */
import { type Cell, coreWords, type Words } from '@pipwright/core';

const steps = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`;

const moveWords = {
  'move-unknown': () => 'This is not a move of this game.',
  'no-change': () => 'This would change nothing.',
  'undo-too-far': (data: { steps: number; available: number }) =>
    data.available === 0
      ? 'There is nothing to undo.'
      : `Only ${steps(data.available)} can be undone, not ${data.steps}.`,
  'redo-too-far': (data: { steps: number; available: number }) =>
    data.available === 0
      ? 'There is nothing to redo.'
      : `Only ${steps(data.available)} can be redone, not ${data.steps}.`,
  'try-open': () => 'A try is already open. Accept or discard it first.',
  'try-closed': () => 'No try is open.',
  'clock-finished': () => 'The puzzle is finished, so its clock has stopped.',
  'clock-paused': () => 'The clock is paused.',
  'clock-running': () => 'The clock is running.',
  'tick-out-of-range': (data: { ms: number }) => `The clock cannot advance by ${data.ms} milliseconds.`,
  'cell-off-board': (data: { cell: Cell }, at) => `${at(data.cell)} is not on the board.`,
  'mark-out-of-range': (data: { number: number; least: number; most: number }) =>
    `${data.number} is out of range: numbers run from ${data.least} to ${data.most}.`,
  'mark-on-full-cell': (data: { cell: Cell }, at) => `${at(data.cell)} is not empty, so it takes no notes.`,
} satisfies Words;

const savedWords = {
  'saved-start': () => 'This is not a saved game: its first line is missing or damaged.',
  'saved-version': (data: { version: string }) =>
    `This game was saved in version ${data.version}. Only version 1 can be opened.`,
  'saved-kind': (data: { kind: string }) =>
    `There is no kind of puzzle called ${JSON.stringify(data.kind.slice(0, 40))}.`,
  'saved-puzzle': () => 'The puzzle of this saved game is invalid:',
  'saved-line-damaged': (data: { lines: number }) =>
    `The saved game is damaged here. Everything before is restored; ${data.lines === 1 ? 'one line is' : `${data.lines} lines are`} lost.`,
  'saved-line-order': (data: { found: number; wanted: number }) =>
    `Expected move ${data.wanted}, found move ${data.found}. This move and all after it are lost.`,
  'saved-move-illegal': () => 'This move is not possible here, so it and all after it are lost:',
} satisfies Words;

export const playWords = {
  ...coreWords,
  ...moveWords,
  ...savedWords,
} satisfies Words;
