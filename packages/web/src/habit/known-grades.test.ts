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

it('takes the level of a pack from its name where its file cannot be had', async () => {
  const puzzles = ['futoshiki-graded-hard-2', 'pips-small-1', 'own-0123456789abcdef', 'nothing'];
  const grades = await gradesOf(puzzles, () => Promise.reject(new TypeError('offline')));
  expect(grades).toEqual([{ level: 'hard' }, undefined, undefined, undefined]);
});

it('has the level and the hardest technique from a file', async () => {
  const grade = { label: 'expert', effort: 9, hardest: 'bridge', steps: 1, chapters: 1, curve: [1] };
  const grades = await gradesOf(['pips-graded-giant-1'], async () => Response.json({ puzzles: [{ grade }] }));
  expect(grades).toEqual([{ level: 'expert', techniques: ['bridge'] }]);
});
