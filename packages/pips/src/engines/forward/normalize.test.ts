import { describe, expect, it } from 'vitest';
import { pairs } from '../../../../core/src/testing/short-forms.js';
import { puzzleOf } from '../../../test/puzzle-of.js';
import type { Supply } from '../../model/puzzle.js';
import { dominoId, normalize } from './normalize.js';

/**
 *     0 1 2
 *     3 · 4
 *     5
 */
const RING = pairs('0,0 0,1 0,2 1,0 1,2 2,0');

const ring = (supply: Supply, maxPip = 6) =>
  normalize(
    puzzleOf({
      cells: RING,
      supply,
      maxPip,
      regions: [
        { cells: pairs('2,0 1,0'), rule: { kind: 'same' } },
        { cells: [[1, 2]] },
        { cells: pairs('0,0 0,2'), rule: { kind: 'sum', op: '=', target: 4 } },
      ],
    }),
  );

const LIST: Supply = { kind: 'list', dominoes: pairs('5,2 3,3 2,5') };

describe('normalize', () => {
  const { cells, adjacency, edges, edgesAt, regions, regionCells, regionOf } = ring(LIST);

  it('numbers cells in reading order', () => {
    expect(cells).toEqual(RING);
  });

  it('knows which cells touch, and no others', () => {
    expect(adjacency).toEqual([[1, 3], [0, 2], [1, 4], [0, 5], [2], [3]]);
  });

  it('finds every edge once, the first cell first', () => {
    expect(edges.map(({ first, second }) => [first, second])).toEqual(pairs('0,1 0,3 1,2 2,4 3,5'));
    expect(edgesAt).toEqual([[0, 1], [0, 2], [2, 3], [1, 4], [3], [4]]);
  });

  it('knows the cells of regions, joined up or not, and the regions of cells', () => {
    expect(regionCells).toEqual(pairs('3,5 0,2'));
    expect(regions.map(({ index }) => index)).toEqual([0, 2]);
    expect(regionOf).toEqual([1, undefined, 1, 0, undefined, 0]);
  });

  it('counts identical dominoes of a list together', () => {
    const { dominoes, kindOf } = ring(LIST);
    expect(dominoes).toEqual([
      { id: '2-5', pip1: 2, pip2: 5, copies: 2 },
      { id: '3-3', pip1: 3, pip2: 3, copies: 1 },
    ]);
    expect([kindOf[2]?.[5], kindOf[5]?.[2], kindOf[3]?.[3], kindOf[2]?.[2]]).toEqual([0, 0, 1, undefined]);
  });

  it.each([
    [false, 1],
    [true, 3],
  ])('has every domino of a set (repeats: %s) %d times', (repeats, copies) => {
    const { dominoes } = ring({ kind: 'set', repeats }, 18);
    expect(dominoes).toHaveLength(190);
    expect(dominoes.at(-1)).toEqual({ id: '18-18', pip1: 18, pip2: 18, copies });
  });
});

describe('dominoId', () => {
  it.each([
    [2, 5, '2-5'],
    [5, 2, '2-5'],
    [4, 4, '4-4'],
    [10, 9, '9-10'],
  ])('of %d and %d is %s', (pip1, pip2, id) => {
    expect(dominoId(pip1, pip2)).toBe(id);
  });
});
