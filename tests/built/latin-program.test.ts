/** The template kind in the built program: every command that works for all kinds works for it, by one line in a table. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleProgram } from '../../scripts/build.mjs';
import { root } from '../../scripts/workspace.mjs';
import { latin } from '../latin/kind.js';

const folder = mkdtempSync(join(tmpdir(), 'latin-'));
const ONE = join(folder, 'one.txt');
const NONE = join(folder, 'none.txt');
const WRONG = join(folder, 'wrong.txt');

beforeAll(async () => {
  const files = await bundleProgram(root, [join(root, 'tests', 'latin', 'program.ts')], join(folder, 'dist'));
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

function program(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'dist', 'program.js'), ...words], {
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

const GRID = [
  [1, 2, 3],
  [3, 1, 2],
  [2, 3, 1],
];

it('solves', () => {
  const { status, out } = program('solve', ONE);
  expect(status).toBe(0);
  expect(out).toContain('│ 1 │ 2 │ 3 │\n├───┼───┼───┤\n│ 3 │ 1 │ 2 │');
  expect(JSON.parse(program('solve', '--json', ONE).out)).toMatchObject({
    status: 'solved',
    solutions: [{ grid: GRID }],
  });
  expect(program('solve', NONE).status).toBe(1);
  expect(JSON.parse(program('solve', '--common', '--json', ONE).out)).toMatchObject({
    common: { cells: { length: 9 } },
  });
});

it('counts', () => {
  expect(program('count', ONE)).toEqual({ status: 0, out: 'one: 1 solution (unique)\n', err: '' });
  expect(JSON.parse(program('count', '--json', NONE).out)).toMatchObject({ count: '0' });
});

it('checks puzzles and solutions, with problems at their places', () => {
  expect(program('check', ONE).status).toBe(0);
  const { status, out } = program('check', WRONG);
  expect(status).toBe(1);
  expect(out).toContain('wrong.txt:2:3: error: Expected a number from 1 to 2 at r1c2, or “.” for an empty cell.');
  expect(out).toContain('wrong.txt:3:1: error: Row 2 has 3 cells, but the square has 2 rows.');
  const solution = join(folder, 'solution.json');
  writeFileSync(solution, JSON.stringify({ grid: GRID }));
  expect(program('check', '--solution', solution, ONE).status).toBe(0);
  writeFileSync(solution, JSON.stringify({ grid: [...GRID].reverse() }));
  expect(program('check', '--solution', solution, ONE).status).toBe(1);
});

it('draws', () => {
  expect(program('draw', '--labels', ONE).out).toContain('    1   2   3\n  ┌───┬───┬───┐\n1 │ 1 │   │   │');
  expect(program('draw', '--solved', '--style', 'svg', ONE).out).toMatch(/^<svg .*<text class="number"/s);
});

it.each(latin.formats)('converts to $name and back', ({ name, extension }) => {
  const made = join(folder, `made.${extension}`);
  expect(program('convert', '--to', name, '-o', made, ONE).status).toBe(0);
  expect(program('convert', '--to', 'rows', made).out).toBe('latin\n1 . .\n. . 2\n. . .\n');
});

it('writes searches down and plays them again', () => {
  const trace = join(folder, 'trace.jsonl');
  expect(program('solve', '--trace', trace, ONE).status).toBe(0);
  expect(program('replay', trace).status).toBe(0);
});

it('says what the kind does not have', () => {
  for (const command of ['explain', 'hint', 'grade', 'tilings', 'model']) {
    const { status, err } = program(command, ONE);
    expect([status, err], command).toEqual([2, expect.stringMatching(/error: .*Latin/)]);
  }
});
