import { drawWith } from '@pipwright/core/front';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { futoshikiShowing } from '../showing.js';
import { assured } from './check.js';
import { shaped } from './solution.js';

export interface DrawOptions {
  /** `box` (the default) and `compact` are text for a terminal, `svg` and `graph` (its constraint graph) are pictures. */
  readonly style?: 'box' | 'compact' | 'svg' | 'graph' | undefined;
  /** Draws this solution, complete or not; without one, the empty board. */
  readonly solution?: Solution | undefined;
  /** Numbers rows and columns, from 1. */
  readonly labels?: boolean | undefined;
}

/** Throws a `PuzzleError` if the solution is not one that can be drawn. */
export function draw(puzzle: Puzzle, asked?: DrawOptions): string {
  const { style = 'box', solution, ...options } = asked ?? {};
  return drawWith(futoshikiShowing.drawing, assured(puzzle), {
    ...options,
    style,
    solution: solution && shaped(solution),
  });
}
