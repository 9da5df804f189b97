import type { Cell } from '@pipwright/play';
import { expect, it } from 'vitest';
import { withAsked } from './asked-cells.js';

const [LEFT, RIGHT, BELOW]: readonly [Cell, Cell, Cell] = [
  [0, 0],
  [0, 1],
  [1, 0],
];

it('outlines where a domino would lie, also within a region', () => {
  const region = [LEFT, RIGHT, BELOW];
  const shown = withAsked({ type: 'place', slot: 0, cells: [LEFT, RIGHT] }, { glow: [region] });
  expect(shown.glow).toEqual([[LEFT, RIGHT], region]);
});

it('outlines it once', () => {
  const shown = withAsked({ type: 'move', cell: BELOW, to: [RIGHT, LEFT] }, { glow: [[LEFT, RIGHT]] });
  expect(shown.glow).toEqual([[RIGHT, LEFT]]);
});

it('outlines where a number would be', () => {
  const shown = withAsked({ type: 'put', cell: BELOW, number: 1 }, { glow: [], calm: true });
  expect(shown).toEqual({ glow: [[BELOW]], calm: true });
});
