/** Inputs larger than this are refused before they are parsed. */
export const MAX_INPUT_BYTES = 8 * 1024 * 1024;
