import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { referenceEngine } from '../engines/reference/index.js';
import { cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import { anyPuzzle, randomPuzzle, smallerPuzzles } from './index.js';
import { neighbours } from './random-puzzle.js';

function pieces({ cells }: Puzzle): number {
  const left = new Map(cells.map((cell) => [cellKey(cell), cell]));
  let count = 0;
  for (const cell of cells) {
    if (!left.has(cellKey(cell))) continue;
    count++;
    for (const queue = [cell]; queue.length > 0; ) {
      const next = queue.pop();
      if (next !== undefined && left.delete(cellKey(next)))
        queue.push(...neighbours(next).filter((each) => left.has(cellKey(each))));
    }
  }
  return count;
}

describe('random puzzles', () => {
  it('are the same for the same seed', () => {
    expect(randomPuzzle(7)).toEqual(randomPuzzle(7));
    expect(randomPuzzle(7)).not.toEqual(randomPuzzle(8));
  });

  it('are of every rule, shape, supply and outcome', () => {
    const seen = new Map<string, number>();
    const see = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    for (let seed = 0; seed < 1000; seed++) {
      const puzzle = randomPuzzle(seed, { dominoes: 4 });
      const { supply, regions, maxPip } = puzzle;
      see(supply.kind === 'list' ? 'list' : `set ${supply.repeats}`);
      if (supply.kind === 'list' && new Set(supply.dominoes.map(String)).size < supply.dominoes.length) see('twins');
      if (maxPip > 6) see('large set');
      if (maxPip < 6) see('small set');
      for (const { rule } of regions) {
        if (rule.kind === 'sum' || rule.kind === 'each') see(`${rule.kind} ${rule.op}`);
        if (rule.kind === 'same') see(`same ${rule.value === undefined ? 'any' : 'given'}`);
        if (rule.kind === 'different') see(`different ${rule.avoiding.length > 0}`);
      }
      see(`${Math.min(2, pieces(puzzle))} pieces`);
      if (puzzle.cells.length > regions.flatMap(({ cells }) => cells).length) see('free cells');
      const search = referenceEngine.search(puzzle);
      const steps = [search.run(100_000).type, search.run(100_000).type];
      see(steps[0] === 'exhausted' ? 'unsolvable' : steps[1] === 'exhausted' ? 'unique' : 'ambiguous');
    }
    const wanted = [
      'list',
      'set true',
      'set false',
      'twins',
      'large set',
      'small set',
      'free cells',
      'sum =',
      'sum <',
      'sum >',
      'same any',
      'same given',
      'different true',
      'different false',
      'each <',
      'each >',
      'each =',
      'each ≠',
      '0 pieces',
      '1 pieces',
      '2 pieces',
      'unsolvable',
      'unique',
      'ambiguous',
    ];
    for (const what of wanted) expect(seen.get(what) ?? 0, what).toBeGreaterThanOrEqual(5);
  });
});

describe('shrinking', () => {
  it('makes puzzles smaller, one step at a time, until nothing is left', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        let last = puzzle;
        for (let steps = 0; steps < 200; steps++) {
          const [next] = smallerPuzzles(last);
          if (next === undefined) break;
          last = next;
        }
        expect(last.cells.length).toBeLessThanOrEqual(puzzle.cells.length);
        expect(last.regions).toEqual([]);
      }),
      { numRuns: runs(30) },
    );
  });

  it('cuts a failure to its core', () => {
    const report = fc.check(
      fc.property(anyPuzzle(), ({ regions }) => !regions.some(({ rule }) => rule.kind === 'each')),
      { numRuns: 1000, seed: 1 },
    );
    const [smallest] = report.counterexample ?? [];
    expect(smallest?.cells.length).toBeLessThanOrEqual(2);
    expect(smallest?.regions).toHaveLength(1);
  });
});
