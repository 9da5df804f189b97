/** A PostgreSQL that is stopped and started again, over and over, costs a batch neither its collector nor a byte. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@pipwright/core';
import { expect, it } from 'vitest';
import { rows } from '../../../core/src/testing/short-forms.js';
import { SERVERS } from '../../test/queue-servers.js';
import { program } from '../../test/spawned.js';

const RESTARTS = 20;
const PUZZLES = 20_000;

/** Another puzzle for each number, all of which take about as long. */
const line = (i: number) =>
  JSON.stringify({
    id: `p${i}`,
    rows: 2,
    cols: 4,
    dominoes: [0, 1, 2, 3].map((k) => [(i + k) % 7, (i >> k) % 7]),
    regions: rows('0011 0221'),
    constraints: { 0: { sum: i % 12 } },
  });

const linesIn = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0);

function start(...args: string[]): ChildProcess & { said(): string } {
  const child = spawn(process.execPath, [program('pipwright'), ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  return Object.assign(child, { said: () => said });
}

it.skipIf(SERVERS.PostgreSQL === undefined)('a batch goes on through twenty restarts of PostgreSQL', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pipwright-restarts-'));
  const [input, path, whole] = ['in.jsonl', 'out.jsonl', 'whole.jsonl'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(input, Array.from({ length: PUZZLES }, (_, i) => `${line(i)}\n`).join(''));
  const task = ['batch', '--task', 'explain', input, '-o'];
  const alone = start(...task, whole);
  const [status] = await once(alone, 'exit');
  const server = await SERVERS.PostgreSQL?.();
  if (server === undefined) return;
  const queue = ['--queue', server.url];
  const workers = [1, 2].map(() => start('worker', ...queue, '--jobs', '1', '--lock', '1s'));
  const collector = start(...task, path, ...queue);
  const all = [...workers, collector];
  const expectRunning = () => {
    for (const { exitCode, signalCode, said } of all) expect([exitCode, signalCode], said()).toEqual([null, null]);
  };
  try {
    const random = new Random(process.env.PIPWRIGHT_SEED ?? '1');
    for (let i = 0; i < RESTARTS; i++) {
      const before = linesIn(path);
      while (linesIn(path) === before) {
        expectRunning();
        await pause(20);
      }
      await pause(random.int(500));
      // As an administrator stops it, and as a crash does.
      await server.kill(i % 2 === 0 ? 'SIGINT' : undefined);
      await pause(random.int(1500));
      expectRunning();
      await server.start();
    }
    expect(linesIn(path), 'there is work left after the last restart').toBeLessThan(PUZZLES);
    if (collector.exitCode === null) await once(collector, 'exit');
    expect(collector.exitCode, collector.said()).toBe(status);
    expect(readFileSync(path).equals(readFileSync(whole))).toBe(true);
    expect(workers.map(({ exitCode }) => exitCode)).toEqual([null, null]);
    for (const { said } of all) {
      expect(said()).toContain('does not answer');
      expect(said()).toContain('is back');
      expect(said()).not.toMatch(/hush|\n\s+at /);
    }
  } finally {
    for (const child of all) child.kill('SIGKILL');
    await server.remove();
    rmSync(folder, { recursive: true });
  }
});
