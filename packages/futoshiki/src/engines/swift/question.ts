/** What the engine is asked, flat: the same for a puzzle with signs and one with bars. */
import { type FutoshikiProblem, sideOf } from '../../model/puzzle.js';
import { type Inequality, inequalitiesOf } from '../../model/sign.js';
import type { Square } from '../../model/square.js';

export interface Question {
  /** 1 to 32. */
  readonly side: number;
  readonly givens: readonly (Square & { readonly number: number })[];
  readonly signs: readonly Inequality[];
  /** Where there are bars at all, neighbours differ by exactly 1 if and only if there is one between them. */
  readonly bars?: readonly (readonly [Square, Square])[] | undefined;
}

/** Signs stand in the order of `inequalitiesOf`, so that they can be switched off by their place. */
export function questionOf(puzzle: FutoshikiProblem): Question {
  return {
    side: sideOf(puzzle),
    givens: puzzle.fixedNumbers.map(({ square, number }) => ({ ...square, number })),
    signs: inequalitiesOf(puzzle),
    bars: puzzle.bars?.map(({ firstSquare, secondSquare }) => [firstSquare, secondSquare]),
  };
}
