/**
 * What making puzzles shares between kinds: trying until one is as asked, and what makes a puzzle good to solve.
 * @module @pipwright/core/generating
 */

export { type Drawn, firstDrawn, type Maker, pursue } from './pursue.js';
export { distance, effortRange, type GradedWell, LEAST_OPEN, MOST_OF_ONE_CHAPTER, type Yardstick } from './wish.js';
