/** Every step of a solution with its reason, hints, and why there is no solution. */
import type { ExplainingPart } from '@pipwright/core';
import type { Explainer } from '@pipwright/core/explaining';
import type { Puzzle } from '../model/puzzle.js';
import type { Placement, Solution } from '../model/solution.js';
import { pipsFigures } from './draw/figures.js';
import { drawScene } from './draw/marks.js';
import { conflict, explain, grade, hint, howMany, keepable, misplacedIn, verdict, whyNot } from './explain.js';
import { withClaims } from './saying/language.js';
import { lookAtStep } from './saying/look.js';
import { pipsScale } from './scale.js';
import { becauseToJson, movesOf, type PipsConflict, type PipsStep, stepToJson, supposeToJson } from './step.js';
import { TECHNIQUES } from './techniques/index.js';
import { look } from './told/look.js';
import { english } from './words/english.js';
import { languageOf } from './words/language.js';

export type { ConflictClass, ConflictReason, Shortage } from './conflicts/reason.js';
export { explain, hint } from './explain.js';
export { pipsScale } from './scale.js';
export type { CellLeft, Edge, PipsConflict, PipsFact, PipsLink, PipsPremise, PipsStep, Seen } from './step.js';
export type { TechniqueName } from './techniques/index.js';

/** Explains Pips. */
export const pipsExplainer: Explainer<Puzzle, Solution, Placement, PipsStep, PipsConflict> = {
  techniques: TECHNIQUES.map(({ name, level }) => ({ name, level })),
  languages: { en: withClaims(languageOf(english)) },
  explain,
  hint,
  verdict,
  conflict,
  whyNot,
  keepable,
  howMany,
  grade,
  mostEffort: pipsScale.most,
  misplaced: misplacedIn,
  standing: (_, progress) => progress,
  moves: movesOf,
  look: (puzzle, scene) => {
    const step = scene.steps[scene.index];
    return step?.parts === undefined ? look(puzzle, scene) : lookAtStep(step);
  },
  lookAt: ({ cells }) => cells.map((cell) => ({ cell })),
  stepToJson,
  supposeToJson,
  becauseToJson,
  draw: drawScene,
  figures: pipsFigures,
};

/** How Pips are explained. */
export const pipsExplaining: ExplainingPart<Puzzle, Solution, Placement> = { explainer: pipsExplainer };
