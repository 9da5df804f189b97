import { readPuzzlesSync } from '@pipwright/core';
import { type AnyGame, type KindName, newGame, whatIsWrong } from '@pipwright/play';
import { expect, it } from 'vitest';
import { futoshikiReading } from '../../../futoshiki/src/reading.js';
import { pipsReading } from '../../../pips/src/reading.js';
import { afterMoves, madeGame } from '../../../play/src/testing/games.js';
import { brokenByMoves } from './broken-by-moves.js';

function gameOf(kind: KindName, text: string, ...moves: readonly object[]): AnyGame {
  const [read] = kind === 'pips' ? readPuzzlesSync(text, [pipsReading]) : readPuzzlesSync(text, [futoshikiReading]);
  if (!read?.checked.ok) throw new Error(`${text} is no puzzle.`);
  return afterMoves(madeGame<AnyGame>(newGame<KindName>(kind, read.checked.value) as never), ...(moves as never[]));
}

const codes = (game: AnyGame) => brokenByMoves(game).map(({ code }) => code);
const put = (row: number, column: number, number: number) => ({ type: 'put', cell: [row, column], number });
/** By its signs the first row begins with the 4, but there is one below. */
const FLAWED = '4:0R,0R,0R,0,4,0,0,0,0,0,0,0,0,0,0,0,';
/** There is no 5; the 1 can be made. */
const POOR = 'board:\n####\n\npieces:\n01,12\n\nconstraints:\nExactly 5 {(0,0)}\nExactly 1 {(3,0)}\n';
const lay = (slot: number, ...columns: readonly number[]) => ({
  type: 'place',
  slot,
  cells: columns.map((column) => [0, column]),
});

it('finds nothing where only the puzzle itself is flawed', () => {
  const flawed = gameOf('futoshiki', FLAWED);
  expect(whatIsWrong(flawed), 'there is something').not.toEqual([]);
  expect(codes(flawed)).toEqual([]);
  expect(codes(gameOf('futoshiki', FLAWED, put(0, 0, 3))), 'with fewer cells left').toEqual([]);
});

it('finds what moves have broken, also on a flawed puzzle', () => {
  expect(codes(gameOf('futoshiki', FLAWED, put(2, 0, 1), put(2, 1, 1)))).toEqual(['solution-row']);
});

it('finds all that is wrong where the puzzle has no flaw', () => {
  const game = gameOf('futoshiki', '. . 3\n\n. 1 .\n\n. . .\n', put(0, 0, 3));
  expect(brokenByMoves(game)).toEqual(whatIsWrong(game));
  expect(codes(game)).toEqual(['solution-row']);
});

it('leaves a region that could never be filled to the puzzle until something wrong lies in it', () => {
  expect(codes(gameOf('pips', POOR))).toEqual([]);
  expect(codes(gameOf('pips', POOR, lay(0, 3, 2)))).toEqual(['region-broken']);
  expect(codes(gameOf('pips', POOR, lay(0, 2, 3)))).toEqual([]);
  expect(codes(gameOf('pips', POOR, lay(1, 0, 1)))).toEqual(['region-broken']);
});
