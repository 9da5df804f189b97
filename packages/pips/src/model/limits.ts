export const MAX_CELLS = 4096;

/** The largest set anybody makes is the double-eighteen. */
export const MAX_PIP = 18;

/** Rows and columns run from 0 to one below this. */
export const MAX_SIDE = 4096;
