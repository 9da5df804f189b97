/**
 * How hard puzzles are: a simulated solver, and scales of effort.
 * @module @pipwright/core/grading
 */
export { gradeQuestion } from './grade-question.js';
export type { Scale } from './scale.js';
