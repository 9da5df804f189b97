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
  RunAhead,
  rememberLastTold,
} from '@pipwright/core/explaining';
import { gradeQuestion } from '@pipwright/core/grading';
import { misplaced } from '../check/misplaced.js';
import {
  type Compiled,
  cellNumber,
  compile,
  edgeNumber,
  SwiftSearch,
  type Terms,
  termsOf,
} from '../engines/swift/index.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalSolution, type Placement, type Solution } from '../model/solution.js';
import { findConflict } from './conflicts/find.js';
import { findDiffer } from './differ.js';
import { type Fact, impose } from './knowledge/conclusion.js';
import { Knowledge } from './knowledge/knowledge.js';
import type { Premise } from './knowledge/premise.js';
import { findTruth, type Truth, truthOf } from './knowledge/truth.js';
import { isLarge } from './knowledge/usual-board.js';
import { reasonerOf } from './reasoner.js';
import { pipsScale } from './scale.js';
import { type PipsConflict, type PipsStep, stepsOf } from './step.js';
import { PLAIN, TECHNIQUES } from './techniques/index.js';
import { isImpossible } from './trying/trial.js';

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

/** The fewest parts of a puzzle without a solution that cannot hold together. */
export function conflict(puzzle: Puzzle, progress?: Solution): Runs<PipsConflict> {
  return conflictQuestion(questionOf(puzzle, progress));
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

/** What core asks of a board of Pips. */
function questionOf(
  puzzle: Puzzle,
  progress?: Solution,
): Question<Knowledge, Truth, Fact, Premise, PipsStep, PipsConflict, Solution, Placement> {
  const compiled = compile(puzzle);
  const given = placedBy(compiled, progress);
  const terms = () => termsWith(compiled, given);
  return {
    given,
    findTruth: () => findTruth(compiled, tightened(compiled, given, terms())),
    *findGuess() {
      const solution = yield* firstSolution(new SwiftSearch(compiled, terms()));
      return solution && truthOf(compiled, [solution]);
    },
    isUnique: ({ unique }) => unique,
    countToTwo: () => countToTwo(new SwiftSearch(compiled, tightened(compiled, given, terms()))),
    findDiffer: () => findDiffer(compiled, terms()),
    *findChoice(truth) {
      const solution = yield* firstSolution(new SwiftSearch(compiled, terms()));
      const placed = new Set(
        given.flatMap((fact) => fact.flatMap((each) => (each.kind === 'place' ? [each.edge] : []))),
      );
      const open = solution?.placements.filter(({ cells }) => !placed.has(edgeNumber(compiled, cells))) ?? [];
      return open.sort((a, b) => freedom(compiled, truth, a) - freedom(compiled, truth, b))[0];
    },
    findConflict: () => findConflict(compiled, given),
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

/** What a player has placed, as facts. */
function placedBy(compiled: Compiled, progress: Solution | undefined): Fact[] {
  return canonicalSolution(progress ?? { placements: [] }).placements.map(({ domino, cells }) => {
    const edge = edgeNumber(compiled, cells);
    const turned = compiled.first[edge] !== cellNumber(compiled, cells[0]);
    return [{ kind: 'place', edge, domino: turned ? [domino[1], domino[0]] : domino }];
  });
}

/** On larger boards the search begins with what plain techniques find, which shows far sooner that there is one solution. */
function tightened(compiled: Compiled, given: readonly Fact[], terms: Terms): Terms {
  if (!isLarge(compiled)) return terms;
  const ahead = new RunAhead<Knowledge, Fact, Premise>(new Knowledge(compiled, given));
  while (ahead.round(PLAIN));
  // Where something cannot be, the search says so by itself.
  if (ahead.uses.some(({ fact }) => isImpossible(fact))) return terms;
  for (const { fact } of ahead.uses) impose(terms, fact, compiled);
  return terms;
}

function termsWith(compiled: Compiled, given: readonly Fact[]) {
  const terms = termsOf(compiled);
  for (const each of given) impose(terms, each, compiled);
  return terms;
}
