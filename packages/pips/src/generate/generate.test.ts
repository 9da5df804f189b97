import fc from 'fast-check';
import { expect } from 'vitest';
import { describeMaking } from '../../../core/src/testing/making-contract.js';
import { verify } from '../check/verify.js';
import { tilingEngine } from '../engines/tiling/index.js';
import { pipsMaking } from '../making.js';
import type { PipsSize } from './taste.js';

const SMALL: PipsSize = { dominoes: { least: 3, most: 6 }, maxPip: 6, columns: 5, rows: 5 };

describeMaking({
  making: pipsMaking,
  sizes: fc.oneof<[fc.Arbitrary<PipsSize>, fc.Arbitrary<PipsSize>]>(
    fc.record({
      dominoes: fc.constantFrom(SMALL.dominoes, { least: 5, most: 5 }),
      maxPip: fc.integer({ min: 5, max: 9 }),
      columns: fc.integer({ min: 4, max: 6 }),
      rows: fc.integer({ min: 4, max: 6 }),
      level: fc.constantFrom(0, 0.5, 1),
    }),
    // Regions of different numbers, and numbers given at first; the other ways take too long here.
    fc.constantFrom<PipsSize>(
      { ...SMALL, dominoes: { least: 6, most: 6 }, different: true },
      { ...SMALL, dominoes: { least: 12, most: 12 }, maxPip: 9, columns: 7, rows: 7 },
    ),
  ),
  impossible: [
    { ...SMALL, maxPip: 0 },
    { ...SMALL, maxPip: 19 },
    { ...SMALL, dominoes: { least: 4.2, most: 4.8 } },
    { ...SMALL, dominoes: { least: 5, most: 4 } },
    { ...SMALL, columns: 1 },
    { ...SMALL, dominoes: { least: 1, most: 1 } },
    { ...SMALL, dominoes: { least: 13, most: 13 } },
  ],
  engine: tilingEngine,
  verify,
  expectSize({ cells, supply, maxPip, regions }, size) {
    const dominoes = supply.kind === 'list' ? supply.dominoes.length : 0;
    expect(dominoes).toBeGreaterThanOrEqual(size.dominoes.least);
    expect(dominoes).toBeLessThanOrEqual(size.dominoes.most);
    expect(maxPip).toBe(size.maxPip);
    expect(Math.max(...cells.map(([row]) => row))).toBeLessThan(size.rows);
    expect(Math.max(...cells.map(([, column]) => column))).toBeLessThan(size.columns);
    if (size.different) expect(regions.map(({ rule }) => rule.kind)).toContain('different');
  },
});
