/** All kinds of claims: one table for checks, consequences, things, costs and names. */

import { size } from '@pipwright/core/bits';
import type { ConflictClass, TechniqueName } from '../techniques.js';
import * as bars from './bars.js';
import { choiceNow, isOneOf, isRest, restsOf } from './choice.js';
import type { Argument, Claim, ClaimOf, Says, Two } from './claim.js';
import * as endings from './endings.js';
import * as groups from './groups.js';
import { COSTS, type Fields, type Kind, type Numbers, type Out, type Things } from './kind.js';
import { type Fact, full, type Known, numbersOf } from './known.js';
import * as lines from './lines.js';
import * as signs from './signs.js';

const two: Kind<Two> = {
  technique: 'try-both',
  ends: 'combined',
  cost: 4,
  costs: ({ of, chain }) =>
    COSTS.of[of.kind] +
    chain.reduce((all, link, i) => all + costOf(link) * (1 + COSTS.link * i), 0) +
    COSTS.spare * ((of.kind === 'cell' ? of.values : of.cells).length - 2),
  isTrue(known, { of, suppose, so, chain }) {
    if (!isOneOf(known, of)) return false;
    const after = known.copy().learn([suppose]);
    for (const link of chain) {
      if (after.isDead || !isTrue(after, link.claim)) return false;
      const then = after.copy().learn(thenOf(after, link.claim));
      if (!then.isDead && link.facts.some((fact) => then.isNews(fact))) return false;
      after.learn(link.facts);
    }
    return after.isDead && isRest(of, suppose, so);
  },
  shows: (_, { so }) => [so],
  rests: (known, { of }) => restsOf(known, of),
  about: (_, { of }) => (of.kind === 'cell' ? { cells: [of.cell] } : { lines: [of.line] }),
  reads(known, { of, chain }) {
    const own = of.kind === 'cell' ? [of.cell] : known.board.lines[of.line]!;
    return [...own, ...chain.flatMap(({ claim }) => [...readsOf(known, claim)])];
  },
  now: (known, claim) => ({ ...claim, of: choiceNow(known, claim.of), chain: chainNow(known, claim) }),
};

const KINDS: { readonly [S in Says]: Kind<ClaimOf<S>> } = {
  ...bars,
  ...endings,
  ...groups,
  ...lines,
  ...signs,
  two,
};

function kindOf({ says }: Claim): Kind<Claim> {
  return KINDS[says] as Kind<Claim>;
}

/** Is a claim true of a board as it is known? By a plain check. */
export function isTrue(known: Known, claim: Claim): boolean {
  return kindOf(claim).isTrue(known, claim);
}

/** What follows: what is left one number is to be written, and where none is left, that is said. */
export function thenOf(known: Known, claim: Claim): readonly Fact[] {
  return kindOf(claim)
    .shows(known, claim)
    .map((fact) => {
      if (fact.is !== 'values' || !known.isOpen(fact.cell)) return fact;
      const left = known.values[fact.cell]! & fact.set;
      if (left === 0) return known.values[fact.cell] === 0 ? fact : { ...fact, set: 0 };
      const [value] = size(left) === 1 ? numbersOf(left) : [];
      return value === undefined ? fact : { is: 'placed', cell: fact.cell, value };
    });
}

/** What must be out, so that a claim is true and leaves no more than what is concluded. */
export function restsOn(known: Known, { claim, facts }: Argument): readonly Out[] {
  const kind = kindOf(claim);
  const all = [...(kind.rests?.(known, claim) ?? [])];
  for (const fact of facts) {
    if (fact.is === 'over') continue;
    const shown = kind.shows(known, claim).find((each) => each.is === 'values' && each.cell === fact.cell);
    if (shown?.is !== 'values') continue;
    const isEmpty = (known.values[fact.cell]! & shown.set) === 0;
    if (fact.is === 'placed') all.push({ cell: fact.cell, set: shown.set & ~(1 << (fact.value - 1)) });
    else if (isEmpty) all.push({ cell: fact.cell, set: shown.set });
  }
  return all.map(({ cell, set }) => ({ cell, set: set & full(known.board.side) }));
}

export function aboutOf(known: Known, claim: Claim): Things {
  return kindOf(claim).about(known, claim);
}

export function readsOf(known: Known, claim: Claim): ReadonlySet<number> {
  const { cell, other, cells = [], others = [] } = claim as Partial<Fields<Numbers>>;
  const named = () => [...[cell, other].flatMap((each) => each ?? []), ...cells, ...others];
  return new Set(kindOf(claim).reads?.(known, claim) ?? named());
}

export function asNow(known: Known, claim: Claim): Claim {
  return kindOf(claim).now?.(known, claim) ?? claim;
}

export function techniqueOf(claim: Claim): TechniqueName {
  const { technique } = kindOf(claim);
  return typeof technique === 'string' ? technique : technique(claim);
}

export function classOf(claim: Claim): ConflictClass {
  return kindOf(claim).ends;
}

export function costOf({ claim, facts }: Argument): number {
  const { cost, costs } = kindOf(claim);
  const values = facts.filter(({ is }) => is === 'values').length;
  const others = Math.min(2, facts.length - values);
  return cost + (costs?.(claim) ?? 0) + COSTS.list * values + COSTS.named * others;
}

/** Links as they stand behind what is supposed and the links before them. */
function chainNow(before: Known, { suppose, chain }: Two): Argument[] {
  const known = before.copy().learn([suppose]);
  return chain.map(({ claim, facts }) => {
    const now = { claim: asNow(known, claim), facts };
    known.learn(facts);
    return now;
  });
}
