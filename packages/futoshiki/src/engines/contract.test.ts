import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runs, SOAKING, sample } from '../../../core/src/testing/effort.js';
import { describeEngines } from '../../../core/src/testing/engine-contract.js';
import { futoshiki } from '../kind.js';
import { sideOf } from '../model/puzzle.js';
import { solutionKey } from '../model/solution.js';
import type { Square } from '../model/square.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { compile, type Question } from './swift/compile.js';
import { SwiftCount } from './swift/count.js';
import { SwiftSearch } from './swift/search.js';
import { SwiftWitnesses } from './swift/witnesses.js';

describeEngines({
  kind: futoshiki,
  puzzles: {
    tiny: anyPuzzle({ side: 2 }),
    small: anyPuzzle({ side: 3 }),
    medium: anyPuzzle({ side: 4 }),
    large: anyPuzzle({ side: 5 }),
  },
  bruteForce,
  solutionKey,
  movesOf: (puzzle) => sideOf(puzzle) ** 2 - puzzle.fixedNumbers.length,
  sortOf: (puzzle) => (puzzle.bars === undefined ? `signs, side ${sideOf(puzzle)}` : 'bars'),
  sorts: ['signs, side 2', 'signs, side 3', 'signs, side 4', 'bars'],
  // There are thirty-three of them.
  effort: runs(12, 50) / 100,
});

/** The swift engine on other people's puzzles, read from the folder that PIPWRIGHT_DATA names. */
const file = join(process.env.PIPWRIGHT_DATA ?? '', 'futoshiki', 'puzzles.jsonl');

interface Known {
  readonly id: string;
  readonly puzzle: Question;
  /** "0", "1" or ">=2". */
  readonly solutions: string;
  readonly solution: readonly (readonly number[])[] | null;
}

function knownPuzzles(): Known[] {
  return readFileSync(file, 'utf8').trim().split('\n').map(knownPuzzle);
}

function knownPuzzle(line: string): Known {
  const { id, size, grid, greater, solutions, solution } = JSON.parse(line) as {
    id: string;
    size: number;
    grid: number[][];
    greater: [[number, number], [number, number]][];
    solutions: string;
    solution: number[][] | null;
  };
  const givens = grid.flatMap((numbers, row) =>
    numbers.flatMap((number, column): Question['givens'][number][] => (number === 0 ? [] : [{ row, column, number }])),
  );
  const cell = ([row, column]: [number, number]): Square => ({ row, column });
  const signs = greater.map(([above, below]) => ({ greater: cell(above), less: cell(below) }));
  return { id, puzzle: { side: size, givens, signs }, solutions, solution };
}

/** All solutions, unless there are more than `most`. */
function solutionsOf(puzzle: Question, most: number): string[] | undefined {
  const search = new SwiftSearch(compile(puzzle));
  const found: string[] = [];
  for (let step = search.run(1e6); step.type !== 'exhausted'; step = search.run(1e6)) {
    if (step.type !== 'solution' || found.length === most) return undefined;
    found.push(String(step.solution.grid));
  }
  return found;
}

function count(puzzle: Question): bigint {
  const step = new SwiftCount(compile(puzzle)).run(Number.POSITIVE_INFINITY);
  if (step.type !== 'solution') throw new Error(step.type);
  return step.solution;
}

describe.skipIf(!existsSync(file))('the 191 known puzzles', () => {
  it('have as many solutions as is known, and the known one', () => {
    const all = knownPuzzles();
    expect(all).toHaveLength(191);
    for (const { id, puzzle, solutions, solution } of all) {
      const found = solutionsOf(puzzle, 1e5);
      const number = found?.length ?? Number.POSITIVE_INFINITY;
      expect(number >= 2 ? '>=2' : String(number), id).toBe(solutions);
      if (solution !== null) expect(found, id).toContain(String(solution));
      if (found !== undefined) expect(count(puzzle), id).toBe(BigInt(found.length));
    }
  });

  it('are counted right when a third of what they say is left out', () => {
    let large = 0;
    for (const { id, puzzle } of sample(knownPuzzles(), 10)) {
      const without = <T>(list: readonly T[]) => list.filter((_, i) => i % 3 !== 1);
      const loose: Question = { side: puzzle.side, givens: without(puzzle.givens), signs: without(puzzle.signs) };
      const found = solutionsOf(loose, 3000);
      if (found === undefined) continue;
      expect(count(loose), id).toBe(BigInt(found.length));
      if (found.length > 100) large++;
    }
    expect(large).toBeGreaterThan(SOAKING ? 20 : 1);
  });

  it('are searched in few nodes', () => {
    let nodes = 0;
    for (const { id, puzzle } of knownPuzzles()) {
      const search = new SwiftSearch(compile(puzzle));
      let found = 0;
      while (found < 2 && search.nodes < 1000 && search.run(1000).type === 'solution') found++;
      expect(search.nodes, id).toBeLessThan(1000);
      nodes += search.nodes;
    }
    // 1,157 of them; without chains of signs it would be 1,340.
    expect(nodes).toBeLessThan(1250);
  });

  it('have a few witnesses each', () => {
    for (const { id, puzzle, solutions } of knownPuzzles()) {
      const search = new SwiftWitnesses(compile(puzzle));
      let found = 0;
      while (search.run(1e6).type === 'solution') found++;
      expect(found >= 2 ? '>=2' : String(found), id).toBe(solutions);
      expect(found).toBeLessThan(100);
    }
  });
});
