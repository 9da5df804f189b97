import type { Cell } from '@pipwright/core';
import { expect, it } from 'vitest';
import { pairs } from '../../../../core/src/testing/written.js';
import { puzzleFromGrid } from '../../../test/puzzle-of.js';
import type { Between, FutoshikiPremise, FutoshikiStep } from '../step.js';
import { toldStep } from '../told/link.js';
import { whyNowhere, whyOnly } from '../told/reasons.js';
import { reasonSaid } from './english-reasons.js';

const [UP, MIDDLE, DOWN]: readonly Cell[] = pairs('0,1 1,1 2,1');
const ABOVE: Between = [UP!, MIDDLE!];
const BELOW: Between = [MIDDLE!, DOWN!];
/** Bars in column 2: r1c2 is 2, r2c2 and r3c2 are open. */
const puzzle = puzzleFromGrid(
  ['020000', '000000', '000000', '000000', '000000', '000000'].map((row) => [...row].map(Number)),
  [],
  [ABOVE, BELOW],
);

function toldOf(because: readonly FutoshikiPremise[], values: readonly number[], cell = MIDDLE!) {
  const step = { technique: 'naked-single', because, concludes: [{ cell, values, isPlaced: true }], seen: [] } as const;
  return toldStep(puzzle, { steps: [step satisfies FutoshikiStep], index: 0 });
}

it('are told of bars, with what is across', () => {
  const because = [{ column: 1 }, { given: UP! }, { bar: ABOVE }, { bar: BELOW }];
  const told = toldOf(because, [3]);
  expect(whyOnly(told, MIDDLE!, 3).map((reason) => reasonSaid(told, reason))).toEqual([
    'a bar joins r2c2 to the 2 in r1c2, another to r3c2, which is not 2',
    'column 2 has its 2',
  ]);
});

it('are told of cells that no bar joins', () => {
  const told = toldOf([{ noBar: ABOVE }], [3]);
  const reasons = whyNowhere(told, { kind: 'row', index: 1 }, [MIDDLE!], 3);
  expect(reasons.map((each) => each.map((reason) => reasonSaid(told, reason)))).toEqual([
    ['no bar joins r2c2 to the 2 in r1c2'],
    ['a missing bar keeps the 3 from r2c2'],
  ]);
});
