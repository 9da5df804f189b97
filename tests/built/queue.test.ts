/** Batch and generate through a queue, as built programs on real servers: what is collected is what one process writes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type QueueServer, redis, SERVERS } from '../../packages/cli/test/queue-servers.js';
import { root } from '../../packages/cli/test/root.js';
import { program, spawnedPipwright } from '../../packages/cli/test/spawned.js';
import { SOAKING } from '../../packages/core/src/testing/effort.js';

const folder = mkdtempSync(join(tmpdir(), 'pipwright-queued-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string) => join(folder, name);

const LINES = inFolder('puzzles.jsonl');
const HERE = inFolder('here.jsonl');
const TASK = ['--task', 'grade', LINES, join(root, 'examples/day_with_three_levels.json'), 'HARD'];
const LOCK = ['--lock', '1s'];

beforeAll(async () => {
  const { out } = await spawnedPipwright([
    'generate',
    'pips',
    '--count',
    '12',
    '--seed',
    '1',
    '--dominoes',
    '4',
    '--json',
  ]);
  const puzzles = out.trimEnd().split('\n');
  // A bad line among them is a result like the others.
  writeFileSync(LINES, [...Array.from({ length: 5 }, () => [...puzzles, '{"puzzle":1}']).flat(), ''].join('\n'));
  expect((await spawnedPipwright(['batch', ...TASK, '-o', HERE])).status).toBe(2);
  expect(linesIn(HERE)).toBe(5 * 13 + 1);
});

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

interface Running extends ChildProcess {
  said(): string;
  /** Its status, once it has ended. */
  readonly ended: Promise<unknown>;
}

function start(...args: string[]): Running {
  const child = spawn(process.execPath, [program('pipwright'), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said += data;
    });
  }
  const ended = once(child, 'exit').then(([status]) => status);
  return Object.assign(child, { said: () => said, ended });
}

const linesIn = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0);

/** Waits while the program runs. */
async function until(isTrue: () => boolean, running: Running): Promise<void> {
  while (!isTrue()) {
    if (running.exitCode !== null) throw new Error(`It ended early: ${running.said()}`);
    await pause(20);
  }
}

describe.each(Object.entries(SERVERS))('through %s', (system, open) => {
  if (open === undefined) {
    it.skip(`${system} is not installed`, () => {});
    return;
  }
  let server: QueueServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.remove());
  const queue = () => ['--queue', server.url];

  it('workers that are killed and a collector that is stopped change no byte', async () => {
    const path = inFolder(`${system}.jsonl`);
    const workers = [1, 2, 3].map(() => start('worker', ...queue(), '--jobs', '1', ...LOCK));
    const survivor = workers[2] as Running;
    const collector = start('batch', ...TASK, ...queue(), '-o', path);
    await until(() => linesIn(path) > 5, collector);
    workers[0]?.kill('SIGKILL');
    collector.kill('SIGINT');
    expect(await collector.ended).toBe(3);
    const again = start('batch', ...TASK, ...queue(), '-o', path, '--resume');
    // On a busy machine it takes a while to connect, and somebody has to be there.
    await until(() => /^Working/m.test(survivor.said()), survivor);
    workers[1]?.kill('SIGKILL');
    expect(await again.ended).toBe(2);
    expect(again.said()).toBe('');
    expect(readFileSync(path, 'utf8')).toBe(readFileSync(HERE, 'utf8'));
    for (const { said } of [...workers, collector, again]) expect(said()).not.toContain('hush');
  });

  // PostgreSQL recovers slowly on a busy machine.
  it.skipIf(system === 'PostgreSQL' && !SOAKING)('waits for a server that was killed, on both sides', async () => {
    const path = inFolder(`${system}-away.jsonl`);
    await server.kill();
    const collector = start('batch', ...TASK, ...queue(), '-o', path);
    const worker = start('worker', ...queue(), '--jobs', '2', ...LOCK);
    for (const each of [collector, worker]) await until(() => /does not answer/.test(each.said()), each);
    await server.start();
    await until(() => linesIn(path) > 5, collector);
    await server.kill();
    await server.start();
    expect({ status: await collector.ended, said: collector.said() }).toMatchObject({
      status: 2,
      said: expect.stringContaining('is back'),
    });
    expect(readFileSync(path, 'utf8')).toBe(readFileSync(HERE, 'utf8'));
  });

  // What is queued is made in the same way wherever it waits.
  if (system === 'PostgreSQL' && !SOAKING) return;
  it('makes the puzzles that one process makes', async () => {
    const order = ['generate', 'futoshiki', '--count', '6', '--seed', '3', '--side', '4', '--json'];
    const worker = start('worker', ...queue(), '--jobs', '2', ...LOCK);
    const timeless = (text: string) => text.replaceAll(/"milliseconds":[\d.]+,/g, '');
    const through = await spawnedPipwright([...order, ...queue()]);
    expect(timeless(through.out)).toBe(timeless((await spawnedPipwright(order)).out));
    worker.kill('SIGINT');
    expect(await worker.ended).toBe(0);
  });
});

it.skipIf(SERVERS.Redis === undefined)('refuses a Redis that may drop jobs, and says what to set', async () => {
  const server = await redis('--maxmemory', '3mb', '--maxmemory-policy', 'allkeys-lru');
  try {
    const outcomes = [['batch', LINES], ['worker']].map((args) => spawnedPipwright([...args, '--queue', server.url]));
    for (const { status, err } of await Promise.all(outcomes)) {
      expect(status).toBe(2);
      expect(err).toContain('Set its maxmemory-policy to noeviction; it is allkeys-lru.');
    }
  } finally {
    await server.remove();
  }
});

it('refuses what is no queue without repeating it', async () => {
  const { status, err } = await spawnedPipwright(['worker', '--queue', 'http://ann:hush@host']);
  expect(status).toBe(2);
  expect(err).toContain('--queue takes an address');
  expect(err).not.toContain('hush');
});
