import type { Words } from '@pipwright/core';

/** What is put to an SMT solver at all: beyond, it would only fill the memory. Every pair of cell and tile is an assertion. */
export const MOST_PAIRS = 250_000;

/** The largest set that the engine takes is the double-nine. */
export const MOST_PIPS = 9;

/** One sentence for each reason not to use an SMT solver. */
export const smtWords = {
  'smt-repeats': () => 'The engine smt cannot solve puzzles whose dominoes may be repeated. Choose another engine.',
  'smt-max-pip': (data: { maxPip: number }) =>
    `This puzzle has numbers up to ${data.maxPip}. The engine smt takes sets up to double-${MOST_PIPS}; choose another engine.`,
  'smt-too-large': (data: { cells: number; tiles: number }) =>
    `The puzzle is too large for the engine smt: ${data.cells} cells and ${data.tiles} halves of dominoes make more than ${MOST_PAIRS} pairs. Choose another engine.`,
  'engine-missing': (data: { folder: string; install: string }) =>
    `The engine smt needs Z3 (35 MB), which is not installed. In the folder ${data.folder} run: ${data.install}`,
  'engine-not-installed': (data: { message: string }) =>
    `The engine smt needs Z3, which could not be installed: ${data.message}`,
} satisfies Words;
