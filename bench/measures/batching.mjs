/**
 * Time that tasks of `batch` take with one job, with two, and through each queue with one worker and more, all on the
 * same puzzles, and how much memory a long pipe takes whose first puzzle is slow. The servers of the queues must be
 * running.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCommandLine } from '../../scripts/build.mjs';
import { root } from '../../scripts/workspace.mjs';

const COUNT = 20_000;
const TASKS = ['solve', 'count', 'grade', 'explain'];
const MOST_WORKERS = 3;
const PIPED = 50;
const SLOW_NODES = '40000000';
const PROGRAM = join(root, 'packages', 'cli', 'dist', 'pipwright.js');
const DAYS = join(root, 'packages', 'web', 'public', 'days');

/** The easy ones of every day, again and again under names of their own. */
const easy = readdirSync(DAYS)
  .flatMap((name) => JSON.parse(readFileSync(join(DAYS, name), 'utf8')).days)
  .map(({ pips: [first] }) => first.puzzle);

/** @param {number} i */
const line = (i) => `${JSON.stringify({ id: `easy-${i}`, ...easy[i % easy.length] })}\n`;

/**
 * A puzzle with far too many solutions to count, which takes all its nodes: the double-six set, every four cells of a
 * row all different.
 */
const SLOW = {
  rows: 7,
  cols: 8,
  dominoes: Array.from({ length: 7 }, (_, a) => Array.from({ length: 7 - a }, (_, b) => [a, a + b])).flat(),
  regions: Array.from({ length: 7 }, (_, row) => Array.from({ length: 8 }, (_, column) => 2 * row + (column >> 2))),
  constraints: Object.fromEntries(Array.from({ length: 14 }, (_, i) => [i, { all_different: true }])),
};

/** @param {import('./run.mjs').MeasureOptions} asked */
export async function* measure({ count = COUNT, queues }) {
  await buildCommandLine();
  const folder = mkdtempSync(join(tmpdir(), 'pipwright-batching-'));
  try {
    const path = join(folder, 'lines.jsonl');
    writeFileSync(path, Array.from({ length: count }, (_, i) => line(i)).join(''));
    for (const task of TASKS) {
      for (const jobs of ['1', '2'])
        yield { task, count, jobs, ...(await timed(['--task', task, '--jobs', jobs, path])) };
      for (const queue of queues) {
        for (let workers = 1; workers <= MOST_WORKERS; workers++) {
          const all = Array.from({ length: workers }, () => startWorker(queue));
          await Promise.all(all.map(({ isReady }) => isReady));
          const found = await timed(['--task', task, '--queue', queue, path]);
          yield { task, count, queue: new URL(queue).protocol, workers, ...found };
          await Promise.all(all.map(({ stop }) => stop()));
        }
      }
    }
    yield await memoryOfPipe(PIPED * count);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {readonly string[]} args */
const batch = (args) => spawn(process.execPath, [PROGRAM, 'batch', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });

/** Runs the command line; returns the time and a digest of the output, which should be the same each time. @param {readonly string[]} args */
async function timed(args) {
  const started = performance.now();
  const child = batch(args);
  const digest = createHash('sha256');
  child.stdin.end();
  child.stdout.on('data', (chunk) => digest.update(chunk));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`"batch ${args.join(' ')}" ended with ${status}.`);
  return { seconds: (performance.now() - started) / 1000, digest: digest.digest('hex').slice(0, 8) };
}

/** Starts a worker that does a portion at a time. @param {string} queue */
function startWorker(queue) {
  const child = spawn(process.execPath, [PROGRAM, 'worker', '--queue', queue, '--jobs', '1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    // A worker says when it works.
    isReady: once(child.stdout, 'data').then(() => child.stdout.resume()),
    async stop() {
      child.kill('SIGINT');
      await once(child, 'close');
    },
  };
}

/** @param {number} count */
async function memoryOfPipe(count) {
  const child = batch(['--task', 'count', '--nodes', SLOW_NODES, '-']);
  child.stdout.resume();
  let megabytes = 0;
  const watching = setInterval(() => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    megabytes = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
  }, 100);
  child.stdout.once('end', () => clearInterval(watching));
  for (let i = 0; i < count; i++) {
    const isTaken = child.stdin.write(i === 0 ? `${JSON.stringify(SLOW)}\n` : line(i));
    if (!isTaken) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  await once(child, 'close');
  return { piped: count, megabytes };
}
