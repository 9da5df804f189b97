import { definePuzzle, sum } from '@pipwright/pips';
import { expect, it } from 'vitest';
import { boardOf, MEASURES } from './boards.mjs';

/** One solution, also without the 12: the 0 needs 0–6, whose 6 lies beside it. */
const CORNER = definePuzzle({ regions: ['AAB', '*..'], rules: { A: sum(12), B: sum(0) }, dominoes: '66 06' });

it('measures a board as one would count', () => {
  const boards = [boardOf(CORNER)];
  expect(Object.fromEntries(MEASURES.map(({ name, of }) => [name, Number(of(boards).toFixed(3))]))).toEqual({
    'cells in no 2×2 block': 1,
    'bounding box filled': 0.667,
    'one-neighbour cells per board': 2,
    'boards with a one-neighbour cell': 1,
    'full rectangles': 0,
    symmetric: 0,
    'with holes': 0,
    'in several pieces': 0,
    'regions with a rule': 2,
    'one-cell regions': 0.5,
    'two-cell regions': 0.5,
    'sum rules, share of a board’s': 1,
    '`=` rules, share of a board’s': 0,
    '`≠` rules, share of a board’s': 0,
    'sums at an extreme': 1,
    'unruled cells': 0.25,
    'same badge on neighbours, per board': 0,
    'rules that can be dropped, share of a unique board’s': 0.5,
    'doubles in the tray': 0.5,
  });
});

it('asks for the rules that can be dropped only of boards with one solution', () => {
  const many = boardOf({ ...CORNER, regions: [] });
  expect(many.droppable).toBeUndefined();
  const dropped = MEASURES.find(({ name }) => name.includes('dropped'));
  expect(dropped?.of([boardOf(CORNER), many])).toBe(0.5);
});
