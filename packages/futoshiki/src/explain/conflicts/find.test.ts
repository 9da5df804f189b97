/** What is told of puzzles without a solution, on puzzles of our own made impossible, and on a sample of the data. */
import { cellName, Random } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { CHANGES } from '../../../test/changed-puzzles.js';
import { conflictOf, faultsOfConflict, hasSolution } from '../../../test/conflict-faults.js';
import { ownPuzzles } from '../../../test/own-puzzles.js';
import { puzzleFromGrid, puzzleOf, specFromGrid } from '../../../test/puzzle-of.js';
import { noData, puzzlesWithOneSolution } from '../../../test/real-puzzles.js';
import { check } from '../../check/check.js';
import { fixedGrid, sideOf } from '../../model/puzzle.js';
import { randomPuzzle } from '../../testing/random-puzzle.js';

describe('the conflict of a puzzle without a solution', () => {
  it('is irreducible, well said, and combined only where nothing is simpler', () => {
    let many = 0;
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const puzzle = randomPuzzle(seed, { side: 4 });
        if (hasSolution(puzzle)) return;
        many++;
        expect(faultsOfConflict(puzzle)).toEqual([]);
      }),
      { numRuns: runs(220) },
    );
    expect(many).toBeGreaterThan(runs(10));
  });

  it('is so also of what a player has placed', () => {
    let many = 0;
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const random = new Random(`placed ${seed}`);
        const puzzle = randomPuzzle(seed, { side: 4, solvable: true });
        const side = sideOf(puzzle);
        const grid = fixedGrid(puzzle).map((numbers) =>
          numbers.map((number) => (number !== 0 || random.chance(0.7) ? number : random.between(1, side))),
        );
        if (hasSolution(puzzle, { grid })) return;
        many++;
        expect(conflictOf(puzzle, { grid }).because.some((premise) => 'placed' in premise)).toBe(true);
        expect(faultsOfConflict(puzzle, { grid })).toEqual([]);
      }),
      { numRuns: runs(150) },
    );
    expect(many).toBeGreaterThan(20);
  });
});

/** The squares of a path that goes back and forth through a grid. */
function snake(side: number): (readonly [number, number])[] {
  return Array.from({ length: side * side }, (_, i) => {
    const row = Math.floor(i / side);
    return [row, row % 2 === 0 ? i % side : side - 1 - (i % side)] as const;
  });
}

const pairs = <T>(cells: readonly T[]): [T, T][] => cells.slice(1).map((cell, i) => [cells[i] as T, cell]);

function empty(side: number): number[][] {
  return Array.from({ length: side }, () => new Array<number>(side).fill(0));
}

describe('a puzzle that is made impossible in one way', () => {
  it('by a circle of signs says so, wherever it is', () => {
    fc.assert(
      // On a smaller grid, three of the four signs are too many already.
      fc.property(fc.integer({ min: 4, max: 9 }), fc.nat(), fc.nat(), (side, a, b) => {
        const [row, column] = [a % (side - 1), b % (side - 1)];
        const round = [
          [row, column],
          [row, column + 1],
          [row + 1, column + 1],
          [row + 1, column],
          [row, column],
        ] as const;
        const told = conflictOf(puzzleFromGrid(empty(side), pairs(round)));
        expect(told).toMatchObject({ class: 'sign-cycle', reason: 'circle' });
        expect(told.because).toHaveLength(4);
        expect(told.record.text).toMatch(/^(r\d+c\d+)(?: > r\d+c\d+){3} > \1: the signs go round in a circle\.$/);
      }),
      { numRuns: runs(25) },
    );
  });

  it('by a chain that is too long says how long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 8 }), fc.nat(), (side, at) => {
        const start = at % (side * side - side);
        const chain = snake(side).slice(start, start + side + 1);
        const told = conflictOf(puzzleFromGrid(empty(side), pairs(chain)));
        expect(told).toMatchObject({ class: 'empty-domain', reason: 'long-chain' });
        expect(told.because).toHaveLength(side);
      }),
      { numRuns: runs(25) },
    );
  });

  it('by a chain that is too long for the number at its end names both ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 8 }), fc.nat(), fc.boolean(), (side, at, isDown) => {
        const number = 2 + (at % (side - 2));
        const signs = isDown ? number : side + 1 - number;
        const cells = snake(side).slice(0, signs + 1);
        const grid = empty(side);
        (grid[0] as number[])[0] = number;
        const told = conflictOf(puzzleFromGrid(grid, pairs(isDown ? cells : [...cells].reverse())));
        expect(told).toMatchObject({ class: 'empty-domain', reason: 'long-chain' });
        expect(told.record.text).toContain(`From r1c1, which is ${number}`);
      }),
      { numRuns: runs(25) },
    );
  });

  it('by a cell whose row and column have all numbers says which have what', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 3, max: 9 }), (seed, side) => {
        const random = new Random(seed);
        const [row, column] = [random.int(side), random.int(side)];
        const numbers = random.shuffle(Array.from({ length: side }, (_, i) => i + 1));
        const cut = random.between(1, side - 1);
        const grid = empty(side);
        const places = random.shuffle(Array.from({ length: side }, (_, i) => i).filter((i) => i !== column));
        const others = random.shuffle(Array.from({ length: side }, (_, i) => i).filter((i) => i !== row));
        for (const [i, number] of numbers.slice(0, cut).entries())
          (grid[row] as number[])[places[i] as number] = number;
        for (const [i, number] of numbers.slice(cut).entries())
          (grid[others[i] as number] as number[])[column] = number;
        const spec = specFromGrid(grid, []);
        if (!check(spec).ok) return;
        const told = conflictOf(puzzleOf(spec));
        expect(told).toMatchObject({ class: 'empty-domain', reason: 'no-number-fits' });
        expect(told.because).toHaveLength(side + 2);
        expect(told.record.text).toContain(`No number fits ${cellName([row, column])}: row ${row + 1} has`);
      }),
      { numRuns: runs(25) },
    );
  });
});

/** Every nth puzzle of the data is changed; larger ones take the judge too long. */
const NTH = 6;
const LARGEST = 6;

describe('a puzzle with something changed', () => {
  const sample = noData ? [] : puzzlesWithOneSolution().filter(([, puzzle]) => sideOf(puzzle) <= LARGEST);
  const puzzles = [...ownPuzzles(runs(3, 6)), ...sample.filter((_, i) => i % NTH === 0)];

  it.each(Object.entries(CHANGES))('(%s) is told why it has no solution', (_, change) => {
    let many = 0;
    for (const [id, puzzle] of puzzles) {
      const changed = change(puzzle, new Random(id));
      if (changed === undefined) continue;
      many++;
      expect(faultsOfConflict(changed.puzzle, changed.progress), id).toEqual([]);
    }
    expect(many).toBeGreaterThan(0);
  });
});
