/**
 * What a sentence can say. A claim names things and numbers only, in the numbers of its `Board` or as told. What follows from it, what it
 * is about, whether it is true, what it costs and how it is said stand in a file each.
 */
import type { Argument as ArgumentOf } from '@pipwright/core/arguing';
import type { Domino } from '../../model/domino.js';
import type { Fact } from './known.js';
import type { Bag } from './ways.js';

/** How things are named: by the numbers of a `Board` while arguing, by cells and the puzzle's own regions when told. */
export interface Ids {
  readonly cell: unknown;
  readonly region: unknown;
  readonly edge: unknown;
  /** How often each number comes. */
  readonly bag: unknown;
}

interface Numbers extends Ids {
  readonly cell: number;
  readonly region: number;
  readonly edge: number;
  readonly bag: Bag;
}

/** So many of a number are needed there at least, however it is filled. */
export interface Need<I extends Ids = Numbers> {
  readonly region?: I['region'];
  readonly cell?: I['cell'];
  readonly count: number;
}

/** So many of a number are left in the tray, and so many of these are needed elsewhere. */
export interface Count<I extends Ids = Numbers> {
  readonly value: number;
  readonly there: number;
  readonly needs: readonly Need<I>[];
}

/** Regions that it rests on beside those it names, since their rules keep something out. */
interface Beside<I extends Ids> {
  readonly beside?: readonly I['region'][];
}

/** What is told without supposing anything. */
export type PlainClaim<I extends Ids = Numbers> = Beside<I> &
  (
    | Enough<I>
    | Share<I>
    | Spent<I>
    | LastOfSum<I>
    | Ways<I>
    | Reach<I>
    | Neighbour<I>
    | Outside<I>
    | OneDouble<I>
    | Fit<I>
    | Unfit<I>
    | Alone<I>
    | Home<I>
    | Room<I>
    | Pairs<I>
    | Differ<I>
    | CutOff<I>
  );

export type Claim = PlainClaim | (Beside<Numbers> & Two);

/** The = need so many alike; only these numbers are left so often, beside what others need. */
interface Enough<I extends Ids> {
  readonly says: 'enough';
  readonly regions: readonly I['region'][];
  readonly count: number;
  readonly values: readonly number[];
  readonly counts: readonly Count<I>[];
}

/** None of these numbers can serve two of these =, and there are as many: they take one each. */
export interface Share<I extends Ids = Numbers> {
  readonly says: 'share';
  readonly regions: readonly I['region'][];
  readonly count: number;
  readonly values: readonly number[];
  readonly counts: readonly Count<I>[];
  /** Do some of them need more? */
  readonly isLeast: boolean;
  /** With those that take what these leave. */
  readonly all: readonly I['region'][];
}

/** All that are left of a number are needed. */
type Spent<I extends Ids> = { readonly says: 'spent' } & Count<I>;

/** The last open cell of a sum. */
interface LastOfSum<I extends Ids> {
  readonly says: 'sum';
  readonly region: I['region'];
  readonly cell: I['cell'];
  readonly left: number;
}

/** A region is made up in these ways only. */
interface Ways<I extends Ids> {
  readonly says: 'ways';
  readonly region: I['region'];
  readonly bags: readonly I['bag'][];
  readonly counts: readonly Count<I>[];
  /** Is some of it filled? */
  readonly isRest: boolean;
}

/** The other cells make at most, or at least, so many of what is left. */
interface Reach<I extends Ids> {
  readonly says: 'reach';
  readonly region: I['region'];
  readonly cell: I['cell'];
  readonly side: 'most' | 'least';
  readonly left: number;
  readonly others: number;
  readonly counts: readonly Count<I>[];
}

/** The one neighbour that is left to pair with, or none. */
interface Neighbour<I extends Ids> {
  readonly says: 'neighbour';
  readonly cell: I['cell'];
  readonly partner?: I['cell'];
}

/** An = has no double left, so a cell pairs outside it. */
interface Outside<I extends Ids> {
  readonly says: 'outside';
  readonly cell: I['cell'];
  readonly region: I['region'];
  readonly wanted: readonly Domino[];
  readonly partner: I['cell'];
  /** Did the tray never have a double? */
  readonly isBare: boolean;
  readonly isUsed: boolean;
}

/** Two cells of an = pair, which takes the one double that it can have: no other domino lies inside it. */
interface OneDouble<I extends Ids> {
  readonly says: 'double';
  readonly region: I['region'];
  readonly edge: I['edge'];
}

/** Of the dominoes left only these fit two cells that pair. */
interface Fit<I extends Ids> {
  readonly says: 'fit';
  readonly edge: I['edge'];
  readonly dominoes: readonly Domino[];
  /** The = that both are in. */
  readonly inside?: I['region'];
  readonly makes?: Makes;
  /** A number that is certain on one of them, and that only this domino has. */
  readonly only?: { readonly cell: I['cell']; readonly value: number };
  /** Is it the last domino? */
  readonly isLast: boolean;
}

/** What the last two open cells of a sum must make together. */
export interface Makes {
  readonly low: number;
  readonly high: number;
  /** Has the tray a domino that makes it? */
  readonly isThere: boolean;
}

/** Pairs that share a region take their dominoes in one of these ways, as the rules of all their regions leave it. */
interface Pairs<I extends Ids> {
  readonly says: 'pairs';
  readonly region: I['region'];
  readonly edges: readonly I['edge'][];
  /** For each edge, in this order, a domino. */
  readonly ways: readonly (readonly Domino[])[];
}

/** None fits two neighbours: it would have to be one of these. */
interface Unfit<I extends Ids> {
  readonly says: 'unfit';
  readonly edge: I['edge'];
  readonly wanted: readonly Domino[];
  /** Has the tray had one of them? */
  readonly isUsed: boolean;
  readonly inside?: I['region'];
  readonly makes?: Makes;
  readonly isJoined: boolean;
}

/** Numbers that find no partner: it would have to be one of these dominoes, which are not left. */
interface Alone<I extends Ids> {
  readonly says: 'alone';
  readonly cell: I['cell'];
  readonly values: readonly number[];
  readonly partners: readonly I['cell'][];
  readonly wanted: readonly Domino[];
  readonly isUsed: boolean;
  readonly inside?: I['region'];
}

/** A domino fits nowhere else. */
interface Home<I extends Ids> {
  readonly says: 'home';
  readonly domino: Domino;
  readonly edges: readonly I['edge'][];
}

/** All of a number must go somewhere, and only these cells can take it. */
interface Room<I extends Ids> {
  readonly says: 'room';
  readonly value: number;
  readonly there: number;
  readonly cells: readonly I['cell'][];
}

/** A ≠ has numbers already, so its other cells do not have them. */
interface Differ<I extends Ids> {
  readonly says: 'differ';
  readonly region: I['region'];
  readonly values: readonly number[];
}

/** A domino there would cut off an odd number of cells. */
interface CutOff<I extends Ids> {
  readonly says: 'cut';
  readonly edge: I['edge'];
  /** The cell of the area that lies beside it. */
  readonly at: I['cell'];
  readonly area: readonly I['cell'][];
}

/** One of a few must be true, and one of them leads to where nothing is left. */
export interface Two {
  readonly says: 'two';
  readonly of: Of;
  readonly suppose: Fact;
  readonly so: Fact;
  readonly chain: readonly Argument[];
}

/** What is one of a few. */
export type Of<I extends Ids = Numbers> =
  | { readonly kind: 'number'; readonly region: I['region']; readonly values: readonly number[] }
  | { readonly kind: 'cell'; readonly cell: I['cell']; readonly values: readonly number[] }
  | { readonly kind: 'partner'; readonly cell: I['cell']; readonly partners: readonly I['cell'][] }
  | { readonly kind: 'domino'; readonly edge: I['edge']; readonly dominoes: readonly Domino[] }
  | { readonly kind: 'home'; readonly domino: Domino; readonly edges: readonly I['edge'][] };

export type Says = Claim['says'];
export type ClaimOf<S extends Says> = Extract<Claim, { readonly says: S }>;
export type Argument = ArgumentOf<Claim, Fact>;
