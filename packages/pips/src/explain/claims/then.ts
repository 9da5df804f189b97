/** What follows from a claim that is true, read from the claim and from what was told. */
import type { Domino } from '../../model/domino.js';
import type { Claim, ClaimOf, Count, Need, Of, Share } from './claim.js';
import { between, type Fact, FORCED, factOf, isSame, type Known, members, range, setOf, without } from './known.js';
import { heldIn, type Place } from './ways.js';

export function placeOf(known: Known, { region, cell }: Need): Place {
  return region === undefined ? { cells: [cell!] } : { region, cells: known.openOf(region) };
}

export const neededOf = ({ needs }: Count) => needs.reduce((sum, { count }) => sum + count, 0);

const nothing = (cell: number): Fact => ({ is: 'values', cell, set: 0 });

export function thenOf(known: Known, claim: Claim): readonly Fact[] {
  switch (claim.says) {
    case 'enough':
      return claim.regions.map((region) => ({ is: 'number', region, set: setOf(claim.values) }));
    case 'share':
      return sharedOut(known, claim);
    case 'spent':
      return thenOfSpent(known, claim);
    case 'sum':
      return [{ is: 'values', cell: claim.cell, set: between(claim.left, claim.left, known.board.pips) }];
    case 'ways': {
      const place = { region: claim.region, cells: known.openOf(claim.region) };
      if (claim.bags.length === 0) return [nothing(place.cells[0]!)];
      const held = heldIn(known, place, claim.bags);
      return place.cells.map((cell, i) => factOf(known, cell, held[i]!));
    }
    case 'reach': {
      const least = claim.left - claim.others;
      const set = claim.side === 'most' ? between(least, 31, known.board.pips) : between(0, least, known.board.pips);
      return [{ is: 'values', cell: claim.cell, set }];
    }
    case 'alone':
      return [without(known, claim.cell, setOf(claim.values))];
    case 'neighbour':
    case 'outside': {
      const { cell, partner } = claim;
      const edge = known.board.edgesAt[cell]!.find((e) => known.across(e, cell) === partner);
      return edge === undefined ? [nothing(cell)] : [{ is: 'joined', edge }];
    }
    case 'double': {
      const { region, edge } = claim;
      const others = range(known.board.edges).filter(
        (e) => e !== edge && known.isFree(e) && known.sameIn(e) === region,
      );
      if (others.some((e) => known.joins[e] === FORCED)) return [nothing(known.ends(edge)[0])];
      return others.map((each) => ({ is: 'parted', edge: each }));
    }
    case 'fit': {
      const { edge, dominoes } = claim;
      if (dominoes.length === 1) return [{ is: 'placed', edge, domino: dominoes[0]! }];
      return factsOfFits(known, edge, dominoes);
    }
    case 'pairs':
      return thenOfPairs(known, claim);
    case 'unfit':
      if (known.joins[claim.edge] === FORCED) return [nothing(known.ends(claim.edge)[0])];
      return [{ is: 'parted', edge: claim.edge }];
    case 'home':
      return thenOfHome(known, claim);
    case 'room':
      if (claim.cells.length < claim.there) return [{ is: 'over' }];
      return claim.cells.length > claim.there ? [] : claim.cells.map((cell) => factOf(known, cell, 1 << claim.value));
    case 'differ': {
      const set = setOf(claim.values);
      const sure = known.board.cellsOf[claim.region]!.filter((c) => known.isSure(c)).map((c) => known.values[c]!);
      if (claim.values.some((v) => sure.filter((each) => each === 1 << v).length > 1))
        return [nothing(known.board.cellsOf[claim.region]![0]!)];
      const open = known.openOf(claim.region).filter((c) => (known.values[c]! & set) !== 0);
      return open.filter((c) => (known.values[c]! & ~set) !== 0 || !known.isSure(c)).map((c) => without(known, c, set));
    }
    case 'cut':
      return [{ is: 'parted', edge: claim.edge }];
    case 'two':
      return [claim.so];
  }
}

function thenOfPairs(known: Known, { edges, ways }: ClaimOf<'pairs'>): Fact[] {
  if (ways.length === 0) return [nothing(known.ends(edges[0]!)[0])];
  const fits = edges.map((_, i) => ways.map((way) => way[i]!));
  // One domino is placed at a time.
  const sure = fits.findIndex((dominoes) => new Set(dominoes.map(String)).size === 1);
  return edges.flatMap((edge, i): Fact[] =>
    i === sure ? [{ is: 'placed', edge, domino: fits[i]![0]! }] : factsOfFits(known, edge, fits[i]!),
  );
}

/** What is left to two cells that take one of some dominoes. */
function factsOfFits(known: Known, edge: number, dominoes: readonly Domino[]): Fact[] {
  const [a, b] = known.ends(edge);
  return [factOf(known, a, setOf(dominoes.map(([x]) => x))), factOf(known, b, setOf(dominoes.map(([, y]) => y)))];
}

function thenOfSpent(known: Known, claim: ClaimOf<'spent'>): Fact[] {
  const mine = claim.needs.flatMap((need) => placeOf(known, need).cells);
  if (neededOf(claim) > claim.there) return [nothing(mine[0]!)];
  return goneFrom(known, 1 << claim.value, new Set(mine));
}

/** That numbers are left for no cells but these: as one fact, and of each cell. */
function goneFrom(known: Known, set: number, but: ReadonlySet<number>): Fact[] {
  const cells = range(known.board.cells).filter(
    (c) => known.isOpen(c) && !but.has(c) && (known.values[c]! & set) !== 0,
  );
  return cells.length === 0 ? [] : [{ is: 'gone', set, but: [...but] }, ...cells.map((c) => without(known, c, set))];
}

function thenOfHome(known: Known, { domino, edges }: ClaimOf<'home'>): Fact[] {
  const [edge] = edges;
  if (edge === undefined) return [{ is: 'over' }];
  const facts: Fact[] = [];
  if (edges.length === 1) {
    const fits = known.fits(edge).filter((each) => isSame(each, domino));
    if (fits.length === 1) return [{ is: 'placed', edge, domino: fits[0]! }];
    facts.push({ is: 'joined', edge });
  }
  for (const c of known.ends(edge))
    if (edges.every((e) => known.ends(e).includes(c))) facts.push(factOf(known, c, setOf(domino)));
  return facts;
}

/** What is left for each =, and what is left for nothing else, whichever of the numbers each takes. */
function sharedOut(known: Known, claim: Share): Fact[] {
  const { pips, cellsOf } = known.board;
  const { may, least } = shares(known, claim);
  const facts: Fact[] = claim.all.map((region) => ({ is: 'number', region, set: may.get(region) ?? 0 }));
  const own = claim.all.flatMap((region) => cellsOf[region]!);
  const bare = range(pips).filter((v) => {
    const beside = claim.counts.find((each) => each.value === v);
    return beside === undefined && least[v]! > 0 && known.halves[v]! - least[v]! <= 0;
  });
  if (bare.length > 0) facts.push(...goneFrom(known, setOf(bare), new Set(own)));
  for (const count of claim.counts) {
    const v = count.value;
    if (least[v]! === 0 || known.halves[v]! - least[v]! - neededOf(count) > 0) continue;
    facts.push(
      ...goneFrom(known, 1 << v, new Set([...own, ...count.needs.flatMap((need) => placeOf(known, need).cells)])),
    );
  }
  return facts;
}

/** All ways to give each = a number of which enough are there: what each may take, and the least taken of each number. */
export function shares(known: Known, { all, counts }: Pick<Share, 'all' | 'counts'>) {
  const { pips } = known.board;
  const beside = new Map(counts.map((count) => [count.value, neededOf(count)]));
  const room = range(pips).map((v) => known.halves[v]! - (beside.get(v) ?? 0));
  const sizes = all.map((region) => known.openOf(region).length);
  const may = new Map<number, number>();
  const least = new Array<number>(pips).fill(Number.POSITIVE_INFINITY);
  const taken = new Array<number>(pips).fill(0);
  const chosen: number[] = [];
  let ways = 0;
  const go = (i: number): void => {
    if (i === all.length) {
      ways++;
      for (const [j, region] of all.entries()) may.set(region, (may.get(region) ?? 0) | (1 << chosen[j]!));
      for (let v = 0; v < pips; v++) least[v] = Math.min(least[v]!, taken[v]!);
      return;
    }
    for (const v of members(known.numberOf(all[i]!))) {
      if (taken[v]! + sizes[i]! > room[v]!) continue;
      taken[v]! += sizes[i]!;
      chosen[i] = v;
      go(i + 1);
      taken[v]! -= sizes[i]!;
    }
  };
  go(0);
  return { may, least: ways === 0 ? least.fill(0) : least, ways };
}

/** What of a choice is left when one is out. */
export function leftOf(out: Fact, [one, ...more]: readonly Fact[]): Fact | undefined {
  if (one === undefined || more.length === 0) return one;
  const set = [one, ...more].reduce((all, fact) => all | ('set' in fact ? fact.set : 0), 0);
  if (out.is === 'values' || out.is === 'number') return { ...out, set };
  return out.is === 'joined' ? { is: 'parted', edge: out.edge } : undefined;
}

/** Cells of what is one of a few, in the order of its options where they are cells. */
export function cellsOfChoice(known: Known, of: Of): readonly number[] {
  switch (of.kind) {
    case 'number':
      return known.board.cellsOf[of.region]!;
    case 'cell':
      return [of.cell];
    case 'partner':
      return [of.cell, ...of.partners];
    case 'domino':
      return known.ends(of.edge);
    case 'home':
      return of.edges.flatMap((e) => known.ends(e));
  }
}
