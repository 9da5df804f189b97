/** Explanations and hints of any kind, from what the kind knows of one board. */
import { finish, runsOf } from '../runs-of.js';
import type { Runs } from '../search.js';
import type { Explaining, Explanation, Hint } from './explainer.js';
import { easiestWay, givenPremises, hardestOf } from './hint.js';
import {
  type AnyPremise,
  type KeptStep,
  type Knowledge,
  type PremiseSet,
  type Reasoner,
  Reasoning,
} from './reasoning.js';

/** A board to be explained, with what a player has placed on it. */
export interface Question<K extends Knowledge<C>, Truth, C, P extends AnyPremise, Step, Conflict> {
  /** What is true of every solution; undefined where there is none. */
  findTruth(): Generator<void, Truth | undefined>;
  isUnique(truth: Truth): boolean;
  /** What differs between solutions, where there are several. */
  findOpen(truth: Truth): Generator<void, readonly object[]>;
  /** Why there is no solution. */
  findConflict(): Generator<void, Conflict>;
  /** What a player has placed is known from the start. */
  reasoner(truth: Truth): Reasoner<K, Truth, C, P>;
  /** Does it say what to place? */
  places(conclusion: C): boolean;
  /** No premises yet. */
  premises(): PremiseSet<P>;
  toSteps(kept: readonly KeptStep<C, P>[]): Step[];
}

/** What lies between two pauses takes about as long as this many nodes of a search, so searches pause as often. */
export const NODES_PER_PAUSE = 30;

/** To all that every solution shares. */
export function explainQuestion<K extends Knowledge<C>, Truth, C, P extends AnyPremise, Step, Conflict>(
  question: Question<K, Truth, C, P, Step, Conflict>,
): Explaining<Step, Conflict> {
  let reasoning: Reasoning<K, Truth, C, P> | undefined;

  function* explaining(): Generator<void, Explanation<Step, Conflict>> {
    const truth = yield* question.findTruth();
    if (truth === undefined) return { status: 'conflict', steps: [], conflict: yield* question.findConflict() };
    reasoning = new Reasoning(question.reasoner(truth));
    while (yield* reasoning.step()) yield;
    const steps = question.toSteps(yield* reasoning.leadingTo(reasoning.results));
    if (question.isUnique(truth)) return { status: 'explained', steps };
    return { status: 'ambiguous', steps, open: yield* question.findOpen(truth) };
  }

  return {
    ...runsOf(explaining(), NODES_PER_PAUSE),
    soFar() {
      if (reasoning === undefined) return [];
      return question.toSteps(finish(runsOf(reasoning.leadingTo(reasoning.results, true))));
    },
  };
}

/** Why there is no solution, for whoever knows that there is none. */
export function conflictQuestion<Conflict extends {}>(question: {
  findConflict(): Generator<void, Conflict>;
}): Runs<Conflict> {
  return runsOf(question.findConflict(), NODES_PER_PAUSE);
}

/** The easiest way on. */
export function hintQuestion<K extends Knowledge<C>, Truth, C, P extends AnyPremise, Step, Conflict>(
  question: Question<K, Truth, C, P, Step, Conflict>,
): Runs<Hint<Step, Conflict>> {
  return runsOf(hinting(question), NODES_PER_PAUSE);
}

/** Up to this many steps are told one after another, where they rest on nothing that is not needed in the end. */
const TOLD_WHOLE = 4;

/** A way as one step: it rests on what the puzzle and the player have given alone. */
function* hinting<K extends Knowledge<C>, Truth, C, P extends AnyPremise, Step, Conflict>(
  question: Question<K, Truth, C, P, Step, Conflict>,
): Generator<void, Hint<Step, Conflict>> {
  const truth = yield* question.findTruth();
  if (truth === undefined) return { status: 'conflict', conflict: yield* question.findConflict() };
  const reasoner = question.reasoner(truth);
  if (reasoner.isComplete()) return { status: 'solved' };
  const reasoning = new Reasoning(reasoner);
  const way = yield* easiestWay(reasoning, question.places);
  const goal = way.at(-1);
  const hardest = hardestOf(way);
  if (goal === undefined || hardest === undefined) return { status: 'solved' };
  const steps = question.toSteps(way);
  const [only, ...others] = steps;
  if (only !== undefined && others.length === 0) return { status: 'hint', step: only, way: steps };
  const given = givenPremises(way, reasoning.given, question.premises());
  const because = (yield* reasoner.minimise(goal.conclusion, given, { technique: reasoner.general })) ?? given;
  const [step] = question.toSteps([{ ...goal, technique: hardest.technique, because }]);
  const isTold = steps.length <= TOLD_WHOLE && because.length === given.length;
  return step === undefined ? { status: 'solved' } : { status: 'hint', step, way: isTold ? steps : [] };
}
