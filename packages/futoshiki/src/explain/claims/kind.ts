/**
 * What a kind of claim is: a plain check, which takes nothing from what finds the claim, what follows from it, what it is
 * about and looks at, what it costs its reader, and what it is called.
 */
import type { ConflictClass, TechniqueName } from '../techniques.js';
import type { Fact, Known } from './known.js';

/** How things are named: by the numbers of a `Board` while arguing, by cells, rows and columns when told. */
export interface Ids {
  readonly cell: unknown;
  readonly line: unknown;
}

export interface Numbers extends Ids {
  readonly cell: number;
  readonly line: number;
}

/** Numbers that are written in a line. */
export interface Has<I extends Ids = Numbers> {
  readonly line: I['line'];
  readonly values: readonly number[];
}

/** Numbers that a cell must not be able to have, so that a claim is true. */
export interface Out {
  readonly cell: number;
  readonly set: number;
}

/** The things that a sentence names, where a hint points. */
export interface Things {
  readonly lines?: readonly number[];
  /** Lines whose cells differ, which it does not name. */
  readonly unnamed?: readonly number[];
  readonly cells?: readonly number[];
  /** The greater one first. */
  readonly signs?: readonly (readonly [number, number])[];
  readonly bars?: readonly (readonly [number, number])[];
  readonly noBars?: readonly (readonly [number, number])[];
}

/** Fields that claims have in common. */
export interface Fields<I extends Ids> {
  readonly cell: I['cell'];
  readonly other: I['cell'];
  readonly cells: readonly I['cell'][];
  readonly others: readonly I['cell'][];
  readonly line: I['line'];
  readonly value: number;
  readonly values: readonly number[];
  readonly side: 'least' | 'most';
}

/** A claim by what it says, and which of the common fields it has. */
export type Saying<Says extends string, I extends Ids, Name extends keyof Fields<I>> = {
  readonly says: Says;
} & Pick<Fields<I>, Name>;

export interface Kind<Claim> {
  readonly technique: TechniqueName | ((claim: Claim) => TechniqueName);
  /** What a conflict is called that ends with it. */
  readonly ends: ConflictClass;
  /** From what is seen at a glance to what asks to look over the whole board. */
  readonly cost: number;
  /** What it costs beside that, by what it names and asks to keep in mind. */
  costs?(claim: Claim): number;
  isTrue(known: Known, claim: Claim): boolean;
  /** What follows from it where it is true, read from the claim alone; a cell may be left one number by that. */
  shows(known: Known, claim: Claim): readonly Fact[];
  /** What it rests on beside what it names, if anything. */
  rests?(known: Known, claim: Claim): readonly Out[];
  about(known: Known, claim: Claim): Things;
  /** Cells that a replay has to look at; without it, those that its fields name. */
  reads?(known: Known, claim: Claim): readonly number[];
  /** As it stands now: without what is no longer in question. */
  now?(known: Known, claim: Claim): Claim;
}

export const OVER: readonly Fact[] = [{ is: 'over' }];

export const values = (cell: number, set: number): Fact => ({ is: 'values', cell, set });

export const placed = (cell: number, value: number): Fact => ({ is: 'placed', cell, value });

/** Open cells of a line but some, none of which may have certain numbers. */
export function outOf(known: Known, line: number, but: readonly number[], set: number): readonly Out[] {
  return known.openOf(line).flatMap((cell) => (but.includes(cell) ? [] : [{ cell, set }]));
}

/** What names, numbers and facts cost a reader, beside the kind of claim. */
export const COSTS = {
  /** Each thing or number that is named. */
  named: 0.3,
  /** Each cell of a line that has to be looked at. */
  looked: 0.15,
  /** What a cell is told not to be, in a list. */
  list: 0.4,
  /** Why just these? */
  of: { home: 0.2, cell: 0.5 },
  /** A link has to be kept in mind with those before it. */
  link: 0.15,
  /** Each thing that is one of more than two. */
  spare: 2,
} as const;
