/** docs/benchmarks.md, from what was measured: every solver's row, whoever wins, and each dense board that we lose. */

import { median, quantile, total } from '../statistics.mjs';
import { isAnswered } from '../time-solver.mjs';
import { count, limitOf, memory, table, time, whole } from './units.mjs';

/**
 * @typedef {import('../time-solver.mjs').Row} Row
 * @typedef {import('../puzzles.mjs').Item} Item
 * @typedef {import('../peer.js').Task} Task
 * @typedef {ReadonlyMap<string, readonly Row[]>} ByPeer
 * @typedef {{ task: Task, items: readonly Item[], byPeer: ByPeer }} Trial
 * @typedef {{ idle: number, peaks: { dominoes: number, bytes: number }[] }} Memory
 * @typedef {object} Results
 * @property {readonly string[]} machine
 * @property {readonly { name: string, summary: string, slow: boolean }[]} peers
 * @property {{ cap: number, rounds: number }} limits
 * @property {boolean} quick
 * @property {{ puzzles: number, trials: readonly Trial[] } | undefined} days
 * @property {Trial} dense
 * @property {{ trials: readonly Trial[], memory: ReadonlyMap<string, Memory> }} scaling
 * @property {Trial} counting
 * @property {readonly string[]} wrong
 */

const WITHIN = 5000;

/** Headings of tasks. @type {Record<Task, string>} */
const TASKS = {
  first: 'First solution, or proof that there is none',
  unique: 'First solution and proof that it is the only one, or a second one',
  count: 'Exact number of solutions',
};

/** @param {Results} results */
export function makeDocument(results) {
  const sections = [
    introduction(results),
    ...(results.days === undefined ? [] : [daysSection(results.days, results)]),
    denseSection(results),
    scalingSection(results),
    countingSection(results),
    ...(results.wrong.length === 0 ? [] : [['## Wrong answers', '', ...results.wrong.map((one) => `- ${one}`)]]),
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** @param {Results} results */
function introduction({ machine, peers, limits, quick }) {
  const cap = limitOf(limits.cap);
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench` (`npm run bench -- FOLDER` adds a folder of day files). All solvers answer the same questions about the same puzzles in one run.',
    ...(quick ? ['', '**A quick run**: a sample of the puzzles, few rounds, a short time limit.'] : []),
    '',
    ...machine.map((line) => `- ${line}`),
    '',
    ...peers.map(({ name, summary, slow }) => `- **${name}**: ${summary}${slow ? '; one round' : ''}`),
    '',
    `Times run from the puzzle as data to the answer as data; they include compiling the puzzle, but not parsing and verifying. After a warm-up, each puzzle is solved in up to ${limits.rounds} rounds, in an order drawn from a fixed seed, and its time is the median. Slow solvers, and puzzles that take more than a second, get one round. A solver without an answer after ${cap} is stopped; after three such puzzles in a row it skips the rest of their group. Quantiles count a missing answer as infinitely long. Every solution is verified, and no two solvers may contradict each other. Each solver counts its own nodes: moves tried for our engines, branches for CP-SAT.`,
  ];
}

/** @param {NonNullable<Results['days']>} days @param {Results} results */
function daysSection({ puzzles, trials }, { limits }) {
  return [
    '## Day files',
    '',
    `${puzzles} Times puzzles, which are not part of the repository.`,
    ...trials.flatMap((trial) => ['', `### ${TASKS[trial.task]}`, '', summaryTable(trial, limits.cap)]),
  ];
}

/** @param {Results} results */
function denseSection({ dense, limits }) {
  const [ours = '', ...others] = dense.byPeer.keys();
  const took = (/** @type {string} */ peer, /** @type {Item} */ item) =>
    dense.byPeer.get(peer)?.find((row) => row.item === item)?.milliseconds ?? Number.NaN;
  const lost = dense.items.filter((item) => others.some((peer) => took(peer, item) < took(ours, item)));
  const names = [ours, ...others.filter((peer) => lost.some((item) => took(peer, item) < took(ours, item)))];
  return [
    '## Dense boards',
    '',
    'First solution of boards of 7 × 8 cells with a full double-six set. Every cell is in a region, and one region in ten has no rule. The boards were drawn from fixed seeds and committed before the engine was tuned (`bench/puzzles/dense`).',
    '',
    summaryTable(dense, limits.cap, WITHIN),
    '',
    ...(lost.length === 0
      ? []
      : [
          `Another solver was faster than ${ours} on ${lost.length} of ${dense.items.length} boards:`,
          '',
          table(
            ['board', ...names],
            lost.map((item) => [item.name, ...names.map((peer) => time(took(peer, item), limits.cap))]),
          ),
        ]),
  ];
}

/** @param {Results} results */
function scalingSection({ scaling, limits, peers }) {
  const sizes = new Set(scaling.trials.flatMap(({ items }) => items.map(({ dominoes }) => dominoes)));
  const rows = [...sizes].flatMap((dominoes) =>
    peers.flatMap(({ name }) => {
      const ofSize = (/** @type {Trial} */ { byPeer }) =>
        (byPeer.get(name) ?? []).filter(({ item }) => item.dominoes === dominoes);
      if (!scaling.trials.some((trial) => ofSize(trial).some(({ answer }) => isAnswered(answer)))) return [];
      const peaks = scaling.memory.get(name)?.peaks.filter((peak) => peak.dominoes === dominoes) ?? [];
      const bytes = peaks.map((peak) => peak.bytes);
      return [
        [
          String(dominoes),
          name,
          ...scaling.trials.flatMap((trial) => {
            const asked = ofSize(trial);
            const times = asked.map(({ milliseconds }) => milliseconds);
            return [answered(asked), time(median(times), limits.cap), time(quantile(times, 1), limits.cap)];
          }),
          memory(median(bytes)),
          memory(quantile(bytes, 1)),
        ],
      ];
    }),
  );
  const idle = [...scaling.memory].map(([name, { idle }]) => `${name} ${memory(idle)}`);
  return [
    '## Scaling',
    '',
    'Ten boards of each size (`bench/puzzles/scaling`): five with exactly one solution, three with several, two with none. *First*: a solution, or proof that there is none. *Only*: a solution and proof that it is the only one, or a second one. Memory is the peak of a fresh process while it answered *only*. A solver that answered none of a size has no row there.',
    '',
    table(
      ['dominoes', 'peer', 'first', 'median', 'worst', 'only', 'median', 'worst', 'memory, median', 'worst'],
      rows,
      2,
    ),
    '',
    `Memory of a process that has loaded the solver and solved nothing: ${idle.join(', ')}.`,
  ];
}

/** @param {Results} results */
function countingSection({ counting, limits }) {
  const rows = [...counting.byPeer].flatMap(([peer, rows]) =>
    rows.map(({ item, answer, milliseconds }) => [
      item.name,
      peer,
      answer.count === undefined ? '–' : count(answer.count),
      time(milliseconds, limits.cap),
      whole(answer.nodes ?? Number.NaN),
    ]),
  );
  return [
    '## Counting',
    '',
    `${TASKS.count} of boards with too many to list (\`bench/puzzles/counting\`). The empty 8 × 8 board, with a double-six set and repeats, has 12,988,816 × 7^64.`,
    '',
    table(['board', 'peer', 'solutions', 'time', 'nodes'], rows, 2),
  ];
}

/** @param {Trial} trial @param {number} cap @param {number} [within] */
function summaryTable({ items, byPeer }, cap, within) {
  const rows = [...byPeer].map(([peer, rows]) => {
    const times = rows.map(({ milliseconds }) => milliseconds);
    const nodes = rows.flatMap(({ answer }) => (isAnswered(answer) ? [answer.nodes ?? Number.NaN] : []));
    const answeredTimes = times.filter(Number.isFinite);
    const inTime = times.filter((milliseconds) => milliseconds <= (within ?? 0)).length;
    return [
      peer,
      `${rows.filter(({ answer }) => isAnswered(answer)).length} of ${items.length}`,
      ...(within === undefined ? [] : [String(inTime)]),
      String(items.length - rows.length),
      time(median(times), cap),
      ...[0.95, 0.99, 1].map((share) => time(quantile(times, share), cap)),
      time(answeredTimes.length === 0 ? Number.NaN : total(answeredTimes), cap),
      whole(median(nodes)),
      whole(quantile(nodes, 1)),
    ];
  });
  const head = ['peer', 'answered', 'not asked', 'median', '95 %', '99 %', 'worst', 'total', 'nodes, median', 'worst'];
  if (within !== undefined) head.splice(2, 0, `within ${limitOf(within)}`);
  return table(head, rows);
}

/** @param {readonly Row[]} rows */
function answered(rows) {
  return rows.length === 0 ? '–' : `${rows.filter(({ answer }) => isAnswered(answer)).length} of ${rows.length}`;
}
