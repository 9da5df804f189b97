/** The swift engine against brute force. */
import type { SearchEvent } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SOAKING } from '../../../../core/src/testing/effort.js';
import { part } from '../../../../core/test/hostile.js';
import type { Move, Solution } from '../../model/solution.js';
import { bruteForce, type Grid as Filled } from '../../testing/question-brute-force.js';
import { type RandomQuestionOptions, randomQuestion } from '../../testing/random-question.js';
import { compile, type Question } from './compile.js';
import { SwiftCount } from './count.js';
import { CountByRows } from './count-by-rows.js';
import { Grid } from './grid.js';
import { planRows } from './row-plan.js';
import { SwiftSearch } from './search.js';
import { SwiftWitnesses } from './witnesses.js';

const anyOptions: fc.Arbitrary<RandomQuestionOptions> = fc.record({
  side: fc.integer({ min: 2, max: 4 }),
  givens: part(0, 50),
  signs: part(0, 60),
  lies: fc.constantFrom(0, 0, 0.05, 0.3),
  bars: fc.constantFrom(false, false, true),
});

const anyPuzzle = fc.tuple(fc.nat(), anyOptions).map(([seed, options]) => randomQuestion(seed, options));

/** Questions of side 5, with so much given that brute force is quick. */
const anyLargerPuzzle = fc
  .tuple(fc.nat(), fc.constantFrom(false, true), fc.constantFrom(0, 0.03))
  .map(([seed, bars, lies]) => randomQuestion(seed, { side: 5, givens: 0.4, signs: 0.3, lies, bars }));

type Finds = Pick<SwiftSearch, 'run' | 'nodes'>;

function allBy(search: Finds, budget = Number.POSITIVE_INFINITY): string[] {
  const found: string[] = [];
  for (;;) {
    const step = search.run(budget);
    if (step.type === 'exhausted') return found;
    if (step.type === 'solution') found.push(keyOf(step.solution.grid));
  }
}

function count(puzzle: Question, bytes?: number): bigint {
  const step = new SwiftCount(compile(puzzle), undefined, bytes).run(Number.POSITIVE_INFINITY);
  if (step.type !== 'solution') throw new Error(step.type);
  return step.solution;
}

/** Count by rows without the search that comes first. */
function countByRows(puzzle: Question, bytes = 1 << 20): bigint {
  const compiled = compile(puzzle);
  const grid = new Grid(compiled, compiled.given);
  if (!grid.begin()) return 0n;
  const rows = new CountByRows(planRows(grid), bytes);
  rows.runTo(Number.POSITIVE_INFINITY);
  return BigInt(rows.result ?? -1);
}

const keyOf = (grid: Filled) => grid.map((row) => row.join(' ')).join('/');

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const latin = (side: number): Question => ({ side, givens: [], signs: [] });

/** Cells by row and column, the greater first. */
const sign = (a: readonly [number, number], b: readonly [number, number]) => ({
  greater: { row: a[0], column: a[1] },
  less: { row: b[0], column: b[1] },
});

it('finds what brute force finds though it starts anew all the time', () => {
  fc.assert(
    fc.property(anyPuzzle, fc.integer({ min: 1, max: 4 }), (puzzle, firstRun) => {
      const all = bruteForce(puzzle, 60_000);
      fc.pre(all !== undefined && all.length < 2000);
      const search = new SwiftSearch(compile(puzzle), undefined, undefined, firstRun);
      expect(allBy(search, 1).sort()).toEqual(all.map(keyOf).sort());
    }),
    { numRuns: runs(100) },
  );
});

it('keeps columns apart that signs to rows further down tell apart', () => {
  const signs = [sign([1, 2], [0, 2]), sign([0, 3], [1, 3]), sign([3, 1], [3, 0])];
  const question = { side: 4, givens: [], signs };
  expect(countByRows(question)).toBe(92n);
  expect(allBy(new SwiftSearch(compile(question)))).toHaveLength(92);
});

it.each(Array.from({ length: 12 }, (_, seed) => seed))('counts rows joined by bars alone, seed %i', (seed) => {
  const puzzle = randomQuestion(seed, { side: 4, givens: 0, signs: 0, bars: true });
  expect(countByRows(puzzle)).toBe(BigInt(bruteForce(puzzle, 1e6)?.length ?? -1));
});

describe('the swift engine', () => {
  it.each([
    ['sides 2 to 4', anyPuzzle, runs(200)],
    ['side 5', anyLargerPuzzle, runs(50)],
  ])('finds what brute force finds, each once, and counts it: %s', (_, puzzles, numRuns) => {
    const judged = { unsolvable: 0, unique: 0, many: 0, barred: 0 };
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const expected = bruteForce(puzzle, 1e6)?.map(keyOf);
        fc.pre(expected !== undefined);
        expect(allBy(new SwiftSearch(compile(puzzle))).sort()).toEqual(expected.sort());
        expect(count(puzzle)).toBe(BigInt(expected.length));
        expect(countByRows(puzzle)).toBe(BigInt(expected.length));
        judged[expected.length === 0 ? 'unsolvable' : expected.length === 1 ? 'unique' : 'many']++;
        if (puzzle.bars !== undefined && expected.length > 0) judged.barred++;
      }),
      { numRuns },
    );
    for (const [kind, often] of Object.entries(judged)) expect(often, kind).toBeGreaterThan(numRuns / 50);
  });

  it.each([
    ['search', (puzzle: Question) => new SwiftSearch(compile(puzzle))],
    ['witnesses', (puzzle: Question) => new SwiftWitnesses(compile(puzzle))],
  ])('tells its watcher moves like a stack, and solutions that are givens and moves: %s', (_, make) => {
    fc.assert(
      fc.property(anyPuzzle, (puzzle) => {
        const standing: Move[] = [];
        const told: string[] = [];
        const work = make(puzzle);
        work.watch((event: SearchEvent<Solution, Move>) => {
          if (event.type === 'placed') standing.push(event.move);
          if (event.type === 'removed' && !isSame(standing.pop(), event.move)) throw new Error('not the last');
          if (event.type !== 'solution') return;
          const grid = event.solution.grid.map((row) => row.map(() => 0));
          const all = [...puzzle.givens, ...standing.map(({ square, number }) => ({ ...square, number }))];
          for (const { row, column, number } of all) (grid[row] as number[])[column] = number;
          expect([all.length, work.depth]).toEqual([puzzle.side ** 2, standing.length]);
          expect(keyOf(grid)).toBe(keyOf(event.solution.grid));
          told.push(keyOf(grid));
        });
        expect(allBy(work)).toEqual(told);
        expect(standing).toEqual([]);
        expect(work.depth).toBe(0);
      }),
      { numRuns: runs(50) },
    );
  });
});

describe('counts', () => {
  it.each([
    [1, 1n],
    [2, 2n],
    [3, 12n],
    [4, 576n],
    [5, 161_280n],
    [6, 812_851_200n],
    [7, 61_479_419_904_000n],
  ])('the Latin squares of order %i', (side, expected) => {
    const counting = new SwiftCount(compile(latin(side)));
    expect(counting.run(40_000)).toEqual({ type: 'solution', solution: expected });
  });

  it('with tables of any size', () => {
    for (const bytes of [1, 1000, 20_000, 1 << 20])
      expect(count(latin(SOAKING ? 5 : 4), bytes)).toBe(SOAKING ? 161_280n : 576n);
    const puzzle = randomQuestion('tables', { side: 6, givens: SOAKING ? 0.2 : 0.35, signs: 0.1 });
    const expected = count(puzzle);
    for (const bytes of [1, 1000, 100_000]) expect(count(puzzle, bytes)).toBe(expected);
  });

  it('as many as it finds, of larger puzzles too', () => {
    let large = 0;
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 5, max: 7 }),
        part(10, 60),
        // With few signs there are many solutions, with many there is more to get wrong.
        fc.oneof(fc.constant(0), part(0, 50)),
        fc.constantFrom(false, false, false, true),
        (seed, side, givens, signs, bars) => {
          const puzzle = randomQuestion(seed, { side, givens, signs, bars });
          const search = new SwiftSearch(compile(puzzle));
          let found = 0n;
          while (search.nodes < 10_000 && search.run(10_000 - search.nodes).type === 'solution') found++;
          fc.pre(search.run(1).type === 'exhausted');
          expect(count(puzzle)).toBe(found);
          if (found < 2000n) expect(countByRows(puzzle, 100_000)).toBe(found);
          if (found > 200n) large++;
        },
      ),
      { numRuns: runs(30) },
    );
    expect(large).toBeGreaterThan(runs(1) / 2);
  });
});

describe('large puzzles', () => {
  it('have every solution once also after starting anew', () => {
    const puzzle = randomQuestion(21, { side: 10, givens: 0, signs: 0.8 });
    const search = new SwiftSearch(compile(puzzle));
    expect(search.run(300).type).toBe('paused');
    const found = allBy(search);
    expect(new Set(found).size).toBe(found.length);
    expect(BigInt(found.length)).toBe(count(puzzle));
  });

  it.each([11, 31, 32])('empty, of side %i, fall in fewer nodes than cells', (side) => {
    const search = new SwiftSearch(compile(latin(side)));
    expect(search.run(side * side).type).toBe('solution');
  });

  it('of side 32 keep signs between the largest numbers', () => {
    const signs = Array.from({ length: 31 }, (_, i) => ({
      greater: { row: 0, column: i + 1 },
      less: { row: 0, column: i },
    }));
    const step = new SwiftSearch(compile({ ...latin(32), signs })).run(2000);
    if (step.type !== 'solution') throw new Error(step.type);
    expect(step.solution.grid[0]).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
  });

  it('of side 9 with every bar right', () => {
    const puzzle = randomQuestion('bars', { side: 9, givens: 0.15, signs: 0, bars: true });
    const found = allBy(new SwiftSearch(compile(puzzle)));
    expect(found.length).toBeGreaterThan(0);
    expect(count(puzzle)).toBe(BigInt(found.length));
  });
});
