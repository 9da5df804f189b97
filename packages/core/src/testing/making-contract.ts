/** What making promises in every kind: one solution, the size asked for, and the same puzzle however it is driven. */
import fc, { type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import type { MakingPart } from '../kind.js';
import { lookForTwo } from '../look-for-two.js';
import { finish, runsOf } from '../runs-of.js';
import type { Engine, Runs } from '../search.js';
import { runs } from './effort.js';

export interface MakingContract<Puzzle, Solution, Size> {
  readonly making: MakingPart<Puzzle, Size>;
  /** Quickly made. */
  readonly sizes: Arbitrary<Size>;
  /** Of which there is no puzzle. */
  readonly impossible: readonly Size[];
  /** Another one than puzzles are made with. */
  readonly engine: Engine<Puzzle, Solution, unknown>;
  verify(puzzle: Puzzle, solution: Solution): readonly unknown[];
  expectSize(puzzle: Puzzle, size: Size): void;
}

export function describeMaking<Puzzle, Solution, Size>(contract: MakingContract<Puzzle, Solution, Size>): void {
  const { making, sizes, impossible, engine, verify, expectSize } = contract;

  it('makes puzzles of the size asked for with one solution, the same at every budget', () => {
    fc.assert(
      fc.property(fc.string(), sizes, fc.array(fc.integer({ min: 0, max: 1000 })), (seed, size, budgets) => {
        const made = finish(making.generate(seed, size));
        expect(inSlices(making.generate(seed, size), [...budgets, 1])).toEqual(made);
        expectSize(made.puzzle, size);
        const { unique, solutions } = finish(runsOf(lookForTwo(engine.search(made.puzzle), Number.POSITIVE_INFINITY)));
        expect(unique).toBe(true);
        expect(solutions.map((solution) => verify(made.puzzle, solution))).toEqual([[]]);
      }),
      { numRuns: runs(6) },
    );
  });

  it('ends without a puzzle where there can be none', () => {
    for (const size of impossible) {
      expect(making.generate('none', size).run(Number.POSITIVE_INFINITY), JSON.stringify(size)).toEqual({
        type: 'exhausted',
      });
    }
  });
}

function inSlices<Result>(work: Runs<Result>, budgets: readonly number[]): Result {
  for (let slice = 0; ; slice++) {
    const step = work.run(budgets[slice % budgets.length] ?? 1);
    if (step.type === 'solution') return step.solution;
    expect(step).toEqual({ type: 'paused' });
  }
}
