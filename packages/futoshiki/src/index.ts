/**
 * Futoshiki, the puzzle of unequal numbers: read, check, solve, count, explain, grade, draw and make puzzles in one call each.
 * @module @pipwright/futoshiki
 */
export type { Cell, Grade, GradedPuzzle, GradeSummary, Label, Range, Where } from '@pipwright/core';
export type * from '@pipwright/core/front';
export * from './front/define.js';
export * from './front/front.js';
export type { Futoshiki } from './front/kind.js';
export * from './front/problem.js';
export type {
  Between,
  CellLeft,
  ClueMix,
  ConflictClass,
  FutoshikiConflict,
  FutoshikiPremise,
  FutoshikiRequest,
  FutoshikiStep,
  Inequality,
  Move,
  NumberedSquare,
  Puzzle,
  Solution,
  Spec,
  Square,
  SquarePair,
  Symmetry,
  TechniqueName,
} from './parts.js';
