/** The seed's puzzles have sides from 4 to 9; all of these are accepted, as Tatham's program accepts them. */
export const MIN_SIDE = 2;
export const MAX_SIDE = 32;

/** Of the pairs of squares that touch, and of anything else a puzzle has, there are fewer than this. */
export const MAX_ENTRIES = 4096;
