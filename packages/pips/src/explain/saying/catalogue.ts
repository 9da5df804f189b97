/** Messages of one language: plain texts with places to fill, and plural forms. Nothing here decides what is said. */
import type { Cell } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';

/** By plural; one text where it makes no difference. */
export type Message = string | { readonly one: string; readonly other: string };

export interface Catalogue<Key extends string = string> {
  readonly code: string;
  readonly messages: { readonly [Each in Key]: Message };
  /** `a, b and c`, `a, b or c`. */
  list(items: readonly string[], last: 'and' | 'or'): string;
  /** `a, b, and c`: each can stand by itself. */
  clauses(items: readonly string[]): string;
  count(n: number): string;
  /** Several of a number: `4s`. */
  plural(value: number): string;
  /** `twice`, `three times`. */
  times(n: number): string;
  /** `one 4`, `two 4s`, `no 4`. */
  some(value: number, n: number): string;
  /** `the only 4`, `both 4s`, `all three 4s`. */
  all(value: number, n: number): string;
  /** A part of a sum: `a 4`, `two 4s`. */
  part(value: number, n: number): string;
  /** Regions with one badge: `both 9s`, `three of the =`. */
  alike(label: string, n: number, areAll: boolean): string;
  /** The same where numbers are spoken of: `both 9 regions`. */
  alikeRegions(label: string, n: number, areAll: boolean): string;
}

/** Turns things into names: `r2c1` on a terminal, a badge in the app. */
export interface Names {
  cell(cell: Cell): string;
  /** By its place in the puzzle's own list. */
  region(region: number): string;
  /** @param value what is counted: badges that show the same number are told from it */
  regions(regions: readonly number[], value?: number): readonly string[];
  domino(domino: Domino): string;
}
