import { newGame } from '@pipwright/play';
import { expect, it } from 'vitest';
import { puzzleFrom } from '../../../pips/test/puzzle-of.js';
import { played, started } from '../../../play/src/testing/started.js';
import type { HintPlace } from './hint-state.js';
import { ToldPlaces } from './told-places.js';

const start = started(newGame('pips', puzzleFrom('##\n##', '01,12')));
const place = (chapter: number, step: number, rung: HintPlace['rung']): HintPlace => ({ chapter, step, rung });

it('knows how far each chapter of a position was told, and what is new', () => {
  const told = new ToldPlaces();
  expect(told.at(start)).toBeUndefined();
  expect(told.tell(start, place(0, 0, 'where'))).toBe(true);
  expect(told.tell(start, place(0, 0, 'why'))).toBe(true);
  expect(told.tell(start, place(1, 0, 'where'))).toBe(true);
  expect(told.at(start)).toEqual(place(1, 0, 'where'));
  expect(told.at(start, 0)).toEqual(place(0, 0, 'why'));
  expect(told.tell(start, place(0, 0, 'where'))).toBe(false);
  expect(told.at(start)).toEqual(place(0, 0, 'where'));
});

it('knows positions by what lies on the board, not by notes', () => {
  const told = new ToldPlaces();
  told.tell(start, place(0, 0, 'why'));
  expect(told.at(played(start, { type: 'mark', cell: [0, 0], number: 1 }))).toEqual(place(0, 0, 'why'));
  const moved = played(start, {
    type: 'place',
    slot: 0,
    cells: [
      [0, 0],
      [0, 1],
    ],
  });
  expect(told.at(moved)).toBeUndefined();
  told.tell(moved, place(0, 0, 'where'));
  expect(told.at(played(moved, { type: 'undo' }))).toEqual(place(0, 0, 'why'));
});

it('forgets another puzzle', () => {
  const told = new ToldPlaces();
  told.tell(start, place(0, 0, 'why'));
  told.tell(started(newGame('pips', puzzleFrom('##', '01'))), place(0, 0, 'where'));
  expect(told.at(start)).toBeUndefined();
});
