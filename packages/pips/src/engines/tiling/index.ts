/**
 * After source 003 (docs/seeds.md): the tilings of the board as a forest, and a search that the forest guides.
 * @module @pipwright/pips/tiling
 */
import type { Engine } from '@pipwright/core';
import type { Puzzle } from '../../model/puzzle.js';
import type { Placement, Solution } from '../../model/solution.js';
import { TilingSearch } from './search.js';

/** Backtracking along the tilings of the board: it never leaves cells that no dominoes can cover. */
export const tilingEngine: Engine<Puzzle, Solution, Placement> = {
  name: 'tiling',
  summary: 'backtracking along the tilings of the board, pruned by the regions after every placement',
  search: (puzzle) => new TilingSearch(puzzle),
};

export { getAdjacent } from '../../model/cell.js';
export { isDouble } from '../../model/domino.js';
export { Board, type DominoPlace, Edge } from './board.js';
export { Backtrack, PuzzleState } from './puzzle-state.js';
export { Tiling } from './tiling.js';
