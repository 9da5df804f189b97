import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { nameOfDayPlace, placesOfDay } from '../game/days.js';
import { allPacks, nameOf, placesIn } from '../game/packs.js';
import '../kinds/testing/install.js';
import { readGrades, readLevels } from './known-grades.js';

// Each test has months of its own: all tests share their modules, which keep what they have loaded.
afterEach(() => void vi.unstubAllGlobals());

async function gradesOf(puzzles: readonly string[], fetch: () => Promise<unknown>) {
  vi.stubGlobal('fetch', fetch);
  return puzzles.map(await readGrades(puzzles));
}

it('takes the level of a puzzle from its name where its file cannot be had', async () => {
  const puzzles = ['day-2031-06-01-pips-3', 'day-2031-06-01-futoshiki-1', 'own-0123456789abcdef', ''];
  const grades = await gradesOf(puzzles, () => Promise.reject(new TypeError('offline')));
  expect(grades).toEqual([{ level: 'hard' }, undefined, undefined, undefined]);
});

it('has the level and the hardest technique from a file', async () => {
  const grade = { label: 'expert', effort: 9, hardest: 'bridge', steps: 1, chapters: 1, curve: [1] };
  const days = [{ date: '2031-07-01', pips: [{ grade }] }];
  const grades = await gradesOf(['day-2031-07-01-pips-1'], async () => Response.json({ days }));
  expect(grades).toEqual([{ level: 'expert', techniques: ['bridge'] }]);
});

it('says the same by names as files do, and asks for no more files than it must', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file);
    return new Response(readFileSync(new URL(`../../public/${file}`, import.meta.url), 'utf8'));
  });
  const onDay = (date: string, kinds: readonly string[]) =>
    placesOfDay(date)
      .filter(({ kind }) => kinds.includes(kind))
      .map(nameOfDayPlace);
  // A day's Futoshiki has no level in its name.
  const days = [...onDay('2027-03-18', ['pips', 'futoshiki']), ...onDay('2027-04-01', ['pips'])];
  const levelled = allPacks().filter(({ size }) => size !== 'giant');
  const puzzles = [...levelled.flatMap(placesIn).map(nameOf), ...days];
  const byName = await readLevels(puzzles);
  expect(asked).toEqual(['./days/2027-03.json']);
  const byFile = await readGrades(puzzles);
  for (const puzzle of puzzles) {
    expect(byName(puzzle)?.level, puzzle).toBeDefined();
    // A pack is named for most of its puzzles; what is known of a day is read from its file.
    const pack = /-graded-(\w+)-\d+$/.exec(puzzle)?.[1];
    expect(byName(puzzle)?.level, puzzle).toBe(pack ?? byFile(puzzle)?.level);
  }
});
