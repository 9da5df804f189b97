import type { BoardOf, Cell, KindName } from '@pipwright/play';
import { expect, it } from 'vitest';
import { partsWalked, type StepPlaced } from './walk-parts.js';

const board = (name: string) => name as unknown as BoardOf<KindName>;
const step = (number: number, after: string, ...placed: readonly Cell[]): StepPlaced => ({
  step: number,
  look: [[[number, 9]]],
  placed: placed.map((cell) => [cell]),
  board: board(after),
});
const before = board('before');

it('what a step places is there with the last sentence that it says', () => {
  const steps = [step(4, 'before'), step(5, 'one', [0, 0]), step(6, 'two', [1, 1], [2, 2])];
  const parts = partsWalked([4, 5, 5, 6, 6, 6], steps, before);
  expect(parts.map((part) => part.board)).toEqual(['before', 'before', 'one', 'one', 'one', 'two']);
  expect(parts.map(({ placed }) => placed)).toEqual([[], [], [[[0, 0]]], [], [], [[[1, 1]], [[2, 2]]]]);
});

it('a sentence looks at what its step does', () => {
  const parts = partsWalked([0, 1, 1], [step(0, 'before'), step(1, 'one')], before);
  expect(parts.map(({ look }) => look)).toEqual([[[[0, 9]]], [[[1, 9]]], [[[1, 9]]]]);
});

it('what a step places that says nothing is there with what follows, and at the end at the latest', () => {
  const steps = [step(0, 'one', [0, 0]), step(1, 'two', [1, 1]), step(2, 'three', [2, 2])];
  const parts = partsWalked([1, 1], steps, before);
  expect(parts.map((part) => part.board)).toEqual(['before', 'three']);
  expect(parts[1]?.placed).toEqual([[[0, 0]], [[1, 1]], [[2, 2]]]);
});
