/** What all solutions of a puzzle share, or of what a player has left of it: where an explanation has to lead. */
import { size } from '@pipwright/core/bits';
import { NODES_PER_PAUSE } from '@pipwright/core/explaining';
import { type Compiled, SwiftWitnesses, type Terms } from '../engines/swift/index.js';
import type { Solution } from '../model/solution.js';

export interface Truth {
  /** Numbers that each cell takes in some solution. */
  readonly values: Int32Array;
  /** Is there one solution only? */
  readonly unique: boolean;
  /** As if the solutions that were looked at were all. */
  readonly isGuess?: boolean;
}

/** Undefined where there is no solution. Pauses now and then. */
export function* findTruth(compiled: Compiled, terms: Terms): Generator<void, Truth | undefined> {
  const solutions: Solution[] = [];
  const witnesses = new SwiftWitnesses(compiled, terms);
  for (let step = witnesses.run(NODES_PER_PAUSE); step.type !== 'exhausted'; step = witnesses.run(NODES_PER_PAUSE)) {
    if (step.type === 'solution') solutions.push(step.solution);
    else yield;
  }
  return solutions.length === 0 ? undefined : truthOf(compiled, solutions);
}

/** What these share, as if there were no other solutions. */
export function truthOf({ cells }: Compiled, solutions: readonly Solution[]): Truth {
  const values = new Int32Array(cells);
  for (const { grid } of solutions)
    for (const [cell, number] of grid.flat().entries()) values[cell]! |= 1 << (number - 1);
  return { values, unique: values.every((each) => size(each) === 1) };
}
