/** Every step of a solution with its reason, hints, and why there is no solution. */
import type { Explainer, ExplainingPart } from '@pipwright/core';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { known } from './board-after.js';
import { pipsFigures } from './draw/figures.js';
import { drawStep } from './draw/step-box.js';
import { explain, hint } from './explain.js';
import { misplacedIn } from './progress.js';
import { GENERAL, TECHNIQUES } from './techniques/index.js';
import { premiseNames } from './words-en/premises.js';

export { explain, hint } from './explain.js';

/** Explains Pips. */
export const pipsExplainer: Explainer<Puzzle, Solution> = {
  techniques: [...TECHNIQUES.map(({ name, level, idea }) => ({ name, level, idea })), GENERAL],
  explain,
  hint,
  misplaced: misplacedIn,
  known,
  premises: premiseNames,
  draw: drawStep,
  figures: pipsFigures,
};

/** How Pips are explained. */
export const pipsExplaining: ExplainingPart<Puzzle, Solution> = { explainer: pipsExplainer };
