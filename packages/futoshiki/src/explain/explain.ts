/** A puzzle explained, a hint for a player. */
import { type Grading, type Problem, type Runs, runsOf } from '@pipwright/core';
import { size } from '@pipwright/core/bits';
import {
  conflictQuestion,
  countToTwo,
  type Explaining,
  explainQuestion,
  firstSolution,
  type Hint,
  type HowMany,
  hintQuestion,
  howManyQuestion,
  keepableQuestion,
  type ReasonedQuestion,
  reasoned,
  rememberLastTold,
  type Verdict,
  verdictQuestion,
  type WhyNot,
  whyNotQuestion,
} from '@pipwright/core/explaining';
import { gradeQuestion } from '@pipwright/core/grading';
import { misplaced } from '../check/misplaced.js';
import { compile, questionOf, SwiftSearch } from '../engines/swift/index.js';
import { addedNumbers, solutionOf } from '../model/added-numbers.js';
import { fixedGrid, type Puzzle } from '../model/puzzle.js';
import type { Move, Solution } from '../model/solution.js';
import { sameSquare } from '../model/square.js';
import { askingOf, findConflict, findPlainConflict } from './conflicts/find.js';
import { findDiffer } from './differ.js';
import type { Fact } from './knowledge/conclusion.js';
import type { Knowledge } from './knowledge/knowledge.js';
import type { Premise } from './knowledge/premise.js';
import { findTruth, type Truth, truthOf } from './knowledge/truth.js';
import { factOf, finishOf, termsWith } from './placed.js';
import { reasonerOf } from './reasoner.js';
import { futoshikiScale } from './scale.js';
import { type FutoshikiConflict, type FutoshikiStep, stepsOf } from './step.js';
import { TECHNIQUES } from './techniques/index.js';

/** From the givens, or from what a player has placed, to all that every solution shares. */
export function explain(puzzle: Puzzle, progress?: Solution): Explaining<FutoshikiStep, FutoshikiConflict, Solution> {
  return explainQuestion(reasoned(boardOf(puzzle, progress)));
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
  return hintQuestion(reasoned(boardOf(puzzle, progress)), after, last, chapter);
}

/** Why a number cannot stand there, beside what a player has placed. */
export function whyNot(puzzle: Puzzle, progress: Solution | undefined, move: Move): Runs<WhyNot<FutoshikiConflict>> {
  const added = progress === undefined ? [] : addedNumbers(puzzle, progress);
  const problems = misplaced(puzzle, solutionOf(puzzle, added), move);
  if (problems.length > 0) return runsOf([{ status: 'misplaced', problems } as const].values());
  const moves = [...added, move];
  return whyNotQuestion(boardWith(puzzle, moves), moves.length - 1, (found) => ({ ...found, supposed: move }));
}

/** What of all that a player has placed can be finished, each beside what was placed before it. */
export function keepable(puzzle: Puzzle, progress: Solution, order: readonly Move[] = []): Runs<readonly Move[]> {
  const moves = addedNumbers(puzzle, progress);
  const idOf = ({ square, number }: Move) =>
    moves.findIndex((each) => sameSquare(each.square, square) && each.number === number);
  const first = order.map(idOf).filter((id) => id >= 0);
  const ids = [...new Set([...first, ...moves.keys()])];
  return keepableQuestion(boardWith(puzzle, moves), ids, (id) => moves[id]!);
}

/** Can what a player has placed be finished? */
export function verdict(puzzle: Puzzle, progress?: Solution): Runs<Verdict> {
  return verdictQuestion(boardOf(puzzle, progress));
}

/** The fewest parts of a puzzle without a solution that cannot hold together. */
export function conflict(puzzle: Puzzle, progress?: Solution): Runs<FutoshikiConflict> {
  return conflictQuestion(boardOf(puzzle, progress));
}

/** Whether it has none, one or several solutions. */
export function howMany(puzzle: Puzzle): Runs<HowMany<Solution>> {
  return howManyQuestion(boardOf(puzzle));
}

/** What it takes to solve a puzzle by reasoning. */
export function grade(puzzle: Puzzle): Grading {
  return gradeQuestion(boardOf(puzzle), TECHNIQUES, futoshikiScale);
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

function boardOf(puzzle: Puzzle, progress?: Solution): FutoshikiQuestion {
  return boardWith(puzzle, progress === undefined ? [] : addedNumbers(puzzle, progress));
}

type FutoshikiQuestion = ReasonedQuestion<
  Knowledge,
  Truth,
  Fact,
  Premise,
  FutoshikiStep,
  FutoshikiConflict,
  Solution,
  Move
>;

/** What core asks of a board of Futoshiki. */
function boardWith(puzzle: Puzzle, moves: readonly Move[]): FutoshikiQuestion {
  const compiled = compile(questionOf(puzzle));
  const given = moves.map((move) => factOf(compiled, move));
  const finish = finishOf(compiled, given);
  const terms = () => termsWith(compiled, given);
  const asking = askingOf(compiled, given);
  return {
    given,
    findTruth: () => findTruth(compiled, terms()),
    *findGuess() {
      const solution = yield* firstSolution(new SwiftSearch(compiled, terms()));
      return solution && truthOf(compiled, [solution]);
    },
    isUnique: ({ unique }) => unique,
    countToTwo: () => countToTwo(new SwiftSearch(compiled, terms())),
    findDiffer: () => findDiffer(compiled, terms()),
    *findChoice({ values }) {
      const solution = yield* firstSolution(new SwiftSearch(compiled, terms()));
      const placed = new Set(given.flatMap((fact) => fact.map(({ cell }) => cell)));
      const open = addedNumbers(puzzle, solution ?? { grid: [] })
        .map((move) => ({ move, cell: move.square.row * compiled.side + move.square.column }))
        .filter(({ cell }) => !placed.has(cell));
      return open.sort((a, b) => size(values[a.cell]!) - size(values[b.cell]!))[0]?.move;
    },
    finish,
    findConflict: () => findConflict(asking, finish),
    findPlainConflict: (id) => findPlainConflict(asking, id),
    stepsTo: ({ chain = [] }) => chain,
    reasoner: (truth) => reasonerOf(compiled, truth),
    toSteps: (told) => stepsOf(compiled, given, told),
  };
}
