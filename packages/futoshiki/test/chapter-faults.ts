/** What is wrong with the chapters of an explanation of Futoshiki, from their records alone. */
import type { Cell } from '@pipwright/core';
import { type Chaptered, chapterFormFaults } from '../../core/test/explaining/chapter-faults.js';
import type { Claim } from '../../core/test/explaining/claims.js';
import type { StepRecord } from '../../core/test/explaining/records.js';
import { verify } from '../src/check/verify.js';
import { solutionOf } from '../src/model/added-numbers.js';
import { fixedGrid, type Puzzle, sideOf } from '../src/model/puzzle.js';
import { squareOf } from '../src/model/square.js';
import { placed, removed } from './premise-judge.js';

export function chapterFaults(puzzle: Puzzle, explanation: Chaptered): string[] {
  return [
    ...chapterFormFaults(explanation),
    ...toldTwice(puzzle, explanation.steps),
    ...endFaults(puzzle, explanation),
  ];
}

/** Conclusions of which nothing is new after the steps before. */
function toldTwice(puzzle: Puzzle, steps: readonly StepRecord[]): string[] {
  const board = new GridTold(puzzle);
  return steps.flatMap((step, i) => {
    const known = removed(step).filter(({ cell, values }) => !values.some((value) => board.left(cell).has(value)));
    board.learn(step);
    return known.map(({ cell, values }) => `step ${i} says again that ${cell} is not ${values}`);
  });
}

/** Every empty cell is filled once, and that solves the puzzle. */
function endFaults(puzzle: Puzzle, { status, steps }: Chaptered): string[] {
  const all = steps.flatMap(placed);
  const fixed = fixedGrid(puzzle);
  const faults: string[] = [];
  if (new Set(all.map(({ cell }) => cell.join())).size < all.length) faults.push('a cell is filled twice');
  if (all.some(({ cell: [row, column] }) => fixed[row]?.[column] !== 0)) faults.push('a given cell is filled');
  if (status !== 'explained') return faults;
  const solution = solutionOf(
    puzzle,
    all.map(({ cell, value }) => ({ square: squareOf(cell), number: value })),
  );
  const wrong = verify(puzzle, solution);
  if (wrong.length > 0) faults.push(`the numbers placed do not solve it: ${JSON.stringify(wrong)}`);
  return faults;
}

/** What can be read off the grid after some steps, without a thought. */
export class GridTold {
  readonly #left: Set<number>[][];

  constructor(puzzle: Puzzle) {
    const numbers = Array.from({ length: sideOf(puzzle) }, (_, i) => i + 1);
    this.#left = fixedGrid(puzzle).map((line) => line.map((given) => new Set(given === 0 ? numbers : [given])));
  }

  left([row, column]: Cell): ReadonlySet<number> {
    return this.#left[row]?.[column] ?? new Set();
  }

  learn(claim: Pick<Claim, 'removes' | 'places'>): void {
    for (const { cell, values } of removed(claim)) {
      for (const value of values) this.#left[cell[0]]?.[cell[1]]?.delete(value);
    }
    for (const { cell, value } of placed(claim)) {
      const line = this.#left[cell[0]];
      if (line !== undefined) line[cell[1]] = new Set([value]);
    }
  }
}
