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
import { findDiffer } from '../differ/differ.js';
import { compile } from '../engines/swift/index.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalPlacement, canonicalSolution, type Placement, type Solution } from '../model/solution.js';
import { type Board, boardOf } from './claims/board.js';
import { conflictsOf } from './conflict.js';
import { countFrom, finishOf, type Placed, placedOn, placementsIn, searchFrom, termsWith } from './placed.js';
import type { PipsConflict, PipsStep } from './step.js';
import { PipsTelling } from './telling.js';
import { findTruth, type Truth, truthOf } from './truth.js';

/** From the givens, or from what a player has placed, to all that every solution shares. */
export function explain(puzzle: Puzzle, progress?: Solution): Explaining<PipsStep, PipsConflict, Solution> {
  return explainQuestion(questionOf(puzzle, progress));
}

const lastTold = rememberLastTold<Puzzle, PipsStep, PipsConflict, Placement>();

/** The easiest way to the next domino, or one of the next easiest. */
export function hint(
  puzzle: Puzzle,
  progress?: Solution,
  after = 0,
  chapter = 0,
): Runs<Hint<PipsStep, PipsConflict, Placement>> {
  const placed = JSON.stringify(canonicalSolution(progress ?? { placements: [] }));
  return hintQuestion(questionOf(puzzle, progress), after, lastTold(puzzle, placed), chapter);
}

/** Why a domino cannot lie there, beside what a player has placed. */
export function whyNot(puzzle: Puzzle, progress: Solution | undefined, move: Placement): Runs<WhyNot<PipsConflict>> {
  const problems = misplaced(puzzle, progress ?? { placements: [] }, move);
  if (problems.length > 0) return runsOf([{ status: 'misplaced', problems } as const].values());
  const supposed = canonicalPlacement(move);
  const placements = [...canonicalSolution(progress ?? { placements: [] }).placements, supposed];
  return whyNotQuestion(questionWith(puzzle, placements), placements.length - 1, (found) => ({ ...found, supposed }));
}

/** What of all that a player has placed can be finished, each beside what was placed before it. */
export function keepable(
  puzzle: Puzzle,
  progress: Solution,
  order: readonly Placement[] = [],
): Runs<readonly Placement[]> {
  const { placements } = progress;
  const keys = placements.map((each) => JSON.stringify(canonicalPlacement(each)));
  const first = order.map((each) => keys.indexOf(JSON.stringify(canonicalPlacement(each)))).filter((id) => id >= 0);
  const ids = [...new Set([...first, ...keys.keys()])];
  return keepableQuestion(questionWith(puzzle, placements), ids, (id) => placements[id]!);
}

/** Can what a player has placed be finished? */
export function verdict(puzzle: Puzzle, progress?: Solution): Runs<Verdict> {
  return verdictQuestion(questionOf(puzzle, progress));
}

/** Why a puzzle has no solution, or what a player has placed cannot be finished. */
export function conflict(puzzle: Puzzle, progress?: Solution): Runs<PipsConflict> {
  return conflictQuestion(questionOf(puzzle, progress));
}

/** Whether it has none, one or several solutions. */
export function howMany(puzzle: Puzzle): Runs<HowMany<Solution>> {
  return howManyQuestion(questionOf(puzzle));
}

/** Why this cannot be what a player has placed: every domino is looked at beside those before it. */
export function misplacedIn(puzzle: Puzzle, { placements }: Solution): readonly Problem[] {
  return placements.flatMap((placement, i) =>
    misplaced(puzzle, { placements: placements.slice(0, i) }, placement).map((problem) => ({
      ...problem,
      where: { path: `/placements/${i}` },
    })),
  );
}

function questionOf(puzzle: Puzzle, progress?: Solution): PipsQuestion {
  // In the order of play, in which they are tried when not all can stay.
  return questionWith(puzzle, (progress?.placements ?? []).map(canonicalPlacement));
}

type PipsQuestion = Question<Truth, PipsStep, PipsConflict, Solution, Placement>;

/** What core asks of a board of Pips. */
function questionWith(puzzle: Puzzle, placements: readonly Placement[]): PipsQuestion {
  const board = boardOf(puzzle);
  const given = placements.map((placement) => placedOn(board, placement));
  const finish = finishOf(board, given);
  const conflicts = conflictsOf(board);
  const without = (id: number) => placements.filter((_, other) => other !== id);
  return {
    given,
    findTruth: () => findTruth(board.compiled, termsWith(board, given)),
    findGuess: () => findGuess(board, given),
    isUnique: ({ unique }) => unique,
    countToTwo: () => countFrom(board, given),
    findDiffer: () => findDiffer(compile(puzzle), placements),
    findChoice: (truth) => findChoice(board, given, truth),
    finish,
    findConflict: (id) =>
      id === undefined ? conflicts.find(placements, finish) : conflicts.ofMove(without(id), placements[id]!),
    findPlainConflict: (id) => conflicts.atALook(without(id), placements[id]!),
    stepsTo: ({ chain = [] }) => chain,
    telling: () => new PipsTelling(board, given),
  };
}

export function* findGuess(board: Board, given: readonly Placed[] = []): Generator<void, Truth | undefined> {
  const solution = yield* firstSolution(searchFrom(board, given));
  return solution && truthOf(board.compiled, [solution]);
}

/** Of one of several solutions, the open domino with the fewest ways to fill its cells; more where these need not pair. */
function* findChoice(board: Board, given: readonly Placed[], truth: Truth): Generator<void, Placement | undefined> {
  const solution = yield* firstSolution(searchFrom(board, given));
  const isGiven = new Set(given.map(({ edge }) => edge));
  const { first, second, pips } = board.compiled;
  const freedom = ({ edge }: Placed) => {
    const ways = size(truth.values[first[edge]!]!) * size(truth.values[second[edge]!]!);
    return truth.joins[edge] === 1 ? ways : ways + pips ** 2;
  };
  const open =
    solution === undefined ? [] : placementsIn(board, solution).filter(({ fact }) => !isGiven.has(fact.edge));
  return open.sort((a, b) => freedom(a.fact) - freedom(b.fact))[0]?.own;
}
