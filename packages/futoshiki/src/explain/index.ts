/** Every step of a solution with its reason, hints, and why there is no solution. */
import type { ExplainingPart } from '@pipwright/core';
import type { Explainer } from '@pipwright/core/explaining';
import { addedNumbers, type Puzzle, solutionOf } from '../model/puzzle.js';
import type { Move, Solution } from '../model/solution.js';
import { cellOf } from '../model/square.js';
import { futoshikiFigures } from './draw/figures.js';
import { drawScene } from './draw/marks.js';
import { misplacedIn, questions } from './explain.js';
import { futoshikiScale, grade } from './grade.js';
import { lookAtStep, whyToJson } from './saying/hints.js';
import { futoshikiLanguage, futoshikiMarked, speaker } from './saying/language.js';
import {
  becauseToJson,
  type FutoshikiConflict,
  type FutoshikiStep,
  movesIn,
  stepToJson,
  supposeToJson,
} from './step.js';
import { TECHNIQUES } from './techniques.js';

export { explain, hint } from './explain.js';
export { futoshikiScale } from './grade.js';
export type { Between, CellLeft, FutoshikiConflict, FutoshikiPremise, FutoshikiStep } from './step.js';
export type { ConflictClass, TechniqueName } from './techniques.js';

export const futoshikiExplainer: Explainer<Puzzle, Solution, Move, FutoshikiStep, FutoshikiConflict> = {
  techniques: TECHNIQUES,
  languages: { en: futoshikiLanguage, marked: futoshikiMarked },
  ...questions,
  grade,
  mostEffort: futoshikiScale.most,
  misplaced: misplacedIn,
  standing: (puzzle, progress) => solutionOf(puzzle, addedNumbers(puzzle, progress)),
  moves: ({ concludes }) => movesIn(concludes),
  look: (_, { steps, index }) => lookAtStep(speaker, steps[index]!),
  lookAt: ({ square }) => [{ cell: cellOf(square) }],
  stepToJson,
  whyToJson: (_, { steps, index }) => {
    const { because, ...claim } = whyToJson(speaker, steps[index]!);
    return { because: becauseToJson(because), ...claim };
  },
  supposeToJson,
  becauseToJson,
  draw: drawScene,
  figures: futoshikiFigures,
};

export const futoshikiExplaining: ExplainingPart<Puzzle, Solution, Move> = { explainer: futoshikiExplainer };
