import { newGame } from '@pipwright/play';
import { expect, it } from 'vitest';
import { cellPair } from '../../../core/src/testing/short-forms.js';
import { puzzleFrom } from '../../../pips/test/puzzle-of.js';
import { afterMoves, madeGame } from '../../../play/src/testing/games.js';
import type { HintPlace } from './hint-state.js';
import { ToldPlaces } from './told-places.js';

const start = madeGame(newGame('pips', puzzleFrom('##\n##', '01,12')));
const place = (chapter: number, step: number, rung: HintPlace['rung']): HintPlace => ({ chapter, step, rung });
const NAME = 'mine';

function diskWith(text: string | null = null) {
  let kept = text;
  return () => ({
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  });
}

it('knows how far each chapter of a position was told, and what is new', () => {
  const told = new ToldPlaces(diskWith());
  expect(told.at(NAME, start)).toBeUndefined();
  expect(told.tell(NAME, start, place(0, 0, 'where'))).toBe(true);
  expect(told.tell(NAME, start, place(0, 0, 'why'))).toBe(true);
  expect(told.tell(NAME, start, place(1, 0, 'where'))).toBe(true);
  expect(told.at(NAME, start)).toEqual(place(1, 0, 'where'));
  expect(told.at(NAME, start, 0)).toEqual(place(0, 0, 'why'));
  expect(told.tell(NAME, start, place(0, 0, 'where'))).toBe(false);
  expect(told.at(NAME, start)).toEqual(place(0, 0, 'where'));
});

it('knows positions by what lies on the board, not by notes', () => {
  const told = new ToldPlaces(diskWith());
  told.tell(NAME, start, place(0, 0, 'why'));
  expect(told.at(NAME, afterMoves(start, { type: 'mark', cell: [0, 0], number: 1 }))).toEqual(place(0, 0, 'why'));
  const moved = afterMoves(start, { type: 'place', slot: 0, cells: cellPair('0,0 0,1') });
  expect(told.at(NAME, moved)).toBeUndefined();
  told.tell(NAME, moved, place(0, 0, 'where'));
  expect(told.at(NAME, afterMoves(moved, { type: 'undo' }))).toEqual(place(0, 0, 'why'));
});

it('still knows it after the page was loaded anew, of the same game only', () => {
  const disk = diskWith();
  new ToldPlaces(disk).tell(NAME, start, place(0, 0, 'why'));
  expect(new ToldPlaces(disk).at(NAME, start)).toEqual(place(0, 0, 'why'));
  expect(new ToldPlaces(disk).at('played again', start)).toBeUndefined();
});

it('knows what steps have come to in any position of the game, also after the page was loaded anew', () => {
  const disk = diskWith();
  const told = new ToldPlaces(disk);
  expect(told.hasConcluded(NAME, 'r1c1 is 0 or 1.')).toBe(false);
  told.conclude(NAME, 'r1c1 is 0 or 1.');
  told.tell(NAME, start, place(0, 0, 'what'));
  for (const each of [told, new ToldPlaces(disk)]) {
    expect(each.hasConcluded(NAME, 'r1c1 is 0 or 1.')).toBe(true);
    expect(each.hasConcluded(NAME, 'r1c1 is 0.')).toBe(false);
    expect(each.at(NAME, start)).toEqual(place(0, 0, 'what'));
  }
  expect(new ToldPlaces(disk).hasConcluded('played again', 'r1c1 is 0 or 1.')).toBe(false);
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"name":"mine"}',
  '{"name":"mine","told":[],"conclusions":7}',
  '{"name":"mine","told":[{}]}',
  '{"name":"mine","told":[{"board":{},"places":[]}]}',
  '{"name":"mine","told":[{"board":{},"places":[{"rung":"who"}]}]}',
])('starts anew where the disk has %j', (text) => {
  const told = new ToldPlaces(diskWith(text));
  expect(told.at(NAME, start)).toBeUndefined();
  expect(told.tell(NAME, start, place(0, 0, 'where'))).toBe(true);
});

it('remembers without a disk', () => {
  const told = new ToldPlaces(() => {
    throw new Error('refused');
  });
  expect(told.tell(NAME, start, place(0, 0, 'where'))).toBe(true);
  expect(told.at(NAME, start)).toEqual(place(0, 0, 'where'));
});
