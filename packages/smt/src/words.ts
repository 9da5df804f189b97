import type { Words } from '@pipwright/core';

/** What is put to an SMT solver at all: beyond, it would only fill the memory. Every pair of cell and tile is an assertion. */
export const MOST_PAIRS = 250_000;

/** The largest set that the engine takes is the double-nine. */
export const MOST_PIPS = 9;

/** One sentence for each reason not to use an SMT solver. */
export const smtWords = {
  'smt-repeats': () =>
    'For an SMT solver every half of a domino has a name of its own; a set whose dominoes may be repeated cannot be put that way.',
  'smt-max-pip': (data: { maxPip: number }) =>
    `The pips of this puzzle go up to ${data.maxPip}. The engine smt takes sets up to double-${MOST_PIPS}; choose another.`,
  'smt-too-large': (data: { cells: number; tiles: number }) =>
    `${data.cells} cells and ${data.tiles} halves of dominoes are too much for an SMT solver: more than ${MOST_PAIRS} pairs of the two.`,
  'engine-missing': (data: { folder: string; install: string }) =>
    `The engine smt needs Z3, which is not installed: it is 35 MB, so it comes only when asked for. In the folder ${data.folder} type: ${data.install}`,
  'engine-not-installed': (data: { message: string }) =>
    `The engine smt needs Z3, which is not installed here, and installing it failed: ${data.message}`,
} satisfies Words;
