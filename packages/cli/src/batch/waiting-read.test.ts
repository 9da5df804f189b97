import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { readWaiting } from './waiting-read.js';

describe.skipIf(process.platform === 'win32')('a pipe', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pipwright-pipe-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let pipes = 0;
  const newPipe = () => {
    const path = join(folder, `pipe-${++pipes}`);
    execFileSync('mkfifo', [path]);
    return path;
  };

  async function textOf(path: string): Promise<string> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of readWaiting(path)) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }

  it('is read to its end, whenever somebody begins to write and however slowly', async () => {
    const path = newPipe();
    const read = textOf(path);
    await setTimeout(100);
    const writer = await open(path, 'w');
    await writer.write('one ');
    await setTimeout(100);
    const long = 'x'.repeat(300_000);
    await writer.writeFile(long);
    await writer.close();
    expect(await read).toBe(`one ${long}`);
  });

  it('may end with nothing in it', async () => {
    const path = newPipe();
    const read = textOf(path);
    const writer = await open(path, 'w');
    // It is seen that somebody is there, since every one of these waits is longer than any between two looks.
    for (let i = 0; i < 5; i++) await setTimeout(60);
    await writer.close();
    expect(await read).toBe('');
  });
});
