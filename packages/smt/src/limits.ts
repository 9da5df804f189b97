/** What is put to an SMT solver at all: beyond, it would only fill the memory. Every pair of cell and tile is an assertion. */
export const MOST_PAIRS = 250_000;

/** The largest set that the engine takes is the double-nine. */
export const MOST_PIPS = 9;
