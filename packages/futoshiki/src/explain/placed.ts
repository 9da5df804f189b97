/** What a player has written: as facts, as what a search has to keep to, and whether it can be finished. */
import { countToTwo, type Finish, firstSolution } from '@pipwright/core/explaining';
import { SwiftSearch, type Terms, termsOf } from '../engines/swift/index.js';
import type { Move, Solution } from '../model/solution.js';
import { cellOf } from '../model/square.js';
import { type Board, numberOfCell } from './claims/board.js';
import type { Fact } from './claims/known.js';

export type Placed = Fact & { readonly is: 'placed' };

export function placedOn(board: Board, { square, number }: Move): Placed {
  return { is: 'placed', cell: numberOfCell(board, cellOf(square)), value: number };
}

/** What a search has to keep to. */
export function termsWith({ compiled }: Board, placed: readonly Placed[]): Terms {
  const terms = termsOf(compiled);
  for (const { cell, value } of placed) terms.fix(cell, value);
  return terms;
}

/** A search for solutions with what was written. */
export function searchFrom(board: Board, placed: readonly Placed[]): SwiftSearch {
  return new SwiftSearch(board.compiled, termsWith(board, placed));
}

/** None, one, or more. */
export function countFrom(board: Board, placed: readonly Placed[]): Generator<void, number> {
  return countToTwo(searchFrom(board, placed));
}

/** Whether some of what was written can be finished, by number. */
export function finishOf(board: Board, placed: readonly Placed[]): Finish {
  return function* (some) {
    const search = searchFrom(
      board,
      some.flatMap((id) => placed[id] ?? []),
    );
    const solution = yield* firstSolution<Solution>(search);
    if (solution === undefined) return undefined;
    const numbers = solution.grid.flat();
    return (id) => placed[id] === undefined || numbers[placed[id].cell] === placed[id].value;
  };
}
