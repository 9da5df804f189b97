/** Killed at any moment, a batch goes on to the bytes of one that was left alone. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Random } from '@pipwright/core';
import { expect, it } from 'vitest';
import { rows } from '../../../../core/src/testing/short-forms.js';

const PROGRAM = fileURLToPath(new URL('../../../dist/pipwright.js', import.meta.url));
const KILLS = 40;

const line = (i: number) =>
  JSON.stringify({
    id: `p${i}`,
    rows: 2,
    cols: 4,
    dominoes: [0, 1, 2, 3].map((k) => [(i + k) % 7, (i >> k) % 7]),
    regions: rows('0011 0221'),
    constraints: { 0: { sum: i % 12 } },
  });

it('comes to the same bytes, however often it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pipwright-kill-'));
  const [input, path, whole] = ['in.jsonl', 'out.jsonl', 'whole.jsonl'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(input, Array.from({ length: 3000 }, (_, i) => `${line(i)}\n`).join(''));
  const run = (target: string) =>
    spawn(process.execPath, [PROGRAM, 'batch', '--task', 'explain', input, '-o', target, '--resume'], {
      stdio: 'ignore',
    });
  try {
    const random = new Random(process.env.PIPWRIGHT_SEED ?? '1');
    await once(run(whole), 'close');
    for (let i = 0; i < KILLS; i++) {
      const child = run(path);
      const timer = setTimeout(() => child.kill('SIGKILL'), random.int(4000));
      await once(child, 'close');
      clearTimeout(timer);
    }
    await once(run(path), 'close');
    expect(readFileSync(path).equals(readFileSync(whole))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
