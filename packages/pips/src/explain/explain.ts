/** A puzzle explained, a hint for a player. */
import { type Problem, sameCell } from '@pipwright/core';
import { Blame } from '@pipwright/core/arguing';
import { firstSolution, type Question, questionsBy } from '@pipwright/core/explaining';
import { moveProblems } from '../check/verify.js';
import { findDiffer } from '../differ/differ.js';
import { compile } from '../engines/swift/index.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalPlacement, canonicalSolution, type Placement, type Solution } from '../model/solution.js';
import { arguingOfNone } from './arguing.js';
import { type Board, boardOf } from './claims/board.js';
import { classOf } from './claims/kinds.js';
import { Known } from './claims/known.js';
import { brokenRules } from './finding/ending.js';
import { countFrom, finishOf, type Placed, placedOn, searchFrom, termsWith } from './placed.js';
import type { PipsConflict, PipsStep } from './step.js';
import { stepsFrom } from './steps.js';
import { tellingOn } from './telling.js';
import { findTruth, type Truth, truthOf } from './truth.js';

export const questions = questionsBy({
  questionOn,
  movesIn: (_, progress?: Solution) => (progress?.placements ?? []).map(canonicalPlacement),
  inOrder: (placements) => canonicalSolution({ placements }).placements,
  keyOf: (placement) => JSON.stringify(canonicalPlacement(placement)),
  misplaced: (puzzle, placements, move) => moveProblems(puzzle, { placements }, move),
});

export const { explain, hint, keepable, conflict } = questions;

/** Why this cannot be what a player has placed: every domino is looked at beside those before it. */
export function misplacedIn(puzzle: Puzzle, { placements }: Solution): readonly Problem[] {
  return placements.flatMap((placement, i) =>
    moveProblems(puzzle, { placements: placements.slice(0, i) }, placement).map((problem) => ({
      ...problem,
      where: { path: `/placements/${i}` },
    })),
  );
}

/** What core asks of a board of Pips. */
function questionOn(
  puzzle: Puzzle,
  placements: readonly Placement[],
): Question<Truth, PipsStep, PipsConflict, Solution, Placement> {
  const board = boardOf(puzzle);
  const given = placements.map((placement) => placedOn(board, placement));
  const finish = finishOf(board, given);
  const blame = new Blame({
    arguing: arguingOfNone(board),
    start: new Known(board),
    placedOn: (move: Placement) => placedOn(board, move),
    brokenRules,
    stepsFrom,
    classOf,
  });
  return {
    given,
    findTruth: () => findTruth(board.compiled, termsWith(board, given)),
    findGuess: () => findGuess(board, given),
    isUnique: ({ unique }) => unique,
    countToTwo: () => countFrom(board, given),
    findDiffer: () => findDiffer(compile(puzzle), placements),
    choiceIn: ({ solutions: [{ placements }], cells }) =>
      placements.find((each) => each.cells.some((cell) => cells.some((other) => sameCell(cell, other))))!,
    finish,
    ...blame.questions(placements, finish),
    stepsTo: ({ chain = [] }) => chain,
    telling: (onlyPlacing) => tellingOn(board, given, onlyPlacing),
  };
}

export function* findGuess(board: Board, given: readonly Placed[] = []): Generator<void, Truth | undefined> {
  const solution = yield* firstSolution(searchFrom(board, given));
  return solution && truthOf(board.compiled, [solution]);
}
