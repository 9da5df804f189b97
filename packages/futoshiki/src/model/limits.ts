/** Sides of grids; Tatham's program goes up to 32, too. */
export const MIN_SIDE = 2;

export const MAX_SIDE = 32;

/** Bound above the number of pairs of squares that touch, and of anything else a puzzle has. */
export const MAX_ENTRIES = 4096;

/** Most puzzles that are read from one file. */
export const MAX_PUZZLES = 10_000;
