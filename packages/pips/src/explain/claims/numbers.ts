/** Claims about numbers that are left in the tray, and who needs them. */
import { areCounts, roomFor } from './fillings.js';
import {
  COSTS,
  type Count,
  counted,
  everywhere,
  type Ids,
  type Kind,
  type Numbers,
  neededOf,
  nothing,
  OVER,
  placeOf,
  type Saying,
} from './kind.js';
import { type Fact, factOf, type Known, members, range, SAME, setOf, without } from './known.js';

/** The = need so many alike; only these numbers are left so often, beside what others need. */
export type Enough<I extends Ids = Numbers> = Saying<'enough', I, 'regions' | 'count' | 'values' | 'counts'>;

/** None of these numbers can serve two of these =, and there are as many: they take one each. */
export interface Share<I extends Ids = Numbers> extends Saying<'share', I, 'regions' | 'count' | 'values' | 'counts'> {
  /** Do some of them need more? */
  readonly isLeast: boolean;
  /** With those that take what these leave. */
  readonly all: readonly I['region'][];
}

/** All that are left of a number are needed. */
export type Spent<I extends Ids = Numbers> = { readonly says: 'spent' } & Count<I>;

/** All of a number must go somewhere, and only these cells can take it. */
export type Room<I extends Ids = Numbers> = Saying<'room', I, 'value' | 'there' | 'cells'>;

export type OfNumbers<I extends Ids> = Enough<I> | Share<I> | Spent<I> | Room<I>;

export const enough: Kind<Enough> = {
  technique: 'equal-supply',
  ends: 'domino-exhaustion',
  cost: 1.5,
  costs: ({ regions, values, counts }) => COSTS.named * (regions.length + values.length) + counted(counts),
  isTrue: (known, { regions, count, values, counts }) =>
    areCounts(known, counts) && regions.every((region) => isShort(known, region, count, values, counts)),
  shows: (_, { regions, values }) => regions.map((region) => ({ is: 'number', region, set: setOf(values) })),
  now(known, claim) {
    const possible = claim.regions.reduce((set, region) => set | known.numberOf(region), 0);
    const values = claim.values.filter((v) => (possible >> v) & 1);
    const counts = claim.counts.filter(({ value }) => (possible >> value) & 1);
    return { ...claim, values, counts };
  },
};

export const share: Kind<Share> = {
  technique: 'sharing-out',
  ends: 'domino-exhaustion',
  cost: 3,
  costs: ({ regions, values, counts, all }) =>
    COSTS.named * (regions.length + values.length) + counted(counts) + all.length - regions.length,
  isTrue: (known, { regions, count, values, counts, all }) =>
    areCounts(known, counts) &&
    regions.length === values.length &&
    new Set(regions).size === regions.length &&
    regions.every((region) => all.includes(region) && isShort(known, region, count, values, counts, -1)) &&
    values.every((v) => roomFor(known, counts, v) < 2 * count) &&
    all.every((region) => known.board.shape[region] === SAME) &&
    counts.every(({ needs }) =>
      needs.every(({ region, cell }) => !all.includes(region ?? known.regionOf(cell!) ?? -1)),
    ),
  shows: sharedOut,
};

export const spent: Kind<Spent> = {
  technique: 'half-supply',
  ends: 'domino-exhaustion',
  cost: 1.3,
  costs: (claim) => counted([claim]),
  isTrue: (known, claim) => areCounts(known, [claim]) && neededOf(claim) >= claim.there,
  shows(known, claim) {
    const mine = claim.needs.flatMap((need) => placeOf(known, need).cells);
    if (neededOf(claim) > claim.there) return [nothing(mine[0]!)];
    return goneFrom(known, 1 << claim.value, new Set(mine));
  },
};

export const room: Kind<Room> = {
  technique: 'halves-left',
  ends: 'domino-exhaustion',
  cost: 2.5,
  costs: ({ cells }) => COSTS.named * cells.length,
  isTrue: (known, { value, there, cells }) =>
    owedOf(known, value) === there &&
    range(known.board.cells).every(
      (c) => !known.isOpen(c) || cells.includes(c) || ((known.values[c]! >> value) & 1) === 0,
    ),
  shows(known, { value, there, cells }) {
    if (cells.length < there) return OVER;
    return cells.length > there ? [] : cells.map((cell) => factOf(known, cell, 1 << value));
  },
  reads: everywhere,
  now: (known, claim) => ({
    ...claim,
    cells: claim.cells.filter((c) => (known.values[c]! >> claim.value) & 1),
  }),
};

/** Has an = of so many cells no number but these? */
function isShort(
  known: Known,
  region: number,
  count: number,
  values: readonly number[],
  counts: readonly Count[],
  but = region,
): boolean {
  if (known.board.shape[region] !== SAME || known.openOf(region).length < count) return false;
  return members(known.numberOf(region)).every((v) => values.includes(v) || roomFor(known, counts, v, but) < count);
}

/** Halves of a number that must be used. */
function owedOf({ owed, board: { pips } }: Known, value: number): number {
  let halves = 0;
  for (let y = 0; y < pips; y++) halves += owed[value * pips + y]! * (y === value ? 2 : 1);
  return halves;
}

/** That numbers are left for no cells but these: as one fact, and of each cell. */
function goneFrom(known: Known, set: number, but: ReadonlySet<number>): Fact[] {
  const cells = range(known.board.cells).filter(
    (c) => known.isOpen(c) && !but.has(c) && (known.values[c]! & set) !== 0,
  );
  return cells.length === 0 ? [] : [{ is: 'gone', set, but: [...but] }, ...cells.map((c) => without(known, c, set))];
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
  const rooms = range(pips).map((v) => known.halves[v]! - (beside.get(v) ?? 0));
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
      if (taken[v]! + sizes[i]! > rooms[v]!) continue;
      taken[v]! += sizes[i]!;
      chosen[i] = v;
      go(i + 1);
      taken[v]! -= sizes[i]!;
    }
  };
  go(0);
  return { may, least: ways === 0 ? least.fill(0) : least, ways };
}
