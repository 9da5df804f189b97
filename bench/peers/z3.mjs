/** Z3, by the engine `smt`: it answers from another thread, so it is driven as the command line drives it. */
import { describe, solutions } from '@pipwright/core';
import { smtEngine, smtWords } from '@pipwright/smt';

/**
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 * @typedef {import('@pipwright/pips').Solution} Solution
 * @typedef {import('../peer.js').Answer} Answer
 */

/** @type {import('../peer.js').Peer} */
export const z3 = {
  name: 'Z3',
  summary: 'Microsoft’s theorem prover as z3-solver, the engine `smt`',
  slow: true,
  load: async () => {
    const ready = await smtEngine.prepare?.();
    if (ready?.ok === false) throw new Error(ready.error.map((problem) => describe(problem, smtWords)).join(' '));
  },
  first: (puzzle, cap) => solve(puzzle, 1, cap),
  unique: (puzzle, cap) => solve(puzzle, 2, cap),
};

/** @param {Puzzle} puzzle @param {1 | 2} most @param {number} cap @returns {Promise<Answer>} */
async function solve(puzzle, most, cap) {
  if ((smtEngine.refuses?.(puzzle) ?? []).length > 0) return { outcome: 'failed', milliseconds: 0 };
  const began = performance.now();
  const search = smtEngine.search(puzzle);
  const stream = solutions(search, { timeout: cap, limit: most });
  /** @type {Solution[]} */
  const found = [];
  try {
    for await (const solution of stream) found.push(solution);
  } finally {
    search.dispose?.();
  }
  const end = { milliseconds: performance.now() - began, nodes: search.nodes, solutions: found };
  if (stream.ending !== 'exhausted' && stream.ending !== 'limit') return { outcome: 'timeout', ...end };
  if (found.length === 0) return { outcome: 'unsolvable', ...end };
  return { outcome: most === 1 ? 'solved' : found.length === 1 ? 'one' : 'several', ...end };
}
