/** What it takes to solve a puzzle by reasoning: the chapters of its explanation, and what else was open at each. */
import type { Grading } from '@pipwright/core';
import { gradeChapters, type Scale } from '@pipwright/core/grading';
import type { Puzzle } from '../model/puzzle.js';
import { boardOf } from './claims/board.js';
import { range } from './claims/known.js';
import { findGuess } from './explain.js';
import { countFrom } from './placed.js';
import { TECHNIQUES } from './techniques.js';
import { tellingOn } from './telling.js';
import type { Truth } from './truth.js';

/** Fitted to the labels of two months of days, so that hard begins at 100. A look is one at a region. */
export const pipsScale: Scale = {
  version: 2,
  unit: 0.543,
  look: 1.63,
  most: { easy: 38, medium: 100, hard: 275 },
  typical: 2.74,
};

export function grade(puzzle: Puzzle): Grading {
  const board = boardOf(puzzle);
  const question = { countToTwo: () => countFrom(board, []), findGuess: () => findGuess(board) };
  const tellingBy = (truth: Truth) => {
    const telling = tellingOn(board, []);
    // Nothing is graded but what has one solution.
    telling.goBy({ ...truth, isGuess: false });
    const { known } = telling;
    const left = () => ({
      toPlace: range(board.cells).filter((c) => known.isOpen(c)).length / 2,
      parts: range(board.regions).filter((r) => known.openOf(r).length > 0).length,
    });
    return { telling, left };
  };
  return gradeChapters(question, tellingBy, TECHNIQUES, pipsScale);
}
