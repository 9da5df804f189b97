/**
 * Pips, the domino puzzle: read, check, solve, count, explain, grade, draw and make puzzles in one call each.
 * @module @pipwright/pips
 */
export type { Grade, GradedPuzzle, GradeSummary, Label, Range, Where } from '@pipwright/core';
export type * from '@pipwright/core/front';
export * from './front/define.js';
export * from './front/front.js';
export type { Pips } from './front/kind.js';
export * from './front/problem.js';
export type {
  About,
  Cell,
  CellLeft,
  CompleteRequest,
  ConflictClass,
  Domino,
  Edge,
  GenerateOptions,
  Half,
  Level,
  Lock,
  Locked,
  PipsConflict,
  PipsFact,
  PipsPremise,
  PipsRequest,
  PipsStep,
  Placement,
  Puzzle,
  Region,
  Rule,
  Solution,
  Spec,
  SpecRegion,
  Supply,
  TechniqueName,
} from './parts.js';
