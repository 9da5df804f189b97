/**
 * How hard puzzles are: a simulated solver, and scales of effort.
 * @module @pipwright/core/grading
 */
export { gradeChapters, type Walk } from './grade-chapters.js';
export { gradeQuestion } from './grade-question.js';
export { type Scale, sizeOf } from './scale.js';
