/** All peers on Pips puzzles; everything is measured before the document is written. */
import { Random } from '@pipwright/core';
import { denseBoard, puzzleOf } from './dense-boards.mjs';
import { say, showProgress } from './options.mjs';
import { OURS, openPeer, PEERS } from './peers/all.mjs';
import { inChild, memoryOf } from './peers/in-child.mjs';
import { knownAnswer, puzzlesIn, shippedPuzzles } from './puzzles.mjs';
import { makeDocument } from './report/document.mjs';
import { dayFolder, machine, options, writeFiles } from './session.mjs';
import { groupBy } from './statistics.mjs';
import { disagreements, isAnswered, measure } from './time-solver.mjs';

/**
 * @typedef {import('./peer.js').Peer} Peer
 * @typedef {import('./peer.js').Task} Task
 * @typedef {import('./puzzles.mjs').Item} Item
 * @typedef {import('./time-solver.mjs').Row} Row
 * @typedef {import('./report/document.mjs').Trial} Trial
 * @typedef {import('./report/document.mjs').Memory} Memory
 */

const SAMPLE = 10;
const SAMPLE_OF_SIZE = 3;
/** A fresh process is slower, so it gets so many milliseconds more. */
const COLD = 20_000;

const { limits, quick } = options;
const peers = await openPeers();
/** @type {string[]} */
const wrong = [];

const days = sample(puzzlesIn(dayFolder), SAMPLE);
/** @type {Trial[]} */
const dayTrials = [];
for (const task of /** @type {const} */ (['first', 'unique', 'count'])) {
  if (days.length > 0) dayTrials.push(await trial('days', task, days));
}
const dense = await trial('dense', 'first', sample(shippedPuzzles('dense'), SAMPLE));
const scaling = await measureScaling();
const counting = await trial('counting', 'count', shippedPuzzles('counting'));
for (const peer of peers) peer.close?.();

const page = makeDocument({
  machine,
  peers,
  limits,
  quick,
  days: days.length === 0 ? undefined : { puzzles: days.length, trials: dayTrials },
  dense,
  scaling,
  counting,
  wrong,
});
writeFiles(new Map([['benchmarks.md', page]]));
for (const one of wrong) say(`WRONG: ${one}`);
if (wrong.length > 0) process.exitCode = 1;

/** Ours run in this process, others in one of their own; those that cannot be loaded are left out. */
async function openPeers() {
  const warmUp = puzzleOf(denseBoard(new Random('warm-up'), { rows: 7, columns: 8, name: 'Warm-up' }));
  /** @type {Peer[]} */
  const opened = [];
  for (const name of PEERS) {
    try {
      const peer = await openPeer(name);
      opened.push(OURS.includes(name) ? peer : inChild(peer, warmUp));
    } catch (error) {
      say(`${name} is left out: ${error instanceof Error ? error.message : error}`);
    }
  }
  return opened;
}

/**
 * Measures one task for every peer that can do it, on groups of puzzles of one size where sizes tell.
 * @param {string} set
 * @param {Task} task
 * @param {readonly Item[]} items
 * @param {(peer: Peer, item: Item) => boolean} [worthAsking]
 * @returns {Promise<Trial>}
 */
async function trial(set, task, items, worthAsking = () => true) {
  /** @type {Map<string, readonly Row[]>} */
  const byPeer = new Map();
  for (const peer of peers.filter((peer) => peer[task] !== undefined)) {
    const began = performance.now();
    /** @type {Row[]} */
    const rows = [];
    for (const group of groupBy(items, ({ dominoes }) => (set === 'scaling' ? dominoes : 0)).values()) {
      const asked = group.filter((item) => worthAsking(peer, item));
      rows.push(
        ...(await measure(peer, task, asked, limits, ({ name }) =>
          showProgress(`${set}, ${task}, ${peer.name}: ${name}`),
        )),
      );
    }
    byPeer.set(peer.name, rows);
    wrong.push(...rows.flatMap((row) => (row.wrong === undefined ? [] : [`${peer.name}, ${row.wrong}`])));
    const answers = rows.filter(({ answer }) => isAnswered(answer)).length;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`${set}, ${task}, ${peer.name}: ${answers} of ${items.length} answered, ${seconds} s`);
  }
  const known = (/** @type {Item} */ { name }) => knownAnswer(set, task, name);
  wrong.push(...disagreements(byPeer, known).map((one) => `${set}, ${task}, ${one}`));
  return { task, items, byPeer };
}

/** A second solution is looked for, and memory measured, only where there was an answer before. */
async function measureScaling() {
  const bySize = groupBy(shippedPuzzles('scaling'), ({ dominoes }) => dominoes);
  const items = [...bySize].sort(([a], [b]) => a - b).flatMap(([, group]) => sample(group, SAMPLE_OF_SIZE));
  const first = await trial('scaling', 'first', items);
  const hasAnswer =
    (/** @type {Trial} */ { byPeer }) =>
    (/** @type {Peer} */ peer, /** @type {Item} */ item) =>
      byPeer.get(peer.name)?.some((row) => row.item === item && isAnswered(row.answer)) ?? false;
  const unique = await trial('scaling', 'unique', items, hasAnswer(first));
  const measurable = hasAnswer(unique);
  /** @type {Map<string, Memory>} */
  const memory = new Map();
  for (const peer of peers) {
    /** @type {Memory} */
    const held = { idle: 0, peaks: [] };
    for (const item of items.filter((item) => measurable(peer, item))) {
      showProgress(`scaling, memory, ${peer.name}: ${item.name}`);
      const { idle, peak, outcome } = await memoryOf(peer, {
        task: 'unique',
        puzzle: item.puzzle,
        cap: limits.cap + COLD,
      });
      held.idle = Math.max(held.idle, idle);
      if (isAnswered({ outcome, milliseconds: 0 })) held.peaks.push({ dominoes: item.dominoes, bytes: peak });
    }
    memory.set(peer.name, held);
    say(`scaling, memory, ${peer.name}: ${held.peaks.length} boards`);
  }
  return { trials: [first, unique], memory };
}

/** Sample of the puzzles, evenly spread, in a quick run. @template T @param {T[]} items @param {number} most */
function sample(items, most) {
  const step = Math.max(1, items.length / most);
  return quick ? items.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step)) : items;
}
