/** Claims about what sums, and regions of different numbers, leave to their cells. */
import { areCounts, every, fillings, fillingsBy, isNone, roomsFor } from './fillings.js';
import { COSTS, counted, countsNow, type Ids, type Kind, type Numbers, nothing, type Saying } from './kind.js';
import { between, DIFFERENT, factOf, SUM, setOf, without } from './known.js';
import { bagOf, bagsOf, heldIn } from './ways.js';

/** The last open cell of a sum. */
export interface LastOfSum<I extends Ids = Numbers> extends Saying<'sum', I, 'region' | 'cell' | 'left'> {
  /** Has the tray no such number? */
  readonly isGone: boolean;
}

/** A region is made up in these ways only. */
export interface Ways<I extends Ids = Numbers> extends Saying<'ways', I, 'region' | 'counts'> {
  readonly bags: readonly I['bag'][];
  /** Is some of it filled? */
  readonly isRest: boolean;
}

/** The other cells make at most, or at least, so many of what is left. */
export interface Reach<I extends Ids = Numbers>
  extends Saying<'reach', I, 'region' | 'cell' | 'side' | 'left' | 'counts'> {
  readonly others: number;
}

/** What is open of a sum makes too little at most, or too much at least. */
export interface Bound<I extends Ids = Numbers> extends Saying<'bound', I, 'region' | 'side' | 'left' | 'counts'> {
  readonly made: number;
}

/** A ≠ has numbers already, so its other cells do not have them. */
export type Differ<I extends Ids = Numbers> = Saying<'differ', I, 'region' | 'values'>;

export type OfSums<I extends Ids> = LastOfSum<I> | Ways<I> | Reach<I> | Bound<I> | Differ<I>;

export const sum: Kind<LastOfSum> = {
  technique: 'rest-of-sum',
  ends: 'region-impossible',
  cost: 0.6,
  isTrue: (known, { region, cell, left, isGone }) =>
    known.openOf(region).join() === `${cell}` &&
    (!isGone || known.halves[left] === 0) &&
    known.board.shape[region] === SUM &&
    known.rest(region).every((each) => each === left),
  shows: (known, { cell, left }) => [{ is: 'values', cell, set: between(left, left, known.board.pips) }],
  now: (known, claim) => ({ ...claim, isGone: known.halves[claim.left] === 0 }),
};

export const ways: Kind<Ways> = {
  technique: 'sum-combinations',
  ends: byItself,
  cost: 1,
  costs: ({ bags, counts }) =>
    (bags.length === 0 ? COSTS.lookUp : COSTS.way * (bags.length - 1)) +
    COSTS.manyWays * Math.max(0, bags.length - 4) +
    counted(counts),
  isTrue: (known, { region, bags, counts }) =>
    areCounts(known, counts) &&
    every(fillingsBy(known, region, counts), (each) => bags.includes(bagOf(each, known.board.pips))),
  shows(known, { region, bags }) {
    const place = { region, cells: known.openOf(region) };
    if (bags.length === 0) return [nothing(place.cells[0]!)];
    const held = heldIn(known, place, bags);
    return place.cells.map((cell, i) => factOf(known, cell, held[i]!));
  },
  now(known, claim) {
    const { region } = claim;
    // The tray rules none out where it is not spoken of.
    const all = bagsOf(known, { region, cells: known.openOf(region) });
    const bags = all === undefined ? claim.bags : claim.bags.filter((bag) => all.includes(bag));
    const isRest = known.openOf(region).length < known.board.cellsOf[region]!.length;
    const counts = countsNow(known, region, claim.counts);
    return { ...claim, bags: bags.length === 0 ? claim.bags : bags, counts, isRest };
  },
};

export const reach: Kind<Reach> = {
  technique: 'sum-bounds',
  ends: byItself,
  cost: 2.5,
  costs: ({ counts }) => counted(counts),
  isTrue(known, { region, cell, side, left, others, counts }) {
    const [low, high] = known.rest(region);
    const cells = known.openOf(region).filter((c) => c !== cell);
    // Is there a way for the others to make more, or less?
    const [from, to] =
      side === 'most' ? [others + 1, Number.POSITIVE_INFINITY] : [Number.NEGATIVE_INFINITY, others - 1];
    return (
      known.board.shape[region] === SUM &&
      known.openOf(region).includes(cell) &&
      areCounts(known, counts) &&
      (side === 'most' ? low >= left : high <= left) &&
      isNone(fillings(known, region, { cells, low: from, high: to, room: roomsFor(known, counts, region) }))
    );
  },
  shows(known, { cell, side, left, others }) {
    const least = left - others;
    const set = side === 'most' ? between(least, 31, known.board.pips) : between(0, least, known.board.pips);
    return [{ is: 'values', cell, set }];
  },
  now: (known, claim) => ({ ...claim, counts: countsNow(known, claim.region, claim.counts) }),
};

export const bound: Kind<Bound> = {
  technique: 'sum-bounds',
  ends: byItself,
  cost: 1,
  costs: ({ counts }) => counted(counts),
  isTrue(known, { region, side, left, made, counts }) {
    const [low, high] = known.rest(region);
    const [from, to] = side === 'most' ? [made + 1, Number.POSITIVE_INFINITY] : [Number.NEGATIVE_INFINITY, made - 1];
    const cells = known.openOf(region);
    return (
      known.board.shape[region] === SUM &&
      areCounts(known, counts) &&
      (side === 'most' ? made < left && left <= low : made > left && left >= high) &&
      isNone(fillings(known, region, { cells, low: from, high: to, room: roomsFor(known, counts, region) }))
    );
  },
  shows: (known, { region }) => [nothing(known.openOf(region)[0]!)],
  now: (known, claim) => ({ ...claim, counts: countsNow(known, claim.region, claim.counts) }),
};

export const differ: Kind<Differ> = {
  technique: 'not-equal',
  ends: 'region-impossible',
  cost: 0.7,
  isTrue: (known, { region, values }) =>
    known.board.shape[region] === DIFFERENT &&
    values.every((v) => known.board.cellsOf[region]!.some((c) => known.values[c] === 1 << v)),
  shows(known, { region, values }) {
    const set = setOf(values);
    const sure = known.board.cellsOf[region]!.filter((c) => known.isSure(c)).map((c) => known.values[c]!);
    if (values.some((v) => sure.filter((each) => each === 1 << v).length > 1))
      return [nothing(known.board.cellsOf[region]![0]!)];
    const open = known.openOf(region).filter((c) => (known.values[c]! & set) !== 0);
    return open.filter((c) => (known.values[c]! & ~set) !== 0 || !known.isSure(c)).map((c) => without(known, c, set));
  },
  now(known, claim) {
    const open = known.openOf(claim.region).filter((c) => !known.isSure(c));
    return { ...claim, values: claim.values.filter((v) => open.some((c) => (known.values[c]! >> v) & 1)) };
  },
};

/** A region by itself, or with what others need. */
function byItself({ counts }: Ways | Reach | Bound) {
  return counts.length === 0 ? 'region-impossible' : 'domino-exhaustion';
}
