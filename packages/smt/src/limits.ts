/** What is put to an SMT solver at all; beyond, it would only fill the memory. */
import { type Problem, problemMaker } from '@pipwright/core';
import type { Puzzle } from '@pipwright/pips';
import { tilesOf } from './encoding.js';
import type { smtWords } from './words.js';

/** Every pair of a cell and a tile is an assertion. */
export const MOST_PAIRS = 250_000;
export const MOST_PIPS = 9;

const problem = problemMaker<typeof smtWords>();

/** Why the puzzle cannot be encoded. */
export function notEncodable(puzzle: Puzzle): readonly Problem[] {
  const { supply, cells } = puzzle;
  if (supply.kind === 'set' && supply.repeats) return [problem('smt-repeats', {}, {})];
  const tiles = tilesOf(puzzle).length;
  return cells.length * tiles > MOST_PAIRS ? [problem('smt-too-large', {}, { cells: cells.length, tiles })] : [];
}

/** Why the engine does not take the puzzle. */
export function refusals(puzzle: Puzzle): readonly Problem[] {
  const { maxPip } = puzzle;
  return [...notEncodable(puzzle), ...(maxPip > MOST_PIPS ? [problem('smt-max-pip', {}, { maxPip })] : [])];
}
