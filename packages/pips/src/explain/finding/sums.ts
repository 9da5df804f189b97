/** What sums, and regions of different numbers, leave to their cells. */
import type { Claim, Count } from '../claims/claim.js';
import { DIFFERENT, type Known, largest, range, SUM, smallest } from '../claims/known.js';
import { type Bag, bagsOf, countIn, heldIn, type Place } from '../claims/ways.js';
import { bare, countOf, type Find, fewest, type Needs, roomBeside, WAYS_COUNTED } from './technique.js';

/** So many ways are listed; more are for those who go through them. */
const LISTED = 3;

export const lastOfSum: Find = function* (known) {
  const { compiled, regions, shape, cellsOf } = known.board;
  for (let region = 0; region < regions; region++) {
    if (shape[region] !== SUM || compiled.low[region] !== compiled.high[region]) continue;
    const [cell, ...others] = known.openOf(region);
    if (cell === undefined || others.length > 0 || cellsOf[region]!.length === 1) continue;
    const [left] = known.rest(region);
    yield { says: 'sum', region, cell, left, isGone: known.halves[left] === 0 };
  }
};

export const different: Find = function* (known) {
  const { regions, shape, cellsOf } = known.board;
  for (let region = 0; region < regions; region++) {
    if (shape[region] !== DIFFERENT) continue;
    const values = cellsOf[region]!.filter((c) => known.isSure(c)).map((c) => smallest(known.values[c]!));
    if (values.length > 0) yield { says: 'differ', region, values: values.sort((a, b) => a - b) };
  }
};

/** What is at most or at least left for a cell, by the largest and the smallest of the others alone. */
export const bounds: Find = function* (known) {
  for (let region = 0; region < known.board.regions; region++) {
    if (known.board.shape[region] !== SUM) continue;
    const open = known.openOf(region);
    // The last cell of an exact sum is told by what is left, and a cell alone shows its own rule.
    const { low, high } = known.board.compiled;
    if (open.length < 2 && (low[region] === high[region] || known.board.cellsOf[region]!.length < 2)) continue;
    for (const cell of open) yield* reaches(known, region, cell, open, []);
  }
};

/**
 * A region that is made up in a few ways with the numbers that the tray has left: all of them, so that none is listed that
 * cannot be.
 */
export const fewWays: Find = function* (known, needs) {
  for (const place of needs.keys()) {
    const { region } = place;
    if (region === undefined || place.cells.length < 2 || !isMadeUp(known, region)) continue;
    const all = countsFor(known, needs, place).map(bare);
    const full = heldBy(known, place, all);
    if (full === undefined || full.bags.length > LISTED || isSame(known, place, full.held)) continue;
    const counts = fewestCounts(all, (some) => String(heldBy(known, place, some)?.bags) === String(full.bags));
    yield madeUpIn(known, region, place, full.bags, counts);
  }
};

/** What is left to its cells, where a region has more ways than are listed, or where others need some of the numbers. */
export function ways(limits: 'tray' | 'others'): Find {
  return function* (known, needs) {
    for (const place of needs.keys()) {
      const { region } = place;
      if (region === undefined || place.cells.length < 2 || !isMadeUp(known, region)) continue;
      const all = countsFor(known, needs, place).map((count) => (limits === 'tray' ? bare(count) : count));
      const full = heldBy(known, place, all);
      if (full === undefined || isSame(known, place, full.held)) continue;
      const counts = fewestCounts(all, (some) => String(heldBy(known, place, some)?.held) === String(full.held));
      const bags = heldBy(known, place, counts)?.bags ?? [];
      if (bags.length <= LISTED) yield madeUpIn(known, region, place, bags, counts);
      else if (bags.length <= WAYS_COUNTED || limits === 'others')
        yield* single(known, region, place, counts, full.held);
    }
  };
}

const isMadeUp = ({ board }: Known, region: number) => board.shape[region] === SUM || board.shape[region] === DIFFERENT;

const isSame = (known: Known, { cells }: Place, held: readonly number[]) =>
  cells.every((c, i) => held[i] === known.values[c]);

/** All ways to make up a region; where there are none because its sum is out of reach, how far that goes. */
function madeUpIn(known: Known, region: number, place: Place, bags: readonly Bag[], counts: readonly Count[]): Claim {
  const isImpossible = bags.length === 0 && known.board.shape[region] === SUM;
  const reached = isImpossible ? reachOf(known, place.cells, counts) : undefined;
  const [low, high] = known.rest(region);
  if (reached !== undefined && reached.most < low)
    return { says: 'bound', region, side: 'most', left: low, made: reached.most, counts };
  if (reached !== undefined && reached.least > high)
    return { says: 'bound', region, side: 'least', left: high, made: reached.least, counts };
  return { says: 'ways', region, bags, counts, isRest: isBegun(known, region) };
}

/** The most and the least that cells make together; undefined where nothing fills them. */
function reachOf(known: Known, cells: readonly number[], counts: readonly Count[]) {
  if (counts.length === 0) return { most: sumOf(known, cells, largest), least: sumOf(known, cells, smallest) };
  const totals = bagsOf(known, { cells }, roomBeside(counts, known.board.pips))?.map(totalOf);
  if (totals === undefined || totals.length === 0) return undefined;
  return { most: Math.max(...totals), least: Math.min(...totals) };
}

const isBegun = (known: Known, region: number) => known.openOf(region).length < known.board.cellsOf[region]!.length;

function countsFor(known: Known, needs: Needs, place: Place): Count[] {
  return range(known.board.pips).map((v) => countOf(known, needs, v, place));
}

/** Those that matter; and where a plain count says as much, nothing of what others need. */
function fewestCounts(all: readonly Count[], isSame: (some: readonly Count[]) => boolean): readonly Count[] {
  let counts = fewest(all, isSame);
  for (const count of counts) {
    if (count.needs.length === 0) continue;
    const plain = counts.map((each) => (each === count ? bare(each) : each));
    if (isSame(plain)) counts = plain;
    else
      counts = counts.map((each) =>
        each !== count
          ? each
          : {
              ...each,
              needs: fewest(each.needs, (needs) =>
                isSame(counts.map((other) => (other === count ? { ...other, needs } : other))),
              ),
            },
      );
  }
  return counts;
}

function heldBy(known: Known, place: Place, counts: readonly Count[]) {
  const bags = bagsOf(known, place, roomBeside(counts, known.board.pips));
  if (bags === undefined) return undefined;
  return { bags, held: bags.length === 0 ? place.cells.map(() => 0) : heldIn(known, place, bags) };
}

/** What is out at each cell of a sum by itself. */
function* single(
  known: Known,
  region: number,
  place: Place,
  counts: readonly Count[],
  held: readonly number[],
): Generator<Claim> {
  if (known.board.shape[region] !== SUM) return;
  for (const [i, cell] of place.cells.entries())
    if ((known.values[cell]! & ~held[i]!) !== 0) yield* reaches(known, region, cell, place.cells, counts);
}

function* reaches(
  known: Known,
  region: number,
  cell: number,
  open: readonly number[],
  counts: readonly Count[],
): Generator<Claim> {
  const others = open.filter((c) => c !== cell);
  const [low, high] = known.rest(region);
  const reached = reachOf(known, others, counts);
  // No way to fill the region is left where the others cannot be filled at all.
  if (reached === undefined) return;
  const { most, least } = reached;
  if (smallest(known.values[cell]!) < low - most)
    yield { says: 'reach', region, cell, side: 'most', left: low, others: most, counts };
  if (largest(known.values[cell]!) > high - least)
    yield { says: 'reach', region, cell, side: 'least', left: high, others: least, counts };
}

function sumOf(known: Known, cells: readonly number[], of: (set: number) => number): number {
  return cells.reduce((sum, c) => sum + of(known.values[c]!), 0);
}

function totalOf(bag: Bag): number {
  return range(bag.length).reduce((sum, v) => sum + v * countIn(bag, v), 0);
}
