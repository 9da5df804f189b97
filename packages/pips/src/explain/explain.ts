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
  type Question,
  rememberLastTold,
  type Verdict,
  verdictQuestion,
  type WhyNot,
  whyNotQuestion,
} from '@pipwright/core/explaining';
import { gradeQuestion } from '@pipwright/core/grading';
import { misplaced } from '../check/misplaced.js';
import { type Compiled, cellNumber, compile, edgeNumber, SwiftSearch } from '../engines/swift/index.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalPlacement, canonicalSolution, type Placement, type Solution } from '../model/solution.js';
import { findConflict, findPlainConflict } from './conflicts/find.js';
import { findDiffer } from './differ.js';
import type { Fact } from './knowledge/conclusion.js';
import type { Knowledge } from './knowledge/knowledge.js';
import type { Premise } from './knowledge/premise.js';
import { findTruth, type Truth, truthOf } from './knowledge/truth.js';
import { factOf, finishOf, termsWith, tightTermsWith } from './placed.js';
import { reasonerOf } from './reasoner.js';
import { pipsScale } from './scale.js';
import { type PipsConflict, type PipsStep, stepsOf } from './step.js';
import { TECHNIQUES } from './techniques/index.js';
import { tellingOf } from './telling.js';

/** Tells by claims; the other way stays for hints, grades and conflicts. */
const BY_CLAIMS = true;

/** From the givens, or from what a player has placed, to all that every solution shares. */
export function explain(puzzle: Puzzle, progress?: Solution): Explaining<PipsStep, PipsConflict, Solution> {
  if (!BY_CLAIMS) return explainByReasons(puzzle, progress);
  const { placements } = canonicalSolution(progress ?? { placements: [] });
  const { telling, ...truth } = tellingOf(puzzle, placements);
  return explainQuestion({ ...questionWith(puzzle, placements), ...truth }, telling, function* () {
    return (yield* firstSolution(explainByReasons(puzzle, progress)))!;
  });
}

/** The other way: a fact and every premise it may rest on, then as few of these as it needs. */
export function explainByReasons(puzzle: Puzzle, progress?: Solution): Explaining<PipsStep, PipsConflict, Solution> {
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
  const placements = [...canonicalSolution(progress ?? { placements: [] }).placements, move];
  const supposed = canonicalPlacement(move);
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

/** The fewest parts of a puzzle without a solution that cannot hold together. */
export function conflict(puzzle: Puzzle, progress?: Solution): Runs<PipsConflict> {
  return conflictQuestion(questionOf(puzzle, progress));
}

/** Whether it has none, one or several solutions. */
export function howMany(puzzle: Puzzle): Runs<HowMany<Solution>> {
  return howManyQuestion(questionOf(puzzle));
}

/** What it takes to solve a puzzle by reasoning. */
export function grade(puzzle: Puzzle): Grading {
  return gradeQuestion(questionOf(puzzle), TECHNIQUES, pipsScale);
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
  return questionWith(puzzle, canonicalSolution(progress ?? { placements: [] }).placements);
}

type PipsQuestion = Question<Knowledge, Truth, Fact, Premise, PipsStep, PipsConflict, Solution, Placement>;

/** What core asks of a board of Pips. */
function questionWith(puzzle: Puzzle, placements: readonly Placement[]): PipsQuestion {
  const compiled = compile(puzzle);
  const given = placements.map((placement) => factOf(compiled, placement));
  const terms = () => termsWith(compiled, given);
  const finish = finishOf(compiled, given);
  return {
    given,
    findTruth: () => findTruth(compiled, tightTermsWith(compiled, given)),
    *findGuess() {
      const solution = yield* firstSolution(new SwiftSearch(compiled, terms()));
      return solution && truthOf(compiled, [solution]);
    },
    isUnique: ({ unique }) => unique,
    countToTwo: () => countToTwo(new SwiftSearch(compiled, tightTermsWith(compiled, given))),
    findDiffer: () => findDiffer(compiled, terms()),
    *findChoice(truth) {
      const solution = yield* firstSolution(new SwiftSearch(compiled, terms()));
      const placed = new Set(
        given.flatMap((fact) => fact.flatMap((each) => (each.kind === 'place' ? [each.edge] : []))),
      );
      const open = solution?.placements.filter(({ cells }) => !placed.has(edgeNumber(compiled, cells))) ?? [];
      return open.sort((a, b) => freedom(compiled, truth, a) - freedom(compiled, truth, b))[0];
    },
    finish,
    findConflict: () => findConflict(compiled, given, finish),
    findPlainConflict: (id) => findPlainConflict(compiled, given, id),
    stepsTo: ({ chain = [] }) => chain,
    reasoner: (truth) => reasonerOf(compiled, truth),
    toSteps: (told) => stepsOf(compiled, given, told),
  };
}

/** In how many ways a pair of cells could be filled by what all solutions share; more where they need not pair. */
function freedom(compiled: Compiled, { values, joins }: Truth, { cells }: Placement): number {
  const ways = cells.reduce((all, cell) => all * size(values[cellNumber(compiled, cell)]!), 1);
  return joins[edgeNumber(compiled, cells)] === 1 ? ways : ways + compiled.pips ** 2;
}
