/**
 * Times one peer at one task on some puzzles. Nothing is verified, printed or kept within the timed part.
 *
 *     warm-up   over all puzzles, once at least, briefly each; slow peers are only loaded
 *     rounds    every puzzle in each, in an order drawn anew; those that took long only in the first
 *
 * A peer that runs into the cap several times in a row is not asked for the rest; the report says how many puzzles were
 * left out.
 */
import { Random } from '@pipwright/core';
import { verify } from '@pipwright/pips/check';
import { solutionKey } from '@pipwright/pips/parts';
import { groupBy, median } from './statistics.mjs';

/**
 * @typedef {import('./peer.js').Peer} Peer
 * @typedef {import('./peer.js').Task} Task
 * @typedef {import('./peer.js').Answer} Answer
 * @typedef {import('./puzzles.mjs').Item} Item
 * @typedef {{ cap: number, warmUp: number, rounds: number, budget: number }} Limits milliseconds for one answer and for the warm-up; rounds at most; milliseconds for all rounds after the first
 * @typedef {{ item: Item, answer: Answer, milliseconds: number, rounds: number, wrong?: string }} Row milliseconds: the median of the rounds, Infinity without an answer
 */

const WARM_UP_CAP = 100;
const SLOW_ANSWER = 1000;
const MAX_TIMEOUTS_IN_A_ROW = 3;

/**
 * @param {Peer} peer
 * @param {Task} task
 * @param {readonly Item[]} items
 * @param {Limits} limits
 * @param {(item: Item) => void} [before] is told of each puzzle in the first round
 * @returns {Promise<Row[]>} of the puzzles it was asked
 */
export async function measure(peer, task, items, limits, before = () => {}) {
  const ask = peer[task];
  if (ask === undefined) return [];
  await peer.load?.();
  if (!peer.slow) await warmUp(ask, items, limits.warmUp);

  /** @type {{ item: Item, answer: Answer, times: number[] }[]} */
  const asked = [];
  for (const item of items) {
    const late = asked.slice(-MAX_TIMEOUTS_IN_A_ROW).filter(({ answer }) => answer.outcome === 'timeout');
    if (late.length === MAX_TIMEOUTS_IN_A_ROW) break;
    before(item);
    const answer = await ask(item.puzzle, limits.cap);
    asked.push({ item, answer, times: [answer.milliseconds] });
  }

  const quick = asked.filter(({ answer }) => isAnswered(answer) && answer.milliseconds < SLOW_ANSWER);
  const began = performance.now();
  for (let round = 2; round <= limits.rounds && !peer.slow; round++) {
    for (const { item, times } of new Random(`round ${round}`).shuffle(quick)) {
      times.push((await ask(item.puzzle, limits.cap)).milliseconds);
    }
    if (performance.now() - began > limits.budget) break;
  }

  return asked.map(({ item, answer, times }) => {
    const wrong = faultOf(item, task, answer);
    return {
      item,
      answer,
      milliseconds: isAnswered(answer) ? median(times) : Number.POSITIVE_INFINITY,
      rounds: times.length,
      ...(wrong !== undefined && { wrong }),
    };
  });
}

/** @param {import('./peer.js').Ask} ask @param {readonly Item[]} items @param {number} milliseconds */
async function warmUp(ask, items, milliseconds) {
  const began = performance.now();
  do for (const { puzzle } of items) await ask(puzzle, WARM_UP_CAP);
  while (items.length > 0 && performance.now() - began < milliseconds);
}

/** @param {Answer} answer */
export function isAnswered({ outcome }) {
  return outcome !== 'timeout' && outcome !== 'failed';
}

/** Fault of an answer by itself, as verification finds it. @param {Item} item @param {Task} task @param {Answer} answer */
function faultOf({ name, puzzle }, task, { outcome, solutions = [] }) {
  const problems = solutions.flatMap((solution) => verify(puzzle, solution));
  if (problems.length > 0) return `${name}, ${task}: a wrong solution: ${JSON.stringify(problems[0])}`;
  if (new Set(solutions.map(solutionKey)).size < solutions.length) return `${name}, ${task}: one solution twice`;
  if (outcome === 'failed') return `${name}, ${task}: no answer at all`;
  return undefined;
}

/**
 * Disagreements of two peers, or of a peer and what is known, that cannot both be right.
 * @param {ReadonlyMap<string, readonly Row[]>} rowsByPeer of one task
 * @param {(item: Item) => bigint | string | undefined} known
 */
export function disagreements(rowsByPeer, known) {
  const said = [...rowsByPeer].flatMap(([peer, rows]) =>
    rows
      .filter(({ answer }) => isAnswered(answer))
      .map(({ item, answer }) => ({ item, peer, fact: String(answer.count ?? answer.outcome) })),
  );
  return [...groupBy(said, ({ item }) => item)].flatMap(([item, sayings]) => {
    const fact = known(item);
    if (fact !== undefined) sayings.push({ item, peer: 'what is known', fact: String(fact) });
    if (new Set(sayings.map(({ fact }) => fact)).size === 1) return [];
    return [`${item.name}: ${sayings.map(({ peer, fact }) => `${fact} (${peer})`).join(', but ')}`];
  });
}
