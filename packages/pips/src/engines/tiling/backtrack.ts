import type { Puzzle } from '../../model/puzzle.js';
import type { Placement, Solution } from '../../model/solution.js';
import { Board } from './board.js';
import { TilingSearch } from './search.js';

/** A puzzle in some state of being solved: untouched, solved and all between are of one type. */
export interface PuzzleState extends Puzzle {
  /** Empty unless told. What of the supply is not on it is still to be placed. */
  readonly board?: Board;
}

export const Backtrack = {
  /** All solutions; `tilingEngine` finds them one by one. */
  solve(puzzle: PuzzleState): readonly PuzzleState[] {
    return [...solutionsOf(puzzle)];
  },

  /** A solution, if there is one. */
  trySolve(puzzle: PuzzleState): PuzzleState | undefined {
    for (const solved of solutionsOf(puzzle)) return solved;
    return undefined;
  },
};

function* solutionsOf(puzzle: PuzzleState): Generator<PuzzleState, void> {
  const { board = Board.empty(puzzle.cells) } = puzzle;
  const search = new TilingSearch(puzzle, placementsOn(board));
  const budget = Number.POSITIVE_INFINITY;
  for (let step = search.run(budget); step.type === 'solution'; step = search.run(budget)) {
    yield { ...puzzle, board: boardOf(puzzle, step.solution) };
  }
}

function placementsOn({ dominoPlaces }: Board): Placement[] {
  return dominoPlaces.map(([domino, cells]) => ({ domino, cells }));
}

function boardOf(puzzle: Puzzle, { placements }: Solution): Board {
  return placements.reduce((board, { domino, cells }) => Board.place(domino, cells, board), Board.empty(puzzle.cells));
}
