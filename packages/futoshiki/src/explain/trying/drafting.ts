/** Which uses of techniques are no step of their own, in Futoshiki. */
import type { Drafting } from '@pipwright/core/explaining';
import { type Fact, isImpossible, places } from '../knowledge/conclusion.js';
import { type Premise, Premises } from '../knowledge/premise.js';

/** Seen as part of any step that needs it. */
const AT_A_GLANCE: ReadonlySet<string> = new Set(['bound', 'across-bar', 'no-bar']);

/** Techniques that place what is left. */
const LEFT_OVER: ReadonlySet<string> = new Set(['naked-single', 'two-left']);

export const drafting: Drafting<Fact, Premise> = {
  weightIn(use, by) {
    if (places(use.fact)) return undefined;
    // What fails leaves the other candidate.
    if (use.refuted !== undefined)
      return LEFT_OVER.has(by.technique.name) && by.fact.some(({ cell }) => cell === use.fact[0]?.cell) ? 2 : undefined;
    if (AT_A_GLANCE.has(use.technique.name)) return 2;
    return (places(by.fact) || isImpossible(by.fact)) && use.technique.level <= 2 ? 2 : undefined;
  },
  roomIn: ({ fact }) => (places(fact) || isImpossible(fact) ? 4 : 2),
  isRemembered: () => false,
  merges: ({ technique, fact }) => technique.level <= 2 && !places(fact),
  mergesLinks: ({ technique }) => technique.level <= 2,
  premises: () => new Premises(),
};
