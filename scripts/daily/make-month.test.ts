/** Choice of a month's puzzles, with a maker that knows beforehand what comes up. */
import { silhouetteNamed } from '@pipwright/pips/parts';
import { describe, expect, it } from 'vitest';
import { makeMonth } from './make-month.mjs';
import type { Job, Made } from './thread.mjs';

const MONTH = '2026-10';

/** Maker of puzzles that are like nothing else, unless `say` tells. */
function maker(say: (job: Job) => Partial<Made> | 'nothing' = () => ({})) {
  return async (job: Job): Promise<Made | undefined> => {
    const said = say(job);
    const usual = { grade: { label: job.request.difficulty }, puzzle: job.seed, likeness: `${job.kind} ${job.seed}` };
    return said === 'nothing' ? undefined : ({ ...usual, ...said } as Made);
  };
}

async function made(say?: (job: Job) => Partial<Made> | 'nothing', taken: readonly string[] = []) {
  const days = await makeMonth(MONTH, maker(say), new Set(taken), () => {});
  return new Map(days.map((day) => [day.date, day]));
}

const figureOf = (job: Job) => ('figure' in job.request ? job.request.figure : undefined);

it('asks for easy, medium and hard Pips, and a Futoshiki by the day of the week', async () => {
  const days = await made();
  expect(days.size).toBe(31);
  const monday = days.get('2026-10-05');
  expect(monday?.pips.map(({ puzzle }) => puzzle)).toEqual(
    ['easy', 'medium', 'hard'].map((level) => `daily 2026-10-05 ${level}`),
  );
  expect(monday?.pips.map(({ grade }) => grade.label)).toEqual(['easy', 'medium', 'hard']);
  expect(monday?.futoshiki.map(({ puzzle, grade }) => [puzzle, grade.label])).toEqual([['daily 2026-10-05', 'easy']]);
  expect(days.get('2026-10-10')?.futoshiki.map(({ grade }) => grade.label)).toEqual(['hard']);
  expect(monday).not.toHaveProperty('pips.0.likeness');
  expect(monday).not.toHaveProperty('pips.0.seed');
});

it('gives the later of two that are alike the next seed', async () => {
  const alike = ['daily 2026-10-06', 'daily 2026-10-20'];
  const days = await made(({ seed }) => (alike.includes(seed) ? { likeness: 'alike' } : {}));
  const seedsOf = (date: string) => days.get(date)?.futoshiki.map(({ seed }) => seed);
  expect([seedsOf('2026-10-06'), seedsOf('2026-10-20')]).toEqual([[undefined], ['daily 2026-10-20/2']]);
});

it('makes nothing that another month has', async () => {
  const days = await made(undefined, ['pips daily 2026-10-06 hard']);
  expect(days.get('2026-10-06')?.pips[2]?.seed).toBe('daily 2026-10-06 hard/2');
});

it('has a theme on Sundays, and spells a word on every second Wednesday', async () => {
  const days = await made();
  const themed = [...days.values()].filter(({ theme }) => theme !== null);
  expect(themed.map(({ date }) => date.slice(-2))).toEqual(['04', '07', '11', '18', '21', '25']);
  const word = days.get('2026-10-07');
  expect(word?.pips.map(({ figure }) => figure).join('')).toBe(word?.theme);
  expect(word?.theme).toMatch(/^[A-Z]{3}$/);
});

describe('where the first choice does not come up', () => {
  const date = '2026-10-04';
  const hardOf = (days: Awaited<ReturnType<typeof made>>) => days.get(date)?.pips[2];

  it('takes another seed', async () => {
    const figure = hardOf(await made())?.figure;
    const days = await made((job) => (job.seed === `daily ${date} hard` ? 'nothing' : {}));
    expect(hardOf(days)).toMatchObject({ figure, seed: `daily ${date} hard/2` });
  });

  it('then another figure of the theme', async () => {
    const usual = (await made()).get(date);
    const days = await made((job) => (figureOf(job) === usual?.pips[2]?.figure ? 'nothing' : {}));
    expect(days.get(date)).toMatchObject({ theme: usual?.theme, pips: usual?.pips.slice(0, 2).concat({} as never) });
    expect(hardOf(days)?.figure).toEqual(expect.any(String));
    expect(hardOf(days)?.figure).not.toBe(usual?.pips[2]?.figure);
  });

  it('then another theme', async () => {
    const usual = (await made()).get(date);
    const isOfTheme = (name: string) => silhouetteNamed(name)?.theme === usual?.theme;
    const days = await made((job) => (isOfTheme(figureOf(job) ?? '') ? 'nothing' : {}));
    expect(days.get(date)?.theme).toEqual(expect.any(String));
    expect(days.get(date)?.theme).not.toBe(usual?.theme);
  });
});

it('has plain boards where no word can be spelled', async () => {
  const days = await made((job) => (/^[A-Z]$/.test(figureOf(job) ?? '') ? 'nothing' : {}));
  expect(days.get('2026-10-07')).toMatchObject({ theme: null, pips: [{ puzzle: 'daily 2026-10-07 easy' }, {}, {}] });
});

it('says so where nothing comes up', async () => {
  const nothing = made(({ seed }) => (seed.startsWith('daily 2026-10-13 medium') ? 'nothing' : {}));
  await expect(nothing).rejects.toThrow(/^2026-10-13: /);
});
