/** A claim as it stands now: without numbers, ways and dominoes that are no longer in question. */
import type { Domino } from '../../model/domino.js';
import type { Claim, ClaimOf, Makes, Of } from './claim.js';
import { FORCED, type Known, members, range, setOf } from './known.js';
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
      return now.length === 0 ? claim : { ...claim, bags: now };
    }
    case 'fit': {
      const dominoes = known.fits(claim.edge);
      if (dominoes.length === 0) return claim;
      const { only, isLast, makes, ...rest } = claim;
      return { ...rest, dominoes, ...onlyOne(known, claim.edge, dominoes), ...madeBy(known, claim.edge) };
    }
    case 'pairs': {
      const fits = claim.edges.map((e) => known.fits(e).map(String));
      return {
        ...claim,
        ways: claim.ways.filter((way) => way.every((domino, i) => fits[i]!.includes(String(domino)))),
      };
    }
    case 'outside': {
      const left = known.numberOf(claim.region);
      const wanted = claim.wanted.filter(([v]) => (left >> v) & 1);
      return { ...claim, wanted, isUsed: isUsed(known, wanted) };
    }
    case 'unfit': {
      const [a, b] = known.ends(claim.edge).map((c) => known.values[c]!);
      const has = (x: number, y: number) => ((a! >> x) & 1) === 1 && ((b! >> y) & 1) === 1;
      const isJoined = known.joins[claim.edge] === FORCED;
      const { makes, ...rest } = claim;
      const wanted = claim.wanted.filter(([x, y]) => has(x, y) || has(y, x));
      return { ...rest, isJoined, wanted, isUsed: isUsed(known, wanted), ...madeBy(known, claim.edge) };
    }
    case 'alone': {
      const values = claim.values.filter((v) => (known.values[claim.cell]! >> v) & 1);
      if (values.length === 0) return claim;
      const around = claim.partners.reduce(
        (set, c) => set | known.values[c]!,
        setOf(claim.inside === undefined ? [] : values),
      );
      const wanted = claim.wanted.filter(([x, y]) => values.includes(x) && ((around >> y) & 1) === 1);
      return { ...claim, values, wanted, isUsed: isUsed(known, wanted) };
    }
    case 'room':
      return { ...claim, cells: claim.cells.filter((c) => (known.values[c]! >> claim.value) & 1) };
    case 'differ': {
      const open = known.openOf(claim.region).filter((c) => !known.isSure(c));
      return { ...claim, values: claim.values.filter((v) => open.some((c) => (known.values[c]! >> v) & 1)) };
    }
    case 'two':
      return { ...claim, of: choiceNow(known, claim.of) };
    default:
      return claim;
  }
}

/** What two cells must make, where that matters. */
export function madeBy(known: Known, edge: number): { readonly makes?: Makes } {
  const makes = known.makes(edge);
  if (makes === undefined || known.fits(edge).length === known.fits(edge, false).length) return {};
  const [low, high] = makes;
  const { pips } = known.board;
  const isThere = known.left.some((copies, pair) => {
    const sum = Math.floor(pair / pips) + (pair % pips);
    return copies > 0 && sum >= low && sum <= high;
  });
  return { makes: { low, high, isThere } };
}

/** Had the tray one of these dominoes? */
export function isUsed(known: Known, wanted: readonly Domino[]): boolean {
  const { given, pips } = known.board.compiled;
  return wanted.some(([x, y]) => given.most[x * pips + y]! > 0);
}

/** Is it the last domino, or the only one with a number that is certain there? */
export function onlyOne(
  known: Known,
  edge: number,
  dominoes: readonly Domino[],
): Pick<ClaimOf<'fit'>, 'only' | 'isLast'> {
  const { pips } = known.board;
  const isLast = known.covered.reduce((open, c) => open + 1 - c, 0) === 2;
  const [domino] = dominoes;
  if (domino === undefined || dominoes.length > 1) return { isLast: false };
  for (const [side, cell] of known.ends(edge).entries()) {
    const value = domino[side]!;
    const isOnly = range(pips).filter((y) => known.left[value * pips + y]! > 0).length === 1;
    if (known.isSure(cell) && isOnly) return { isLast, only: { cell, value } };
  }
  return { isLast };
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
