import { readPuzzlesSync } from '@pipwright/core';
import { boardOf, type Cell, type Game, newGame, type PipsAction } from '@pipwright/play';
import { expect, it } from 'vitest';
import { pipsReading } from '../../../pips/src/reading.js';
import { afterMoves, madeGame } from '../../../play/src/testing/games.js';
import { en } from '../words/testing/catalogues.js';
import { tellAction, tellChanges } from './tell.js';

/** Four dominoes in a row. */
const ROW = 'board:\n########\n\npieces:\n00,11,26,34\n\nconstraints:\nExactly 0 {(0,0)}\n';

function row(): Game<'pips'> {
  const [read] = readPuzzlesSync(ROW, [pipsReading]);
  if (!read?.checked.ok) throw new Error('This is no puzzle.');
  const game = madeGame(newGame('pips', read.checked.value));
  const place = (slot: number): PipsAction => ({ type: 'place', slot, cells: [at(2 * slot), at(2 * slot + 1)] });
  return afterMoves(game, ...[0, 1, 2, 3].map(place));
}

const at = (column: number): Cell => [0, column];
const take = (...columns: readonly number[]): PipsAction => {
  const [cell = at(0), ...also] = columns.map(at);
  return also.length === 0 ? { type: 'take', cell } : { type: 'take', cell, also };
};

it.each([
  [take(5), '2-6 is back in the tray.'],
  [take(4, 6), '2-6 and 3-4 are back in the tray.'],
  [take(0, 2, 4, 6), '4 dominoes are back in the tray.'],
])('says of all dominoes that they are back: %j', (action, said) => {
  const before = row();
  const after = afterMoves(before, action);
  expect(tellAction(en, before, action, after)).toBe(said);
  expect(tellChanges(en, boardOf(before), boardOf(after)), 'as when it is done again').toEqual([said]);
});
