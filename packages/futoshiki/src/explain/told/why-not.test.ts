import type { Cell } from '@pipwright/core';
import { expect, it } from 'vitest';
import { cellPair, rows } from '../../../../core/src/testing/written.js';
import { puzzleFromGrid } from '../../../test/puzzle-of.js';
import type { FutoshikiStep, Seen } from '../step.js';
import { toldStep } from './link.js';
import { whyNot } from './why-not.js';

/** r1c1 is 4, r2c2 > r2c3 > r2c4. */
const puzzle = puzzleFromGrid(rows('4000 0000 0000 0000'), [cellPair('1,1 1,2'), cellPair('1,2 1,3')]);
const UPPER: readonly [Cell, Cell] = cellPair('1,1 1,2');
const LOWER: readonly [Cell, Cell] = cellPair('1,2 1,3');
const earlier: FutoshikiStep = {
  technique: 'naked-pair',
  because: [{ row: 2 }],
  concludes: [{ cell: [2, 2], values: [1, 2], isPlaced: false }],
  seen: [],
};

/** Why a cell does not hold a number, where a step rests on these and sees this on the way. */
function why(cell: Cell, number: number, because: FutoshikiStep['because'], seen: readonly Seen[] = []) {
  const step: FutoshikiStep = { ...earlier, technique: 'naked-single', because, seen };
  const found = whyNot(toldStep(puzzle, { steps: [earlier, step], index: 1 }), cell, number);
  if (found?.kind === 'seen') return found.by.technique;
  if (found?.kind === 'bar') return found.ends;
  if (found?.kind === 'run') return found.cells;
  return found?.kind === 'sign' ? found.sign : (found?.kind ?? 'unsaid');
}
const bound: Seen = {
  technique: 'bound',
  because: [{ sign: LOWER }],
  concludes: [{ cell: [1, 2], values: [2, 3, 4], isPlaced: false }],
};

it('its row or its column has the number, best where the step rests on that line', () => {
  expect(why([0, 3], 4, [{ row: 0 }, { given: [0, 0] }])).toBe('taken');
  expect(why([3, 0], 4, [{ column: 0 }, { given: [0, 0] }])).toBe('taken');
  expect(why([0, 3], 4, [{ column: 3 }])).toBe('taken');
  expect(why([0, 3], 3, [{ row: 0 }])).toBe('unsaid');
});

it('an earlier step said so', () => {
  expect([3, 4].map((number) => why([2, 2], number, [{ step: 0 }]))).toEqual(['known', 'known']);
  expect(why([2, 2], 1, [{ step: 0 }])).toBe('unsaid');
});

it('a sign does not allow it beside what the other cell can be', () => {
  expect(why([1, 1], 1, [{ sign: UPPER }])).toBe(UPPER);
  expect(why([1, 2], 4, [{ sign: UPPER }])).toBe(UPPER);
  expect([why([1, 1], 2, [{ sign: UPPER }]), why([1, 2], 3, [{ sign: UPPER }])]).toEqual(['unsaid', 'unsaid']);
  // r2c3 is not 1 once that has been seen.
  expect(why([1, 1], 2, [{ sign: UPPER }, { sign: LOWER }], [bound])).toBe(UPPER);
  expect(why([1, 2], 1, [{ sign: UPPER }, { sign: LOWER }], [bound])).toBe(LOWER);
});

it('something else that is seen on the way says so', () => {
  expect(why([1, 2], 1, [{ sign: LOWER }], [{ ...bound, technique: 'chain-bound' }])).toBe('chain-bound');
});

it('a bar, or none, does not allow it beside what the other cell can be', () => {
  const ends: readonly [Cell, Cell] = cellPair('0,0 0,1');
  const allowed = (because: FutoshikiStep['because'], cell: Cell) =>
    [1, 2, 3, 4].filter((number) => why(cell, number, because) !== ends);
  // r1c1 is 4, which row 1 says too where the step rests on something else.
  const given = { given: ends[0] };
  expect(allowed([{ bar: ends }, given], [0, 1])).toEqual([3]);
  expect(allowed([{ bar: ends }], [0, 1])).toEqual([3, 4]);
  expect(allowed([{ noBar: ends }, given], [0, 1])).toEqual([1, 2]);
  const beside: readonly [Cell, Cell] = cellPair('2,2 2,3');
  // r3c3 is 1 or 2.
  expect([1, 4].map((number) => why([2, 3], number, [{ bar: beside }]))).toEqual(['unsaid', beside]);
  expect([1, 2, 3].map((number) => why([2, 3], number, [{ noBar: beside }]))).toEqual([beside, beside, 'unsaid']);
});

it('numbers that go up or down one by one along bars do not come to it', () => {
  // r3c3 is 1 or 2.
  const cells = [1, 2, 3].map((column): Cell => [2, column]);
  const bars = [1, 2].map((column): FutoshikiStep['because'][number] => ({
    bar: [
      [2, column],
      [2, column + 1],
    ],
  }));
  expect([1, 2, 3].map((number) => why([2, 1], number, [{ row: 2 }, ...bars]))).toEqual(['unsaid', cells, 'unsaid']);
  expect(why([2, 1], 2, bars)).toBe('unsaid');
});
