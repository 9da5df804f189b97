/** Which uses of techniques are no step of their own, in Futoshiki. */
import type { Drafting } from '@pipwright/core/explaining';
import { type Fact, places } from '../knowledge/conclusion.js';
import { type Premise, Premises } from '../knowledge/premise.js';

/** Seen as part of any step that needs it. */
const AT_A_GLANCE: ReadonlySet<string> = new Set(['bound', 'across-bar', 'no-bar']);

export const drafting: Drafting<Fact, Premise> = {
  isPlain: () => false,
  weightIn(use, by) {
    if (use.refuted !== undefined || places(use.fact)) return undefined;
    if (AT_A_GLANCE.has(use.technique.name)) return 2;
    return places(by.fact) && use.technique.level <= 2 ? 2 : undefined;
  },
  roomIn: (by) => (places(by.fact) ? 4 : 2),
  isRemembered: () => false,
  merges: ({ technique }) => technique.level <= 2,
  premises: () => new Premises(),
};
