/** A step as a technique finds it. */
import type { Conclusion } from './conclusion.js';
import type { Knowledge } from './knowledge.js';
import type { Premises } from './premise.js';
import type { Truth } from './truth.js';

/** With all that it may rest on; which of that it needs is found out later, for the steps that matter. */
export interface Finding {
  readonly conclusion: Conclusion;
  readonly because: Premises;
}

/** The next use of a technique, if there is one. The truth tells only what is worth asking: no step rests on it. */
export type Find = (knowledge: Knowledge, truth: Truth) => Finding | undefined;

/** The same, where it takes long: pauses now and then. */
export type Search = (knowledge: Knowledge, truth: Truth) => Generator<void, Finding | undefined>;

/** What the first of some techniques finds that finds anything. */
export function firstFound(knowledge: Knowledge, truth: Truth, finders: readonly Find[]): Finding | undefined {
  for (const find of finders) {
    const found = find(knowledge, truth);
    if (found !== undefined) return found;
  }
  return undefined;
}
