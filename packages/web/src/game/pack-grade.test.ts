import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../kinds/testing/install.js';
import { gradeInFile } from './pack-grade.js';
import { allPacks } from './packs.js';

/** Of which no other test, all of which share their modules, has loaded the days. */
const NOBODYS_MONTH = '2031-05';

beforeEach(() => {
  const read = (file: string) => readFileSync(new URL(`../../public/${file}`, import.meta.url), 'utf8');
  vi.stubGlobal('fetch', async (file: string) => new Response(read(file)));
});
afterEach(() => void vi.unstubAllGlobals());

it('every puzzle of a pack has a whole grade', async () => {
  for (const { name, count } of allPacks()) {
    for (let number = 1; number <= count; number++) {
      const grade = await gradeInFile(`${name}-${number}`);
      const { label, effort = 0, hardest, steps = 0, chapters = 0, curve = [] } = grade ?? {};
      expect([name, typeof label, typeof hardest, curve.length]).toEqual([name, 'string', 'string', 10]);
      expect(steps).toBeGreaterThanOrEqual(chapters);
      expect(chapters).toBeGreaterThan(0);
      // Each of the ten is rounded.
      expect(Math.abs(curve.reduce((sum, each) => sum + each, 0) - effort)).toBeLessThan(0.6);
    }
  }
});

it('what is not whole is no grade, but a curve may be missing', async () => {
  const grade = { label: 'easy', effort: 5, hardest: null, steps: 5, chapters: 4, curve: [2, 3] };
  const wrong = [
    { curve: null },
    { curve: [] },
    { curve: ['1'] },
    { steps: '5' },
    { chapters: null },
    { label: 'odd' },
  ];
  const { curve, ...ofDay } = grade;
  const grades = [grade, ofDay, ...wrong.map((each) => ({ ...grade, ...each }))];
  const dates = grades.map((_, i) => `${NOBODYS_MONTH}-0${i + 1}`);
  const days = dates.map((date, i) => ({ date, pips: [{ grade: grades[i] }] }));
  vi.stubGlobal('fetch', async () => Response.json({ days }));
  const found = await Promise.all(dates.map((date) => gradeInFile(`day-${date}-pips-1`)));
  expect(found).toEqual([grade, ofDay, ...wrong.map(() => undefined)]);
});

it.each(['own-0123456789abcdef', ''])('“%s” has none', async (name) => {
  expect(await gradeInFile(name)).toBeUndefined();
});
