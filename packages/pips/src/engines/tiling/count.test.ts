import { runsOf } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { cpuMilliseconds } from '../../../../core/test/hostile.js';
import { aztecDiamond, cellsOf, rectangle } from '../../../test/puzzle-of.js';
import type { Cell } from '../../model/cell.js';
import { countTilings } from './count.js';
import { Tiling } from './tiling.js';

describe('the number of tilings', () => {
  it('is a Fibonacci number for 2×n, however long', () => {
    let [last, next] = [1n, 1n];
    for (let length = 0; length <= 60; length++) {
      expect(Tiling.count(rectangle(2, length)), `2×${length}`).toBe(last);
      [last, next] = [next, last + next];
    }
  });

  // https://oeis.org/A004003: squares of even side.
  it.each([
    [2, 2n],
    [4, 36n],
    [6, 6728n],
    [8, 12988816n],
    [10, 258584046368n],
    [12, 53060477521960000n],
    [14, 112202208776036178000000n],
    [16, 2444888770250892795802079170816n],
  ])('is known for a square of side %d', (side, expected) => {
    expect(Tiling.count(rectangle(side, side))).toBe(expected);
  });

  it('is found for 16×16 in under two seconds', () => {
    expect(cpuMilliseconds(() => Tiling.count(rectangle(16, 16)))).toBeLessThan(2000);
  });

  it('is a power of 2 for Aztec diamonds', () => {
    for (let size = 1; size <= 12; size++) {
      expect(Tiling.count(aztecDiamond(size)), `size ${size}`).toBe(2n ** BigInt((size * (size + 1)) / 2));
    }
  });

  it('is 0 for a chessboard without two opposite corners', () => {
    expect(Tiling.count(rectangle(8, 8).filter(([row, column]) => row !== column || row % 7 !== 0))).toBe(0n);
  });

  it.each([
    [3, 2n],
    [5, 196n],
    [7, 75272n],
  ])('is known for a square of side %d with a hole in the middle', (side, expected) => {
    const middle = (side - 1) / 2;
    expect(Tiling.count(rectangle(side, side).filter(([row, column]) => row !== middle || column !== middle))).toBe(
      expected,
    );
  });

  it.each([
    ['odd holes', cellsOf('#####', '# # #', '#####', '# # #', '#####')],
    ['a hole with a board in it', cellsOf('######', '#    #', '# ## #', '#    #', '######')],
    ['a hole that touches the outside at a corner', cellsOf('####', '# ##', '## #', ' ###')],
    ['a hole with a tongue', cellsOf('######', '#  # #', '#    #', '######')],
  ])('is right with %s', (_, cells) => {
    expect(Tiling.count(cells)).toBe(BigInt(Tiling.getAll(cells).length));
  });

  it('is the number of tilings there are, whatever the shape', () => {
    const shape = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 5, max: 20 }))
      .chain(([rows, columns, density]) =>
        fc
          .array(fc.integer({ min: 0, max: 20 }), { minLength: rows * columns, maxLength: rows * columns })
          .map((dice) => rectangle(rows, columns).filter((_, i) => (dice[i] ?? 0) <= density)),
      );
    let tileable = 0;
    fc.assert(
      fc.property(shape, (cells: Cell[]) => {
        fc.pre(cells.length <= 32);
        const all = Tiling.getAll(cells).length;
        if (all > 0) tileable++;
        expect(Tiling.count(cells)).toBe(BigInt(all));
      }),
      { numRuns: runs(400) },
    );
    expect(tileable).toBeGreaterThan(runs(50));
  });

  it('can be found bit by bit', () => {
    const work = runsOf(countTilings(rectangle(8, 8)));
    expect(work.run(0)).toEqual({ type: 'paused' });
    let pauses = 0;
    for (let step = work.run(3); step.type !== 'solution'; step = work.run(3)) pauses++;
    expect(pauses).toBeGreaterThan(10);
    expect(work.run(1)).toEqual({ type: 'exhausted' });
  });
});
