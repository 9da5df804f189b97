/** What an argument costs its reader: the kind of claim it is, what it names, what it asks to keep in mind. One table. */
import type { Argument, Claim, Count, Of, Says } from './claim.js';
import { type Fact, size } from './known.js';

export const COSTS = {
  /** Seen at a glance … asks to look over the whole board. */
  claim: {
    neighbour: 0.5,
    sum: 0.6,
    fit: 0.6,
    differ: 0.7,
    outside: 1,
    ways: 1,
    unfit: 1.2,
    pairs: 2,
    double: 1.5,
    spent: 1.3,
    enough: 1.5,
    alone: 2,
    reach: 2.5,
    share: 3,
    home: 2.5,
    room: 2.5,
    two: 2.5,
    cut: 3,
  } satisfies Record<Says, number>,
  /** Each thing or number that is named. */
  named: 0.3,
  /** A number that is counted, and whoever needs some of it. */
  counted: 0.7,
  /** Whoever needs some of it, from the third on. */
  crowd: 1.2,
  /** Each way to fill a region but the first; each from the fifth on. */
  way: 0.7,
  manyWays: 1.5,
  /** Of things that are said not to be something. */
  list: 0.4,
  /** "No 2 is left for anything else". */
  gone: 0.5,
  /** What readers have to look up themselves. */
  lookUp: 2,
  /** Each region that keeps something out and is not spoken of. */
  beside: 0.4,
  /** Each thing that is one of more than two. */
  spare: 2,
  /** Why just these? */
  of: { number: 0, domino: 0, cell: 0.5, partner: 1, home: 2 } satisfies Record<Of['kind'], number>,
  /** A link has to be kept in mind with those before it. */
  link: 0.15,
} as const;

/** So many dominoes are looked over at once. */
export const AT_ONCE = 4;

export function costOf({ claim, facts }: Argument): number {
  return COSTS.claim[claim.says] + costOfClaim(claim) + COSTS.beside * (claim.beside?.length ?? 0) + costOfFacts(facts);
}

function costOfClaim(claim: Claim): number {
  const { named, lookUp } = COSTS;
  switch (claim.says) {
    case 'enough':
      return named * (claim.regions.length + claim.values.length) + counted(claim.counts);
    case 'share':
      return (
        named * (claim.regions.length + claim.values.length) +
        counted(claim.counts) +
        claim.all.length -
        claim.regions.length
      );
    case 'spent':
      return counted([claim]);
    case 'ways':
      return (
        COSTS.way * Math.max(0, claim.bags.length - 1) +
        COSTS.manyWays * Math.max(0, claim.bags.length - 4) +
        counted(claim.counts)
      );
    case 'reach':
      return counted(claim.counts);
    case 'fit':
      return (
        (claim.dominoes.length > AT_ONCE ? lookUp : named * (claim.dominoes.length - 1)) +
        (claim.makes === undefined ? 0 : named)
      );
    case 'pairs':
      return COSTS.way * claim.edges.length * Math.max(0, claim.ways.length - 1);
    case 'unfit':
    case 'alone':
      return claim.wanted.length === 0 || claim.wanted.length > AT_ONCE
        ? lookUp
        : COSTS.list * (claim.wanted.length - 1);
    case 'outside':
      return named * (claim.wanted.length - 1);
    case 'room':
      return named * claim.cells.length;
    case 'two':
      return costOfTwo(claim.of, claim.chain);
    case 'sum':
    case 'neighbour':
    case 'differ':
    case 'double':
    case 'home':
    case 'cut':
      return 0;
  }
}

function costOfTwo(of: Of, chain: readonly Argument[]): number {
  const options =
    'values' in of ? of.values : 'partners' in of ? of.partners : 'dominoes' in of ? of.dominoes : of.edges;
  return (
    COSTS.of[of.kind] +
    chain.reduce((sum, link, i) => sum + costOf(link) * (1 + COSTS.link * i), 0) +
    COSTS.spare * (options.length - 2)
  );
}

function counted(counts: readonly Count[]): number {
  return counts.reduce(
    (sum, { needs }) =>
      sum +
      (needs.length === 0 ? COSTS.named : COSTS.counted + COSTS.named * needs.length) +
      COSTS.crowd * Math.max(0, needs.length - 2),
    0,
  );
}

/** Of things with the same numbers each counts, and the numbers once. */
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
