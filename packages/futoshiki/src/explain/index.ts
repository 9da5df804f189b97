/** Every step of a solution with its reason, hints, and why there is no solution. */
import type { ExplainingPart } from '@pipwright/core';
import type { Explainer } from '@pipwright/core/explaining';
import { addedNumbers, solutionOf } from '../model/added-numbers.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Move, Solution } from '../model/solution.js';
import { cellOf } from '../model/square.js';
import { futoshikiFigures } from './draw/figures.js';
import { drawScene } from './draw/marks.js';
import { conflict, explain, grade, hint, howMany, keepable, misplacedIn, verdict, whyNot } from './explain.js';
import { cellsAsked, cellsIn } from './named-cells.js';
import { futoshikiScale } from './scale.js';
import {
  becauseToJson,
  type FutoshikiConflict,
  type FutoshikiStep,
  movesIn,
  stepToJson,
  supposeToJson,
} from './step.js';
import { TECHNIQUES } from './techniques/index.js';
import { look } from './told/look.js';
import { english } from './words/english.js';
import { languageOf } from './words/language.js';

export type { ConflictClass, ConflictReason } from './conflicts/reason.js';
export { explain, hint } from './explain.js';
export { futoshikiScale } from './scale.js';
export type {
  Between,
  CellLeft,
  ConflictFigure,
  ConflictLoss,
  FutoshikiConflict,
  FutoshikiLink,
  FutoshikiPremise,
  FutoshikiStep,
  LinePremise,
  Seen,
} from './step.js';
export type { TechniqueName } from './techniques/index.js';

export const futoshikiExplainer: Explainer<Puzzle, Solution, Move, FutoshikiStep, FutoshikiConflict> = {
  techniques: TECHNIQUES.map(({ name, level }) => ({ name, level })),
  languages: { en: languageOf(english) },
  explain,
  hint,
  verdict,
  conflict,
  whyNot,
  keepable,
  howMany,
  grade,
  mostEffort: futoshikiScale.most,
  misplaced: misplacedIn,
  standing: (puzzle, progress) => solutionOf(puzzle, addedNumbers(puzzle, progress)),
  moves: ({ concludes }) => movesIn(concludes),
  look,
  lookAt: ({ square }) => [{ cell: cellOf(square) }],
  stepToJson,
  whyToJson: (_, { steps, index }) => ({ because: becauseToJson(steps[index]?.because ?? []) }),
  supposeToJson,
  cellsIn,
  cellsAsked,
  becauseToJson,
  draw: drawScene,
  figures: futoshikiFigures,
};

export const futoshikiExplaining: ExplainingPart<Puzzle, Solution, Move> = { explainer: futoshikiExplainer };
