/** Promises of the swift engine beyond the contract of all engines. */

import { readdirSync, readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SOAKING, sample } from '../../../../core/src/testing/effort.js';
import { cellPair, pairs } from '../../../../core/src/testing/short-forms.js';
import { puzzleFromText, puzzleOf } from '../../../test/puzzle-of.js';
import { verify } from '../../check/verify.js';
import type { Cell } from '../../model/cell.js';
import { dominoSet } from '../../model/domino.js';
import type { Puzzle, SpecRegion, Supply } from '../../model/puzzle.js';
import { solutionKey } from '../../model/solution.js';
import { anyPuzzle, randomPuzzle } from '../../testing/index.js';
import { compile, edgeNumber, termsOf } from './compile.js';
import { SwiftCount } from './count.js';
import { luby, SwiftSearch } from './search.js';

/** All solutions by a search, sorted; undefined when there are too many nodes to it. */
function allBy(search: Pick<SwiftSearch, 'run' | 'nodes'>, mostNodes: number): string[] | undefined {
  const found: string[] = [];
  while (search.nodes < mostNodes) {
    const step = search.run(mostNodes - search.nodes);
    if (step.type === 'exhausted') return found.sort();
    if (step.type === 'solution') found.push(solutionKey(step.solution));
  }
  return undefined;
}

const rectangle = (rows: number, columns: number): Cell[] =>
  Array.from({ length: rows * columns }, (_, i): Cell => [Math.floor(i / columns), i % columns]);

const board = (cells: readonly Cell[], supply: Supply, regions: readonly SpecRegion[] = [], maxPip = 6): Puzzle =>
  puzzleOf({ cells, supply, regions, maxPip });

const count = (puzzle: Puzzle) => finish(new SwiftCount(compile(puzzle)));

/** The largest board there is has 64 × 64 cells. */
const LARGE_SIDE = SOAKING ? 64 : 36;

const REPEATS: Supply = { kind: 'set', repeats: true };

describe('the swift engine', () => {
  it('counts larger boards as it finds their solutions, with tables of any size', () => {
    let large = 0;
    fc.assert(
      fc.property(anyPuzzle({ dominoes: 9 }), fc.constantFrom(100, 1000, 64 * 1024, 1 << 28), (puzzle, bytes) => {
        const search = new SwiftSearch(compile(puzzle));
        let found = 0n;
        while (search.nodes < 20_000 && search.run(20_000 - search.nodes).type === 'solution') found++;
        fc.pre(search.run(1).type === 'exhausted');
        expect(finish(new SwiftCount(compile(puzzle), undefined, bytes))).toBe(found);
        if (found > 100n) large++;
      }),
      { numRuns: runs(30) },
    );
    expect(large).toBeGreaterThan(runs(2));
  });
});

describe('large counts', () => {
  it('of an empty board and an endless supply', () => {
    expect(count(board(rectangle(8, 8), REPEATS))).toBe(12_988_816n * 7n ** 64n);
    expect(count(board(rectangle(2, 3), REPEATS, [], 18))).toBe(3n * 19n ** 6n);
    // Twenty columns are too many for a table over the edge of what is covered.
    const tilings = 1_269_984_011_256_235_834_242_602_753_102_293_934_298_576_249_856n;
    expect(count(board(rectangle(20, 20), REPEATS, [], 18))).toBe(tilings * 19n ** 400n);
  });

  it('of an endless supply under rules: values fill each region by itself', () => {
    const regions: SpecRegion[] = [
      { cells: rectangle(1, 8), rule: { kind: 'sum', op: '<', target: 3 } },
      { cells: rectangle(2, 8).slice(8, 12), rule: { kind: 'different', avoiding: [6] } },
      { cells: rectangle(2, 8).slice(12), rule: { kind: 'same' } },
      { cells: rectangle(3, 8).slice(16), rule: { kind: 'each', op: '>', value: 4 } },
    ];
    const sums = 1n + 8n + (8n + 28n);
    const different = 6n * 5n * 4n * 3n;
    const rest = 7n ** 40n;
    expect(count(board(rectangle(8, 8), REPEATS, regions))).toBe(12_988_816n * sums * different * 7n * 2n ** 8n * rest);
  });

  it('of an empty board and a whole set: tilings × orders × turns', () => {
    const list: Supply = { kind: 'list', dominoes: dominoSet(6) };
    const factorial = (n: bigint): bigint => (n < 2n ? 1n : n * factorial(n - 1n));
    // 7 × 8 cells have 1,292,697 tilings.
    expect(count(board(rectangle(7, 8), list))).toBe(1_292_697n * factorial(28n) * 2n ** 21n);
    // 8 of the 28, no two alike, on the 36 tilings of 4 × 4.
    const chosen = (doubles: bigint) => {
      const choose = (n: bigint, k: bigint) => factorial(n) / factorial(k) / factorial(n - k);
      return choose(7n, doubles) * choose(21n, 8n - doubles) * 2n ** (8n - doubles);
    };
    const ways = [0n, 1n, 2n, 3n, 4n, 5n, 6n, 7n].reduce((sum, doubles) => sum + chosen(doubles), 0n);
    expect(count(board(rectangle(4, 4), { kind: 'set', repeats: false }))).toBe(36n * factorial(8n) * ways);
  });

  it('of a list with like dominoes', () => {
    const dominoes = pairs('1,2 2,1 3,3 3,3 1,2 0,6');
    // 13 tilings of 2 × 6, 6! / (3! 2!) orders, four that can be turned.
    expect(count(board(rectangle(2, 6), { kind: 'list', dominoes }))).toBe(13n * 60n * 16n);
  });
});

describe('counts that are not done', () => {
  it('know how many solutions they have for certain', () => {
    // Five tilings of 2 × 4, each counting for 7^8 solutions: whatever is counted so far is a multiple.
    const counting = new SwiftCount(compile(board(rectangle(2, 4), REPEATS)));
    const seen = new Set<bigint>();
    for (; counting.run(1).type === 'paused'; seen.add(counting.atLeast));
    expect([...seen].every((each) => each % 7n ** 8n === 0n && each <= 5n * 7n ** 8n)).toBe(true);
    expect(seen.size).toBeGreaterThan(2);
  });

  it('go round a forbidden edge, also on boards large enough for a determinant', () => {
    const puzzle = board(rectangle(8, 8), REPEATS, [], 0);
    const compiled = compile(puzzle);
    const corner = cellPair('0,0 0,1');
    const apart = termsOf(compiled).part(edgeNumber(compiled, corner));
    const joined = termsOf(compiled).join(edgeNumber(compiled, corner));
    const ways = [apart, joined].map((terms) => finish(new SwiftCount(compiled, terms)));
    expect(ways).toEqual([6_494_408n, 6_494_408n]);
  });

  it('tell positions apart by what an endless supply still owes', () => {
    const compiled = compile(board(rectangle(2, 4), REPEATS, [], 1));
    const free = finish(new SwiftCount(compiled));
    const without = finish(new SwiftCount(compiled, termsOf(compiled).copies([0, 1], 0, 0)));
    expect(finish(new SwiftCount(compiled, termsOf(compiled).copies([0, 1], 1, 4)))).toBe(free - without);
    expect(finish(new SwiftCount(compiled, termsOf(compiled).copies([0, 1], 2, 1)))).toBe(0n);
  });
});

describe('boards that are hopeless for a plain search', () => {
  it('cannot be tiled: 400 cells, two corners of one colour missing', () => {
    const cells = rectangle(20, 20).slice(1, -1).concat(pairs('0,20 0,21'));
    for (const maxPip of [0, 6, 18]) {
      const search = new SwiftSearch(compile(board(cells, REPEATS, [], maxPip)));
      expect(search.run(1e4).type).toBe('exhausted');
      expect(count(board(cells, REPEATS, [], maxPip))).toBe(0n);
    }
  });

  it(`are far larger than any puzzle: ${LARGE_SIDE ** 2} cells in as many moves as dominoes`, () => {
    const search = new SwiftSearch(compile(board(rectangle(LARGE_SIDE, LARGE_SIDE), REPEATS)));
    expect(search.run(5000).type).toBe('solution');
    expect(search.nodes).toBe(LARGE_SIDE ** 2 / 2);
  });

  it('are dense: most of the forty fall within a few thousand nodes', () => {
    const folder = new URL('../../../../../bench/puzzles/dense/', import.meta.url);
    const nodes = readdirSync(folder).map((name) => {
      const puzzle = puzzleFromText(readFileSync(new URL(name, folder), 'utf8'));
      const search = new SwiftSearch(compile(puzzle));
      const step = search.run(50_000);
      if (step.type === 'solution') expect(verify(puzzle, step.solution)).toEqual([]);
      return step.type === 'solution' ? search.nodes : Number.POSITIVE_INFINITY;
    });
    expect(nodes).toHaveLength(40);
    expect(nodes.filter((each) => each <= 20_000).length).toBeGreaterThanOrEqual(36);
  });

  it.each(['16-none-2', '20-one-1', '20-one-3'])('are searched without dead positions coming twice: %s', (name) => {
    const url = new URL(`../../../../../bench/puzzles/scaling/${name}.txt`, import.meta.url);
    const search = new SwiftSearch(compile(puzzleFromText(readFileSync(url, 'utf8'))));
    // Some 8,000 nodes at most; more than 30,000 where no position is kept.
    expect(search.run(15_000).type).toBe(name.includes('none') ? 'exhausted' : 'solution');
  });

  it.each(sample([440, 1032, 1486], 3))('has every solution once also after starting anew (seed %i)', (seed) => {
    const puzzle = randomPuzzle(seed, { dominoes: 14 });
    const search = new SwiftSearch(compile(puzzle));
    expect(search.run(300).type).toBe('paused');
    const found = allBy(search, 1e6) ?? [];
    expect(new Set(found).size).toBe(found.length);
    expect(BigInt(found.length)).toBe(count(puzzle));
  });
});

it('runs as long as Luby says', () => {
  expect(Array.from({ length: 15 }, (_, i) => luby(i + 1))).toEqual([1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
});
