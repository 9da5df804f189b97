/** Ways to fill a place: as bags, which say how often each number comes and not where. */
import { type Board, range } from './board.js';
import { DIFFERENT, type Known, largest, members, SAME, SUM, smallest } from './known.js';

/** A region's open cells, or one free cell. */
export interface Place {
  readonly region?: number;
  readonly cells: readonly number[];
}

/** A character for each number: how often it comes, from '0' on. */
export type Bag = string;

const ZERO = 48;
/** Nobody counts more ways than that, and neither do we. */
const MOST_BAGS = 400;
const KEPT = 20_000;

export const countIn = (bag: Bag, v: number) => bag.charCodeAt(v) - ZERO;

export function bagOf(numbers: readonly number[], pips: number): Bag {
  const counts = new Uint8Array(pips).fill(ZERO);
  for (const v of numbers) counts[v]!++;
  return String.fromCharCode(...counts);
}

function plus(bag: Bag, v: number, n: number): Bag {
  return bag.slice(0, v) + String.fromCharCode(bag.charCodeAt(v) + n) + bag.slice(v + 1);
}

export function placesOf(known: Known): Place[] {
  const places: Place[] = [];
  for (let region = 0; region < known.board.regions; region++) {
    const cells = known.openOf(region);
    if (cells.length > 0) places.push({ region, cells });
  }
  for (let c = 0; c < known.board.cells; c++)
    if (known.regionOf(c) === undefined && known.isOpen(c)) places.push({ cells: [c] });
  return places;
}

/**
 * All bags that fill a place's open cells; undefined where they are too many to count.
 * @param most of each number, where it is limited
 */
export function bagsOf(known: Known, place: Place, most?: ArrayLike<number>): readonly Bag[] | undefined {
  const { board } = known;
  const { pips, shape } = board;
  const r = place.region;
  const kind = r === undefined ? 0 : shape[r]!;
  const n = place.cells.length;
  if (kind === SAME)
    return members(known.numberOf(r!))
      .filter((v) => most === undefined || most[v]! >= n)
      .map((v) => bagOf(new Array<number>(n).fill(v), pips));
  const [low, high] = kind === SUM ? known.rest(r!) : [-Infinity, Infinity];
  const had = kind === DIFFERENT ? coveredIn(known, r!) : 0;
  const caps = range(pips).map((v) => {
    const own = kind === DIFFERENT ? ((had >> v) & 1 ? 0 : 1) : n;
    return Math.max(0, Math.min(most?.[v] ?? n, own));
  });
  const sets = place.cells.map((c) => known.values[c]!).sort((a, b) => a - b);
  return remembered(board, `${sets}|${caps}|${low}|${high}`, () => fill(pips, sets, caps, low, high));
}

function remembered(board: Board, key: string, find: () => readonly Bag[] | undefined): readonly Bag[] | undefined {
  if (board.ways.has(key)) return board.ways.get(key);
  if (board.ways.size > KEPT) board.ways.clear();
  const found = find();
  board.ways.set(key, found);
  return found;
}

function coveredIn(known: Known, region: number): number {
  let set = 0;
  for (const c of known.board.cellsOf[region]!) if (!known.isOpen(c)) set |= known.values[c]!;
  return set;
}

function fill(
  pips: number,
  sets: readonly number[],
  caps: readonly number[],
  low: number,
  high: number,
): readonly Bag[] | undefined {
  let layer = new Map<Bag, number>([[bagOf([], pips), 0]]);
  let least = sets.reduce((sum, set) => sum + smallest(set), 0);
  let most = sets.reduce((sum, set) => sum + largest(set), 0);
  for (const set of sets) {
    least -= smallest(set);
    most -= largest(set);
    const next = new Map<Bag, number>();
    for (const [bag, sum] of layer)
      for (const v of members(set))
        if (countIn(bag, v) < caps[v]! && sum + v + least <= high && sum + v + most >= low)
          next.set(plus(bag, v, 1), sum + v);
    if (next.size > MOST_BAGS) return undefined;
    layer = next;
  }
  return [...layer.keys()].sort();
}

/** What each open cell of a place can hold in one of the bags. */
export function heldIn(known: Known, place: Place, bags: readonly Bag[]): number[] {
  const { pips, shape } = known.board;
  if (place.region !== undefined && shape[place.region] === SAME) {
    let set = 0;
    for (const bag of bags) for (let v = 0; v < pips; v++) if (countIn(bag, v) > 0) set |= 1 << v;
    return place.cells.map(() => set);
  }
  const held = place.cells.map(() => 0);
  const counts = new Int32Array(pips);
  for (const bag of bags) {
    for (let v = 0; v < pips; v++) counts[v] = countIn(bag, v);
    for (const [i, cell] of place.cells.entries()) {
      const others = place.cells.filter((c) => c !== cell).map((c) => known.values[c]!);
      for (const v of members(known.values[cell]! & ~held[i]!)) {
        if (counts[v] === 0) continue;
        counts[v]!--;
        if (canTake(others, counts)) held[i]! |= 1 << v;
        counts[v]!++;
      }
    }
  }
  return held;
}

/** Can cells with these numbers take all that is counted, one each? */
function canTake(sets: readonly number[], counts: Int32Array, from = 0): boolean {
  if (from === sets.length) return true;
  for (let rest = sets[from]!; rest !== 0; rest &= rest - 1) {
    const v = smallest(rest);
    if (counts[v] === 0) continue;
    counts[v]!--;
    const isOk = canTake(sets, counts, from + 1);
    counts[v]!++;
    if (isOk) return true;
  }
  return false;
}

/** The least of each number in any of the bags. */
export function leastIn(bags: readonly Bag[] | undefined, pips: number): number[] {
  if (bags === undefined || bags.length === 0) return new Array<number>(pips).fill(0);
  return range(pips).map((v) => Math.min(...bags.map((bag) => countIn(bag, v))));
}

/** Is it one number only? */
export function isUniform(bag: Bag): boolean {
  return range(bag.length).filter((v) => countIn(bag, v) > 0).length === 1;
}
