import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** With modules of its own, which have loaded no pack yet and leave none behind. */
async function gradesOf(puzzles: readonly string[], fetch: () => Promise<unknown>) {
  vi.stubGlobal('fetch', fetch);
  vi.resetModules();
  await import('../kinds/testing/install.js');
  const { readGrades } = await import('./known-grades.js');
  return puzzles.map(await readGrades(puzzles));
}

it('takes the level of a puzzle from its name where its file cannot be had', async () => {
  const puzzles = ['futoshiki-graded-hard-2', 'pips-medium-1', 'own-0123456789abcdef', 'nothing'];
  const grades = await gradesOf(puzzles, () => Promise.reject(new TypeError('offline')));
  expect(grades).toEqual([{ level: 'hard' }, undefined, undefined, undefined]);
});

it('has the level and the hardest technique from a file', async () => {
  const grade = { label: 'expert', effort: 9, hardest: 'bridge', steps: 1, chapters: 1, curve: [1] };
  const grades = await gradesOf(['pips-graded-giant-1'], async () => Response.json({ puzzles: [{ grade }] }));
  expect(grades).toEqual([{ level: 'expert', techniques: ['bridge'] }]);
});

it('says the same by names as files do, and asks for no more files than it must', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file);
    return new Response(readFileSync(new URL(`../../public/${file}`, import.meta.url), 'utf8'));
  });
  vi.resetModules();
  await import('../kinds/testing/install.js');
  const { readGrades, readLevels } = await import('./known-grades.js');
  const { allPacks, nameOf, placesIn } = await import('../game/packs.js');
  const { nameOfDayPlace, placesOfDay } = await import('../game/days.js');
  const days = ['2026-11-18', '2026-11-30', '2026-12-01'].flatMap(placesOfDay).map(nameOfDayPlace);
  const levelled = allPacks().filter(({ size, isEarlier }) => size !== 'giant' && !isEarlier);
  const puzzles = [...levelled.flatMap(placesIn).map(nameOf), ...days];
  const byName = await readLevels(puzzles);
  expect(asked.sort()).toEqual(['./days/2026-11.json', './days/2026-12.json']);
  const byFile = await readGrades(puzzles);
  for (const puzzle of puzzles) {
    expect(byName(puzzle)?.level, puzzle).toBeDefined();
    expect(byName(puzzle)?.level, puzzle).toBe(byFile(puzzle)?.level);
  }
});
