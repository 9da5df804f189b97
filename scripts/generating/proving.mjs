/** A puzzle made as asked, then judged by whoever took no part: another engine, and a new grade. */
import { finish, lookForTwo, runsOf } from '@pipwright/core';
import {
  cspEngines,
  futoshikiExplainer,
  futoshikiGenerating,
  solutionKey as keyOfFutoshiki,
} from '@pipwright/futoshiki';
import { forwardEngine, solutionKey as keyOfPips, pipsExplainer, pipsGenerating, tilingEngine } from '@pipwright/pips';

/** Of one proof. */
export const MOST_NODES = 2_000_000;

/** The engine that goes through all tilings comes to an end up to here. */
const MOST_TILED = 16;

/**
 * @template Puzzle @template Solution @template {import('@pipwright/core').Wish} Request
 * @typedef {{
 *   generating: import('@pipwright/core').GeneratingPart<Puzzle, Solution, Request>,
 *   grade: (puzzle: Puzzle) => import('@pipwright/core').Grading,
 *   engineFor: (puzzle: Puzzle) => import('@pipwright/core').Engine<Puzzle, Solution, any>,
 *   keyOf: (solution: Solution) => string,
 * }} Trial
 */

/**
 * @typedef {'one' | 'not one' | 'undecided'} Proof `not one`: also where the one is not the one that was made
 * @typedef {{ isAsAsked: boolean, engine: string, proof: Proof, isGradedSo: boolean, likeness: string }} Judged
 */

/** Undefined where there is not even a nearest one. @param {import('./proof-requests.mjs').Asked} asked @param {string} seed */
export function judge(asked, seed) {
  return asked.kind === 'pips' ? judged(PIPS, asked.request, seed) : judged(FUTOSHIKI, asked.request, seed);
}

const mac = cspEngines.find(({ name }) => name === 'MAC+BZ');
if (mac === undefined) throw new Error('MAC+BZ is gone');

/** @type {Trial<import('@pipwright/pips').Puzzle, import('@pipwright/pips').Solution, import('@pipwright/pips').PipsRequest>} */
const PIPS = {
  generating: pipsGenerating,
  grade: pipsExplainer.grade,
  engineFor: ({ cells }) => (cells.length / 2 <= MOST_TILED ? tilingEngine : forwardEngine),
  keyOf: keyOfPips,
};

/** @type {Trial<import('@pipwright/futoshiki').Puzzle, import('@pipwright/futoshiki').Solution, import('@pipwright/futoshiki').FutoshikiRequest>} */
const FUTOSHIKI = {
  generating: futoshikiGenerating,
  grade: futoshikiExplainer.grade,
  engineFor: () => mac,
  keyOf: keyOfFutoshiki,
};

/**
 * @template Puzzle @template Solution @template {import('@pipwright/core').Wish} Request
 * @param {Trial<Puzzle, Solution, Request>} trial @param {Request} request @param {string} seed
 * @returns {Judged | undefined}
 */
function judged({ generating, grade, engineFor, keyOf }, request, seed) {
  const generated = finish(generating.generate(request, seed));
  const isAsAsked = generated.status === 'generated';
  const made = isAsAsked ? generated : generated.nearest;
  if (made === undefined) return undefined;
  const engine = engineFor(made.puzzle);
  const { unique, exhausted, solutions } = finish(runsOf(lookForTwo(engine.search(made.puzzle), MOST_NODES)));
  const isTheOne = unique && solutions.every((solution) => keyOf(solution) === keyOf(made.solution));
  const graded = finish(grade(made.puzzle));
  const { label } = made.grade;
  const isLabelAsked = !isAsAsked || request.difficulty === undefined || label === request.difficulty;
  return {
    isAsAsked,
    engine: engine.name,
    proof: isTheOne ? 'one' : exhausted || solutions.length > 1 ? 'not one' : 'undecided',
    isGradedSo: isLabelAsked && graded.status === 'graded' && graded.grade.label === label,
    likeness: generating.likeness(made.puzzle),
  };
}
