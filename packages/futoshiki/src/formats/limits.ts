/** More puzzles than this are not read from one file. */
export const MAX_PUZZLES = 10_000;

/** No line of a game ID is longer, and no line or number of lines of a drawn grid comes near it. */
export const MAX_LINE_LENGTH = 16_384;
export const MAX_LINES = 1024;
