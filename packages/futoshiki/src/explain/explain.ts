/** A puzzle explained, a hint for a player. */
import type { Problem } from '@pipwright/core';
import { Blame } from '@pipwright/core/arguing';
import { firstSolution, type Question, questionsBy } from '@pipwright/core/explaining';
import { moveProblems } from '../check/verify.js';
import { addedNumbers, fixedGrid, type Puzzle, solutionOf } from '../model/puzzle.js';
import type { Move, Solution } from '../model/solution.js';
import { arguingOfNone, tellingOn } from './arguing.js';
import { type Board, boardOf } from './claims/board.js';
import { classOf } from './claims/kinds.js';
import { Known } from './claims/known.js';
import { findDiffer } from './differ.js';
import { brokenRules } from './finding/ending.js';
import { countFrom, finishOf, type Placed, placedOn, searchFrom, termsWith } from './placed.js';
import type { FutoshikiConflict, FutoshikiStep } from './step.js';
import { stepsFrom } from './steps.js';
import { findTruth, type Truth, truthOf } from './truth.js';

export const questions = questionsBy({
  questionOn,
  movesIn: (puzzle, progress?: Solution) => (progress === undefined ? [] : addedNumbers(puzzle, progress)),
  inOrder: (moves) => moves,
  keyOf: ({ square, number }) => [square.row, square.column, number].join(),
  misplaced: (puzzle, moves, move) => moveProblems(puzzle, solutionOf(puzzle, moves), move),
});

export const { explain, hint, keepable, conflict } = questions;

/** Why this cannot be what a player has placed: a number outside the grid, or another than the given one. */
export function misplacedIn(puzzle: Puzzle, { grid }: Solution): readonly Problem[] {
  const standing = { grid: fixedGrid(puzzle) };
  return grid.flatMap((line, row) =>
    line.flatMap((number, column) =>
      number === 0 || number === standing.grid[row]?.[column]
        ? []
        : moveProblems(puzzle, standing, { square: { row, column }, number }),
    ),
  );
}

/** What core asks of a board of Futoshiki. */
function questionOn(
  puzzle: Puzzle,
  moves: readonly Move[],
): Question<Truth, FutoshikiStep, FutoshikiConflict, Solution, Move> {
  const board = boardOf(puzzle);
  const given = moves.map((move) => placedOn(board, move));
  const finish = finishOf(board, given);
  const blame = new Blame({
    arguing: arguingOfNone(board),
    start: new Known(board),
    placedOn: (move: Move) => placedOn(board, move),
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
    findDiffer: () => findDiffer(board, termsWith(board, given)),
    choiceIn({ solutions: [{ grid }], cells: [[row, column] = [0, 0]] }) {
      return { square: { row, column }, number: grid[row]![column]! };
    },
    finish,
    ...blame.questions(moves, finish),
    stepsTo: ({ chain }) => chain,
    telling: () => tellingOn(board, given),
  };
}

export function* findGuess(board: Board, given: readonly Placed[] = []): Generator<void, Truth | undefined> {
  const solution = yield* firstSolution(searchFrom(board, given));
  return solution && { ...truthOf(board.compiled, [solution]), isGuess: true };
}
