/** What a technique of Pips is: a name, a level, and the next use of it, if there is one. Its words are in `words/`. */
import type {
  Find as AnyFind,
  Finding as AnyFinding,
  PausingFind as AnyPausingFind,
  Technique,
} from '@pipwright/core/explaining';
import type { CellValues, Conclusion } from '../conclusion.js';
import type { Knowledge } from '../knowledge.js';
import { type Premise, Premises } from '../premise.js';
import type { Truth } from '../truth.js';

export type Find = AnyFind<Knowledge, Conclusion, Premise>;
export type PausingFind = AnyPausingFind<Knowledge, Truth, Conclusion, Premise>;
export type Finding = AnyFinding<Conclusion, Premise>;

/** A technique that supposes nothing. */
export interface PlainTechnique<Name extends string = string> extends Technique {
  readonly name: Name;
  readonly find: Find;
}

export function technique<const Name extends string>(name: Name, level: number, find: Find): PlainTechnique<Name> {
  return { name, level, find };
}

/**
 * A conclusion about the values of cells: they lose every value outside what is left for them, and what they had lost
 * before is said again. Nothing where no cell loses any.
 */
export function narrow(
  knowledge: Knowledge,
  left: readonly CellValues[],
  because: (premises: Premises) => void,
): Finding | undefined {
  const cells = left
    .map(({ cell, values }) => ({ cell, values: values & knowledge.values[cell]! }))
    .filter(({ cell, values }) => values !== knowledge.values[cell]);
  if (cells.length === 0) return undefined;
  const premises = new Premises();
  because(premises);
  for (const { cell } of cells) knowledge.addValues(premises, cell);
  return { conclusion: { kind: 'values', cells }, because: premises };
}
