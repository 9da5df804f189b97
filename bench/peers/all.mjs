/** An engine of ours as a peer: its search driven to the end of the task, with a look at the clock now and then. */
import { pips } from '@pipwright/pips/parts';

/**
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 * @typedef {import('@pipwright/pips').Solution} Solution
 * @typedef {import('@pipwright/pips').Placement} Placement
 * @typedef {import('@pipwright/core').Engine<Puzzle, Solution, Placement>} Engine
 * @typedef {import('../peer.js').Answer} Answer
 */

const NODES_BETWEEN_LOOKS = 1024;
const SOLUTIONS_BETWEEN_LOOKS = 256;

/** @param {Engine} engine @returns {import('../peer.js').Peer} */
export function enginePeer(engine) {
  return {
    name: engine.name,
    summary: engine.summary,
    slow: false,
    first: async (puzzle, cap) => {
      const { found, ...rest } = find(() => engine.search(puzzle), 1, cap);
      return { outcome: found.length > 0 ? 'solved' : 'unsolvable', solutions: found, ...rest };
    },
    unique: async (puzzle, cap) => {
      const { found, ...rest } = find(() => engine.search(puzzle), 2, cap);
      const outcome = found.length === 0 ? 'unsolvable' : found.length === 1 ? 'one' : 'several';
      return { outcome, solutions: found, ...rest };
    },
    count: async (puzzle, cap) => {
      const { count } = engine;
      if (count === undefined) return countEach(() => engine.search(puzzle), cap);
      const { found, ...rest } = find(() => count.call(engine, puzzle), 1, cap);
      return { outcome: 'counted', count: found[0] ?? 0n, ...rest };
    },
  };
}

/**
 * Finds up to `most` solutions. An outcome is there only where the clock ended the search.
 * @template T
 * @param {() => import('@pipwright/core').Runs<T> & { readonly nodes: number }} start
 * @param {number} most
 * @param {number} cap
 */
function find(start, most, cap) {
  const began = performance.now();
  const search = start();
  /** @type {T[]} */
  const found = [];
  const end = () => ({ found, milliseconds: performance.now() - began, nodes: search.nodes });
  while (found.length < most) {
    const step = search.run(NODES_BETWEEN_LOOKS);
    if (step.type === 'exhausted') break;
    if (step.type === 'solution') found.push(step.solution);
    else if (performance.now() - began > cap) return { ...end(), outcome: /** @type {const} */ ('timeout') };
  }
  return end();
}

/** @param {() => import('@pipwright/core').Search<Solution, Placement>} start @param {number} cap @returns {Answer} */
function countEach(start, cap) {
  const began = performance.now();
  const search = start();
  let count = 0;
  for (;;) {
    const step = search.run(NODES_BETWEEN_LOOKS);
    if (step.type === 'solution') count++;
    const exhausted = step.type === 'exhausted';
    const look = step.type === 'paused' || count % SOLUTIONS_BETWEEN_LOOKS === 0;
    if (!exhausted && !(look && performance.now() - began > cap)) continue;
    const end = { milliseconds: performance.now() - began, nodes: search.nodes };
    return exhausted ? { outcome: 'counted', count: BigInt(count), ...end } : { outcome: 'timeout', ...end };
  }
}

/** All peers, in the order of the tables. A new peer is a file beside this one and a line here. */

/** @type {Record<string, () => Promise<import('../peer.js').Peer>>} */
const OTHERS = {
  'CP-SAT': async () => (await import('./cp-sat.mjs')).cpSat,
  Z3: async () => (await import('./z3.mjs')).z3,
};

export const OURS = pips.engines.map(({ name }) => name);
export const PEERS = [...OURS, ...Object.keys(OTHERS)];

/** @param {string} name */
export async function openPeer(name) {
  const engine = pips.engines.find((engine) => engine.name === name);
  if (engine !== undefined) return enginePeer(engine);
  const open = OTHERS[name];
  if (open === undefined) throw new Error(`there is no peer ${name}`);
  return open();
}
