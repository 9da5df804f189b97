import { type AnyGame, type KindName, type Move, newGame } from '@pipwright/play';
import { expect, it } from 'vitest';
import { cellPair } from '../../../core/src/testing/short-forms.js';
import { puzzleFromText } from '../../../pips/test/puzzle-of.js';
import { afterMoves, madeGame } from '../../../play/src/testing/games.js';
import '../kinds/testing/install.js';
import { en } from '../words/testing/catalogues.js';
import { tellOutcome } from './announce.js';

const ROW = 'board:\n####\n\npieces:\n01,23\n\nconstraints:\nExactly 0 {(0,0)}\n';
const START = madeGame(newGame<KindName>('pips', puzzleFromText(ROW))) as AnyGame;
const HINT: Move = { type: 'hint', rung: 'what' };
const PLACE: Move = { type: 'place', slot: 0, cells: cellPair('0,0 0,1') };
const told = (...moves: readonly Move[]) => tellOutcome(en, START, moves, afterMoves(START, ...(moves as never[])));

it('tells a move that a hint has led to as the move alone', () => {
  expect(told(PLACE)).not.toBe('');
  expect(told(HINT, PLACE)).toBe(told(PLACE));
  expect(told(HINT)).toBe('');
});
