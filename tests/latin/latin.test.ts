/** The template kind keeps what every kind promises. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../packages/core/src/testing/effort.js';
import { describeEngines } from '../../packages/core/src/testing/engine-contract.js';
import { check, verify } from './check.js';
import { latin } from './kind.js';
import { cellsOf, numberAt, type Puzzle, type Solution, withNumber } from './model.js';
import { randomPuzzle } from './random-puzzle.js';

const puzzles = (side: number) => fc.nat().map((seed) => randomPuzzle(seed, side));

/** Every way to fill the open cells, judged when it is whole. */
function bruteForce(puzzle: Puzzle): readonly Solution[] | undefined {
  const open = cellsOf(puzzle).filter((cell) => numberAt(puzzle, cell) === 0);
  const side = puzzle.grid.length;
  if (side ** open.length > 5000) return undefined;
  const all = open.reduce<Solution[]>(
    (some, cell) => some.flatMap((each) => puzzle.grid.map((_, i) => withNumber(each, cell, i + 1))),
    [puzzle],
  );
  return all.filter((solution) => verify(puzzle, solution).length === 0);
}

describeEngines({
  kind: latin,
  puzzles: { tiny: puzzles(2), small: puzzles(3), medium: puzzles(4), large: puzzles(5) },
  bruteForce,
  solutionKey: ({ grid }) => grid.join(';'),
  movesOf: (puzzle) => cellsOf(puzzle).filter((cell) => numberAt(puzzle, cell) === 0).length,
  sortOf: (puzzle) => (bruteForce(puzzle)?.length === 0 ? 'unsolvable' : 'solvable'),
  sorts: ['solvable', 'unsolvable'],
  effort: 0.1,
});

describe.each(latin.formats)('the format $name', (format) => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(puzzles(9), (puzzle) => {
        const made = format.make([puzzle]);
        if (!made.ok) throw new Error('it writes every square');
        expect(format.recognises(made.value)).toBe(true);
        expect(format.parse(made.value).map(({ spec }) => check(spec))).toEqual([check(puzzle)]);
      }),
      { numRuns: runs(30) },
    );
  });
});
