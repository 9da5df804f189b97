/** A puzzle explained, a hint for a player. */
import { type Problem, type Runs, runsOf } from '@pipwright/core';
import {
  type Explaining,
  type Explanation,
  easiestWay,
  givenPremises,
  type Hint,
  hardestOf,
  type KeptStep,
  type Reasoner,
  Reasoning,
} from '@pipwright/core/explaining';
import { misplaced } from '../check/misplaced.js';
import { type Compiled, cellNumber, compile, edgeNumber, termsOf } from '../engines/swift/index.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalSolution, type Solution } from '../model/solution.js';
import { type Conclusion, impose } from './conclusion.js';
import { findConflict } from './conflict.js';
import { generalReason } from './general.js';
import { Judge } from './judge.js';
import { Knowledge } from './knowledge.js';
import { minimise } from './minimise.js';
import { type Premise, Premises } from './premise.js';
import { type PipsConflict, type PipsStep, premisesOf, stepsOf } from './step.js';
import { GENERAL, ODD_AREA, TECHNIQUES } from './techniques/index.js';
import { findTruth, type Truth } from './truth.js';

/** What lies between two pauses takes about as long as so many nodes of a search. */
const NODES_PER_YIELD = 30;

/** From the givens, or from what a player has placed, to all that every solution shares. */
export function explain(puzzle: Puzzle, progress?: Solution): Explaining<PipsStep, PipsConflict> {
  let stepsNow = (): readonly PipsStep[] => [];
  const work = explaining(puzzle, progress, (soFar) => {
    stepsNow = soFar;
  });
  return { ...runsOf(work, NODES_PER_YIELD), soFar: () => stepsNow() };
}

/** The easiest way to the next domino. */
export function hint(puzzle: Puzzle, progress?: Solution): Runs<Hint<PipsStep, PipsConflict>> {
  return runsOf(hinting(puzzle, progress), NODES_PER_YIELD);
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

function* explaining(
  puzzle: Puzzle,
  progress: Solution | undefined,
  begin: (soFar: () => readonly PipsStep[]) => void,
): Generator<void, Explanation<PipsStep, PipsConflict>> {
  const compiled = compile(puzzle);
  const placed = placedBy(compiled, progress);
  const truth = yield* findTruth(compiled, termsWith(compiled, placed));
  if (truth === undefined) return { status: 'conflict', steps: [], conflict: yield* findConflict(compiled, placed) };
  const reasoning = new Reasoning(reasonerOf(compiled, placed, truth));
  begin(() => stepsOf(compiled, placed, atOnce(reasoning.leadingTo(reasoning.results, true))));
  while (yield* reasoning.step()) yield;
  const kept = yield* reasoning.leadingTo(reasoning.results);
  return { status: truth.unique ? 'explained' : 'ambiguous', steps: stepsOf(compiled, placed, kept) };
}

/** What work comes to, without its pauses. */
function atOnce<T>(work: Generator<void, T>): T {
  for (let next = work.next(); ; next = work.next()) if (next.done === true) return next.value;
}

function* hinting(puzzle: Puzzle, progress: Solution | undefined): Generator<void, Hint<PipsStep, PipsConflict>> {
  const compiled = compile(puzzle);
  const placed = placedBy(compiled, progress);
  const truth = yield* findTruth(compiled, termsWith(compiled, placed));
  if (truth === undefined) return { status: 'conflict', conflict: yield* findConflict(compiled, placed) };
  const reasoner = reasonerOf(compiled, placed, truth);
  if (reasoner.isComplete()) return { status: 'solved' };
  const way = yield* easiestWay(new Reasoning(reasoner), ({ kind }) => kind === 'place');
  return yield* asOneStep(compiled, placed, way, reasoner.judge);
}

/** So many steps are told one after another, where they rest on nothing that is not needed in the end. */
const TOLD_WHOLE = 4;

/** The way to one conclusion as a single step: it rests on what the puzzle and the player have given alone. */
function* asOneStep(
  compiled: Compiled,
  placed: readonly Conclusion[],
  way: readonly KeptStep<Conclusion, Premise>[],
  judge: Judge,
): Generator<void, Hint<PipsStep, PipsConflict>> {
  const steps = stepsOf(compiled, placed, way);
  const last = steps.at(-1);
  const goal = way.at(-1);
  const hardest = hardestOf(way);
  if (last === undefined || goal === undefined || hardest === undefined) return { status: 'solved' };
  if (steps.length === 1) return { status: 'hint', step: last, way: steps };
  const given = givenPremises(way, placed.length, new Premises());
  const because = (yield* minimise(judge, goal.conclusion, given)) ?? given;
  const isTold = steps.length <= TOLD_WHOLE && because.length === given.length;
  return {
    status: 'hint',
    step: {
      technique: hardest.technique.name as PipsStep['technique'],
      because: premisesOf(compiled, placed, because),
      concludes: last.concludes,
    },
    way: isTold ? steps : [],
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

/** How Pips are reasoned about: what core's reasoning asks of a kind. */
interface PipsReasoner extends Reasoner<Knowledge, Truth, Conclusion, Premise> {
  readonly judge: Judge;
}

/** @param truth what is true of every solution, given what the player has placed */
function reasonerOf(compiled: Compiled, placed: readonly Conclusion[], truth: Truth): PipsReasoner {
  const knowledge = new Knowledge(compiled, placed);
  const judge = new Judge(compiled, knowledge.facts);
  return {
    knowledge,
    judge,
    truth,
    techniques: TECHNIQUES,
    general: GENERAL,
    generalReason: () => generalReason(knowledge, judge, truth),
    isComplete: () => knowledge.isComplete(truth),
    minimise: (conclusion, because, { technique, isHurried }) =>
      minimise(judge, conclusion, because, { keepsShape: technique.name === ODD_AREA, isHurried }),
  };
}
