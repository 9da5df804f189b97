/** Puzzles and solutions to look at. */
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { futoshikiShowing } from '../showing.js';
import { assured } from './check.js';

export interface DrawOptions {
  /** `box` (the default) and `compact` are text for a terminal, `svg` and `graph` (its constraint graph) are pictures. */
  readonly style?: 'box' | 'compact' | 'svg' | 'graph';
  /** Draws this solution, complete or not; without one, the empty board. */
  readonly solution?: Solution;
  /** Numbers rows and columns, from 1. */
  readonly labels?: boolean;
}

const { drawing } = futoshikiShowing;
const STYLES = [...drawing.styles, ...drawing.pictures];

export function draw(puzzle: Puzzle, { style = 'box', ...options }: DrawOptions = {}): string {
  if (!STYLES.includes(style)) throw new TypeError(`There is no style ${style}. There are ${STYLES.join(', ')}.`);
  return drawing.draw(assured(puzzle), { style, ...options });
}
