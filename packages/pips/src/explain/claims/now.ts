/** A claim as it stands now: without numbers, ways and dominoes that are no longer in question. */
import type { Domino } from '../../model/domino.js';
import type { Argument, Claim, ClaimOf, Count, Of } from './claim.js';
import { FORCED, type Known, members, setOf } from './known.js';
import { isUsed, madeBy, onlyOne, wantedAt, wantedBy } from './tray.js';
import { bagsOf } from './ways.js';

export function asNow(known: Known, claim: Claim): Claim {
  switch (claim.says) {
    case 'enough': {
      const possible = claim.regions.reduce((set, region) => set | known.numberOf(region), 0);
      const values = claim.values.filter((v) => (possible >> v) & 1);
      const counts = claim.counts.filter(({ value }) => (possible >> value) & 1);
      return { ...claim, values, counts };
    }
    case 'ways': {
      // Where the tray is not spoken of, it rules none out.
      const bags = bagsOf(known, { region: claim.region, cells: known.openOf(claim.region) });
      const now = bags === undefined ? claim.bags : claim.bags.filter((bag) => bags.includes(bag));
      return { ...claim, bags: now.length === 0 ? claim.bags : now, counts: countsNow(known, claim) };
    }
    case 'reach':
      return { ...claim, counts: countsNow(known, claim) };
    case 'fit': {
      const { only, isLast, makes, ...rest } = claim;
      const dominoes = known.fits(claim.edge);
      if (dominoes.length > 0)
        return { ...rest, dominoes, ...onlyOne(known, claim.edge, dominoes), ...madeBy(known, claim.edge) };
      return makes === undefined ? { ...rest, ...onlyOne(known, claim.edge, claim.dominoes) } : claim;
    }
    case 'pairs': {
      const fits = claim.edges.map((e) => known.fits(e).map(String));
      return {
        ...claim,
        ways: claim.ways.filter((way) => way.every((domino, i) => fits[i]!.includes(String(domino)))),
      };
    }
    case 'outside': {
      const wanted = members(known.numberOf(claim.region)).map((v): Domino => [v, v]);
      return { ...claim, wanted, isUsed: isUsed(known, wanted) };
    }
    case 'unfit': {
      const { makes, ...rest } = claim;
      const isJoined = known.joins[claim.edge] === FORCED;
      const wanted = wantedAt(known, claim.edge);
      return { ...rest, isJoined, wanted, isUsed: isUsed(known, wanted), ...madeBy(known, claim.edge) };
    }
    case 'alone': {
      const values = claim.values.filter((v) => (known.values[claim.cell]! >> v) & 1);
      if (values.length === 0) return claim;
      const { inside, ...rest } = claim;
      const edges = known.edgesLeft(claim.cell);
      const region = edges.every((e) => known.sameIn(e) !== undefined) ? known.regionOf(claim.cell) : undefined;
      const wanted = wantedBy(known, claim.cell, values);
      return {
        ...rest,
        values,
        partners: edges.map((e) => known.across(e, claim.cell)),
        wanted,
        isUsed: isUsed(known, wanted),
        ...(region === undefined ? {} : { inside: region }),
      };
    }
    case 'room':
      return { ...claim, cells: claim.cells.filter((c) => (known.values[c]! >> claim.value) & 1) };
    case 'differ': {
      const open = known.openOf(claim.region).filter((c) => !known.isSure(c));
      return { ...claim, values: claim.values.filter((v) => open.some((c) => (known.values[c]! >> v) & 1)) };
    }
    case 'two':
      return { ...claim, of: choiceNow(known, claim.of), chain: chainNow(known, claim) };
    case 'share':
    case 'spent':
    case 'sum':
    case 'neighbour':
    case 'double':
    case 'home':
    case 'cut':
      return claim;
  }
}

/** Numbers that a region may still have. */
function countsNow(known: Known, { region, counts }: ClaimOf<'ways' | 'reach'>): readonly Count[] {
  const possible = known.openOf(region).reduce((set, c) => set | known.values[c]!, 0);
  return counts.filter(({ value }) => (possible >> value) & 1);
}

/** Links as they stand behind what is supposed and the links before them. */
function chainNow(before: Known, { suppose, chain }: ClaimOf<'two'>): Argument[] {
  const known = before.copy().learn([suppose]);
  return chain.map(({ claim, facts }) => {
    const now = { claim: asNow(known, claim), facts };
    known.learn(facts);
    return now;
  });
}

function choiceNow(known: Known, of: Of): Of {
  switch (of.kind) {
    case 'number':
      return { ...of, values: members(known.numberOf(of.region) & setOf(of.values)) };
    case 'cell':
      return { ...of, values: members(known.values[of.cell]! & setOf(of.values)) };
    case 'domino':
      return { ...of, dominoes: known.fits(of.edge) };
    case 'partner': {
      const left = known.edgesLeft(of.cell).map((e) => known.across(e, of.cell));
      return { ...of, partners: of.partners.filter((c) => left.includes(c)) };
    }
    case 'home':
      return of;
  }
}
