/**
 * A queue that refuses, and one that is left: what is wrong with it is told once and costs no puzzle its line. The job
 * system is one of ours, which does what its server would.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ReaderGone } from '../src/io.js';
import { file, pathOf, UNIQUE } from './files.js';
import { jsonLines, pipwright, type RunOptions } from './run.js';

const SYSTEM = `
const { appendFileSync } = require('node:fs');
const { EventEmitter } = require('node:events');
const { setTimeout: pause } = require('node:timers/promises');
const said = (word) => appendFileSync(require('node:path').join(__dirname, 'said.txt'), word + '\\n');
class Connected extends EventEmitter {
  constructor(name, ...rest) {
    super();
    this.does = rest.find((each) => each && each.connection).connection.url.split('@').at(-1);
    this.isClosed = false;
    said('opened');
    if (this.does === 'password') setTimeout(() => this.emit('error', new Error('WRONGPASS for hush')), 5);
  }
  async waitUntilReady() {
    if (this.does === 'password') await new Promise(() => {});
    if (this.does === 'database') throw new Error('no such database, hush');
  }
  async addBulk() {
    if (this.does === 'memory') throw new Error('OOM, hush');
  }
  async getJob() {
    if (this.isClosed) {
      said('asked in vain');
      throw new Error('Connection is closed.');
    }
    await pause(5);
    const returnvalue = ANSWERS[this.does];
    return returnvalue === undefined ? { processedOn: 1 } : { processedOn: 1, finishedOn: 1, returnvalue };
  }
  async remove() {}
  async close() { this.isClosed = true; }
}
const LINES = { lines: { $bytes: 'e30K' }, count: 1, exit: 0, statuses: {}, skipped: [], milliseconds: 1 };
const ANSWERS = {
  answers: { done: JSON.stringify(LINES) },
  kills: { deadly: { code: 'workers-killed', where: {}, data: { workers: 3 } } },
};
exports.Queue = Connected;
exports.Worker = Connected;
`;

const home = pathOf('refusing');
const inSystem = (name: string) => join(home, 'node_modules', name, 'index.js');
const parts = { driver: { find: () => inSystem('bullmq') } };
const saidBySystem = () => readFileSync(join(home, 'node_modules', 'bullmq', 'said.txt'), 'utf8');

beforeAll(() => {
  for (const [name, program] of Object.entries({ bullmq: SYSTEM, ioredis: '' })) {
    mkdirSync(join(home, 'node_modules', name), { recursive: true });
    writeFileSync(inSystem(name), program);
  }
});

const queue = (does: string) => ['--queue', `redis://:hush@${does}`];
const through = (args: readonly string[], options: RunOptions = {}) => pipwright(args, { parts, ...options });

describe('a queue that refuses', () => {
  const puzzles = file('refused.txt', UNIQUE);
  const command = { batch: ['batch', puzzles, puzzles], generate: ['generate', 'pips'], worker: ['worker'] };

  it.each<[keyof typeof command, string, string]>([
    ['batch', 'password', 'WRONGPASS for ***'],
    ['batch', 'database', 'no such database, ***'],
    ['batch', 'memory', 'OOM, ***'],
    ['generate', 'password', 'WRONGPASS for ***'],
    ['generate', 'memory', 'OOM, ***'],
    ['worker', 'password', 'WRONGPASS for ***'],
    ['worker', 'database', 'no such database, ***'],
  ])('ends %s, which says why: %s', async (word, does, why) => {
    const { status, out, err } = await through([...command[word], ...queue(does)]);
    expect(err).toBe(`pipwright: The queue redis://${does}: ${why}\n`);
    expect(status).toBe(2);
    expect(out).not.toContain('{');
  });
});

describe('a puzzle that killed worker after worker', () => {
  const message =
    '3 workers were killed while they worked on this. It may need more memory than they have: limit it with --nodes, or do it alone, without --queue.';
  const path = file('deadly.txt', UNIQUE);

  it.each<[string, string[]]>([
    ['batch', ['batch', '--task', 'count', path]],
    ['generate', ['generate', 'pips', '--seed', '7', '--json']],
  ])('is stopped, which %s says with what can be done', async (_, args) => {
    const outcome = await through([...args, ...queue('kills')]);
    expect(jsonLines(outcome)).toMatchObject([{ status: 'stopped', problems: [{ code: 'workers-killed', message }] }]);
    expect(outcome.status).toBe(3);
  });

  it('is gone on behind by --resume', async () => {
    const args = ['batch', '--task', 'check', path, file('beside-deadly.txt', UNIQUE), '-o', pathOf('deadly.jsonl')];
    await through([...args, ...queue('kills')]);
    const before = readFileSync(pathOf('deadly.jsonl'), 'utf8');
    expect(await pipwright([...args, '--resume'])).toEqual({ status: 3, out: '', err: '' });
    expect(readFileSync(pathOf('deadly.jsonl'), 'utf8')).toBe(before);
  });
});

it('is not opened for what cannot be done anyway', async () => {
  writeFileSync(join(home, 'node_modules', 'bullmq', 'said.txt'), '');
  expect((await through(['generate', 'pips', '-o', pathOf('x.svg'), ...queue('answers')])).status).toBe(2);
  expect(saidBySystem()).toBe('');
});

it('is not waited for when a run has ended', async () => {
  writeFileSync(join(home, 'node_modules', 'bullmq', 'said.txt'), '');
  const lines = file('left.jsonl', `${JSON.stringify({ rows: 1 })}\n`.repeat(2000));
  const onOutput = () => Promise.reject(new ReaderGone());
  const { status, err } = await through(['batch', lines, ...queue('answers')], { onOutput });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect({ status, err, said: saidBySystem() }).toEqual({ status: 141, err: '', said: 'opened\n' });
});
