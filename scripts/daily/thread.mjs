/** A thread that makes and grades puzzles, one after the other; what comes of each is plain data, as the files have it. */
import { parentPort } from 'node:worker_threads';
import { finish } from '@pipwright/core';
import { futoshikiExplainer, futoshikiGenerating } from '@pipwright/futoshiki';
import { pipsExplainer, pipsGenerating } from '@pipwright/pips';
import { puzzleFromJson, puzzleToJson } from '@pipwright/play';
import { read } from './likenesses.mjs';

/**
 * @typedef {import('@pipwright/core').JsonValue} JsonValue
 * @typedef {{ kind: 'pips', request: import('@pipwright/pips').PipsRequest }
 *   | { kind: 'futoshiki', request: import('@pipwright/futoshiki').FutoshikiRequest }} Asked
 * @typedef {Asked & { seed: string }} Job
 * @typedef {{ grade: import('@pipwright/core').Grade, puzzle: JsonValue, likeness: string }} Made
 * @typedef {{ kind: 'pips' | 'futoshiki', puzzle: JsonValue }} Ungraded
 */

parentPort?.on('message', (/** @type {Job | Ungraded} */ job) =>
  parentPort?.postMessage('request' in job ? make(job) : gradeOf(job)),
);

/**
 * Undefined where what was asked for did not come up. The grade is that of the puzzle as it is written: there regions
 * may come in another order, which changes the effort a little, and near a bound the label.
 * @param {Job} job @returns {Made | undefined}
 */
function make(job) {
  const drawn = job.kind === 'pips' ? pipsFrom(job.request, job.seed) : futoshikiFrom(job.request, job.seed);
  if (drawn === undefined) return undefined;
  const grade = gradeOf({ kind: job.kind, puzzle: drawn.puzzle });
  return grade.label === job.request.difficulty ? { grade, ...drawn } : undefined;
}

/** @param {import('@pipwright/pips').PipsRequest} request @param {string} seed */
function pipsFrom(request, seed) {
  const generated = finish(pipsGenerating.generate(request, seed));
  if (generated.status !== 'generated') return undefined;
  const { puzzle } = generated;
  return { puzzle: read(puzzleToJson('pips', puzzle)), likeness: pipsGenerating.likeness(puzzle) };
}

/** @param {import('@pipwright/futoshiki').FutoshikiRequest} request @param {string} seed */
function futoshikiFrom(request, seed) {
  const generated = finish(futoshikiGenerating.generate(request, seed));
  if (generated.status !== 'generated') return undefined;
  const { puzzle } = generated;
  return { puzzle: read(puzzleToJson('futoshiki', puzzle)), likeness: futoshikiGenerating.likeness(puzzle) };
}

/** @param {Ungraded} job @returns {import('@pipwright/core').Grade} */
function gradeOf({ kind, puzzle }) {
  const grading =
    kind === 'pips'
      ? pipsExplainer.grade(read(puzzleFromJson(kind, puzzle)))
      : futoshikiExplainer.grade(read(puzzleFromJson(kind, puzzle)));
  const graded = finish(grading);
  if (graded.status !== 'graded') throw new Error(`a puzzle of a day is ${graded.status}`);
  return graded.grade;
}
