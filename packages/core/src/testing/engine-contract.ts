/** Contract of every engine of every kind, on random puzzles: right, complete, resumable, watchable. */
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PuzzleKind } from '../kind.js';
import { describe as say } from '../problem.js';
import { Replay } from '../replay.js';
import type { Runs, Search, SearchEvent } from '../search.js';
import { makeTraceStart, makeTraceStep, startTrace } from '../trace.js';

interface EngineContract<Spec, Puzzle, Solution, Move> {
  readonly kind: PuzzleKind<Spec, Puzzle, Solution, Move>;
  /** Puzzles by size: the smaller, the more often they are drawn. */
  readonly puzzles: Readonly<Record<'tiny' | 'small' | 'medium' | 'large', Arbitrary<Puzzle>>>;
  /** All solutions by trying everything, or undefined where that would take too long. */
  bruteForce(puzzle: Puzzle): readonly Solution[] | undefined;
  solutionKey(solution: Solution): string;
  /** Moves that stand at a solution. */
  movesOf(puzzle: Puzzle): number;
  /** Sort of a puzzle; each of `sorts` must come up for each engine. */
  sortOf(puzzle: Puzzle): string;
  readonly sorts: readonly string[];
  /** Factor on the number of random puzzles; a kind with many engines needs fewer for each. */
  readonly effort?: number;
}

/** A plain engine is lost on some random puzzles, however small; those are left to the quicker ones. */
const ENOUGH_NODES = 20_000;

export function describeEngines<Spec, Puzzle, Solution, Move>(
  contract: EngineContract<Spec, Puzzle, Solution, Move>,
): void {
  const { kind, puzzles, bruteForce, solutionKey, movesOf, effort = 1 } = contract;
  const times = (runs: number) => ({ numRuns: Math.ceil(runs * effort) });

  /** All solutions in the order found, with budgets given by a function; undefined when there is no end to it. */
  function runAll(search: Search<Solution, Move>, budget: () => number, most = ENOUGH_NODES): string[] | undefined {
    const found: string[] = [];
    for (let spent = 0; spent < most; ) {
      const before = search.nodes;
      const allowed = budget();
      const step = search.run(allowed);
      if (search.nodes - before > allowed) throw new Error(`${search.nodes - before} nodes on a budget of ${allowed}`);
      spent += search.nodes - before + 0.01;
      if (step.type === 'exhausted') return found;
      if (step.type === 'solution') found.push(solutionKey(step.solution));
    }
    return undefined;
  }

  it('every engine finds every solution exactly once, as brute force does', () => {
    const judged = new Map<string, number>();
    fc.assert(
      fc.property(puzzles.medium, (puzzle) => {
        const solutions = bruteForce(puzzle);
        fc.pre(solutions !== undefined);
        const expected = solutions.map(solutionKey).sort();
        const common = kind.common(puzzle);
        for (const solution of solutions) common.add(solution);
        const all = common.toJson();
        for (const engine of kind.engines) {
          const found = runAll(engine.search(puzzle), () => ENOUGH_NODES);
          if (found === undefined) continue;
          expect(found.sort(), engine.name).toEqual(expected);
          if (engine.count) expect(finish(engine.count(puzzle)), engine.name).toBe(BigInt(expected.length));
          if (engine.witnesses) expect(shared(kind, puzzle, engine.witnesses(puzzle)), engine.name).toEqual(all);
          const sort = `${engine.name}: ${contract.sortOf(puzzle)}`;
          judged.set(sort, (judged.get(sort) ?? 0) + 1);
        }
      }),
      times(600),
    );
    for (const { name } of kind.engines) {
      for (const sort of contract.sorts) {
        expect(judged.get(`${name}: ${sort}`) ?? 0, `${name}: ${sort}`).toBeGreaterThan(8 * effort);
      }
    }
  });

  describe.each(kind.engines)('the engine $name', (engine) => {
    it('finds only what verify accepts', () => {
      fc.assert(
        fc.property(puzzles.large, (puzzle) => {
          const search = engine.search(puzzle);
          for (let i = 0; i < 20; i++) {
            const step = search.run(5000);
            if (step.type !== 'solution') return;
            expect(kind.verify(puzzle, step.solution)).toEqual([]);
          }
        }),
        times(300),
      );
    });

    it('gives the same solutions in the same order however it is paused', () => {
      fc.assert(
        fc.property(puzzles.small, fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), (puzzle, budgets) => {
          const straight = runAll(engine.search(puzzle), () => ENOUGH_NODES, 3000);
          fc.pre(straight !== undefined);
          let turn = 0;
          const ways = [() => 1, () => 7, () => 1000, () => budgets[turn++ % budgets.length] ?? 1];
          for (const budget of ways) {
            expect(runAll(engine.search(puzzle), budget, Number.POSITIVE_INFINITY)).toEqual(straight);
          }
        }),
        times(200),
      );
    });

    it('only pauses on a budget below 1, and stays exhausted', () => {
      fc.assert(
        fc.property(puzzles.tiny, (puzzle) => {
          const search = engine.search(puzzle);
          const { nodes } = search;
          for (const budget of [0, -1, 0.5, Number.NaN]) expect(search.run(budget).type).not.toBe('solution');
          expect(search.nodes).toBe(nodes);
          fc.pre(runAll(search, () => 1000) !== undefined);
          expect(search.run(1000)).toEqual({ type: 'exhausted' });
          expect(search.depth).toBe(0);
        }),
        times(50),
      );
    });

    it('can be watched: what is placed is removed again, and each solution is what stands then', () => {
      fc.assert(
        fc.property(puzzles.small, (puzzle) => {
          const standing: Move[] = [];
          const written = (move: Move | undefined) => JSON.stringify(move && kind.moves.toJson(move));
          let seen = 0;
          const search = engine.search(puzzle);
          search.watch((event: SearchEvent<Solution, Move>) => {
            if (event.type === 'placed') standing.push(event.move);
            if (event.type === 'removed' && written(standing.pop()) !== written(event.move)) {
              throw new Error(`unexpected ${JSON.stringify(event)}`);
            }
            if (event.type === 'pruned' && say({ ...event.reason, where: {} }, kind.words) === event.reason.code) {
              throw new Error(`no words for ${event.reason.code}`);
            }
            if (search.depth !== standing.length) throw new Error(`depth ${search.depth}, standing ${standing.length}`);
            if (event.type !== 'solution') return;
            seen++;
            expect(solutionKey(kind.moves.solutionAfter(puzzle, standing))).toBe(solutionKey(event.solution));
          });
          let found = 0;
          for (let step = search.run(2000); step.type === 'solution' && found < 200; step = search.run(2000)) {
            found++;
            expect(search.depth).toBe(movesOf(puzzle));
          }
          expect([found, found + 1]).toContain(seen);
          search.watch(undefined);
        }),
        times(100),
      );
    });

    it('leaves a trace that replays', async () => {
      await fc.assert(
        fc.asyncProperty(puzzles.medium, async (given) => {
          const begun = await startTrace(kind, engine.name, given);
          if (!begun.ok) throw new Error('no trace');
          const lines = [makeTraceStart(begun.value.start)];
          const search = engine.search(begun.value.puzzle);
          search.watch((event) => lines.push(makeTraceStep(event, kind)));
          let found = 0;
          let step = search.run(500);
          for (; step.type === 'solution' && found < 20; step = search.run(500)) found++;
          const ending = step.type === 'exhausted' ? 'exhausted' : 'timeout';
          lines.push(makeTraceStep({ type: 'end', ending, nodes: search.nodes }, kind));
          const replay = new Replay([kind]);
          for (const line of lines) expect(await replay.next(line)).toMatchObject({ ok: true });
          expect(replay.finish()).toEqual([]);
          expect([found, found + 1]).toContain(replay.counts.solution);
        }),
        times(40),
      );
    });

    it('counts and finds witnesses the same however it is paused', () => {
      fc.assert(
        fc.property(puzzles.small, (puzzle) => {
          const begins: (() => Runs<unknown> | undefined)[] = [
            () => engine.count?.(puzzle),
            () => engine.witnesses?.(puzzle),
          ];
          for (const begin of begins) {
            const [whole, parts] = [begin(), begin()];
            if (whole === undefined || parts === undefined) continue;
            for (const budget of [0, -1, 0.5, Number.NaN]) expect(parts.run(budget).type).toBe('paused');
            for (let turn = 0; ; ) {
              const step = whole.run(3000);
              if (step.type === 'paused') break;
              let part = goOn(parts, turn++);
              while (part.type === 'paused') part = goOn(parts, turn++);
              expect(part).toEqual(step);
              if (step.type === 'exhausted') break;
            }
          }
        }),
        times(60),
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
        fc.property(puzzles.large, (puzzle) => work(puzzle, true) === work(puzzle, false)),
        times(100),
      );
    });
  });
}

const BUDGETS = [1, 7, 1, 1, 30];

/** Takes a turn of work; it does no more than it may, and never knows less than before. */
function goOn(work: Runs<unknown> & { readonly nodes?: number; readonly atLeast?: bigint }, turn: number) {
  const budget = BUDGETS[turn % BUDGETS.length] ?? 1;
  const { nodes = 0, atLeast = 0n } = work;
  const step = work.run(budget);
  if ((work.nodes ?? 0) - nodes > budget) throw new Error(`more nodes than its budget of ${budget}`);
  if ((work.atLeast ?? 0n) < atLeast) throw new Error(`knows only ${work.atLeast} after ${atLeast}`);
  return step;
}

/** Result of work that finds one thing. */
function finish<T>(runs: Runs<T>): T | undefined {
  for (;;) {
    const step = runs.run(1e6);
    if (step.type === 'solution') return step.solution;
    if (step.type !== 'paused') return undefined;
  }
}

/** Values that the solutions of a search share. */
function shared<Spec, Puzzle, Solution, Move>(
  kind: PuzzleKind<Spec, Puzzle, Solution, Move>,
  puzzle: Puzzle,
  search: Search<Solution, Move>,
) {
  const common = kind.common(puzzle);
  for (let step = search.run(1e6); step.type !== 'exhausted'; step = search.run(1e6)) {
    if (step.type !== 'solution') throw new Error(step.type);
    common.add(step.solution);
  }
  return common.toJson();
}
