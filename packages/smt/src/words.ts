import type { Words } from '@pipwright/core';

/** Most pairs of cell and tile, each an assertion, that an SMT solver is given; more would only fill the memory. */
export const MOST_PAIRS = 250_000;

/** The largest set that the engine takes is the double-nine. */
export const MOST_PIPS = 9;

export const smtWords = {
  'smt-repeats': () => 'Puzzles whose dominoes may be repeated cannot be written for an SMT solver such as Z3.',
  'smt-max-pip': (data: { maxPip: number }) =>
    `This puzzle has numbers up to ${data.maxPip}. For an SMT solver such as Z3, the largest set is double-${MOST_PIPS}.`,
  'smt-too-large': (data: { cells: number; tiles: number }) =>
    `The puzzle is too large for an SMT solver such as Z3: ${data.cells} cells and ${data.tiles} halves of dominoes make more than ${MOST_PAIRS} pairs.`,
  'engine-missing': (data: { folder: string; install: string }) =>
    `The engine smt needs Z3 (35 MB), which is not installed. In the folder ${data.folder} run: ${data.install}`,
  'engine-not-installed': (data: { message: string }) =>
    `The engine smt needs Z3, which could not be installed: ${data.message}`,
} satisfies Words;
