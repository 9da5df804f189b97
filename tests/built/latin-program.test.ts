/** The template kind in the built program: every command that works for all kinds works for it, by one line in a table. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CapturedIo } from '../../packages/cli/test/captured-io.js';
import { rows } from '../../packages/core/src/testing/short-forms.js';
import { bundleProgram } from '../../scripts/build.mjs';
import { root } from '../../scripts/workspace.mjs';
import { latin } from '../latin/kind.js';

const folder = mkdtempSync(join(tmpdir(), 'latin-'));
const BUILT = join(folder, 'dist', 'program.js');
const ONE = join(folder, 'one.txt');
const NONE = join(folder, 'none.txt');
const WRONG = join(folder, 'wrong.txt');

beforeAll(async () => {
  const files = await bundleProgram([join(root, 'tests', 'latin', 'program.ts')], join(folder, 'dist'));
  for (const { path, contents } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  copyFileSync(join(root, 'packages', 'cli', 'package.json'), join(folder, 'package.json'));
  writeFileSync(ONE, 'latin\n1 . .\n. . 2\n. . .\n');
  writeFileSync(NONE, 'latin\n1 . .\n. 1 .\n. . 2\n');
  writeFileSync(WRONG, 'latin\n1 x\n. . .\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

/** In this process: to start one takes longer than all that it does. */
async function program(...words: string[]) {
  const { runWith }: typeof import('../latin/program.js') = await import(pathToFileURL(BUILT).href);
  const io = new CapturedIo({});
  const status = await runWith(words, io);
  return { status, out: io.out, err: io.err };
}

it('runs as a program', () => {
  const start = `import { runHere } from ${JSON.stringify(pathToFileURL(BUILT).href)}; await runHere(['count', ${JSON.stringify(ONE)}]);`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', start], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'one: 1 solution (unique)\n', stderr: '' });
});

const GRID = rows('123 312 231');

it('solves', async () => {
  const { status, out } = await program('solve', ONE);
  expect(status).toBe(0);
  expect(out).toContain('│ 1 │ 2 │ 3 │\n├───┼───┼───┤\n│ 3 │ 1 │ 2 │');
  expect(JSON.parse((await program('solve', '--json', ONE)).out)).toMatchObject({
    status: 'solved',
    solutions: [{ grid: GRID }],
  });
  expect((await program('solve', NONE)).status).toBe(1);
  expect(JSON.parse((await program('solve', '--common', '--json', ONE)).out)).toMatchObject({
    common: { cells: { length: 9 } },
  });
});

it('counts', async () => {
  expect(await program('count', ONE)).toEqual({ status: 0, out: 'one: 1 solution (unique)\n', err: '' });
  expect(JSON.parse((await program('count', '--json', NONE)).out)).toMatchObject({ count: '0' });
});

it('checks puzzles and solutions, with problems at their places', async () => {
  expect((await program('check', ONE)).status).toBe(0);
  const { status, out } = await program('check', WRONG);
  expect(status).toBe(1);
  expect(out).toContain('wrong.txt:2:3: error: Expected a number from 1 to 2 at r1c2, or “.” for an empty cell.');
  expect(out).toContain('wrong.txt:3:1: error: Row 2 has 3 cells, but the square has 2 rows.');
  const solution = join(folder, 'solution.json');
  writeFileSync(solution, JSON.stringify({ grid: GRID }));
  expect((await program('check', '--solution', solution, ONE)).status).toBe(0);
  writeFileSync(solution, JSON.stringify({ grid: [...GRID].reverse() }));
  expect((await program('check', '--solution', solution, ONE)).status).toBe(1);
});

it('draws', async () => {
  expect((await program('draw', '--labels', ONE)).out).toContain('    1   2   3\n  ┌───┬───┬───┐\n1 │ 1 │   │   │');
  expect((await program('draw', '--solved', '--style', 'svg', ONE)).out).toMatch(/^<svg .*<text class="number"/s);
});

it.each(latin.formats)('converts to $name and back', async ({ name, extension }) => {
  const made = join(folder, `made.${extension}`);
  expect((await program('convert', '--to', name, '-o', made, ONE)).status).toBe(0);
  expect((await program('convert', '--to', 'rows', made)).out).toBe('latin\n1 . .\n. . 2\n. . .\n');
});

it('writes searches down and plays them again', async () => {
  const trace = join(folder, 'trace.jsonl');
  expect((await program('solve', '--trace', trace, ONE)).status).toBe(0);
  expect((await program('replay', trace)).status).toBe(0);
});

it('says what the kind does not have', async () => {
  for (const command of ['explain', 'hint', 'grade', 'tilings', 'model']) {
    const { status, err } = await program(command, ONE);
    expect([status, err], command).toEqual([2, expect.stringMatching(/error: .*Latin/)]);
  }
});
