/**
 * Is a claim true of a board as it is known? Plain and slow on purpose: it goes through every way itself, and takes nothing
 * from what finds claims but how a way is written. What follows from a claim is said in one place, `then.ts`.
 */
import type { Domino } from '../../model/domino.js';
import type { Claim, ClaimOf, Count, Need, Of } from './claim.js';
import {
  DIFFERENT,
  type Fact,
  FORCED,
  isSame,
  type Known,
  members,
  range,
  SAME,
  SUM,
  setOf,
  smallest,
} from './known.js';
import { neededOf, thenOf } from './then.js';
import { bagOf } from './ways.js';

type Check = { readonly [Says in Claim['says']]: (known: Known, claim: ClaimOf<Says>) => boolean };

export function isTrue(known: Known, claim: Claim): boolean {
  return (CHECKS[claim.says] as (known: Known, claim: Claim) => boolean)(known, claim);
}

const CHECKS: Check = {
  enough: (known, { regions, count, values, counts }) =>
    areCounts(known, counts) && regions.every((region) => isShort(known, region, count, values, counts)),
  share: (known, { regions, count, values, counts, all }) =>
    areCounts(known, counts) &&
    regions.length === values.length &&
    new Set(regions).size === regions.length &&
    regions.every((region) => all.includes(region) && isShort(known, region, count, values, counts, -1)) &&
    values.every((v) => roomFor(known, counts, v) < 2 * count) &&
    all.every((region) => known.board.shape[region] === SAME) &&
    counts.every(({ needs }) => needs.every(({ region }) => region === undefined || !all.includes(region))),
  spent: (known, claim) => areCounts(known, [claim]) && neededOf(claim) >= claim.there,
  sum: (known, { region, cell, left }) =>
    known.openOf(region).join() === `${cell}` &&
    known.board.shape[region] === SUM &&
    known.rest(region).every((each) => each === left),
  ways: (known, { region, bags, counts }) =>
    areCounts(known, counts) &&
    every(fillingsBy(known, region, counts), (each) => bags.includes(bagOf(each, known.board.pips))),
  reach(known, { region, cell, side, left, others, counts }) {
    const [low, high] = known.rest(region);
    const cells = known.openOf(region).filter((c) => c !== cell);
    const room = roomsFor(known, counts, region);
    // Is there a way for the others to make more, or less?
    const [from, to] =
      side === 'most' ? [others + 1, Number.POSITIVE_INFINITY] : [Number.NEGATIVE_INFINITY, others - 1];
    return (
      known.board.shape[region] === SUM &&
      known.openOf(region).includes(cell) &&
      areCounts(known, counts) &&
      (side === 'most' ? low >= left : high <= left) &&
      isNone(fillings(known, region, { cells, low: from, high: to, room }))
    );
  },
  neighbour(known, { cell, partner }) {
    const left = known.edgesLeft(cell).map((e) => known.across(e, cell));
    return known.isOpen(cell) && left.join() === (partner === undefined ? '' : `${partner}`);
  },
  outside: (known, { cell, region, partner }) =>
    known.isOpen(cell) &&
    known.board.shape[region] === SAME &&
    known.regionOf(cell) === region &&
    known.edgesLeft(cell).every((e) => known.across(e, cell) === partner || isDeadInside(known, e, region)),
  double: (known, { region, edge }) =>
    known.sameIn(edge) === region &&
    known.joins[edge] === FORCED &&
    known.isOpen(known.ends(edge)[0]) &&
    members(known.numberOf(region)).every((v) => known.left[v * known.board.pips + v]! <= 1),
  fit: (known, { edge, dominoes, isLast, makes }) =>
    (known.joins[edge] === FORCED || (isLast && isLastEdge(known, edge))) &&
    isListed(known.fits(edge, makes !== undefined), dominoes.map(String), String),
  pairs: (known, { edges, ways }) =>
    edges.every((e) => known.joins[e] === FORCED && known.isFree(e)) &&
    new Set(edges).size === edges.length &&
    isListed(laidOn(known, edges), ways.map(String), String),
  unfit: (known, { edge, isJoined, makes }) =>
    known.fits(edge, makes !== undefined).length === 0 &&
    (!isJoined || known.joins[edge] === FORCED) &&
    known.isOpen(known.ends(edge)[0]),
  alone: (known, { cell, values }) =>
    known.isOpen(cell) &&
    known.edgesLeft(cell).every((e) => {
      const side = known.ends(e).indexOf(cell);
      return known.fits(e).every((domino) => !values.includes(domino[side]!));
    }),
  home: (known, { domino, edges }) =>
    isOwed(known, domino) &&
    range(known.board.edges).every(
      (e) => edges.includes(e) || !known.isFree(e) || !known.fits(e).some((each) => isSame(each, domino)),
    ),
  room: (known, { value, there, cells }) =>
    owedOf(known, value) === there &&
    range(known.board.cells).every(
      (c) => !known.isOpen(c) || cells.includes(c) || ((known.values[c]! >> value) & 1) === 0,
    ),
  differ: (known, { region, values }) =>
    known.board.shape[region] === DIFFERENT &&
    values.every((v) => known.board.cellsOf[region]!.some((c) => known.values[c] === 1 << v)),
  cut(known, { edge, area }) {
    const inside = new Set([...area, ...known.ends(edge)]);
    return (
      area.length % 2 === 1 &&
      !known.ends(edge).some((c) => area.includes(c)) &&
      area.every((c) => known.isOpen(c) && known.edgesLeft(c).every((e) => inside.has(known.across(e, c))))
    );
  },
  two(known, { of, suppose, so, chain }) {
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
};

function every<T>(all: Iterable<T>, holds: (each: T) => boolean): boolean {
  for (const each of all) if (!holds(each)) return false;
  return true;
}

/** Are all that there are in a list, and where there are none, is it empty? */
function isListed<T>(all: Iterable<T>, list: readonly string[], nameOf: (each: T) => string): boolean {
  let isEmpty = true;
  for (const each of all) {
    isEmpty = false;
    if (!list.includes(nameOf(each))) return false;
  }
  return !isEmpty || list.length === 0;
}

function isNone(all: Iterable<unknown>): boolean {
  return every(all, () => false);
}

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

/** Every way to lay dominoes of the tray on pairs, so that no rule at their cells is broken for certain. */
function* laidOn(known: Known, edges: readonly number[], laid: readonly Domino[] = []): Generator<readonly Domino[]> {
  const edge = edges[laid.length];
  if (edge === undefined) {
    const at = new Map(edges.flatMap((e, i) => known.ends(e).map((c, side) => [c, laid[i]![side]!] as const)));
    if (every(new Set([...at.keys()].flatMap((c) => known.regionOf(c) ?? [])), (r) => mayHold(known, r, at)))
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

/** Are these the only two open cells? */
function isLastEdge(known: Known, edge: number): boolean {
  return known.ends(edge).every((c) => known.isOpen(c)) && known.covered.reduce((n, c) => n + 1 - c, 0) === 2;
}

function isDeadInside(known: Known, edge: number, region: number): boolean {
  return known.sameIn(edge) === region && known.fits(edge).length === 0;
}

function isOwed({ owed, board }: Known, [x, y]: readonly [number, number]): boolean {
  return owed[x * board.pips + y]! > 0;
}

/** Halves of a number that must be used. */
function owedOf({ owed, board: { pips } }: Known, value: number): number {
  let halves = 0;
  for (let y = 0; y < pips; y++) halves += owed[value * pips + y]! * (y === value ? 2 : 1);
  return halves;
}

/** Is this all that there can be? */
export function isOneOf(known: Known, of: Of): boolean {
  switch (of.kind) {
    case 'number':
      return known.board.shape[of.region] === SAME && (known.numberOf(of.region) & ~setOf(of.values)) === 0;
    case 'cell':
      return (known.values[of.cell]! & ~setOf(of.values)) === 0;
    case 'partner':
      return (
        known.isOpen(of.cell) && known.edgesLeft(of.cell).every((e) => of.partners.includes(known.across(e, of.cell)))
      );
    case 'domino':
      return (
        known.joins[of.edge] === FORCED &&
        known.fits(of.edge).every((d) => of.dominoes.some((other) => String(d) === String(other)))
      );
    case 'home':
      return CHECKS.home(known, { says: 'home', domino: of.domino, edges: of.edges });
  }
}

/** Could a domino that is placed lie there the other way round? */
function isOnlyWay(known: Known, domino: Domino, fact: Fact): boolean {
  if (fact.is !== 'placed') return true;
  const ways = known.fits(fact.edge).filter((each) => isSame(each, domino));
  return ways.every((way) => String(way) === String(fact.domino));
}

/** Is what is supposed one of a choice, and what is concluded all that is left of it? */
export function isRest(known: Known, of: Of, suppose: Fact, so: Fact): boolean {
  switch (of.kind) {
    case 'number':
    case 'cell': {
      const isThere = (fact: Fact) =>
        of.kind === 'cell'
          ? fact.is === 'values' && fact.cell === of.cell
          : fact.is === 'number' && fact.region === of.region;
      if (!isThere(suppose) || !isThere(so) || !('set' in suppose) || !('set' in so)) return false;
      return (setOf(of.values) & ~suppose.set & ~so.set) === 0;
    }
    case 'partner': {
      if (suppose.is !== 'joined' || !known.ends(suppose.edge).includes(of.cell)) return false;
      if (so.is === 'parted') return so.edge === suppose.edge;
      const partner = known.across(suppose.edge, of.cell);
      return so.is === 'joined' && of.partners.every((c) => c === partner || c === known.across(so.edge, of.cell));
    }
    case 'domino':
      return (
        suppose.is === 'placed' &&
        so.is === 'placed' &&
        suppose.edge === of.edge &&
        so.edge === of.edge &&
        of.dominoes.every((d) => [suppose, so].some(({ domino }) => String(domino) === String(d)))
      );
    case 'home':
      return (
        (suppose.is === 'placed' || suppose.is === 'joined') &&
        (so.is === 'placed' || so.is === 'joined') &&
        [suppose, so].every((fact) => isOnlyWay(known, of.domino, fact)) &&
        of.edges.every((e) => e === suppose.edge || e === so.edge)
      );
  }
}

function areCounts(known: Known, counts: readonly Count[]): boolean {
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
function roomFor(known: Known, counts: readonly Count[], value: number, but = -1): number {
  const needs = counts.find((count) => count.value === value)?.needs ?? [];
  const isBeside = ({ region, cell }: Need) => (region ?? known.regionOf(cell!)) !== but;
  return known.halves[value]! - needs.filter(isBeside).reduce((sum, { count }) => sum + count, 0);
}

/** By number: what is left of those that are counted, and of all others as many as there are cells. */
function roomsFor(known: Known, counts: readonly Count[], region: number): number[] {
  return range(known.board.pips).map((v) =>
    counts.some(({ value }) => value === v) ? roomFor(known, counts, v, region) : known.board.cells,
  );
}

function windowOf(known: Known, region: number): [number, number] {
  return known.board.shape[region] === SUM ? known.rest(region) : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
}

function fillingsBy(known: Known, region: number, counts: readonly Count[]): Generator<readonly number[]> {
  const [low, high] = windowOf(known, region);
  return fillings(known, region, { cells: known.openOf(region), low, high, room: roomsFor(known, counts, region) });
}

interface Filling {
  readonly cells: readonly number[];
  /** What they may make together. */
  readonly low: number;
  readonly high: number;
  /** By number: how many may be used. */
  readonly room: number[];
}

/** Every way to fill open cells of a region, one number after another; what alike cells hold stands in order. */
function* fillings(
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
