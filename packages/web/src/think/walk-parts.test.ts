import type { BoardOf, Cell, KindName } from '@pipwright/play';
import { expect, it } from 'vitest';
import { partsWalked, type StepPlaced } from './walk-parts.js';

const board = (name: string) => name as unknown as BoardOf<KindName>;
const number = (row: number, column: number, is: number) => [{ cell: [row - 1, column - 1] as Cell, number: is }];

const STEPS: readonly StepPlaced[] = [
  { text: 'r4c4 is 4 or 6.', look: [[[3, 3]]], placed: [], board: board('none') },
  { text: 'In column 4 the 2 fits nowhere else.', look: [], placed: [number(3, 4, 2)], board: board('the 2') },
  { text: 'Left out.', look: [], placed: [number(6, 6, 1)], board: board('one more') },
  { text: 'Row 3 lacks 1 and 3.', look: [], placed: [number(3, 3, 1), number(3, 5, 3)], board: board('all') },
];

it('a number is there with the part that says it, what is left out with what follows', () => {
  const text =
    'r4c4 is 4, 5 or 6 and r3c4 is 2 or 3. In column 4 the 2 fits nowhere else: r3c4 is 2. Row 3 lacks 1 and 3: r3c3 is 1, r3c5 is 3.';
  const parts = partsWalked(text, STEPS, board('before'));
  // The step that places nothing leaves the board as it was.
  expect(parts.map((part) => part.board)).toEqual(['before', 'before', 'the 2', 'the 2', 'all']);
  expect(parts.map(({ placed }) => placed)).toEqual([[], [], [[[2, 3]]], [], [[[5, 5]], [[2, 2]], [[2, 4]]]]);
  expect(parts[0]?.look).toEqual([[[3, 3]]]);
});

it('dominoes are there with the end of the text', () => {
  const [one, other] = [number(1, 1, 0), number(1, 2, 4)].flat();
  const placed = [[one, other]] as StepPlaced['placed'];
  const steps = [{ text: 'r1c1 is 0.', look: [], placed, board: board('after') }];
  const parts = partsWalked('r1c1 is 0. Place the 0–4: 0 on r1c1, 4 on r1c2.', steps, board('before'));
  expect(parts.map((part) => part.board)).toEqual(['before', 'before', 'after']);
});
