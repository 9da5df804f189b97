/** What the ways to change a sketch leave true, whatever the puzzle: checked by the engine that lists all tilings. */

import { Random } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { check } from '../check/check.js';
import { tilingEngine } from '../engines/tiling/index.js';
import type { Cell } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import { boardOf } from './board.js';
import { cutBoard } from './cut-board.js';
import { unmet } from './demand.js';
import { easingsOf } from './easings.js';
import { cutInTwo } from './halves.js';
import { TIMES } from './level.js';
import type { Part } from './part.js';
import { drawDemand, planParts } from './plan.js';
import { profileDistance, profileOfParts } from './profile.js';
import { Proof } from './proof.js';
import { Sketch } from './sketch.js';
import { stockOf } from './stock.js';
import { Table } from './table.js';
import { tighteningsOf } from './tightenings.js';
import { randomTiling } from './tile.js';
import { tradesIn } from './trades.js';
import { twinsIn } from './twins.js';

const CONTENT = TIMES.medium.content;
const CELLS: readonly Cell[] = Array.from({ length: 10 }, (_, i) => [Math.floor(i / 4), i % 4]);

/** Any demands on five dominoes, dealt as far as that goes, the others made true. */
function sketchOf(seed: number): Sketch | undefined {
  const random = new Random(seed);
  const board = boardOf(CELLS);
  const tiling = randomTiling(random, board);
  if (tiling === undefined) return undefined;
  const remake = (size: number) => drawDemand(random, size, CONTENT, 6);
  const parts = cutBoard(random, board, tiling, planParts(random, CELLS.length, CONTENT, 6), remake, []);
  const stock = stockOf(random, { wanted: [], maxPip: 6, repeats: false }, 5);
  const table = new Table(random, board, tiling, parts, stock);
  return table.deal(random) || table.takeAsItIs() ? new Sketch(board, table.parts, tiling, table, 6) : undefined;
}

function solutionsOf(sketch: Sketch): number {
  const { cells, supply, maxPip, regions } = sketch.puzzle();
  const checked = check({ cells, supply, maxPip, regions });
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const search = tilingEngine.search(checked.value);
  for (let found = 0; ; found++) if (found > 1 || search.run(1e9).type !== 'solution') return found;
}

function done<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done: isDone, value } = work.next();
    if (isDone === true) return value;
  }
}

const anySketch = fc
  .integer({ min: 0, max: 1e6 })
  .map(sketchOf)
  .filter((sketch) => sketch !== undefined);

describe('a sketch', () => {
  it('has one solution where its proof says so, in whatever order sketches are proved', () => {
    fc.assert(
      fc.property(anySketch, fc.integer(), (start, seed) => {
        const random = new Random(seed);
        const proof = new Proof(start, 1e6);
        let sketch = start;
        for (let change = 0; change < 4; change++) {
          expect(done(proof.isOnly(sketch))).toBe(solutionsOf(sketch) === 1);
          const ways = [...easingsOf(random, sketch, CONTENT), ...tighteningsOf(sketch)];
          if (ways.length === 0) return;
          sketch = sketch.withParts(random.pick(ways));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is retiled where its numbers lie on other dominoes too, and unknown where the search is ended before', () => {
    const board = boardOf([0, 1, 2, 3].map((i) => [i >> 1, i % 2]));
    const tiling = pairs('0,1 2,3');
    // 1–2 over 3–1: 1–3 and 2–1 beside each other are the same dominoes.
    const values = [1, 2, 3, 1];
    const dominoes: readonly Domino[] = pairs('1,2 3,1');
    const parts: Part[] = values.map((_, cell) => ({ cells: [cell], demand: 'sum' }));
    const sketch = new Sketch(board, parts, tiling, { values, dominoes } as unknown as Table, 6);
    expect(solutionsOf(sketch)).toBe(2);
    expect(done(new Proof(sketch, 1e6).other(sketch))).toBe('retiled');
    expect(done(new Proof(sketch, 1).other(sketch))).toBe('unknown');
    expect(done(new Proof(sketch, 1).isOnly(sketch))).toBe(false);
  });

  it('stays true of its dominoes, eased, traded or tightened, with every cell in one part', () => {
    fc.assert(
      fc.property(anySketch, fc.integer(), (sketch, seed) => {
        const ways = [...easingsOf(new Random(seed), sketch, CONTENT), ...tradesIn(sketch), ...tighteningsOf(sketch)];
        for (const parts of ways) {
          const changed = sketch.withParts(parts);
          expect(parts.flatMap(({ cells }) => cells).sort((a, b) => a - b)).toEqual([...CELLS.keys()]);
          for (const [part, { cells, demand }] of parts.entries()) {
            const rule = changed.ruleOf(part) ?? 'free';
            expect(unmet(rule, cells, sketch.table.values, 6)).toBe(0);
            expect(unmet(demand, cells, sketch.table.values, 6)).toBe(0);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('has no more solutions once it says more', () => {
    fc.assert(
      fc.property(anySketch, fc.integer(), (sketch, seed) => {
        const ways = tighteningsOf(sketch);
        fc.pre(ways.length > 0 && solutionsOf(sketch) === 1);
        expect(solutionsOf(sketch.withParts(new Random(seed).pick(ways)))).toBe(1);
      }),
      { numRuns: runs(25, 20) },
    );
  });

  it('is never tightened twice to the same, nor where cells must differ, since a sum would not say more', () => {
    fc.assert(
      fc.property(anySketch, (sketch) => {
        const ways = tighteningsOf(sketch);
        const unlike = sketch.parts.filter(({ demand }) => demand === 'different');
        for (const parts of ways) expect(parts).toEqual(expect.arrayContaining(unlike));
        const keys = ways.map((parts) =>
          JSON.stringify(parts.toSorted((a, b) => (a.cells[0] ?? 0) - (b.cells[0] ?? 0))),
        );
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('keeps cells different that must differ, cut in two, as long as there are three of them', () => {
    fc.assert(
      fc.property(anySketch, (start) => {
        const whole: Part = { cells: [0, 1, 2, 3], demand: 'different' };
        const sketch = start.withParts([whole, { cells: [4, 5, 6, 7, 8, 9], demand: 'free' }]);
        const [one, others] = cutInTwo(sketch, whole, [0]);
        expect(one?.demand).toMatch(/sum|extreme/);
        expect(others).toEqual({ cells: [1, 2, 3], demand: 'different' });
        for (const { demand } of cutInTwo(sketch, whole, [0, 1]).slice(0, 2)) expect(demand).toMatch(/sum|extreme/);
      }),
    );
  });

  it('counts its twins as they are counted in the puzzle, and is no way from its own profile', () => {
    fc.assert(
      fc.property(anySketch, (sketch) => {
        expect(sketch.twins()).toBe(twinsIn(sketch.regions()));
        const profile = profileOfParts(sketch.parts);
        expect(profileDistance(profile, profile)).toBe(0);
      }),
    );
  });
});

it.each<[string, readonly Domino[], boolean]>([
  ['comes off', pairs('1,2 3,4 5,6'), true],
  ['does not come off with twins', pairs('1,1 1,1 2,2'), false],
])('a deal whose demands are all given up %s', (_, wanted, comesOff) => {
  const board = boardOf(Array.from({ length: 6 }, (_, column): Cell => [0, column]));
  const parts = board.cells.map((_, i): Part => ({ cells: [i], demand: { kind: 'sum', op: '=', target: 20 + i } }));
  const stock = { maxPip: 6, wanted, more: [], doubles: 0 };
  const tiling = pairs('0,1 2,3 4,5');
  expect(new Table(new Random(1), board, tiling, parts, stock).giveIn(parts.length)).toBe(comesOff);
});
