/** More puzzles than this are not read from one file. */
export const MAX_PUZZLES = 10_000;

/** No game ID is longer. */
export const MAX_LINE_LENGTH = 16_384;

/** No grid comes near these: the largest has 32 rows of 32 squares, with signs between them. */
export const MAX_LINES = 256;
export const MAX_GRID_WIDTH = 2048;
