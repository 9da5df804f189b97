import { expect, it } from 'vitest';
import { afterMove, afterWaiting, FRESH, isOver, type Patience } from './patience.js';

/** Boards one after another: how many pieces are right, and whether something is wrong. */
const after = (...boards: readonly (readonly [right: number, isWrong: boolean])[]): Patience =>
  boards.reduce((patience, [right, isWrong]) => afterMove(patience, right, isWrong), FRESH);

it('waits for a first move, and for a while after each', () => {
  expect(isOver(FRESH)).toBe(false);
  expect(isOver(afterWaiting(FRESH))).toBe(true);
  expect(isOver(afterMove(afterWaiting(FRESH), 0, false))).toBe(false);
});

it('ends with the third board on which something is wrong', () => {
  expect(isOver(after([0, true], [0, false], [0, true]))).toBe(false);
  expect(isOver(after([0, true], [0, false], [0, true], [0, false], [0, true]))).toBe(true);
});

it('goes on being over until a piece is right', () => {
  const lost = after([0, true], [0, true], [0, true]);
  expect(isOver(afterMove(lost, 0, false))).toBe(true);
  expect(isOver(afterMove(lost, 1, false))).toBe(false);
});
