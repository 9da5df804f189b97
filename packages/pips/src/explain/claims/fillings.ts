/** Every way to fill cells, one number after another: plain and slow on purpose, for checks. */
import type { Domino } from '../../model/domino.js';
import { type Count, type Need, neededOf } from './kind.js';
import { DIFFERENT, isSame, type Known, members, range, SAME, SUM, smallest } from './known.js';

export function every<T>(all: Iterable<T>, holds: (each: T) => boolean): boolean {
  for (const each of all) if (!holds(each)) return false;
  return true;
}

/** Are all that there are in a list, and where there are none, is it empty? */
export function isListed<T>(all: Iterable<T>, list: readonly string[], nameOf: (each: T) => string): boolean {
  let isEmpty = true;
  for (const each of all) {
    isEmpty = false;
    if (!list.includes(nameOf(each))) return false;
  }
  return !isEmpty || list.length === 0;
}

export function isNone(all: Iterable<unknown>): boolean {
  return every(all, () => false);
}

/** Are so many left of each number that is counted, and are so many of these needed? */
export function areCounts(known: Known, counts: readonly Count[]): boolean {
  return counts.every(
    ({ value, there, needs }) =>
      known.halves[value] === there &&
      new Set(needs.map(({ region, cell }) => `${region} ${cell}`)).size === needs.length &&
      needs.every(
        (need) =>
          isNeeded(known, need, value) &&
          (need.cell === undefined ||
            !needs.some(({ region }) => region !== undefined && region === known.regionOf(need.cell!))),
      ),
  );
}

/** Has every filling of the place so many? */
function isNeeded(known: Known, { region, cell, count }: Need, value: number): boolean {
  if (region === undefined) return count === 1 && known.isOpen(cell!) && known.values[cell!] === 1 << value;
  const room = [...known.halves];
  room[value] = count - 1;
  const [low, high] = windowOf(known, region);
  return isNone(fillings(known, region, { cells: known.openOf(region), low, high, room }));
}

/** How many of a number are left beside what others need. */
export function roomFor(known: Known, counts: readonly Count[], value: number, but = -1): number {
  const needs = counts.find((count) => count.value === value)?.needs ?? [];
  const isBeside = ({ region, cell }: Need) => (region ?? known.regionOf(cell!)) !== but;
  return known.halves[value]! - neededOf({ value, there: 0, needs: needs.filter(isBeside) });
}

/** What is left of each number that is counted, and of all others as many as there are cells. */
export function roomsFor(known: Known, counts: readonly Count[], region: number): number[] {
  return range(known.board.pips).map((v) =>
    counts.some(({ value }) => value === v) ? roomFor(known, counts, v, region) : known.board.cells,
  );
}

function windowOf(known: Known, region: number): [number, number] {
  return known.board.shape[region] === SUM ? known.rest(region) : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
}

export function fillingsBy(known: Known, region: number, counts: readonly Count[]): Generator<readonly number[]> {
  const [low, high] = windowOf(known, region);
  return fillings(known, region, { cells: known.openOf(region), low, high, room: roomsFor(known, counts, region) });
}

interface Filling {
  readonly cells: readonly number[];
  /** What they may make together. */
  readonly low: number;
  readonly high: number;
  /** How many of each number may be used. */
  readonly room: number[];
}

/** Every way to fill open cells of a region; what alike cells hold stands in order. */
export function* fillings(
  known: Known,
  region: number,
  { cells: given, low, high, room }: Filling,
): Generator<readonly number[]> {
  const cells = [...given].sort((a, b) => known.values[a]! - known.values[b]!);
  const shape = known.board.shape[region];
  const had = known.board.cellsOf[region]!.filter((c) => !known.isOpen(c)).map((c) => smallest(known.values[c]!));
  const sets = cells.map((c) => members(known.values[c]!));
  const least = sets.map((_, i) => sets.slice(i).reduce((sum, set) => sum + set[0]!, 0));
  const most = sets.map((_, i) => sets.slice(i).reduce((sum, set) => sum + set.at(-1)!, 0));
  const held: number[] = [];
  function* from(i: number, sum: number): Generator<readonly number[]> {
    if (i === cells.length) {
      if (sum >= low && sum <= high) yield held.slice(0, i);
      return;
    }
    if (sum + least[i]! > high || sum + most[i]! < low) return;
    for (const v of sets[i]!) {
      if (i > 0 && known.values[cells[i]!] === known.values[cells[i - 1]!] && v < held[i - 1]!) continue;
      if (room[v]! <= 0 || (shape === SAME && i > 0 && v !== held[0])) continue;
      if (shape === DIFFERENT && (had.includes(v) || held.slice(0, i).includes(v))) continue;
      held[i] = v;
      room[v]!--;
      yield* from(i + 1, sum + v);
      room[v]!++;
    }
  }
  yield* from(0, 0);
}

/** The most pips, or the least, that all open cells can take, by the rule and the numbers of each region alone. */
export function madeBy(known: Known, side: 'most' | 'least'): number {
  const sumOf = (cells: readonly number[]) =>
    cells.reduce((sum, c) => sum + members(known.values[c]!).at(side === 'most' ? -1 : 0)!, 0);
  const free = range(known.board.cells).filter((c) => known.isOpen(c) && known.regionOf(c) === undefined);
  return range(known.board.regions).reduce((all, region) => {
    const sum = sumOf(known.openOf(region));
    if (known.board.shape[region] !== SUM) return all + sum;
    const [low, high] = known.rest(region);
    return all + (side === 'most' ? Math.min(sum, high) : Math.max(sum, low));
  }, sumOf(free));
}

/** Every way to lay dominoes of the tray on pairs, so that no rule at their cells is broken for certain. */
export function* laidOn(
  known: Known,
  edges: readonly number[],
  laid: readonly Domino[] = [],
): Generator<readonly Domino[]> {
  const at = new Map(laid.flatMap((domino, i) => known.ends(edges[i]!).map((c, side) => [c, domino[side]!] as const)));
  const regions = new Set([...at.keys()].flatMap((c) => known.regionOf(c) ?? []));
  if (!every(regions, (r) => mayHold(known, r, at))) return;
  const edge = edges[laid.length];
  if (edge === undefined) {
    yield laid;
    return;
  }
  for (const domino of known.fits(edge)) {
    const used = laid.filter((each) => isSame(each, domino)).length;
    if (known.left[domino[0] * known.board.pips + domino[1]]! > used) yield* laidOn(known, edges, [...laid, domino]);
  }
}

/** May a region's rule still be kept with these numbers on some of its open cells? */
function mayHold(known: Known, region: number, at: ReadonlyMap<number, number>): boolean {
  const cells = known.board.cellsOf[region]!;
  const sets = cells.map((c) => (at.has(c) ? [at.get(c)!] : members(known.values[c]!)));
  const sure = sets.flatMap((set, i) => (at.has(cells[i]!) || !known.isOpen(cells[i]!) ? set : []));
  const { low, high } = known.board.compiled;
  switch (known.board.shape[region]) {
    case SUM:
      return (
        sets.reduce((sum, set) => sum + set.at(-1)!, 0) >= low[region]! &&
        sets.reduce((sum, set) => sum + set[0]!, 0) <= high[region]!
      );
    case SAME:
      return new Set(sure).size <= 1;
    case DIFFERENT:
      return new Set(sure).size === sure.length;
    default:
      return true;
  }
}
