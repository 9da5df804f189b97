/** Talks to a peer that runs in a process of its own, and ends that process when it is late. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {import('../peer.js').Task} Task
 * @typedef {import('../peer.js').Answer} Answer
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 * @typedef {{ task: Task, puzzle: Puzzle, cap: number }} Question
 * @typedef {{ answer?: Answer, memory: number }} Reply
 */

const PROGRAM = fileURLToPath(new URL('./child.mjs', import.meta.url));

/** A solver that keeps to its own time limit is a little late at times; one that does not is stopped. */
const GRACE = 2000;
const WARM_UP_CAP = 60_000;

/**
 * The same peer, asked across a process border. The process is started when needed and again after it was ended, and
 * warmed up by a puzzle each time: WebAssembly is compiled for speed only once it has run for a while.
 * @param {import('../peer.js').Peer} peer
 * @param {Puzzle} warmUp
 * @returns {import('../peer.js').Peer}
 */
export function inChild(peer, warmUp) {
  /** @type {Awaited<ReturnType<typeof startChild>> | undefined} */
  let child;
  const start = async () => {
    const started = await startChild(peer.name);
    await started.ask({ task: 'first', puzzle: warmUp, cap: WARM_UP_CAP });
    return started;
  };
  const asker = (/** @type {Task} */ task) => async (/** @type {Puzzle} */ puzzle, /** @type {number} */ cap) => {
    child ??= await start();
    const { answer } = await child.ask({ task, puzzle, cap });
    if (child.ended()) child = undefined;
    return answer;
  };
  return {
    name: peer.name,
    summary: peer.summary,
    slow: peer.slow,
    load: async () => {
      child ??= await start();
    },
    close: () => child?.end(),
    ...(peer.first && { first: asker('first') }),
    ...(peer.unique && { unique: asker('unique') }),
    ...(peer.count && { count: asker('count') }),
  };
}

/**
 * The most memory that a fresh process held, in bytes: before the puzzle and after it.
 * @param {import('../peer.js').Peer} peer
 * @param {Question} question
 */
export async function memoryOf(peer, question) {
  const child = await startChild(peer.name);
  const { answer, memory } = await child.ask(question);
  child.end();
  return { idle: child.idle, peak: memory, outcome: answer.outcome };
}

/** @param {string} name */
async function startChild(name) {
  const child = fork(PROGRAM, [name], { serialization: 'advanced', stdio: ['ignore', 2, 2, 'ipc'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const reply = () =>
    /** @type {Promise<Reply | undefined>} */ (
      Promise.race([new Promise((resolve) => child.once('message', resolve)), gone.then(() => undefined)])
    );
  const ready = await reply();
  if (ready === undefined) throw new Error(`the process for ${name} did not start`);
  return {
    idle: ready.memory,
    ended: isGone,
    end: () => void child.kill('SIGKILL'),
    /** @param {Question} question @returns {Promise<{ answer: Answer, memory: number }>} */
    ask: async (question) => {
      const began = performance.now();
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        child.kill('SIGKILL');
      }, question.cap + GRACE);
      const received = reply();
      child.send(question);
      const { answer, memory = 0 } = (await received) ?? {};
      clearTimeout(timer);
      const milliseconds = performance.now() - began;
      return { answer: answer ?? { outcome: late ? 'timeout' : 'failed', milliseconds }, memory };
    },
  };
}
