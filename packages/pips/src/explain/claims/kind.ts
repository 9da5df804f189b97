/**
 * What a kind of claim is: a plain check, which takes nothing from what finds the claim, what follows from it, what it is
 * about and looks at, what it costs its reader, and what it is called.
 */
import type { Domino } from '../../model/domino.js';
import type { ConflictClass, TechniqueName } from '../techniques.js';
import type { Board } from './board.js';
import { type Fact, type Known, range } from './known.js';
import type { Bag, Place } from './ways.js';

/** How things are named: by the numbers of a `Board` while arguing, by cells and the puzzle's own regions when told. */
export interface Ids {
  readonly cell: unknown;
  readonly region: unknown;
  readonly edge: unknown;
  /** How often each number comes. */
  readonly bag: unknown;
}

export interface Numbers extends Ids {
  readonly cell: number;
  readonly region: number;
  readonly edge: number;
  readonly bag: Bag;
}

/** So many of a number are needed there at least, however it is filled. */
export type Need<I extends Ids = Numbers> =
  | { readonly region: I['region']; readonly cell?: undefined; readonly count: number }
  | { readonly region?: undefined; readonly cell: I['cell']; readonly count: number };

/** So many of a number are left in the tray, and so many of these are needed elsewhere. */
export interface Count<I extends Ids = Numbers> {
  readonly value: number;
  readonly there: number;
  readonly needs: readonly Need<I>[];
}

export const neededOf = ({ needs }: Count) => needs.reduce((sum, { count }) => sum + count, 0);

/** What the last two open cells of a sum must make together. */
export interface Makes {
  readonly low: number;
  readonly high: number;
  /** Has the tray a domino that makes it? */
  readonly isThere: boolean;
}

/** Fields that claims have in common. */
interface Fields<I extends Ids> {
  readonly cell: I['cell'];
  readonly partner: I['cell'];
  readonly cells: readonly I['cell'][];
  readonly partners: readonly I['cell'][];
  readonly region: I['region'];
  readonly regions: readonly I['region'][];
  readonly edge: I['edge'];
  readonly edges: readonly I['edge'][];
  readonly value: number;
  readonly values: readonly number[];
  readonly count: number;
  readonly there: number;
  readonly counts: readonly Count<I>[];
  readonly side: 'most' | 'least';
  readonly left: number;
  readonly dominoes: readonly Domino[];
  readonly wanted: readonly Domino[];
  readonly isUsed: boolean;
}

/** A claim by what it says, and which of the common fields it has. */
export type Saying<Says extends string, I extends Ids, Name extends keyof Fields<I>> = {
  readonly says: Says;
} & Pick<Fields<I>, Name>;

export interface Kind<Claim> {
  readonly technique: TechniqueName | ((board: Board, claim: Claim) => TechniqueName);
  /** What a conflict is called that ends with it. */
  readonly ends: ConflictClass | ((claim: Claim) => ConflictClass);
  /** From what is seen at a glance to what asks to look over the whole board. */
  readonly cost: number;
  /** What it costs beside that, by what it names and asks to keep in mind. */
  costs?(claim: Claim): number;
  isTrue(known: Known, claim: Claim): boolean;
  /** What follows from it where it is true, read from the claim and from what was told. */
  shows(known: Known, claim: Claim): readonly Fact[];
  /** The things that a sentence names, where a hint points; without it, all that its fields name. */
  about?(known: Known, claim: Claim): Things;
  /** What a replay has to look at; without it, the same. */
  reads?(seen: Seen, claim: Claim): void;
  /** As it stands now: without numbers, ways and dominoes that are no longer in question. */
  now?(known: Known, claim: Claim): Claim;
}

export interface Things {
  readonly regions: readonly number[];
  readonly cells: readonly number[];
}

/** Fields by which claims name things. */
export interface Naming extends Partial<Fields<Numbers> & Count> {
  readonly inside?: number;
  /** Regions with those that take what these leave. */
  readonly all?: readonly number[];
}

const listOf = (one: number | undefined, many: readonly number[] = []) => (one === undefined ? many : [one, ...many]);

/** All that the fields of a claim name, and what its counts do. */
export function thingsIn(known: Known, claim: Naming): Things {
  const needs = [...(claim.counts ?? []), claim].flatMap((count): readonly Need[] => count.needs ?? []);
  const named = [claim.region, claim.inside].flatMap((region) => region ?? []);
  return {
    regions: [...named, ...(claim.all ?? claim.regions ?? []), ...needs.flatMap(({ region }) => region ?? [])],
    cells: [
      ...listOf(claim.cell, listOf(claim.partner, claim.cells)),
      ...(claim.partners ?? []),
      ...listOf(claim.edge, claim.edges).flatMap((edge) => known.ends(edge)),
      ...needs.flatMap(({ cell }) => cell ?? []),
    ],
  };
}

/** Cells and, behind them, edges: what was concluded there may be why a claim is true. */
export class Seen {
  readonly places = new Set<number>();
  readonly #known: Known;

  constructor(known: Known) {
    this.#known = known;
  }

  cell(c: number): void {
    this.places.add(c);
    const region = this.#known.regionOf(c);
    if (region !== undefined) this.region(region);
  }

  edge(e: number): void {
    this.places.add(this.#known.board.cells + e);
    for (const c of this.#known.ends(e)) this.cell(c);
  }

  around(c: number): void {
    this.cell(c);
    for (const e of this.#known.board.edgesAt[c]!) this.edge(e);
  }

  region(r: number): void {
    for (const c of this.#known.board.cellsOf[r]!) this.places.add(c);
  }

  regionAround(r: number): void {
    for (const c of this.#known.board.cellsOf[r]!) this.around(c);
  }

  /** What the fields of a claim name. */
  named(claim: Naming): void {
    const { regions, cells } = thingsIn(this.#known, claim);
    for (const region of regions) this.region(region);
    for (const c of cells) this.cell(c);
    for (const edge of listOf(claim.edge, claim.edges)) this.edge(edge);
  }

  everything(): void {
    const { cells, edges } = this.#known.board;
    for (let i = 0; i < cells + edges; i++) this.places.add(i);
  }
}

export function placeOf(known: Known, { region, cell }: Need): Place {
  return region === undefined ? { cells: [cell!] } : { region, cells: known.openOf(region) };
}

/** The cost of a claim that looks over the whole board. */
export const everywhere = (seen: Seen) => seen.everything();

/** Is none of these dominoes left? */
export function areGone({ left, board }: Known, dominoes: readonly Domino[]): boolean {
  return dominoes.every(([x, y]) => left[x * board.pips + y]! <= 0);
}

/** That nothing is left to a cell. */
export const nothing = (cell: number): Fact => ({ is: 'values', cell, set: 0 });

export const OVER: readonly Fact[] = [{ is: 'over' }];

/** What names, counts, ways and facts cost a reader, beside the kind of claim. */
export const COSTS = {
  /** Each thing or number that is named. */
  named: 0.3,
  /** A number that is counted, and whoever needs some of it. */
  counted: 0.7,
  /** Each that needs some of it, from the third on. */
  crowd: 1.2,
  /** Each way to fill a region but the first; each from the fifth on. */
  way: 0.7,
  manyWays: 1.5,
  /** Things that are said not to be something. */
  list: 0.4,
  /** "No 2 is left for anything else". */
  gone: 0.5,
  /** What readers have to look up themselves. */
  lookUp: 2,
  /** Each region that keeps something out and is not spoken of. */
  beside: 0.4,
  /** Each thing that is one of more than two. */
  spare: 2,
  /** Why just these? */
  of: { number: 0, domino: 0, cell: 0.5, partner: 1, home: 2 },
  /** A link has to be kept in mind with those before it. */
  link: 0.15,
} as const;

/** So many dominoes are looked over at once. */
export const AT_ONCE = 4;

/** What counting costs. */
export function counted(counts: readonly Count[]): number {
  return counts.reduce(
    (sum, { needs }) =>
      sum +
      (needs.length === 0 ? COSTS.named : COSTS.counted + COSTS.named * needs.length) +
      COSTS.crowd * Math.max(0, needs.length - 2),
    0,
  );
}

/** Numbers that a region may still have. */
export function countsNow(known: Known, region: number, counts: readonly Count[]): readonly Count[] {
  const possible = known.openOf(region).reduce((set, c) => set | known.values[c]!, 0);
  return counts.filter(({ value }) => (possible >> value) & 1);
}

/** Cells that all edges share; all their cells where they share none. */
export function sharedEnds(known: Known, edges: readonly number[]): readonly number[] {
  const [first] = edges;
  if (first === undefined) return [];
  if (edges.length === 1) return known.ends(first);
  const shared = known.ends(first).filter((c) => edges.every((e) => known.ends(e).includes(c)));
  return shared.length > 0 ? shared : edges.flatMap((e) => known.ends(e));
}

/** What a fact changes, as cells and, behind them, edges. */
export function writesOf(known: Known, fact: Fact): readonly number[] {
  const { cells, cellsOf, edgesAt } = known.board;
  switch (fact.is) {
    case 'values':
      return [fact.cell];
    case 'number':
      return cellsOf[fact.region]!;
    case 'gone':
      return range(cells).filter((c) => !fact.but.includes(c));
    case 'over':
      return [];
    case 'parted':
      return [cells + fact.edge];
    case 'joined':
    case 'placed': {
      const ends = known.ends(fact.edge);
      const edges = ends.flatMap((c) => edgesAt[c]!.map((e) => cells + e));
      return fact.is === 'joined' ? edges : [...edges, ...ends];
    }
  }
}
