import { describe, expect, it } from 'vitest';
import { pairs } from '../../../../core/src/testing/short-forms.js';
import { puzzleOf } from '../../../test/puzzle-of.js';
import type { Cell } from '../../model/cell.js';
import type { SpecRegion } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
import { normalize } from './normalize.js';
import { Position } from './position.js';
import { propagate } from './propagate.js';
import { chooseEdge, orderValues } from './values.js';

const at = (...columns: number[]) => columns.map((column): Cell => [0, column]);
const region = (rule: Rule, ...columns: number[]): SpecRegion => ({ cells: at(...columns), rule });

/** A row of six cells, propagated: dominoes lie on the edges 0, 2 and 4. */
function row(...regions: SpecRegion[]): Position {
  const supply = { kind: 'set', repeats: true } as const;
  const position = new Position(normalize(puzzleOf({ cells: at(0, 1, 2, 3, 4, 5), supply, regions })));
  expect(propagate(position)).toBeUndefined();
  return position;
}

describe('chooseEdge', () => {
  it('takes the edge with the fewest values', () => {
    const few = row(
      region({ kind: 'each', op: '<', value: 2 }, 0, 1),
      region({ kind: 'sum', op: '=', target: 2 }, 2, 3),
    );
    expect(chooseEdge(few)).toBe(2);
  });

  it('prefers regions that are nearly full among equals', () => {
    const rule: Rule = { kind: 'each', op: '<', value: 2 };
    const equals = row(region(rule, 0, 1), region(rule, 4), region(rule, 5));
    expect([0, 4].map((edge) => orderValues(equals, edge).length)).toEqual([4, 4]);
    expect(chooseEdge(equals)).toBe(4);
  });
});

describe('orderValues', () => {
  it('goes by pips, with every way a domino fits', () => {
    const position = row(region({ kind: 'sum', op: '=', target: 2 }, 2, 3));
    expect(orderValues(position, 2)).toEqual(pairs('0,2 1,1 2,0'));
  });

  it('tries no domino last, unless one must lie there', () => {
    const square: Cell[] = pairs('0,0 0,1 1,0 1,1');
    const supply = { kind: 'set', repeats: true } as const;
    const position = new Position(normalize(puzzleOf({ cells: square, supply, maxPip: 0 })));
    expect(orderValues(position, 0)).toEqual([[0, 0], 'none']);
    position.close(1);
    expect(orderValues(position, 0)).toEqual([[0, 0]]);
  });
});
