/** All kinds of claims: one table for checks, consequences, things, costs and names. */

import type { ConflictClass, TechniqueName } from '../techniques.js';
import type { Board } from './board.js';
import { cellsOfChoice, choiceNow, isOneOf, isRest } from './choice.js';
import type { Argument, Claim, ClaimOf, Says, Two } from './claim.js';
import * as endings from './endings.js';
import { COSTS, type Kind, type Naming, Seen, type Things, thingsIn } from './kind.js';
import { type Fact, type Known, size } from './known.js';
import * as numbers from './numbers.js';
import * as pairs from './pairs.js';
import * as sums from './sums.js';

const two: Kind<Two> = {
  technique: 'try-both',
  ends: 'combined',
  cost: 2.5,
  costs({ of, chain }) {
    const options =
      'values' in of ? of.values : 'partners' in of ? of.partners : 'dominoes' in of ? of.dominoes : of.edges;
    return (
      COSTS.of[of.kind] +
      chain.reduce((all, link, i) => all + costOf(link) * (1 + COSTS.link * i), 0) +
      COSTS.spare * (options.length - 2)
    );
  },
  isTrue(known, { of, suppose, so, chain }) {
    if (!isOneOf(known, of)) return false;
    const after = known.copy().learn([suppose]);
    for (const link of chain) {
      if (after.isDead || !isTrue(after, link.claim)) return false;
      const then = after.copy().learn(thenOf(after, link.claim));
      if (!then.isDead && link.facts.some((fact) => then.isNews(fact))) return false;
      after.learn(link.facts);
    }
    return after.isDead && isRest(known, of, suppose, so);
  },
  shows: (_, { so }) => [so],
  about: (known, { of }) => ({
    regions: of.kind === 'number' ? [of.region] : [],
    cells: of.kind === 'number' ? [] : cellsOfChoice(known, of),
  }),
  reads(seen, { of, chain }) {
    for (const { claim } of chain) look(seen, claim);
    if (of.kind === 'home') seen.everything();
    else if (of.kind === 'partner') seen.around(of.cell);
    else if (of.kind === 'domino') seen.edge(of.edge);
    else if (of.kind === 'cell') seen.cell(of.cell);
    else seen.region(of.region);
  },
  now: (known, claim) => ({ ...claim, of: choiceNow(known, claim.of), chain: chainNow(known, claim) }),
};

const KINDS: { readonly [S in Says]: Kind<ClaimOf<S>> } = { ...numbers, ...sums, ...pairs, ...endings, two };

function kindOf({ says }: Claim): Kind<Claim> {
  return KINDS[says] as Kind<Claim>;
}

/** Is a claim true of a board as it is known? By a plain check. */
export function isTrue(known: Known, claim: Claim): boolean {
  return kindOf(claim).isTrue(known, claim);
}

export function thenOf(known: Known, claim: Claim): readonly Fact[] {
  return kindOf(claim).shows(known, claim);
}

/** All that is named: a cell that is named brings its region's rule, which is seen at it. */
export function namedIn(known: Known, claim: Claim): Things {
  const { regions, cells } = kindOf(claim).about?.(known, claim) ?? thingsIn(known, claim as Naming);
  return { regions: [...new Set([...regions, ...(claim.beside ?? [])])], cells: [...new Set(cells)] };
}

export function readsOf(known: Known, claim: Claim): ReadonlySet<number> {
  const seen = new Seen(known);
  look(seen, claim);
  return seen.places;
}

function look(seen: Seen, claim: Claim): void {
  const { reads } = kindOf(claim);
  if (reads === undefined) seen.named(claim as Naming);
  else reads(seen, claim);
}

export function asNow(known: Known, claim: Claim): Claim {
  return kindOf(claim).now?.(known, claim) ?? claim;
}

export function techniqueOf(board: Board, claim: Claim): TechniqueName {
  const { technique } = kindOf(claim);
  return typeof technique === 'string' ? technique : technique(board, claim);
}

export function classOf(claim: Claim): ConflictClass {
  const { ends } = kindOf(claim);
  return typeof ends === 'string' ? ends : ends(claim);
}

export function costOf({ claim, facts }: Argument): number {
  const { cost, costs } = kindOf(claim);
  return cost + (costs?.(claim) ?? 0) + COSTS.beside * (claim.beside?.length ?? 0) + costOfFacts(facts);
}

/** Things with the same numbers count each, and the numbers once. */
function costOfFacts(facts: readonly Fact[]): number {
  const seen = new Set<number>();
  let cost = 0;
  for (const fact of facts) {
    if (fact.is === 'gone') cost += COSTS.gone;
    else if (fact.is === 'values' || fact.is === 'number') {
      cost += size(fact.set) <= 2 ? COSTS.named : COSTS.list;
      if (!seen.has(fact.set) && size(fact.set) > 2) cost += COSTS.list * 2;
      seen.add(fact.set);
    }
  }
  return cost;
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
