/** Every step of a solution with its reason, hints, and why there is no solution. */
import type { ExplainingPart } from '@pipwright/core';
import type { Explainer } from '@pipwright/core/explaining';
import type { Puzzle } from '../model/puzzle.js';
import type { Placement, Solution } from '../model/solution.js';
import { pipsFigures } from './draw/figures.js';
import { drawScene } from './draw/marks.js';
import { conflict, explain, hint, misplacedIn } from './explain.js';
import { becauseToJson, type PipsConflict, type PipsStep, stepToJson } from './step.js';
import { GENERAL, TECHNIQUES } from './techniques/index.js';
import { english } from './words/english.js';
import { languageOf, type PipsLanguage } from './words/language.js';

export type { ConflictClass, ConflictReason, Shortage } from './conflicts/reason.js';
export { explain, hint } from './explain.js';
export type { PipsOpen } from './open.js';
export type { CellLeft, Edge, PipsConflict, PipsFact, PipsPremise, PipsStep } from './step.js';
export type { TechniqueName } from './techniques/index.js';

/** Explains Pips. */
export const pipsExplainer: Explainer<Puzzle, Solution, Placement, PipsStep, PipsConflict> = {
  techniques: [...TECHNIQUES, GENERAL].map(({ name, level }) => ({ name, level })),
  languages: { en: languageOf(english) } satisfies Record<string, PipsLanguage>,
  explain,
  hint,
  conflict,
  misplaced: misplacedIn,
  moves: ({ concludes }) => (concludes.kind === 'place' ? [{ domino: concludes.domino, cells: concludes.cells }] : []),
  stepToJson,
  becauseToJson,
  draw: drawScene,
  figures: pipsFigures,
};

/** How Pips are explained. */
export const pipsExplaining: ExplainingPart<Puzzle, Solution, Placement> = { explainer: pipsExplainer };
