/**
 * `npm run batching -- [--count N] [--tasks a,b] [--queue URL]… [--workers N] [--piped N] [--slow NODES]` measures
 * `batch`: how long tasks take with one job, with two and through each queue with one worker and more, all on the same
 * puzzles in one run, and how much memory a long pipe takes whose first puzzle is slow. The servers of the queues must
 * be running. The puzzles are the easy ones of every day, again and again under names of their own.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommandLine } from './build.mjs';
import { root } from './workspace.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    piped: { type: 'string', default: '1000000' },
    // More than a minute.
    slow: { type: 'string', default: '40000000' },
    tasks: { type: 'string', default: 'solve,count,grade,explain' },
    queue: { type: 'string', multiple: true, default: [] },
    workers: { type: 'string', default: '3' },
  },
});

const PROGRAM = join(root, 'packages', 'cli', 'dist', 'pipwright.js');
const DAYS = join(root, 'packages', 'web', 'public', 'days');

/** As JSON, each from another day. */
const easy = readdirSync(DAYS)
  .filter((name) => /^\d{4}-\d\d\.json$/.test(name))
  .flatMap((name) => JSON.parse(readFileSync(join(DAYS, name), 'utf8')).days)
  .map(({ pips: [first] }) => first.puzzle);

/** @param {number} i */
const line = (i) => `${JSON.stringify({ id: `easy-${i}`, ...easy[i % easy.length] })}\n`;

/** Far too much to count: the double-six set, and every four cells of a row all different. It takes all its nodes. */
const SLOW = {
  rows: 7,
  cols: 8,
  dominoes: Array.from({ length: 7 }, (_, a) => Array.from({ length: 7 - a }, (_, b) => [a, a + b])).flat(),
  regions: Array.from({ length: 7 }, (_, row) => Array.from({ length: 8 }, (_, column) => 2 * row + (column >> 2))),
  constraints: Object.fromEntries(Array.from({ length: 14 }, (_, i) => [i, { all_different: true }])),
};

/** @param {readonly string[]} args */
const batch = (args) => spawn(process.execPath, [PROGRAM, 'batch', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });

/** How many seconds it takes, and a digest of what comes out. @param {readonly string[]} args */
async function timed(args) {
  const started = performance.now();
  const child = batch(args);
  const digest = createHash('sha256');
  child.stdin.end();
  child.stdout.on('data', (chunk) => digest.update(chunk));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`"batch ${args.join(' ')}" ended with ${status}.`);
  return { seconds: (performance.now() - started) / 1000, digest: digest.digest('hex') };
}

async function measureSpeed() {
  const folder = mkdtempSync(join(tmpdir(), 'pipwright-batching-'));
  const path = join(folder, 'lines.jsonl');
  const count = Number(values.count);
  writeFileSync(path, Array.from({ length: count }, (_, i) => line(i)).join(''));
  try {
    for (const task of values.tasks.split(',').filter(Boolean)) {
      const one = await timed(['--task', task, '--jobs', '1', path]);
      tell(task, 'one job', one, one);
      tell(task, 'two jobs', await timed(['--task', task, '--jobs', '2', path]), one);
      for (const queue of values.queue)
        for (let workers = 1; workers <= Number(values.workers); workers++) {
          const name = `${new URL(queue).protocol} ${workers} worker${workers === 1 ? '' : 's'}`;
          const all = Array.from({ length: workers }, () => startWorker(queue));
          await Promise.all(all.map(({ isReady }) => isReady));
          tell(task, name, await timed(['--task', task, '--queue', queue, path]), one);
          await Promise.all(all.map(({ stop }) => stop()));
        }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }

  /** @typedef {Awaited<ReturnType<typeof timed>>} Timed @param {string} task @param {string} name @param {Timed} found @param {Timed} one */
  function tell(task, name, { seconds, digest }, one) {
    const figures = `${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second, ${(one.seconds / seconds).toFixed(2)} times one job`;
    console.log(`${task}, ${count} puzzles, ${name}: ${figures}${digest === one.digest ? '' : ', OTHER LINES'}`);
  }
}

/** One that does a portion at a time. @param {string} queue */
function startWorker(queue) {
  const child = spawn(process.execPath, [PROGRAM, 'worker', '--queue', queue, '--jobs', '1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    // It says that it works.
    isReady: once(child.stdout, 'data').then(() => child.stdout.resume()),
    async stop() {
      child.kill('SIGINT');
      await once(child, 'close');
    },
  };
}

/** Of a process with its threads, in MB, and of its children, which it has none of. @param {number} pid */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function measureMemory() {
  const piped = Number(values.piped);
  const child = batch(['--task', 'count', '--nodes', values.slow, '-']);
  const started = performance.now();
  let [lines, first, most] = [0, 0, 0];
  child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
    if (lines === 0) first = performance.now() - started;
    for (const byte of chunk) if (byte === 10) lines++;
  });
  const watching = setInterval(() => {
    most = memoryOf(child.pid ?? 0);
  }, 100);
  child.stdout.once('end', () => clearInterval(watching));
  await write(`${JSON.stringify(SLOW)}\n`);
  for (let i = 1; i < piped; i += 100) await write(Array.from({ length: 100 }, (_, j) => line(i + j)).join(''));
  child.stdin.end();
  await once(child, 'close');
  const seconds = [first, performance.now() - started].map((milliseconds) => Math.round(milliseconds / 1000));
  console.log(`${lines} lines, the first after ${seconds[0]} s, all after ${seconds[1]} s: ${most} MB at most`);

  /** @param {string} text */
  async function write(text) {
    if (!child.stdin.write(text)) await once(child.stdin, 'drain');
  }
}

await buildCommandLine();
if (values.tasks !== '') await measureSpeed();
if (values.piped !== '0') await measureMemory();
