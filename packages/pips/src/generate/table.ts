/**
 * Dominoes on the places of a tiling and beside the board, exchanged until the numbers are what the parts demand.
 * Two that lie side by side, as 1 2 over 3 1, could be turned and be the same dominoes: no rule tells these apart, so
 * such squares count against a deal too.
 */
import type { Random } from '@pipwright/core';
import { type Domino, isDouble } from '../model/domino.js';
import { ruleLabel } from '../model/rule.js';
import { type Board, neighboursOf } from './board.js';
import type { Part } from './cut-board.js';
import { unmet } from './demand.js';
import type { Demand } from './plan.js';
import type { Tiling } from './tile.js';
import { MOST_TWINS } from './twins.js';

/** The dominoes there are. */
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
const SLIP = 0.05;

/** What takes an exchange back. */
export type Undo = () => void;

export class Table {
  readonly values: number[];
  readonly #places: Tiling;
  /** By place, then those beside the board. */
  readonly #dominoes: Tile[];
  #parts: readonly Part[];
  readonly #partOf: readonly number[];
  readonly #placeOf: readonly number[];
  readonly #maxPip: number;
  /** By place: those beside it and along it, the cell that touches its own first cell in front. */
  readonly #beside: readonly Tiling[];
  /** How far each part is from what it demands. */
  readonly #unmet: number[];
  /** Parts side by side that may come to have the same badge, and those that do for certain. */
  readonly #neighbours: readonly (readonly [number, number])[];
  readonly #twinsAnyway: number;

  /** @param laid what lies on the places at first; any, unless told */
  constructor(
    random: Random,
    board: Board,
    places: Tiling,
    parts: readonly Part[],
    supply: Stock,
    laid?: readonly Domino[],
  ) {
    this.#places = places;
    this.#parts = parts;
    this.#dominoes = laid?.map((halves): Tile => ({ halves, isWanted: true })) ?? layOut(random, places.length, supply);
    this.#maxPip = supply.maxPip;
    this.values = board.cells.map(() => 0);
    const partOf = board.cells.map(() => 0);
    for (const [i, { cells }] of parts.entries()) for (const cell of cells) partOf[cell] = i;
    this.#partOf = partOf;
    const placeOf = board.cells.map(() => 0);
    for (const [place, cells] of places.entries()) for (const cell of cells) placeOf[cell] = place;
    this.#placeOf = placeOf;
    this.#beside = besides(board, places);
    for (const place of places.keys()) this.#lay(place);
    this.#unmet = parts.map((_, part) => this.#unmetIn(part));
    const isGiven = (part: number) => parts[part]?.kept === 'rule';
    const pairs = neighbouringParts(board, parts, partOf).filter(([a, b]) => !(isGiven(a) && isGiven(b)));
    this.#neighbours = pairs.filter(([a, b]) => isSum(parts[a]) && isSum(parts[b]));
    this.#twinsAnyway = pairs.filter(([a, b]) => hasBadgeOf(parts[a], parts[b])).length;
  }

  get parts(): readonly Part[] {
    return this.#parts;
  }

  /** Parts whose demands are not met are to have whatever sum they came to, if they are few. */
  giveIn(most: number): boolean {
    const unmet = this.#parts.filter(({ kept }, part) => this.#unmet[part] !== 0 && kept !== 'rule');
    if (unmet.length > most) return false;
    this.#parts = this.#parts.map((part) => (unmet.includes(part) ? { ...part, demand: 'sum' } : part));
    for (const part of this.#parts.keys()) this.#unmet[part] = this.#unmetIn(part);
    return this.cost() === 0;
  }

  /** All demands that are not met, but for rules that are kept, become what is true; not where dominoes can be turned. */
  takeAsItIs(): boolean {
    for (const demand of ['sum', 'extreme'] as const)
      for (const [i, { kept }] of this.#parts.entries())
        if (this.#unmet[i] !== 0 && kept !== 'rule') this.#demand(i, demand);
    return this.#unmet.every((each) => each === 0) && this.#places.every((_, place) => this.#turnable(place) === 0);
  }

  #demand(index: number, demand: Demand): void {
    this.#parts = this.#parts.map((part, i) => (i === index ? { ...part, demand } : part));
    this.#unmet[index] = this.#unmetIn(index);
  }

  /** Those on the board, by place. */
  get dominoes(): readonly Domino[] {
    return this.#dominoes.slice(0, this.#places.length).map(({ halves }) => halves);
  }

  /** 0 where all demands are met and nothing can be turned. */
  cost(): number {
    const turnable = this.#places.reduce((sum, _, place) => sum + this.#turnable(place), 0) / 2;
    return this.#unmet.reduce((sum, each) => sum + each, 0) + turnable + this.#twinsTooMany();
  }

  #twinsTooMany(): number {
    let twins = this.#twinsAnyway;
    for (const [a, b] of this.#neighbours) if (this.#sumIn(a) === this.#sumIn(b)) twins++;
    return Math.max(0, twins - MOST_TWINS);
  }

  #sumIn(part: number): number {
    let sum = 0;
    for (const cell of this.#parts[part]?.cells ?? []) sum += this.values[cell] ?? 0;
    return sum;
  }

  /** Exchanges dominoes until the cost is 0, as long as that seems to lead anywhere. */
  deal(random: Random, rounds: number): boolean {
    let cost = this.cost();
    for (let round = 0; cost > 0 && round < rounds; round++) {
      const { change, undo } = this.exchange(random, this.#troubled(random));
      if (change > 0 && !random.chance(SLIP)) undo();
      else cost += change;
    }
    return this.cost() === 0;
  }

  /** One domino is turned, or changes places with another, and each may be turned. */
  exchange(random: Random, one = random.int(this.#places.length)): { readonly change: number; readonly undo: Undo } {
    const other = this.#partnerFor(one, random);
    const [first, second] = [this.#dominoes[one] as Tile, this.#dominoes[other] as Tile];
    const touched = this.#touched(one, other);
    const before = this.#around(one, other, touched);
    const put = (a: Tile, b: Tile) => {
      this.#dominoes[other] = b;
      this.#dominoes[one] = a;
      this.#lay(one);
      this.#lay(other);
      for (const part of touched) this.#unmet[part] = this.#unmetIn(part);
    };
    const either = (tile: Tile) => (random.chance(0.5) ? turned(tile) : tile);
    if (one === other) put(turned(first), turned(first));
    else put(either(second), either(first));
    return { change: this.#around(one, other, touched) - before, undo: () => put(first, second) };
  }

  /** A place where a demand is not met, if any. */
  #troubled(random: Random): number | undefined {
    const parts = this.#parts.filter((_, part) => this.#unmet[part] !== 0);
    return parts.length === 0 ? undefined : this.#placeOf[random.pick(random.pick(parts).cells)];
  }

  /** What is wanted on the board stays there, and as many doubles as were dealt: they would come to prevail. */
  #partnerFor(one: number, random: Random): number {
    if (random.chance(0.2)) return one;
    const tile = this.#dominoes[one] as Tile;
    const other = random.int(tile.isWanted ? this.#places.length : this.#dominoes.length);
    const { halves } = this.#dominoes[other] as Tile;
    return other < this.#places.length || isDouble(halves) === isDouble(tile.halves) ? other : one;
  }

  #touched(one: number, other: number): readonly number[] {
    const cells = [...(this.#places[one] ?? []), ...(this.#places[other] ?? [])];
    return [...new Set(cells.map((cell) => this.#partOf[cell] ?? 0))];
  }

  #around(one: number, other: number, parts: readonly number[]): number {
    const turnable = this.#turnable(one) + (one === other ? 0 : this.#turnable(other));
    return parts.reduce((sum, part) => sum + (this.#unmet[part] ?? 0), turnable + this.#twinsTooMany());
  }

  #lay(place: number): void {
    const [a, b] = this.#places[place] ?? [];
    if (a === undefined || b === undefined) return;
    const [first, second] = (this.#dominoes[place] as Tile).halves;
    this.values[a] = first;
    this.values[b] = second;
  }

  #unmetIn(part: number): number {
    const { cells = [], demand = 'free' } = this.#parts[part] ?? {};
    return unmet(
      demand,
      cells.map((cell) => this.values[cell] ?? 0),
      this.#maxPip,
    );
  }

  #turnable(place: number): number {
    const [a = 0, b = 0] = this.#places[place] ?? [];
    const { values } = this;
    let count = 0;
    for (const [c, d] of this.#beside[place] ?? []) if (values[d] === values[a] || values[c] === values[b]) count++;
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

function turned({ halves: [a, b], isWanted }: Tile): Tile {
  return { halves: [b, a], isWanted };
}

function neighbouringParts(
  board: Board,
  parts: readonly Part[],
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
