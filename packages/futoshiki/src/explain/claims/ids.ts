/** What claims are made of: cells and lines, and the numbers that a line has. */

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
