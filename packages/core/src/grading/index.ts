/**
 * How hard puzzles are: what chapters cost, and scales of effort.
 * @module @pipwright/core/grading
 */
export { gradeChapters } from './grade-chapters.js';
export type { Scale } from './scale.js';
