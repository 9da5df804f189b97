/** A square as `[row, column]`, the way of everything that is written for programs. */
export type Cell = readonly [row: number, column: number];
