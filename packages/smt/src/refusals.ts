import { type Problem, problemMaker } from '@pipwright/core';
import type { Puzzle } from '@pipwright/pips';
import { tilesOf } from './encoding.js';
import { MOST_PAIRS, MOST_PIPS, type smtWords } from './words.js';

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
