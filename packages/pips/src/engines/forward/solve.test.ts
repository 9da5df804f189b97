/** The seed's settings. */

import { solutions } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { pairs } from '../../../../core/src/testing/short-forms.js';
import { puzzleOf } from '../../../test/puzzle-of.js';
import type { Cell } from '../../model/cell.js';
import { type Solution, solutionKey } from '../../model/solution.js';
import { anyPuzzle } from '../../testing/index.js';
import { type DebugEvent, forwardEngine, type SolveSettings, solve } from './index.js';

/** Two rows of three, six zeros or ones: 3 tilings with 4 × 4 × 4 fillings each. */
const SMALL = puzzleOf({ cells: [0, 1].flatMap((row) => [0, 1, 2].map((column): Cell => [row, column])), maxPip: 1 });

/** A sum that no two ones have. */
const UNSOLVABLE = puzzleOf({
  cells: pairs('0,0 0,1'),
  dominoes: [[1, 1]],
  regions: [{ cells: pairs('0,0 0,1'), rule: { kind: 'sum', op: '=', target: 3 } }],
});

const keys = (found: readonly Solution[]) => found.map(solutionKey);

describe('one or all', () => {
  it('gives what the search gives, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(anyPuzzle({ dominoes: 3 }), async (puzzle) => {
        const expected: Solution[] = [];
        const stream = solutions(forwardEngine.search(puzzle), { limit: 300 });
        for await (const solution of stream) expected.push(solution);
        const one = await solve(puzzle);
        expect(keys(one.solutions)).toEqual(keys(expected.slice(0, 1)));
        expect(one.ending).toBe(expected.length > 0 ? 'limit' : 'exhausted');
        fc.pre(stream.ending === 'exhausted');
        const all = await solve(puzzle, { findAll: true });
        expect(keys(all.solutions)).toEqual(keys(expected));
        expect(all.ending).toBe('exhausted');
      }),
      { numRuns: runs(40) },
    );
  });

  it('finds all of a board without rules', async () => {
    const { solutions, ending } = await solve(SMALL, { findAll: true });
    expect([new Set(keys(solutions)).size, solutions.length, ending]).toEqual([192, 192, 'exhausted']);
  });
});

describe('iterations per tick', () => {
  it('changes the number of ticks and nothing else', async () => {
    const { ticks: _, ...straight } = await solve(SMALL, {
      findAll: true,
      iterationsPerTick: Number.POSITIVE_INFINITY,
    });
    for (const iterationsPerTick of [1, 7, 100]) {
      const { ticks, ...report } = await solve(SMALL, { findAll: true, iterationsPerTick });
      expect(report).toEqual(straight);
      expect(ticks).toBeGreaterThanOrEqual(Math.ceil(straight.nodes / iterationsPerTick));
      expect(ticks).toBeLessThanOrEqual(Math.floor(straight.nodes / iterationsPerTick) + 1);
    }
  });

  it('is at least one', async () => {
    const { solutions } = await solve(SMALL, { findAll: true, iterationsPerTick: 0 });
    expect(solutions).toHaveLength(192);
  });

  it('lets timers run between ticks', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const wait = (event: DebugEvent) => {
      if (event.type !== 'tick') return;
      const until = performance.now() + 2;
      while (performance.now() < until);
    };
    await solve(SMALL, { findAll: true, iterationsPerTick: 10, debugLevel: 2, onDebug: wait });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('stops when aborted, with what was found', async () => {
    const controller = new AbortController();
    const settings: SolveSettings = {
      findAll: true,
      iterationsPerTick: 1,
      signal: controller.signal,
      debugLevel: 1,
      onDebug: ({ type }) => type === 'solution' && controller.abort(),
    };
    const { solutions, ending } = await solve(SMALL, settings);
    expect([solutions.length, ending]).toEqual([1, 'aborted']);
  });
});

describe('debug level', () => {
  const events = async (settings: SolveSettings, puzzle = SMALL) => {
    const told: DebugEvent[] = [];
    const report = await solve(puzzle, { ...settings, onDebug: (event) => told.push(event) });
    return { told, report, count: (type: DebugEvent['type']) => told.filter((event) => event.type === type).length };
  };

  it('0 tells nothing, and is the default', async () => {
    expect((await events({ findAll: true })).told).toEqual([]);
    expect((await events({ findAll: true, debugLevel: 0 })).told).toEqual([]);
  });

  it('1 tells start, solutions and end', async () => {
    const { told, report } = await events({ debugLevel: 1 });
    const { nodes, ticks, solutions } = report;
    expect(told).toEqual([
      { type: 'start', cells: 6, edges: 7, regions: 0 },
      { type: 'solution', solution: solutions[0], nodes },
      { type: 'end', found: 1, ending: 'limit', nodes, ticks },
    ]);
  });

  it('2 tells every choice, move and tick too', async () => {
    const { told, report, count } = await events({ findAll: true, debugLevel: 2, iterationsPerTick: 50 });
    expect(new Set(told.map(({ type }) => type))).toEqual(
      new Set(['start', 'chosen', 'placed', 'removed', 'left-open', 'solution', 'tick', 'end']),
    );
    expect(count('placed')).toBe(count('removed'));
    expect(count('placed') + count('pruned') + count('left-open')).toBe(report.nodes);
    expect(count('tick')).toBe(report.ticks - 1);
    const values = told.reduce((sum, event) => sum + (event.type === 'chosen' ? event.values : 0), 0);
    expect(values).toBe(report.nodes);
  });

  it('2 names dominoes by their ids, and says which pip lies first', async () => {
    const cells: Cell[] = [0, 1, 2, 3].map((column) => [0, column]);
    const puzzle = puzzleOf({
      cells,
      supply: { kind: 'set', repeats: false },
      maxPip: 2,
      regions: [{ cells: cells.slice(0, 3), rule: { kind: 'same' } }],
    });
    const { told } = await events({ debugLevel: 2, findAll: true }, puzzle);
    expect(told).toContainEqual({
      type: 'placed',
      domino: { id: '0-1', pip1: 1, pip2: 0, cells: [cells[2], cells[3]] },
    });
  });

  it('2 tells why a domino does not lie where it was tried', async () => {
    const cells: Cell[] = [0, 1, 2, 3].map((column) => [0, column]);
    const puzzle = puzzleOf({
      cells,
      dominoes: pairs('1,2 3,4'),
      regions: [{ cells: cells.slice(1, 3), rule: { kind: 'sum', op: '=', target: 4 } }],
    });
    const { told } = await events({ debugLevel: 2, findAll: true }, puzzle);
    const reasons = told.flatMap((event) => (event.type === 'pruned' ? [event.reason.code] : []));
    expect(reasons.length).toBeGreaterThan(0);
    for (const code of reasons) expect(code).toMatch(/^try-(?:region-impossible|empty-domain|domino-exhaustion)$/);
  });

  it('1 tells of an unsolvable puzzle that it ended', async () => {
    const { told } = await events({ debugLevel: 1 }, UNSOLVABLE);
    expect(told.at(-1)).toEqual({ type: 'end', found: 0, ending: 'exhausted', nodes: 0, ticks: 1 });
  });
});
