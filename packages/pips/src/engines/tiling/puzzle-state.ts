/**
 * Seed 003's `Puzzle`: untouched, solved and every state between are of this one type. A list may have duplicates, and
 * a set lends as many as are needed: what stays in its box when the board is full is not to be placed.
 */
import { type Domino, dominoSet } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { Board, type DominoPlace, Edge } from './board.js';
import { TilingSearch } from './search.js';

export interface PuzzleState {
  readonly puzzle: Puzzle;
  readonly unplacedDominoes: readonly Domino[];
  /** Regions, with their rules for what is placed there; a cell in none of them takes anything. */
  readonly regions: readonly Region[];
  /** Board with the dominoes placed, as the puzzle writes them: edges are reversed, dominoes are not. */
  readonly board: Board;
}

export const PuzzleState = {
  /** The puzzle with these dominoes on its board; with none unless told. */
  of(puzzle: Puzzle, { dominoPlaces, cells }: Board = Board.empty(puzzle.cells)): PuzzleState {
    const { supply, maxPip, regions } = puzzle;
    const isSet = supply.kind === 'set';
    const left = isSet ? dominoSet(maxPip) : [...supply.dominoes];

    // The first one placed is the last of the list, and has the first choice among duplicates.
    const placed = [...dominoPlaces].reverse().map(([domino, edge]): DominoPlace => {
      const at = indexIn(left, domino);
      const own = left[at];
      if (own === undefined) return [domino, edge];
      if (!isSet || !supply.repeats) left.splice(at, 1);
      return [own, own[0] === domino[0] ? edge : Edge.reverse(edge)];
    });
    const board = { dominoPlaces: placed.reverse(), cells };
    const isFull = Board.covers(puzzle.cells, board);
    return { puzzle, unplacedDominoes: isSet && isFull ? [] : left, regions, board };
  },
};

/** Index of a domino, rather as written than the other way round. */
function indexIn(dominoes: readonly Domino[], [first, second]: Domino): number {
  const same = dominoes.findIndex((each) => each[0] === first && each[1] === second);
  return same >= 0 ? same : dominoes.findIndex((each) => each[0] === second && each[1] === first);
}

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
