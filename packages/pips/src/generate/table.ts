/**
 * Dominoes on the places of a tiling and beside the board, exchanged until the numbers are what the parts demand.
 * Two that lie side by side, as 1 2 over 3 1, could be turned and be the same dominoes: no rule tells these apart, so
 * such squares count against a deal too.
 */
import type { Random } from '@pipwright/core';
import { type Domino, isDouble } from '../model/domino.js';
import { ruleLabel } from '../model/rule.js';
import { type Board, neighboursOf } from './board.js';
import { exactDemand, unmet } from './demand.js';
import type { Part, Parts } from './part.js';
import type { Demand } from './plan.js';
import type { Tiling } from './tile.js';
import { MOST_TWINS } from './twins.js';

export interface Stock {
  readonly maxPip: number;
  /** These must be used. */
  readonly wanted: readonly Domino[];
  /** As many of these as are needed. */
  readonly more: readonly Domino[];
  /** Among those that are laid of them. */
  readonly doubles: number;
}

interface Tile {
  readonly halves: Domino;
  readonly isWanted: boolean;
}

/** How often a deal takes a turn for the worse, so as not to be stuck. */
const SLIP = 0.02;
/** Numbers for parts of one number are drawn so often, until there are dominoes for all of them. */
const SEATINGS = 10;
const NOWHERE = -1;
const ANY = -1;
/** A deal that came no nearer in so many exchanges for each place is given up. */
const VAIN = 30;

/** All that is asked many times over is kept in arrays of numbers: a deal takes thousands of exchanges. */
export class Table {
  readonly values: number[];
  /** Do parts of one number or one cell have dominoes that can do for them? */
  readonly isSeated: boolean;
  readonly #places: Tiling;
  /** By cell: the numbers it may hold, a bit each. */
  readonly #masks: number[];
  /** The halves by place, then of those beside the board, and whether they must stay on it. */
  readonly #firsts: number[];
  readonly #seconds: number[];
  readonly #isWanted: boolean[];
  #parts: Parts;
  /** By place: the parts that its cells are in. */
  readonly #partsByPlace: readonly (readonly [number, number])[];
  readonly #placeOf: readonly number[];
  readonly #maxPip: number;
  /** By place: those beside it and along it, the cell that touches its own first cell in front. */
  readonly #beside: readonly Tiling[];
  /** How far each part is from what it demands, and what it comes to. */
  readonly #unmet: number[];
  readonly #sums: number[];
  /** Parts side by side that may come to have the same badge, and those that do for certain. */
  #neighbours: readonly (readonly [number, number])[] = [];
  #twinsAnyway = 0;
  /** All parts side by side, but for two whose rules are both kept. */
  readonly #pairs: readonly (readonly [number, number])[];
  /** Of the last exchange. */
  readonly #before = { one: 0, other: 0, halves: [0, 0, 0, 0], isWanted: [false, false] };

  /** @param laid what lies on the places at first; any, unless told */
  constructor(random: Random, board: Board, places: Tiling, parts: Parts, stock: Stock, laid?: readonly Domino[]) {
    this.#places = places;
    this.#parts = parts;
    const tiles = laid?.map((halves): Tile => ({ halves, isWanted: true })) ?? layOut(random, places.length, stock);
    this.#firsts = tiles.map(({ halves }) => halves[0]);
    this.#seconds = tiles.map(({ halves }) => halves[1]);
    this.#isWanted = tiles.map(({ isWanted }) => isWanted);
    this.#maxPip = stock.maxPip;
    this.values = board.cells.map(() => 0);
    const partOf = board.cells.map(() => 0);
    for (const [i, { cells }] of parts.entries()) for (const cell of cells) partOf[cell] = i;
    this.#partsByPlace = places.map(([a, b]) => [partOf[a] ?? 0, partOf[b] ?? 0]);
    const placeOf = board.cells.map(() => 0);
    for (const [place, cells] of places.entries()) for (const cell of cells) placeOf[cell] = place;
    this.#placeOf = placeOf;
    this.#beside = besides(board, places);
    this.#unmet = parts.map(() => 0);
    this.#sums = parts.map(() => 0);
    this.#masks = this.values.map(() => ANY);
    this.isSeated = laid !== undefined;
    for (let attempt = 0; !this.isSeated && attempt < SEATINGS; attempt++) this.isSeated = this.#seat(random);
    if (!this.isSeated) this.#masks.fill(ANY);
    for (const place of places.keys()) this.#lay(place);
    for (const part of parts.keys()) this.#measure(part);
    const isGiven = (part: number) => parts[part]?.kept === 'rule';
    this.#pairs = neighbouringParts(board, parts, partOf).filter(([a, b]) => !(isGiven(a) && isGiven(b)));
    this.#findTwins();
  }

  /** Which of the parts side by side may be twins, or are. */
  #findTwins(): void {
    const parts = this.#parts;
    this.#neighbours = this.#pairs.filter(([a, b]) => isSum(parts[a]) && isSum(parts[b]));
    this.#twinsAnyway = this.#pairs.filter(([a, b]) => hasBadgeOf(parts[a], parts[b])).length;
  }

  get parts(): Parts {
    return this.#parts;
  }

  /** Lays dominoes that parts of one number or one cell can do with, the places with the least choice first. */
  #seat(random: Random): boolean {
    for (const { cells, demand } of this.#parts) {
      const mask = maskFor(random, cells, demand, this.#maxPip);
      for (const cell of cells) this.#masks[cell] = mask;
    }
    const choices = this.#places.map(([a, b]) => bits(this.#masks[a] ?? 0) * bits(this.#masks[b] ?? 0));
    const order = random.shuffle([...this.#places.keys()]).sort((p, q) => (choices[p] ?? 0) - (choices[q] ?? 0));
    const isSeated = this.#places.map(() => false);
    for (const place of order) {
      const slots = this.#firsts.length;
      const start = random.int(slots);
      const isTurnedFirst = random.chance(0.5);
      for (let i = 0; i < slots; i++) {
        const slot = (start + i) % slots;
        if (isSeated[slot] || !this.#mayChange(place, slot)) continue;
        const [first = 0, second = 0] = [this.#firsts[slot], this.#seconds[slot]];
        const isTurned = this.#fits(place, second, first) && (isTurnedFirst || !this.#fits(place, first, second));
        if (!isTurned && !this.#fits(place, first, second)) continue;
        [this.#firsts[slot], this.#seconds[slot]] = [this.#firsts[place] ?? 0, this.#seconds[place] ?? 0];
        [this.#isWanted[slot], this.#isWanted[place]] = [this.#isWanted[place] ?? false, this.#isWanted[slot] ?? false];
        this.#firsts[place] = isTurned ? second : first;
        this.#seconds[place] = isTurned ? first : second;
        isSeated[place] = true;
        break;
      }
      if (!isSeated[place]) return false;
    }
    return true;
  }

  /** May its cells hold these numbers? */
  #fits(slot: number, first: number, second: number): boolean {
    if (slot >= this.#places.length) return true;
    const [a, b] = this.#places[slot] as readonly [number, number];
    return (((this.#masks[a] ?? 0) >> first) & ((this.#masks[b] ?? 0) >> second) & 1) !== 0;
  }

  /** Parts whose demands are not met are to have whatever sum they came to, if they are few. */
  giveIn(most: number): boolean {
    if (this.#unmetParts().length > most) return false;
    this.#makeUnmetExact();
    return this.#cost() === 0;
  }

  /** All demands that are not met, but for rules that are kept, become what is true; not where dominoes can be turned. */
  takeAsItIs(): boolean {
    this.#makeUnmetExact();
    return this.#unmet.every((each) => each === 0) && this.#places.every((_, place) => this.#turnable(place) === 0);
  }

  /** Parts whose demands are not met, but for rules that are kept. */
  #unmetParts(): Parts {
    return this.#parts.filter(({ kept }, part) => this.#unmet[part] !== 0 && kept !== 'rule');
  }

  #makeUnmetExact(): void {
    const unmetParts = this.#unmetParts();
    const exact = (part: Part): Part => ({ ...part, demand: exactDemand(part.cells, this.values, this.#maxPip) });
    this.#parts = this.#parts.map((part) => (unmetParts.includes(part) ? exact(part) : part));
    for (const part of this.#parts.keys()) this.#measure(part);
    this.#findTwins();
  }

  /** Those on the board, by place. */
  get dominoes(): readonly Domino[] {
    return this.#places.map((_, place) => [this.#firsts[place] ?? 0, this.#seconds[place] ?? 0]);
  }

  /** 0 where all demands are met and nothing can be turned. */
  #cost(): number {
    const turnable = this.#places.reduce((sum, _, place) => sum + this.#turnable(place), 0) / 2;
    return this.#unmet.reduce((sum, each) => sum + each, 0) + turnable + this.#twinsTooMany();
  }

  #twinsTooMany(): number {
    let twins = this.#twinsAnyway;
    for (const [a, b] of this.#neighbours) if (this.#sums[a] === this.#sums[b]) twins++;
    return Math.max(0, twins - MOST_TWINS);
  }

  /** Exchanges dominoes until the cost is 0, as long as that seems to lead anywhere. */
  deal(random: Random): boolean {
    let cost = this.#cost();
    let least = cost;
    for (let vain = 0; cost > 0 && vain < VAIN * this.#places.length; vain++) {
      const change = this.#exchange(random, this.#troubled(random));
      if (change > 0 && !random.chance(SLIP)) this.#undo();
      else cost += change;
      if (cost >= least) continue;
      least = cost;
      vain = 0;
    }
    return this.#cost() === 0;
  }

  /** One domino is turned, or changes places with another, and each may be turned. What that changes in the cost. */
  #exchange(random: Random, one: number): number {
    const other = this.#partnerFor(one, random);
    const { halves, isWanted } = this.#before;
    this.#before.one = one;
    this.#before.other = other;
    [halves[0], halves[1]] = [this.#firsts[one] ?? 0, this.#seconds[one] ?? 0];
    [halves[2], halves[3]] = [this.#firsts[other] ?? 0, this.#seconds[other] ?? 0];
    [isWanted[0], isWanted[1]] = [this.#isWanted[one] ?? false, this.#isWanted[other] ?? false];
    const before = this.#around(one, other);
    const [a = 0, b = 0, c = 0, d = 0] = halves;
    if (one === other) {
      if (!this.#fits(one, b, a)) return 0;
      this.#put(one, b, a);
    } else {
      const isTurned = random.chance(0.5) ? this.#fits(one, d, c) : !this.#fits(one, c, d);
      const isOtherTurned = random.chance(0.5) ? this.#fits(other, b, a) : !this.#fits(other, a, b);
      const [first, second] = isTurned ? [d, c] : [c, d];
      const [third, fourth] = isOtherTurned ? [b, a] : [a, b];
      if (!this.#fits(one, first, second) || !this.#fits(other, third, fourth)) return 0;
      this.#put(one, first, second);
      this.#put(other, third, fourth);
      [this.#isWanted[one], this.#isWanted[other]] = [isWanted[1] ?? false, isWanted[0] ?? false];
    }
    this.#measureAt(one);
    this.#measureAt(other);
    return this.#around(one, other) - before;
  }

  #undo(): void {
    const { one, other, halves, isWanted } = this.#before;
    this.#put(one, halves[0] ?? 0, halves[1] ?? 0);
    this.#put(other, halves[2] ?? 0, halves[3] ?? 0);
    [this.#isWanted[one], this.#isWanted[other]] = [isWanted[0] ?? false, isWanted[1] ?? false];
    this.#measureAt(one);
    this.#measureAt(other);
  }

  #put(slot: number, first: number, second: number): void {
    this.#firsts[slot] = first;
    this.#seconds[slot] = second;
    this.#lay(slot);
  }

  /** A place where a demand is not met, or any. */
  #troubled(random: Random): number {
    const parts = this.#parts.length;
    const start = random.int(parts);
    for (let i = 0; i < parts; i++) {
      const part = (start + i) % parts;
      if (this.#unmet[part] !== 0) return this.#placeOf[random.pick(this.#parts[part]?.cells ?? [])] ?? 0;
    }
    return random.int(this.#places.length);
  }

  #partnerFor(one: number, random: Random): number {
    if (random.chance(0.2)) return one;
    const other = random.int(this.#isWanted[one] ? this.#places.length : this.#firsts.length);
    return this.#mayChange(one, other) ? other : one;
  }

  /** What is wanted on the board stays there, and as many doubles as were dealt: they would come to prevail. */
  #mayChange(place: number, slot: number): boolean {
    if (slot < this.#places.length) return true;
    return !this.#isWanted[place] && this.#isDouble(slot) === this.#isDouble(place);
  }

  #isDouble(slot: number): boolean {
    return this.#firsts[slot] === this.#seconds[slot];
  }

  /** The cost of two places and the parts they are in. */
  #around(one: number, other: number): number {
    let cost = this.#twinsTooMany() + this.#turnable(one);
    const [a = 0, b = 0] = this.#partsAt(one);
    cost += (this.#unmet[a] ?? 0) + (b === a ? 0 : (this.#unmet[b] ?? 0));
    if (other === one || other >= this.#places.length) return cost;
    cost += this.#turnable(other, one);
    const [c = 0, d = 0] = this.#partsAt(other);
    if (c !== a && c !== b) cost += this.#unmet[c] ?? 0;
    if (d !== a && d !== b && d !== c) cost += this.#unmet[d] ?? 0;
    return cost;
  }

  #partsAt(place: number): readonly number[] {
    return this.#partsByPlace[place] ?? [];
  }

  #lay(slot: number): void {
    if (slot >= this.#places.length) return;
    const [a, b] = this.#places[slot] as readonly [number, number];
    this.values[a] = this.#firsts[slot] ?? 0;
    this.values[b] = this.#seconds[slot] ?? 0;
  }

  #measureAt(slot: number): void {
    if (slot >= this.#places.length) return;
    const [a = 0, b = 0] = this.#partsAt(slot);
    this.#measure(a);
    if (b !== a) this.#measure(b);
  }

  #measure(part: number): void {
    const { cells = [], demand = 'free' } = this.#parts[part] ?? {};
    let sum = 0;
    for (const cell of cells) sum += this.values[cell] ?? 0;
    this.#sums[part] = sum;
    this.#unmet[part] = unmet(demand, cells, this.values, this.#maxPip);
  }

  /** How many of those beside it can be turned with it, but for one that is counted already. */
  #turnable(place: number, counted = NOWHERE): number {
    if (place >= this.#places.length) return 0;
    const [a = 0, b = 0] = this.#places[place] ?? [];
    const { values } = this;
    let count = 0;
    for (const [c, d] of this.#beside[place] ?? []) {
      if (this.#placeOf[c] !== counted && (values[d] === values[a] || values[c] === values[b])) count++;
    }
    return count;
  }
}

/** As many as there are places, in any order, and then the others. */
function layOut(random: Random, places: number, { wanted, more, doubles }: Stock): Tile[] {
  const laid = wanted.map((halves): Tile => ({ halves, isWanted: true }));
  const open = random.shuffle(more.map((halves): Tile => ({ halves, isWanted: false })));
  const isLaid = new Set([
    ...open.filter(({ halves }) => isDouble(halves)).slice(0, doubles),
    ...open.filter(({ halves }) => !isDouble(halves)).slice(0, places - laid.length - doubles),
  ]);
  for (const tile of open) if (laid.length + isLaid.size < places) isLaid.add(tile);
  return [...random.shuffle([...laid, ...isLaid]), ...open.filter((tile) => !isLaid.has(tile))];
}

/** Which numbers the cells of a part may hold, a bit each: of a part of one number that number, drawn for it. */
function maskFor(random: Random, cells: readonly number[], demand: Demand, maxPip: number): number {
  const all = 2 ** (maxPip + 1) - 1;
  if (demand === 'extreme') return 1 << (random.chance(0.5) ? 0 : maxPip);
  if (demand === 'same') return 1 << random.int(maxPip + 1);
  if (typeof demand === 'object' && demand.kind === 'same') return 1 << (demand.value ?? random.int(maxPip + 1));
  if (cells.length !== 1) return all;
  const values = [0];
  return Array.from({ length: maxPip + 1 }, (_, number) => {
    values[0] = number;
    return unmet(demand, [0], values, maxPip) === 0 ? 1 << number : 0;
  }).reduce((sum, bit) => sum + bit, 0);
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

function neighbouringParts(
  board: Board,
  parts: Parts,
  partOf: readonly number[],
): readonly (readonly [number, number])[] {
  return parts.flatMap(({ cells }, part) => {
    const near = new Set(cells.flatMap((cell) => neighboursOf(board, cell).map((next) => partOf[next] ?? 0)));
    return [...near].filter((other) => other > part).map((other) => [part, other] as const);
  });
}

/** Does its badge show its sum? */
function isSum(part: Part | undefined): boolean {
  return part?.demand === 'sum' || part?.demand === 'extreme';
}

function hasBadgeOf(a: Part | undefined, b: Part | undefined): boolean {
  if (a === undefined || b === undefined || a.demand === 'free' || isSum(a)) return false;
  const badge = ({ demand }: Part) => (typeof demand === 'object' ? ruleLabel(demand) : demand);
  return badge(a) === badge(b);
}

function besides(board: Board, places: Tiling): readonly Tiling[] {
  const bothWays = places.flatMap(
    ([a, b]): Tiling => [
      [a, b],
      [b, a],
    ],
  );
  return places.map(([a, b]) =>
    bothWays.filter(([c, d]) => c !== b && neighboursOf(board, a).includes(c) && neighboursOf(board, b).includes(d)),
  );
}
