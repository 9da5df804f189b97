/** A puzzle explained, a hint for a player. */
import { type Problem, type Runs, runsOf } from '@pipwright/core';
import { size } from '@pipwright/core/bits';
import {
  conflictQuestion,
  type Explaining,
  explainQuestion,
  firstSolution,
  type Hint,
  type HowMany,
  hintQuestion,
  howManyQuestion,
  keepableQuestion,
  type Question,
  rememberLastTold,
  type Verdict,
  verdictQuestion,
  type WhyNot,
  whyNotQuestion,
} from '@pipwright/core/explaining';
import { misplaced } from '../check/misplaced.js';
import { addedNumbers, solutionOf } from '../model/added-numbers.js';
import { fixedGrid, type Puzzle } from '../model/puzzle.js';
import type { Move, Solution } from '../model/solution.js';
import { sameSquare } from '../model/square.js';
import { type Board, boardOf, ownGrid } from './claims/board.js';
import { conflictsOf } from './conflict.js';
import { findDiffer } from './differ.js';
import { countFrom, finishOf, type Placed, placedOn, searchFrom, termsWith } from './placed.js';
import type { FutoshikiConflict, FutoshikiStep } from './step.js';
import { FutoshikiTelling } from './telling.js';
import { findTruth, type Truth, truthOf } from './truth.js';

/** From the givens, or from what a player has placed, to all that every solution shares. */
export function explain(puzzle: Puzzle, progress?: Solution): Explaining<FutoshikiStep, FutoshikiConflict, Solution> {
  return explainQuestion(questionOf(puzzle, progress));
}

const lastTold = rememberLastTold<Puzzle, FutoshikiStep, FutoshikiConflict, Move>();

/** The easiest way to the next number, or one of the next easiest. */
export function hint(
  puzzle: Puzzle,
  progress?: Solution,
  after = 0,
  chapter = 0,
): Runs<Hint<FutoshikiStep, FutoshikiConflict, Move>> {
  const last = lastTold(puzzle, JSON.stringify(progress?.grid ?? []));
  return hintQuestion(questionOf(puzzle, progress), after, last, chapter);
}

/** Why a number cannot stand there, beside what a player has placed. */
export function whyNot(puzzle: Puzzle, progress: Solution | undefined, move: Move): Runs<WhyNot<FutoshikiConflict>> {
  const added = progress === undefined ? [] : addedNumbers(puzzle, progress);
  const problems = misplaced(puzzle, solutionOf(puzzle, added), move);
  if (problems.length > 0) return runsOf([{ status: 'misplaced', problems } as const].values());
  const moves = [...added, move];
  return whyNotQuestion(questionWith(puzzle, moves), moves.length - 1, (found) => ({ ...found, supposed: move }));
}

/** What of all that a player has placed can be finished, each beside what was placed before it. */
export function keepable(puzzle: Puzzle, progress: Solution, order: readonly Move[] = []): Runs<readonly Move[]> {
  const moves = addedNumbers(puzzle, progress);
  const idOf = ({ square, number }: Move) =>
    moves.findIndex((each) => sameSquare(each.square, square) && each.number === number);
  const first = order.map(idOf).filter((id) => id >= 0);
  const ids = [...new Set([...first, ...moves.keys()])];
  return keepableQuestion(questionWith(puzzle, moves), ids, (id) => moves[id]!);
}

/** Can what a player has placed be finished? */
export function verdict(puzzle: Puzzle, progress?: Solution): Runs<Verdict> {
  return verdictQuestion(questionOf(puzzle, progress));
}

/** The fewest parts of a puzzle without a solution that cannot hold together. */
export function conflict(puzzle: Puzzle, progress?: Solution): Runs<FutoshikiConflict> {
  return conflictQuestion(questionOf(puzzle, progress));
}

/** Whether it has none, one or several solutions. */
export function howMany(puzzle: Puzzle): Runs<HowMany<Solution>> {
  return howManyQuestion(questionOf(puzzle));
}

/** Why this cannot be what a player has placed: a number outside the grid, or another than the given one. */
export function misplacedIn(puzzle: Puzzle, { grid }: Solution): readonly Problem[] {
  const standing = { grid: fixedGrid(puzzle) };
  return grid.flatMap((line, row) =>
    line.flatMap((number, column) =>
      number === 0 || number === standing.grid[row]?.[column]
        ? []
        : misplaced(puzzle, standing, { square: { row, column }, number }),
    ),
  );
}

function questionOf(puzzle: Puzzle, progress?: Solution): FutoshikiQuestion {
  return questionWith(puzzle, progress === undefined ? [] : addedNumbers(puzzle, progress));
}

type FutoshikiQuestion = Question<Truth, FutoshikiStep, FutoshikiConflict, Solution, Move>;

/** What core asks of a board of Futoshiki. */
function questionWith(puzzle: Puzzle, moves: readonly Move[]): FutoshikiQuestion {
  const board = boardOf(puzzle);
  const given = moves.map((move) => placedOn(board, move));
  const finish = finishOf(board, given);
  const conflicts = conflictsOf(board);
  const without = (id: number) => moves.filter((_, other) => other !== id);
  return {
    given,
    findTruth: () => findTruth(board.compiled, termsWith(board, given)),
    findGuess: () => findGuess(board, given),
    isUnique: ({ unique }) => unique,
    countToTwo: () => countFrom(board, given),
    findDiffer: () => findDiffer(board, termsWith(board, given)),
    findChoice: (truth) => findChoice(puzzle, board, given, truth),
    finish,
    findConflict: (id) =>
      id === undefined ? conflicts.find(moves, finish) : conflicts.ofMove(without(id), moves[id]!),
    findPlainConflict: (id) => conflicts.atALook(without(id), moves[id]!),
    stepsTo: ({ chain }) => chain,
    telling: () => new FutoshikiTelling(board, given),
  };
}

export function* findGuess(board: Board, given: readonly Placed[] = []): Generator<void, Truth | undefined> {
  const solution = yield* firstSolution(searchFrom(board, given));
  return solution && { ...truthOf(board.compiled, [solution]), isGuess: true };
}

/** Of one of several solutions, the open cell with the fewest numbers. */
function* findChoice(
  puzzle: Puzzle,
  board: Board,
  given: readonly Placed[],
  { values }: Truth,
): Generator<void, Move | undefined> {
  const solution = yield* firstSolution(searchFrom(board, given));
  const placed = new Set(given.map(({ cell }) => cell));
  const open = addedNumbers(puzzle, { grid: solution === undefined ? [] : ownGrid(board, solution.grid) })
    .map((move) => ({ move, cell: placedOn(board, move).cell }))
    .filter(({ cell }) => !placed.has(cell));
  return open.sort((a, b) => size(values[a.cell]!) - size(values[b.cell]!))[0]?.move;
}
