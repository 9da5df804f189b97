/** Measures of puzzles with levels, on those of an example. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import TIMES from '../../packages/pips/src/generate/times.json' with { type: 'json' };
import { dataFolder, noData } from '../../packages/pips/test/real-puzzles.js';
import { root } from '../../scripts/workspace.mjs';
import { total } from '../statistics.mjs';
import { measure as explaining } from './explaining.mjs';
import { measure as grading, ordered } from './grading.mjs';
import { measure } from './times.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pipwright-measures-'));
const asked = { folder, count: undefined, queues: [], showProgress: () => {} };

beforeAll(() => cpSync(join(root, 'examples', 'day_with_three_levels.json'), join(folder, '2030-01-01.json')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('grades each puzzle, and compares levels', () => {
  const lines = [...grading(asked)];
  const named = lines.filter((line) => 'name' in line);
  expect(named.map(({ level }) => level)).toEqual(['easy', 'medium', 'hard']);
  expect(lines.at(-1)).toMatchObject({ puzzles: 3, sameGroup: { pairs: 3 } });
});

it('counts the steps of each technique', () => {
  const lines = [...explaining(asked)];
  const steps = lines.flatMap((line) => ('used' in line && line.isUnique ? [Number(line.steps)] : []));
  const used = lines.flatMap((line) => ('technique' in line ? [Number(line.steps)] : []));
  expect(total(steps)).toBeGreaterThan(0);
  expect(total(used)).toBe(total(steps));
});

it('counts pairs in the wrong order, ties as half', () => {
  const rows = [
    { label: 0, effort: 5 },
    { label: 1, effort: 5 },
    { label: 2, effort: 4 },
  ];
  expect(ordered(rows, () => true)).toEqual({ pairs: 3, wrong: 2.5 });
});

/** Generation follows the day files: the committed table is the one that is measured. */
it.skipIf(noData)('is the table of the day files', () => {
  expect([...measure({ folder: join(dataFolder, 'nyt') })]).toEqual([TIMES]);
});
