/** A thread that makes and grades puzzles, one after the other; what comes of each is plain data, as the files have it. */
import { parentPort } from 'node:worker_threads';
import { finish } from '@pipwright/core';
import { futoshikiExplainer, futoshikiGenerating, tathamFormat } from '@pipwright/futoshiki/parts';
import { pipsExplainer, pipsGenerating } from '@pipwright/pips/parts';
import { puzzleToJson } from '@pipwright/play';
import { futoshikiFrom, pipsFrom } from './month-file.mjs';

/**
 * @typedef {import('./month-file.mjs').DayGrade} DayGrade
 * @typedef {import('./month-file.mjs').Written} Written
 * @typedef {{ kind: 'pips', request: import('@pipwright/pips').PipsRequest }
 *   | { kind: 'futoshiki', request: import('@pipwright/futoshiki').FutoshikiRequest }} Asked
 * @typedef {Asked & { seed: string }} Job
 * @typedef {{ grade: DayGrade, puzzle: Written, likeness: string }} Made
 * @typedef {{ kind: 'pips' | 'futoshiki', puzzle: Written }} Ungraded
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
  const drawn = job.kind === 'pips' ? drawnPips(job.request, job.seed) : drawnFutoshiki(job.request, job.seed);
  if (drawn === undefined) return undefined;
  const grade = gradeOf({ kind: job.kind, puzzle: drawn.puzzle });
  return grade.label === job.request.difficulty ? { grade, ...drawn } : undefined;
}

/** @param {import('@pipwright/pips').PipsRequest} request @param {string} seed */
function drawnPips(request, seed) {
  const generated = finish(pipsGenerating.generate(request, seed));
  if (generated.status !== 'generated') return undefined;
  const { puzzle } = generated;
  return { puzzle: written(puzzleToJson('pips', puzzle)), likeness: pipsGenerating.likeness(puzzle) };
}

/** @param {import('@pipwright/futoshiki').FutoshikiRequest} request @param {string} seed */
function drawnFutoshiki(request, seed) {
  const generated = finish(futoshikiGenerating.generate(request, seed));
  if (generated.status !== 'generated') return undefined;
  const { puzzle } = generated;
  return { puzzle: written(tathamFormat.make([puzzle])).trim(), likeness: futoshikiGenerating.likeness(puzzle) };
}

/** @template Text @param {import('@pipwright/core').Result<Text, readonly import('@pipwright/core').Problem[]>} made */
function written(made) {
  if (!made.ok) throw new Error(`a puzzle of a day cannot be written: ${JSON.stringify(made.error)}`);
  return made.value;
}

/** Grade as the file of a month has it. @param {Ungraded} job @returns {DayGrade} */
function gradeOf({ kind, puzzle }) {
  const graded = finish(
    kind === 'pips' ? pipsExplainer.grade(pipsFrom(puzzle)) : futoshikiExplainer.grade(futoshikiFrom(puzzle)),
  );
  if (graded.status !== 'graded') throw new Error(`a puzzle of a day is ${graded.status}`);
  const { label, effort, hardest, steps, chapters } = graded.grade;
  return { label, effort, hardest, steps, chapters };
}
