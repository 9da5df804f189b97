/** The detector itself: what gives an answer away, and what does not. */

import { describe, expect, it } from 'vitest';
import { cellPair } from '../../core/src/testing/written.js';
import type { Domino } from '../src/model/domino.js';
import { BoardTold } from './chapter-faults.js';
import type { Claim, Edge } from './claims.js';
import { leaksOf } from './leaks.js';
import { puzzleFromText } from './puzzle-of.js';

/** A 9 of two cells on top, a >3 and a 5 of one each below it, an = of two. */
const puzzle = puzzleFromText(
  'board:\n##\n##\n##\n\npieces:\n04,45,13\n\nconstraints:\nExactly 9 {(0,0),(1,0)}\nMoreThan 3 {(0,1)}\nExactly 5 {(1,1)}\nAllSame {(0,2),(1,2)}\n',
);
const claim = (part: Partial<Claim>): Claim => ({ removes: [], joins: [], places: [], ...part });
const placed = (domino: Domino, cells: Edge) => claim({ places: [{ domino, cells }] });
const left = (cell: readonly [number, number], values: readonly number[]) =>
  claim({ removes: [{ cell, values: [0, 1, 2, 3, 4, 5, 6].filter((value) => !values.includes(value)) }] });
const leaks = (what: Claim, text: string) => leaksOf(puzzle, what, new BoardTold(puzzle), text);

const PLACED = placed([4, 5], cellPair('0,0 1,0'));

describe('a domino that is placed is given away by', () => {
  it.each([
    'It is the 4–5.',
    'The 5-4 is left. Where does it lie?',
    'Only 4 – 5 fits.',
    'Which way round does [4,5] lie?',
    'The 4|5 is free?',
    'The domino with a 4 and a 5 is free?',
    'r1c1 is 4. What is below it?',
    'There is a 4 on r1c1. What is below it?',
    'What does it mean that r2c1 is a 5?',
    'The >3 is 5. What is above it?',
    'Then r1c1 and r2c1 are 4 and 5?',
    'r2c1 = 5, so what is above?',
    'r2c1: 5. And above?',
    'Where does that leave r2c1 (5)?',
    'A 5 goes in r2c1. And above?',
    'Only a 5 is left for r2c1. And above?',
    'r2c1 must be 5. And above?',
    'r2c1 can only be five. And above?',
  ])('“%s”', (text) => {
    expect(leaks(PLACED, text)).not.toEqual([]);
  });
});

describe('a domino that is placed is not given away by', () => {
  it.each([
    'Each 9 is a 4 and a 5. How many 4s does that leave for the >3?',
    'r1c1 can only pair with r2c1. Which dominoes could lie there?',
    'Look at the 5 and r1c1.',
    'r1c1 is 4 or 5. Which of the two leaves r2c1 a partner?',
    'The 0–4 and the 1–3 cannot lie here. What can?',
    'r1c1 is in the 9. What does it need?',
    'Two cells are left for the 5 at r2c2. Which?',
    'With 4s the 9 needs a 5. Where is it?',
  ])('“%s”', (text) => {
    expect(leaks(PLACED, text)).toEqual([]);
  });
});

it('tells doubles by their own name', () => {
  const double = placed([4, 4], cellPair('2,0 2,1'));
  for (const text of ['It is the double 4?', 'The 4–4?', 'A double of 4?'])
    expect(leaks(double, text), text).not.toEqual([]);
  for (const text of ['It is a double. Which doubles are left?', 'Four dominoes have a 4. Which is a double?'])
    expect(leaks(double, text), text).toEqual([]);
});

it('tells the numbers left to a cell from others', () => {
  const two = left([2, 0], [4, 5]);
  for (const text of ['r3c1 is 4 or 5?', 'r3c1 holds a 5 or a 4?', 'r3c1 is not 3. And then?'])
    expect(leaks(two, text), text).not.toEqual([]);
  for (const text of ['r3c1 is in the =. What can it be?', 'r3c2 is 4 or 5. What of r3c1?', 'Could r3c1 be 3?'])
    expect(leaks(two, text), text).toEqual([]);
  const one = left([0, 1], [5]);
  expect(leaks(one, 'r1c2 is 4 or 5. There is no 4 left. What is it?')).toEqual([]);
  expect(leaks(one, 'r1c2 is 5?')).not.toEqual([]);
});

it('knows that what a region needs is what its last open cell holds', () => {
  const board = new BoardTold(puzzle);
  board.learn(left([0, 0], [4]));
  const last = left([0, 1], [5]);
  expect(leaksOf(puzzle, last, board, 'The 9 has its 4 and needs a 5. Where?')).not.toEqual([]);
  expect(leaksOf(puzzle, last, board, 'The 9 has its 4. What does it need?')).toEqual([]);
});

it('knows which cells are paired', () => {
  const pair = claim({
    joins: [{ edge: cellPair('2,0 2,1') }],
  });
  for (const text of ['r3c1 can only pair with r3c2?', 'r3c2 pairs with r3c1?', 'r3c1 and r3c2 share a domino?'])
    expect(leaks(pair, text), text).not.toEqual([]);
  expect(leaks(pair, 'r2c1 pairs with r1c1. What is left for r3c1?')).toEqual([]);
});
