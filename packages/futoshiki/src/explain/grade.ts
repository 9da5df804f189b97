/** What it takes to solve a puzzle by reasoning: the chapters of its explanation, and what else was open at each. */
import type { Grading } from '@pipwright/core';
import { gradeChapters, type Scale } from '@pipwright/core/grading';
import type { Puzzle } from '../model/puzzle.js';
import { tellingOn } from './arguing.js';
import { boardOf, range } from './claims/board.js';
import { findGuess } from './explain.js';
import { countFrom } from './placed.js';
import { TECHNIQUES } from './techniques.js';
import type { Truth } from './truth.js';

/** A line costs no look of its own: what it lacks is seen where a claim is. The bounds are chosen by hand: docs/grading.md. */
export const futoshikiScale: Scale = {
  version: 2,
  unit: 1.1,
  look: 0,
  most: { easy: 50, medium: 100, hard: 240 },
  typical: 0.26,
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
      toPlace: known.open,
      parts: range(2 * board.side).filter((line) => known.openOf(line).length > 0).length,
    });
    return { telling, left };
  };
  return gradeChapters(question, tellingBy, TECHNIQUES, futoshikiScale);
}
