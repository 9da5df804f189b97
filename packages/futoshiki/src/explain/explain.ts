/** A puzzle explained, a hint for a player. */
import type { Grading, Problem, Runs } from '@pipwright/core';
import { size } from '@pipwright/core/bits';
import {
  conflictQuestion,
  countToTwo,
  type Explaining,
  explainQuestion,
  firstSolution,
  type Hint,
  hintQuestion,
  type Question,
  rememberLastTold,
} from '@pipwright/core/explaining';
import { gradeQuestion } from '@pipwright/core/grading';
import { misplaced } from '../check/misplaced.js';
import { type Compiled, compile, questionOf, SwiftSearch, type Terms, termsOf } from '../engines/swift/index.js';
import { addedNumbers } from '../model/added-numbers.js';
import { fixedGrid, type Puzzle } from '../model/puzzle.js';
import type { Move, Solution } from '../model/solution.js';
import { findConflict } from './conflicts/find.js';
import { findDiffer } from './differ.js';
import { type Fact, impose } from './knowledge/conclusion.js';
import type { Knowledge } from './knowledge/knowledge.js';
import type { Premise } from './knowledge/premise.js';
import { findTruth, type Truth, truthOf } from './knowledge/truth.js';
import { reasonerOf } from './reasoner.js';
import { futoshikiScale } from './scale.js';
import { type FutoshikiConflict, type FutoshikiStep, stepsOf } from './step.js';
import { TECHNIQUES } from './techniques/index.js';

/** From the givens, or from what a player has placed, to all that every solution shares. */
export function explain(puzzle: Puzzle, progress?: Solution): Explaining<FutoshikiStep, FutoshikiConflict, Solution> {
  return explainQuestion(boardOf(puzzle, progress));
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
  return hintQuestion(boardOf(puzzle, progress), after, last, chapter);
}

/** The fewest parts of a puzzle without a solution that cannot hold together. */
export function conflict(puzzle: Puzzle, progress?: Solution): Runs<FutoshikiConflict> {
  return conflictQuestion(boardOf(puzzle, progress));
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

/** What core asks of a board of Futoshiki. */
function boardOf(
  puzzle: Puzzle,
  progress?: Solution,
): Question<Knowledge, Truth, Fact, Premise, FutoshikiStep, FutoshikiConflict, Solution, Move> {
  const compiled = compile(questionOf(puzzle));
  const given = placedBy(compiled, puzzle, progress);
  const terms = () => termsWith(compiled, given);
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
    findConflict: () => findConflict(compiled, given),
    stepsTo: ({ chain = [] }) => chain,
    reasoner: (truth) => reasonerOf(compiled, truth),
    toSteps: (told) => stepsOf(compiled, given, told),
  };
}

/** What a player has placed, as facts. */
function placedBy({ side }: Compiled, puzzle: Puzzle, progress: Solution | undefined): Fact[] {
  return (progress === undefined ? [] : addedNumbers(puzzle, progress)).map(({ square, number }) => [
    { kind: 'place', cell: square.row * side + square.column, values: 1 << (number - 1) },
  ]);
}

function termsWith(compiled: Compiled, given: readonly Fact[]): Terms {
  const terms = termsOf(compiled);
  for (const each of given) impose(terms, each);
  return terms;
}
