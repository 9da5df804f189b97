/** Every step of a solution with its reason, hints, and why there is no solution. */
import type { ExplainingPart } from '@pipwright/core';
import type { Explainer } from '@pipwright/core/explaining';
import type { Puzzle } from '../model/puzzle.js';
import type { Placement, Solution } from '../model/solution.js';
import { pipsFigures } from './draw/figures.js';
import { drawScene } from './draw/marks.js';
import { misplacedIn, questions } from './explain.js';
import { grade, pipsScale } from './grade.js';
import { lookAtStep, whyToJson } from './saying/hints.js';
import { pipsLanguage, pipsMarked, speakerOf } from './saying/language.js';
import { becauseToJson, movesOf, type PipsConflict, type PipsStep, stepToJson, supposeToJson } from './step.js';
import { TECHNIQUES } from './techniques.js';

export { explain, hint } from './explain.js';
export { pipsScale } from './grade.js';
export type { CellLeft, Edge, PipsConflict, PipsFact, PipsPremise, PipsStep } from './step.js';
export type { ConflictClass, TechniqueName } from './techniques.js';

/** Explains Pips. */
export const pipsExplainer: Explainer<Puzzle, Solution, Placement, PipsStep, PipsConflict> = {
  techniques: TECHNIQUES,
  languages: { en: pipsLanguage, marked: pipsMarked },
  ...questions,
  grade,
  mostEffort: pipsScale.most,
  misplaced: misplacedIn,
  standing: (_, progress) => progress,
  moves: movesOf,
  look: (puzzle, { steps, index }) => lookAtStep(speakerOf(puzzle), steps[index]!),
  lookAt: ({ cells }) => cells.map((cell) => ({ cell })),
  stepToJson,
  whyToJson: (puzzle, { steps, index }) => {
    const { because, ...claim } = whyToJson(speakerOf(puzzle), steps[index]!);
    return { because: becauseToJson(because), ...claim };
  },
  supposeToJson,
  becauseToJson,
  draw: drawScene,
  figures: pipsFigures,
};

/** How Pips are explained. */
export const pipsExplaining: ExplainingPart<Puzzle, Solution, Placement> = { explainer: pipsExplainer };
