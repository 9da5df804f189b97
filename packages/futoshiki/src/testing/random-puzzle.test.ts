import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { EXAMPLE, EXAMPLE_SOLUTION } from '../../test/puzzle-of.js';
import { sideOf } from '../model/puzzle.js';
import { anyPuzzle, bruteForce, randomPuzzle, smallerPuzzles } from './index.js';

describe('random puzzles', () => {
  it('are the same for the same seed', () => {
    expect(randomPuzzle(7)).toEqual(randomPuzzle(7));
    expect(randomPuzzle(7)).not.toEqual(randomPuzzle(8));
  });

  it('are of every size and outcome', () => {
    const seen = new Map<string, number>();
    const see = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    for (let seed = 0; seed < 200; seed++) {
      const puzzle = randomPuzzle(seed);
      const mode = puzzle.bars === undefined ? 'unequal' : 'adjacent';
      see(`side ${sideOf(puzzle)}`);
      if (puzzle.fixedNumbers.length === 0) see('no givens');
      if (puzzle.greaterThanSigns.length > 0 && puzzle.lessThanSigns.length > 0) see('both signs');
      if (puzzle.bars?.length === 0) see('no bar');
      if (puzzle.solution !== undefined) see('solution');
      const count = sideOf(puzzle) > (seed < 50 ? 4 : 3) ? undefined : bruteForce(puzzle)?.length;
      if (count !== undefined) see(`${mode} ${Math.min(2, count)}`);
    }
    for (const what of ['side 2', 'side 3', 'side 4', 'side 5', 'no givens', 'both signs', 'solution'])
      expect(seen.get(what) ?? 0, what).toBeGreaterThan(10);
    for (const mode of ['unequal', 'adjacent'])
      for (const count of [0, 1, 2]) expect(seen.get(`${mode} ${count}`) ?? 0, `${mode} ${count}`).toBeGreaterThan(0);
  });

  it('have a solution where that is asked for', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(bruteForce(randomPuzzle(seed, { side: 4, solvable: true }))?.length).toBeGreaterThan(0);
    }
  });
});

describe('brute force', () => {
  it('finds the one solution of the seed’s example', () => {
    expect(bruteForce(EXAMPLE)).toEqual([EXAMPLE_SOLUTION]);
  });

  it('gives up in time', () => {
    expect(bruteForce(randomPuzzle(1, { side: 2 }), 1)).toBeUndefined();
  });
});

describe('shrinking', () => {
  it('makes puzzles smaller, one step at a time, until nothing is left', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        let last = puzzle;
        for (let steps = 0; steps < 500; steps++) {
          const [next] = smallerPuzzles(last);
          if (next === undefined) break;
          last = next;
        }
        expect(sideOf(last)).toBe(2);
        expect([...last.fixedNumbers, ...last.greaterThanSigns, ...last.lessThanSigns, last.bars]).toEqual([undefined]);
      }),
      { numRuns: runs(30) },
    );
  });

  it('cuts a failure to its core', () => {
    const report = fc.check(
      fc.property(anyPuzzle(), ({ lessThanSigns }) => lessThanSigns.length === 0),
      { seed: 1 },
    );
    const [smallest] = report.counterexample ?? [];
    expect(smallest && sideOf(smallest)).toBe(2);
    expect(smallest?.lessThanSigns).toHaveLength(1);
    expect(smallest?.fixedNumbers).toEqual([]);
  });
});
