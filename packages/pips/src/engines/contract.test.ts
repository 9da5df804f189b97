/** What every engine promises, on the same random puzzles: right, complete, resumable, watchable. */
import { type Search, type SearchEvent, describe as say } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish } from '../../test/finish.js';
import { verify } from '../check/verify.js';
import { pips } from '../kind.js';
import { commonOf } from '../model/common.js';
import type { Puzzle } from '../model/puzzle.js';
import { type Placement, type Solution, solutionKey } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';

type PipsSearch = Search<Solution, Placement>;

/** A plain engine is lost on some random puzzles, however small; those are left to the quicker ones. */
const ENOUGH_NODES = 20_000;

/** All solutions in the order found, with budgets given by a function; undefined when there is no end to it. */
function runAll(search: PipsSearch, budget: () => number, most = ENOUGH_NODES): string[] | undefined {
  const found: string[] = [];
  while (search.nodes < most) {
    const before = search.nodes;
    const allowed = budget();
    const step = search.run(allowed);
    if (search.nodes - before > allowed) throw new Error(`${search.nodes - before} nodes on a budget of ${allowed}`);
    if (step.type === 'exhausted') return found;
    if (step.type === 'solution') found.push(solutionKey(step.solution));
  }
  return undefined;
}

/** What the solutions share that a search comes to. */
function shared(puzzle: Puzzle, search: PipsSearch) {
  const common = commonOf(puzzle);
  for (let step = search.run(1e6); step.type !== 'exhausted'; step = search.run(1e6)) {
    if (step.type !== 'solution') throw new Error(step.type);
    common.add(step.solution);
  }
  return common.toJson();
}

it('every engine finds every solution exactly once, as brute force does', () => {
  const judged = new Map<string, number>();
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 4 }), (puzzle) => {
      const solutions = bruteForce(puzzle, 2500);
      fc.pre(solutions !== undefined);
      const expected = solutions.map(solutionKey).sort();
      const common = commonOf(puzzle);
      for (const solution of solutions) common.add(solution);
      const all = common.toJson();
      for (const engine of pips.engines) {
        const found = runAll(engine.search(puzzle), () => ENOUGH_NODES);
        if (found === undefined) continue;
        expect(found.sort(), engine.name).toEqual(expected);
        if (engine.count) expect(finish(engine.count(puzzle)), engine.name).toBe(BigInt(expected.length));
        if (engine.witnesses) expect(shared(puzzle, engine.witnesses(puzzle)), engine.name).toEqual(all);
        const kind = `${engine.name}: ${puzzle.supply.kind} of ${puzzle.cells.length / 2}`;
        judged.set(kind, (judged.get(kind) ?? 0) + 1);
      }
    }),
    { numRuns: 600 },
  );
  for (const { name } of pips.engines) {
    for (const kind of ['list of 2', 'list of 3', 'list of 4', 'set of 1', 'set of 2']) {
      expect(judged.get(`${name}: ${kind}`) ?? 0, `${name}: ${kind}`).toBeGreaterThan(8);
    }
  }
});

describe.each(pips.engines)('the engine $name', (engine) => {
  it('finds only what verify accepts', () => {
    fc.assert(
      fc.property(anyPuzzle({ dominoes: 6 }), (puzzle) => {
        const search = engine.search(puzzle);
        for (let i = 0; i < 20; i++) {
          const step = search.run(5000);
          if (step.type !== 'solution') return;
          expect(verify(puzzle, step.solution)).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same solutions in the same order however it is paused', () => {
    const small = anyPuzzle({ dominoes: 3 });
    fc.assert(
      fc.property(small, fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), (puzzle, budgets) => {
        const straight = runAll(engine.search(puzzle), () => ENOUGH_NODES, 3000);
        fc.pre(straight !== undefined);
        let turn = 0;
        const ways = [() => 1, () => 7, () => 1000, () => budgets[turn++ % budgets.length] ?? 1];
        for (const budget of ways) {
          expect(runAll(engine.search(puzzle), budget, Number.POSITIVE_INFINITY)).toEqual(straight);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('only pauses on a budget below 1, and stays exhausted', () => {
    fc.assert(
      fc.property(anyPuzzle({ dominoes: 2 }), (puzzle) => {
        const search = engine.search(puzzle);
        const { nodes } = search;
        for (const budget of [0, -1, 0.5, Number.NaN]) expect(search.run(budget).type).not.toBe('solution');
        expect(search.nodes).toBe(nodes);
        fc.pre(runAll(search, () => 1000) !== undefined);
        expect(search.run(1000)).toEqual({ type: 'exhausted' });
        expect(search.depth).toBe(0);
      }),
      { numRuns: 50 },
    );
  });

  it('can be watched: what is placed is removed again, and each solution is what stands then', () => {
    fc.assert(
      fc.property(anyPuzzle({ dominoes: 3 }), (puzzle) => {
        const standing: Placement[] = [];
        let seen = 0;
        const search = engine.search(puzzle);
        search.watch((event: SearchEvent<Solution, Placement>) => {
          if (event.type === 'placed') standing.push(event.move);
          const sound =
            event.type === 'pruned'
              ? /^[a-z-]+$/.test(event.reason.code)
              : event.type !== 'removed' || String(standing.pop()?.cells) === String(event.move.cells);
          if (!sound) throw new Error(`unexpected ${JSON.stringify(event)}`);
          if (event.type === 'pruned' && say({ ...event.reason, where: {} }, pips.words) === event.reason.code)
            throw new Error('no words');
          if (search.depth !== standing.length) throw new Error(`depth ${search.depth}, standing ${standing.length}`);
          if (event.type !== 'solution') return;
          seen++;
          expect(solutionKey({ placements: standing })).toBe(solutionKey(event.solution));
        });
        let found = 0;
        for (let step = search.run(2000); step.type === 'solution' && found < 200; step = search.run(2000)) {
          found++;
          expect(search.depth).toBe(puzzle.cells.length / 2);
        }
        expect([found, found + 1]).toContain(seen);
        search.watch(undefined);
      }),
      { numRuns: 100 },
    );
  });

  it('does the same work watched and unwatched', () => {
    const work = (puzzle: Puzzle, watched: boolean) => {
      const search = engine.search(puzzle);
      if (watched) search.watch(() => {});
      search.run(3000);
      return search.nodes;
    };
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => work(puzzle, true) === work(puzzle, false)),
      { numRuns: 100 },
    );
  });
});
