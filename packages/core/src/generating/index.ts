/**
 * What making puzzles shares between kinds: trying until one is as asked, and what makes a puzzle good to solve.
 * @module @pipwright/core/generating
 */

export {
  type GradedWell,
  heaviestShare,
  LEAST_OPEN,
  looksAhead,
  MOST_OF_ONE_CHAPTER,
  openAtStart,
} from './good-to-solve.js';
export { type Drawn, firstDrawn, type Maker, pursue } from './pursue.js';
export { distance, effortRange, type Yardstick } from './wish.js';
