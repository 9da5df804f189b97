/** Which uses of techniques are no step of their own, in Pips. */
import type { Drafting, Use } from '@pipwright/core/explaining';
import type { Fact } from '../knowledge/conclusion.js';
import { type Premise, Premises } from '../knowledge/premise.js';

type PipsUse = Use<Fact, Premise>;

/** Seen as part of any step that needs it. */
const AT_A_GLANCE: ReadonlySet<string> = new Set(['forced-partner', 'equal-values', 'rest-of-sum', 'extreme-sum']);
/** Which dominoes fit. */
const FITTING: ReadonlySet<string> = new Set(['only-domino', 'doubles-test', 'sum-pair']);
/** What is said of a domino when it is placed. */
const WHEN_PLACED: ReadonlySet<string> = new Set([
  'equal-supply',
  'extreme-numbers',
  'half-supply',
  'not-equal',
  'sum-bounds',
]);

export const drafting: Drafting<Fact, Premise> = {
  weightIn(use, by) {
    const { name } = use.technique;
    if (name === 'single-cell') return 0;
    if (use.refuted !== undefined)
      return name === 'try-both' && places(by.fact) && by.refuted === undefined ? 4 : undefined;
    // Pairs one after the other take half a sentence each.
    if (name === 'forced-partner') return FITTING.has(by.technique.name) ? 1 : 2;
    if (AT_A_GLANCE.has(name)) return 2;
    if (FITTING.has(name)) {
      // Which domino it is says all that its cells can hold.
      if (places(by.fact) && use.fact.every(({ kind }) => kind === 'values'))
        return FITTING.has(by.technique.name) ? 0 : 2;
      return by.technique.name === 'forced-partner' || places(by.fact) ? 2 : undefined;
    }
    return places(by.fact) && WHEN_PLACED.has(name) ? 2 : undefined;
  },
  roomIn: (by) => (places(by.fact) || by.technique.name === 'forced-partner' ? 4 : 2),
  // A region that is known whole, and pairs: what else one sees on the way is said again where it is of use again.
  isRemembered: (use, by) =>
    use.technique.name === 'extreme-sum' ||
    use.technique.name === 'extreme-numbers' ||
    use.fact.every(
      (seen) => seen.kind === 'join' && !by.fact.some((each) => 'edge' in each && each.edge === seen.edge),
    ),
  // Why a number finds no partner takes a sentence for each cell.
  merges: (use) => !places(use.fact) && use.technique.name !== 'no-partner',
  premises: () => new Premises(),
};

/** Does a fact say what to place? */
export function places(fact: Fact): boolean {
  return fact.some(({ kind }) => kind === 'place');
}

export type { PipsUse };
