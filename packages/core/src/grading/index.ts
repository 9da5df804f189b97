/**
 * How hard puzzles are: what chapters cost, and scales of effort.
 * @module @pipwright/core/grading
 */
export { gradeChapters, type Walk } from './grade-chapters.js';
export { type Scale, sizeOf } from './scale.js';
