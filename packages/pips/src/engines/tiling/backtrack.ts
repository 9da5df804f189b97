import type { Solution } from '../../model/solution.js';
import { Board } from './board.js';
import { PuzzleState } from './puzzle-state.js';
import { TilingSearch } from './search.js';

export const Backtrack = {
  solve(state: PuzzleState): readonly PuzzleState[] {
    return [...solutionsOf(state)];
  },

  trySolve(state: PuzzleState): PuzzleState | undefined {
    for (const solved of solutionsOf(state)) return solved;
    return undefined;
  },
};

function* solutionsOf({ puzzle, board }: PuzzleState): Generator<PuzzleState, void> {
  const given = board.dominoPlaces.map(([domino, cells]) => ({ domino, cells }));
  const search = new TilingSearch(puzzle, given);
  const budget = Number.POSITIVE_INFINITY;
  for (let step = search.run(budget); step.type === 'solution'; step = search.run(budget)) {
    yield PuzzleState.of(puzzle, completed(board, step.solution));
  }
}

function completed(board: Board, { placements }: Solution): Board {
  const missing = placements.filter(({ cells }) => !Board.covers(cells, board));
  return missing.reduce((before, { domino, cells }) => Board.place(domino, cells, before), board);
}
