/**
 * Google's CP-SAT, compiled to WebAssembly, with one worker: a placement model, built and encoded within the measured
 * time. For a second solution the first one is forbidden and the model solved again.
 */
import { CpSat } from 'or-tools-wasm/cp-sat';
import { notAgain, placementModel } from './cp-sat-model.mjs';

/**
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 * @typedef {import('@pipwright/pips').Solution} Solution
 * @typedef {import('../peer.js').Answer} Answer
 */

/** @type {import('../peer.js').Peer} */
export const cpSat = {
  name: 'CP-SAT',
  summary: 'Google OR-Tools’ constraint solver as or-tools-wasm, a placement model, one worker',
  slow: true,
  load: async () => {
    await CpSat.loadModule();
  },
  first: (puzzle, cap) => solve(puzzle, 1, cap),
  unique: (puzzle, cap) => solve(puzzle, 2, cap),
};

/** @param {Puzzle} puzzle @param {1 | 2} most @param {number} cap @returns {Promise<Answer>} */
async function solve(puzzle, most, cap) {
  const began = performance.now();
  const { model, placements } = placementModel(puzzle);
  const constraints = [...model.constraints];
  /** @type {Solution[]} */
  const solutions = [];
  let nodes = 0;
  const end = () => ({ milliseconds: performance.now() - began, nodes, solutions });
  while (solutions.length < most) {
    const bytes = await CpSat.createModel({ ...model, constraints });
    const seconds = Math.max(0.001, (cap - (performance.now() - began)) / 1000);
    const { response } = await CpSat.solve(bytes, { numWorkers: 1, maxTimeInSeconds: seconds });
    nodes += Number(response?.numBranches ?? 0);
    if (response?.status === 'INFEASIBLE') break;
    if (response?.status === 'UNKNOWN') return { outcome: 'timeout', ...end() };
    if (response?.status !== 'OPTIMAL' && response?.status !== 'FEASIBLE') return { outcome: 'failed', ...end() };
    const chosen = [...placements.keys()].filter((variable) => Number(response.solution?.[variable]) === 1);
    solutions.push({ placements: placements.filter((_, variable) => chosen.includes(variable)) });
    constraints.push(notAgain(chosen));
  }
  return { outcome: outcomeOf(solutions.length, most), ...end() };
}

/** @param {number} found @param {1 | 2} most */
function outcomeOf(found, most) {
  if (found === 0) return 'unsolvable';
  if (most === 1) return 'solved';
  return found === 1 ? 'one' : 'several';
}
