/** The five steps, each on a board small enough to follow by eye. */

import { describe as say } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { pairs, rows } from '../../../../core/src/testing/short-forms.js';
import { puzzleOf } from '../../../test/puzzle-of.js';
import type { Cell } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import type { SpecRegion, Supply } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
import { anyPuzzle } from '../../testing/index.js';
import { pipsWords } from '../../words.js';
import { normalize } from './normalize.js';
import { EMPTY, has } from './pip-set.js';
import { Position } from './position.js';
import { assign, backtrack, checkRegions, findConflict, propagate, pruneRelated, reduceToValue } from './propagate.js';
import { chooseEdge, orderValues } from './values.js';

/** A row of cells; edge n joins the cells n and n + 1. */
function row(length: number, supply: Supply | readonly Domino[], rules: readonly [Rule, ...number[]][] = []): Position {
  const cells = Array.from({ length }, (_, column): Cell => [0, column]);
  const regions = rules.map(
    ([rule, ...columns]): SpecRegion => ({ cells: columns.map((column): Cell => [0, column]), rule }),
  );
  const dominoes = Array.isArray(supply) ? ({ kind: 'list', dominoes: supply } as const) : (supply as Supply);
  const position = new Position(normalize(puzzleOf({ cells, supply: dominoes, regions })));
  position.takeTouched();
  return position;
}

const SET: Supply = { kind: 'set', repeats: false };
const ALL = [0, 1, 2, 3, 4, 5, 6];

const domain = (position: Position, cell: number) => ALL.filter((pip) => has(position.domain(cell), pip));
const domains = (position: Position) => position.puzzle.cells.map((_, cell) => domain(position, cell));
const undecided = (position: Position) =>
  [...position.puzzle.edges.keys()].filter((edge) => position.isUndecided(edge));

/** All that a position knows. */
const everything = (position: Position) => ({
  domains: domains(position),
  edges: position.puzzle.edges.map((_, edge) => [position.isUndecided(edge), position.isTaken(edge)]),
  left: position.puzzle.dominoes.map((_, kind) => position.left(kind)),
  partners: Array.from({ length: position.puzzle.maxPip + 1 }, (_, pip) => position.partners(pip)),
  sums: position.puzzle.regions.map((_, region) => [position.leastSum(region), position.greatestSum(region)]),
  needed: position.needed,
});

describe('step 1, reduceToValue', () => {
  it('leaves the pips of the domino to its cells, and its cells no other edge', () => {
    const position = row(6, SET);
    reduceToValue(position, 2, [5, 2]);
    expect(domains(position)).toEqual([ALL, ALL, [5], [2], ALL, ALL]);
    expect(position.isTaken(2)).toBe(true);
    expect(undecided(position)).toEqual([0, 4]);
    expect(position.needed).toBe(2);
  });

  it('uses up a copy, and with the last one the domino', () => {
    const twice = pairs('2,5 5,2');
    const position = row(4, twice);
    reduceToValue(position, 0, [5, 2]);
    expect([position.left(0), has(position.partners(2), 5)]).toEqual([1, true]);
    reduceToValue(position, 2, [2, 5]);
    expect([position.left(0), has(position.partners(2), 5), has(position.partners(5), 2)]).toEqual([0, false, false]);
  });

  it('can also decide that no domino lies there', () => {
    const position = row(4, SET);
    reduceToValue(position, 1, 'none');
    expect(domains(position)).toEqual([ALL, ALL, ALL, ALL]);
    expect(undecided(position)).toEqual([0, 2]);
    expect(position.isTaken(1)).toBe(false);
  });
});

describe('step 2, checkRegions', () => {
  it.each<[string, Rule, readonly [number, number], boolean]>([
    ['a sum that is met', { kind: 'sum', op: '=', target: 13 }, [5, 2], true],
    ['a sum out of reach', { kind: 'sum', op: '=', target: 14 }, [5, 2], false],
    ['a sum gone beyond', { kind: 'sum', op: '=', target: 6 }, [5, 2], false],
    ['less than', { kind: 'sum', op: '<', target: 8 }, [5, 2], true],
    ['not less than', { kind: 'sum', op: '<', target: 7 }, [5, 2], false],
    ['more than', { kind: 'sum', op: '>', target: 12 }, [5, 2], true],
    ['not more than', { kind: 'sum', op: '>', target: 13 }, [5, 2], false],
    ['equality', { kind: 'same' }, [4, 4], true],
    ['no equality', { kind: 'same' }, [5, 2], false],
    ['equality with another value', { kind: 'same', value: 3 }, [4, 4], false],
    ['difference', { kind: 'different', avoiding: [] }, [5, 2], true],
    ['no difference', { kind: 'different', avoiding: [] }, [4, 4], false],
    ['a comparison', { kind: 'each', op: '<', value: 6 }, [5, 2], true],
    ['no comparison', { kind: 'each', op: '≠', value: 2 }, [5, 2], false],
  ])('sees %s', (_, rule, value, holds) => {
    const position = row(4, SET, [[rule, 0, 1, 2]]);
    reduceToValue(position, 0, value);
    const conflict = checkRegions(position, new Set([0]));
    expect(conflict?.code).toBe(holds ? undefined : 'try-region-impossible');
  });

  it('sees that there are too few pips for all to differ', () => {
    const eight = row(8, SET, [[{ kind: 'different', avoiding: [] }, 0, 1, 2, 3, 4, 5, 6, 7]]);
    expect(checkRegions(eight, new Set([0]))).toEqual({
      code: 'try-region-impossible',
      data: { region: 0, rule: 'all different' },
    });
  });
});

describe('step 3, pruneRelated', () => {
  const pruned = (position: Position) => {
    const cells = new Set(position.puzzle.cells.keys());
    pruneRelated(position, cells, new Set(position.puzzle.regions.keys()));
    return domains(position);
  };

  it.each<[string, Rule, number[][]]>([
    ['to what a sum leaves', { kind: 'sum', op: '=', target: 11 }, [[5, 6], ALL.slice(5)]],
    ['to what stays below', { kind: 'sum', op: '<', target: 2 }, rows('01 01')],
    ['to what gets above', { kind: 'sum', op: '>', target: 9 }, rows('456 456')],
    ['to a value', { kind: 'same', value: 3 }, [[3], [3]]],
    ['by values to avoid', { kind: 'different', avoiding: [0, 1, 2] }, rows('3456 3456')],
    ['by a comparison', { kind: 'each', op: '>', value: 4 }, rows('56 56')],
    ['by an exception', { kind: 'each', op: '≠', value: 0 }, [ALL.slice(1), ALL.slice(1)]],
  ])('narrows a region %s', (_, rule, expected) => {
    const [first, , , last] = pruned(row(4, SET, [[rule, 0, 3]]));
    expect([first, last]).toEqual(expected);
  });

  it('takes what one cell holds from the others of a region that differs', () => {
    const position = row(4, SET, [[{ kind: 'different', avoiding: [] }, 0, 1, 2]]);
    reduceToValue(position, 0, [5, 2]);
    expect(pruned(position)[2]).toEqual([0, 1, 3, 4, 6]);
  });

  it('gives the others of a region that agrees what one cell holds', () => {
    const position = row(4, SET, [[{ kind: 'same' }, 1, 3]]);
    reduceToValue(position, 0, [5, 2]);
    expect(pruned(position)[3]).toEqual([2]);
  });

  it('keeps what some domino can give a cell', () => {
    const position = row(4, pairs('0,1 2,2'));
    expect(pruned(position)).toEqual(rows('012 012 012 012'));
    reduceToValue(position, 0, [1, 0]);
    expect(pruned(position)).toEqual([[1], [0], [2], [2]]);
  });

  it('closes an edge on which nothing fits, and the edges beside a cell’s last one', () => {
    const position = row(4, SET, [[{ kind: 'each', op: '=', value: 0 }, 1, 2]]);
    pruned(position);
    expect(undecided(position)).toEqual([0, 2]);
  });

  it('counts both halves of a domino together where they lie in one region', () => {
    const supply = pairs('0,6 3,4');
    const position = row(4, supply, [[{ kind: 'sum', op: '=', target: 7 }, 0, 1]]);
    expect(pruned(position).slice(0, 2)).toEqual(rows('34 34'));
  });
});

describe('step 4, findConflict', () => {
  it('finds nothing at first', () => {
    expect(findConflict(row(4, SET))).toBeUndefined();
  });

  it('finds a cell without pips', () => {
    const position = row(4, SET);
    position.narrow(2, EMPTY);
    expect(findConflict(position)).toEqual({ code: 'try-empty-domain', data: { cell: [0, 2] } });
  });

  it('finds a domino of a list that has no place', () => {
    const supply = pairs('0,0 6,6');
    const position = row(4, supply, [[{ kind: 'each', op: '<', value: 6 }, 0, 1, 2, 3]]);
    pruneRelated(position, new Set([0, 1, 2, 3]), new Set([0]));
    expect(findConflict(position)).toEqual({ code: 'try-domino-exhaustion', data: { fitting: 1, needed: 2 } });
  });

  it('finds a set too small for the board, where repeats are not allowed', () => {
    const cells = Array.from({ length: 4 }, (_, column): Cell => [0, column]);
    const position = (repeats: boolean) =>
      new Position(normalize(puzzleOf({ cells, supply: { kind: 'set', repeats }, maxPip: 0 })));
    expect(propagate(position(false))).toMatchObject({ data: { fitting: 1, needed: 2 } });
    expect(propagate(position(true))).toBeUndefined();
  });

  it.each([
    ['try-region-impossible', { region: 2, rule: 'sum 9' }, /A region .* sum 9/],
    ['try-empty-domain', { cell: [3, 4] }, /r4c5/],
    ['try-domino-exhaustion', { fitting: 1, needed: 2 }, /2 are needed.* only 1/],
  ])('has words for %s', (code, data, words) => {
    expect(say({ code, data, where: {} }, pipsWords)).toMatch(words);
  });
});

describe('step 5, backtrack', () => {
  it('undoes a domino', () => {
    const position = row(4, SET, [[{ kind: 'sum', op: '=', target: 4 }, 0, 2]]);
    const before = everything(position);
    const { mark } = position;
    expect(assign(position, 0, [1, 5])).toBeUndefined();
    expect(domain(position, 2)).toEqual([3]);
    backtrack(position, mark);
    expect(everything(position)).toEqual(before);
    expect(position.touched.size).toBe(0);
  });

  it('is taken by a conflict, and leaves no trace', () => {
    fc.assert(
      fc.property(anyPuzzle({ dominoes: 3 }), (puzzle) => {
        const position = new Position(normalize(puzzle));
        if (propagate(position) !== undefined) return;
        while (position.needed > 0) {
          const edge = chooseEdge(position);
          const before = everything(position);
          const { mark } = position;
          const values = orderValues(position, edge).filter((value) => {
            const holds = assign(position, edge, value) === undefined;
            backtrack(position, mark);
            expect(everything(position)).toEqual(before);
            return holds;
          });
          if (values[0] === undefined) return;
          assign(position, edge, values[0]);
        }
      }),
      { numRuns: runs(30) },
    );
  });
});
