/** A puzzle explained, a hint for a player. */
import type { Problem, Runs } from '@pipwright/core';
import {
  conflictQuestion,
  type Explaining,
  explainQuestion,
  type Hint,
  hintQuestion,
  type Question,
  type Reasoner,
} from '@pipwright/core/explaining';
import { misplaced } from '../check/misplaced.js';
import { type Compiled, cellNumber, compile, edgeNumber, termsOf } from '../engines/swift/index.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalSolution, type Solution } from '../model/solution.js';
import { type Conclusion, impose } from './conclusion.js';
import { findConflict } from './conflicts/find.js';
import { generalReason } from './general.js';
import { Judge } from './judge.js';
import { Knowledge } from './knowledge.js';
import { minimise } from './minimise.js';
import { findOpen } from './open.js';
import { type Premise, Premises } from './premise.js';
import { type PipsConflict, type PipsStep, stepsOf } from './step.js';
import { GENERAL, TECHNIQUES } from './techniques/index.js';
import { oddArea } from './techniques/odd-area.js';
import { findTruth, type Truth } from './truth.js';

/** From the givens, or from what a player has placed, to all that every solution shares. */
export function explain(puzzle: Puzzle, progress?: Solution): Explaining<PipsStep, PipsConflict> {
  return explainQuestion(questionOf(puzzle, progress));
}

/** The easiest way to the next domino. */
export function hint(puzzle: Puzzle, progress?: Solution): Runs<Hint<PipsStep, PipsConflict>> {
  return hintQuestion(questionOf(puzzle, progress));
}

/** The fewest parts of a puzzle without a solution that cannot hold together. */
export function conflict(puzzle: Puzzle, progress?: Solution): Runs<PipsConflict> {
  return conflictQuestion(questionOf(puzzle, progress));
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
  progress: Solution | undefined,
): Question<Knowledge, Truth, Conclusion, Premise, PipsStep, PipsConflict> {
  const compiled = compile(puzzle);
  const placed = placedBy(compiled, progress);
  return {
    findTruth: () => findTruth(compiled, termsWith(compiled, placed)),
    isUnique: ({ unique }) => unique,
    findOpen: (truth) => findOpen(compiled, termsWith(compiled, placed), truth),
    findConflict: () => findConflict(compiled, placed),
    reasoner: (truth) => reasonerOf(compiled, placed, truth),
    places: ({ kind }) => kind === 'place',
    premises: () => new Premises(),
    toSteps: (kept) => stepsOf(compiled, placed, kept),
  };
}

/** What a player has placed, as facts. */
function placedBy(compiled: Compiled, progress: Solution | undefined): Conclusion[] {
  return canonicalSolution(progress ?? { placements: [] }).placements.map(({ domino, cells }) => {
    const edge = edgeNumber(compiled, cells);
    const turned = compiled.first[edge] !== cellNumber(compiled, cells[0]);
    return { kind: 'place', edge, domino: turned ? [domino[1], domino[0]] : domino };
  });
}

function termsWith(compiled: Compiled, placed: readonly Conclusion[]) {
  const terms = termsOf(compiled);
  for (const each of placed) impose(terms, each, compiled);
  return terms;
}

/** @param truth what is true of every solution, given what the player has placed */
function reasonerOf(
  compiled: Compiled,
  placed: readonly Conclusion[],
  truth: Truth,
): Reasoner<Knowledge, Truth, Conclusion, Premise> {
  const knowledge = new Knowledge(compiled, placed);
  const judge = new Judge(compiled, knowledge.facts);
  return {
    knowledge,
    truth,
    techniques: TECHNIQUES,
    general: GENERAL,
    generalReason: () => generalReason(knowledge, judge, truth),
    isComplete: () => knowledge.isComplete(truth),
    minimise: (conclusion, because, { technique, isHurried }) =>
      minimise(judge, conclusion, because, { keepsShape: technique.name === oddArea.name, isHurried }),
  };
}
