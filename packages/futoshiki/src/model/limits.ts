/** Tatham's program goes up to 32. */
export const MIN_SIDE = 2;

export const MAX_SIDE = 32;

/** Of the pairs of squares that touch, and of anything else a puzzle has, there are fewer than this. */
export const MAX_ENTRIES = 4096;

/** More puzzles than this are not read from one file. */
export const MAX_PUZZLES = 10_000;
