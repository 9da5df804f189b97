/** A thread that makes puzzles, one after the other; what comes of each is plain data, as the files have it. */
import { parentPort } from 'node:worker_threads';
import { finish } from '@pipwright/core';
import { futoshikiGenerating } from '@pipwright/futoshiki';
import { pipsGenerating } from '@pipwright/pips';
import { puzzleToJson } from '@pipwright/play';

/**
 * @typedef {{ kind: 'pips', request: import('@pipwright/pips').PipsRequest }
 *   | { kind: 'futoshiki', request: import('@pipwright/futoshiki').FutoshikiRequest }} Asked
 * @typedef {Asked & { seed: string }} Job
 * @typedef {{ grade: import('@pipwright/core').Grade, puzzle: import('@pipwright/core').JsonValue, likeness: string }} Made
 */

parentPort?.on('message', (/** @type {Job} */ job) => parentPort?.postMessage(make(job)));

/** Undefined where what was asked for did not come up. @param {Job} job @returns {Made | undefined} */
function make(job) {
  if (job.kind === 'pips') {
    const generated = finish(pipsGenerating.generate(job.request, job.seed));
    if (generated.status !== 'generated') return undefined;
    const { puzzle, grade } = generated;
    return { grade, puzzle: written(puzzleToJson('pips', puzzle)), likeness: pipsGenerating.likeness(puzzle) };
  }
  const generated = finish(futoshikiGenerating.generate(job.request, job.seed));
  if (generated.status !== 'generated') return undefined;
  const { puzzle, grade } = generated;
  return { grade, puzzle: written(puzzleToJson('futoshiki', puzzle)), likeness: futoshikiGenerating.likeness(puzzle) };
}

/** @param {import('@pipwright/core').Result<import('@pipwright/core').JsonValue, readonly import('@pipwright/core').Problem[]>} json */
function written(json) {
  if (!json.ok) throw new Error(`a puzzle cannot be written: ${JSON.stringify(json.error)}`);
  return json.value;
}
