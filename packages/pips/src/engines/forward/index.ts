/**
 * Seed 004's solver: edges as variables, the most constrained first, forward checking. For those who want to see how a
 * constraint solver works.
 * @module @pipwright/pips/forward
 */
import type { Engine } from '@pipwright/core';
import type { Puzzle } from '../../model/puzzle.js';
import type { Placement, Solution } from '../../model/solution.js';
import { normalize } from './normalize.js';
import { ForwardSearch } from './solver.js';

/** Forward checking over edges: few nodes, and every step has a name. */
export const forwardEngine: Engine<Puzzle, Solution, Placement> = {
  name: 'forward',
  summary: 'forward checking over edges, the most constrained first; few nodes, easy to follow',
  search: (puzzle) => new ForwardSearch(normalize(puzzle)),
};

export { type DominoId, type DominoKind, dominoId, type Edge, type NormalizedPuzzle, normalize } from './normalize.js';
export {
  type BasicEvent,
  type DebugEvent,
  type PlacedDomino,
  type SolveReport,
  type SolveSettings,
  solve,
  type VerboseEvent,
} from './solve.js';
export type { ChoiceEvent } from './solver.js';
