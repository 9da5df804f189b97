/**
 * The puzzles of every day as they are committed. That none of them ever changes, that all are there, and that days
 * have their themes is seen from all files; what takes longer in `npm test` from a sample, in the soak from all of
 * them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type Cell, cellKey, type Engine, finish, lookForTwo, runsOf } from '@pipwright/core';
import { cspEngines } from '@pipwright/futoshiki/parts';
import { glyphOf, silhouetteNamed, silhouettes, tilingEngine } from '@pipwright/pips/parts';
import { describe, expect, it } from 'vitest';
import { sample } from '../../packages/core/src/testing/effort.js';
import { daysOf, LAST_DAY, MONTHS, weekdayOf, weekOf } from './calendar.mjs';
import { FUTOSHIKI_LEVELS, LEVELS } from './make-day.mjs';
import {
  type Day,
  type DayPuzzle,
  digestOf,
  FOLDER,
  fileOf,
  frozen,
  futoshikiFrom,
  likenessesIn,
  pipsFrom,
  readMonth,
  textOf,
  type Written,
} from './month-file.mjs';
import { WORDS } from './themes.mjs';

const DAYS = MONTHS.flatMap(readMonth);
const MAC = cspEngines.find(({ name }) => name === 'MAC+BZ') as (typeof cspEngines)[number];

describe('the months', () => {
  it('are all there, and no others', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(MONTHS.map((month) => `${month}.json`));
  });

  it.each(MONTHS)('%s has the puzzles that it was made with', (month) => {
    expect(digestOf(readMonth(month))).toBe(frozen()[month]);
  });

  it.each(MONTHS)('%s has all its days, a line each', (month) => {
    const days = readMonth(month);
    expect(days.map(({ date }) => date)).toEqual(daysOf(month));
    expect(readFileSync(fileOf(month), 'utf8')).toBe(textOf(month, days));
  });
});

it('a digest tells a puzzle, a figure or a theme from another, and hears nothing of grades', () => {
  const [day] = DAYS as [Day, ...Day[]];
  const [first, ...rest] = day.pips as [DayPuzzle, ...DayPuzzle[]];
  const others: readonly Day[] = [
    { ...day, theme: 'another' },
    { ...day, pips: [{ ...first, puzzle: null }, ...rest] },
    { ...day, pips: [{ ...first, figure: 'another' }, ...rest] },
    { ...day, pips: rest },
  ];
  const digests = [day, ...others].map((each) => digestOf([each]));
  expect(new Set(digests).size).toBe(digests.length);
  const regraded = { ...first, grade: { ...first.grade, effort: first.grade.effort + 1 } };
  expect(digestOf([{ ...day, pips: [regraded, ...rest] }])).toBe(digests[0]);
});

/** Months that were made by an earlier scale. */
const MOST = 0.75;

describe('the days', () => {
  it('have easy, medium and hard Pips, and a Futoshiki as hard as the day of the week says', () => {
    const isAsSaid = DAYS.flatMap(({ date, pips, futoshiki }) => {
      expect([pips.length, futoshiki.length], date).toEqual([LEVELS.length, 1]);
      const said = [...LEVELS, FUTOSHIKI_LEVELS[weekdayOf(date)]];
      return [...pips, ...futoshiki].map(({ grade }, i) => grade.label === said[i]);
    });
    expect(isAsSaid.filter(Boolean).length / isAsSaid.length).toBeGreaterThanOrEqual(MOST);
  });

  it('name the seed of a puzzle where it is not the first that was tried', () => {
    for (const { date, pips, futoshiki } of DAYS) {
      const usual = [...LEVELS.map((level) => `daily ${date} ${level}`), `daily ${date}`];
      const seeds = [...pips, ...futoshiki].map(({ seed }, i) => seed ?? `${usual[i]}/2`);
      expect(seeds.map((seed) => seed.replace(/\/[2-6]$/, ''))).toEqual(usual);
    }
  });

  it('have no two puzzles that are alike', () => {
    const likenesses = sample(MONTHS, 12).flatMap(likenessesIn);
    expect(likenesses.length).toBeGreaterThanOrEqual(4 * 28);
    expect(new Set(likenesses).size).toBe(likenesses.length);
  });
});

describe('themes', () => {
  const themed = DAYS.filter(({ theme }) => theme !== null);
  const words = themed.filter(({ theme }) => WORDS.includes(theme ?? ''));

  it('come in every week', () => {
    const weeks = DAYS.filter(({ date }) => weekdayOf(date) === 6 || date === LAST_DAY).map(({ date }) => weekOf(date));
    const having = new Set(themed.map(({ date }) => weekOf(date)));
    expect(weeks.length).toBeGreaterThan(0);
    expect(weeks.filter((week) => !having.has(week))).toEqual([]);
  });

  it('are what the boards show', () => {
    for (const day of themed) expect(shownBy(day), day.date).toEqual(day.pips.map(({ figure }) => figureCells(figure)));
  });

  it('are of one kind with three figures, or spell a word', () => {
    const names = new Set(silhouettes().map(({ theme }) => theme));
    for (const { date, theme, pips } of themed) {
      const figures = pips.map(({ figure = '' }) => figure);
      if (WORDS.includes(theme ?? '')) expect(figures.join(''), date).toBe(theme);
      else {
        expect(names, date).toContain(theme);
        expect(figures.map((figure) => silhouetteNamed(figure)?.theme)).toEqual([theme, theme, theme]);
        expect(new Set(figures).size, date).toBe(3);
      }
    }
  });

  it('spell no word twice within a year', () => {
    expect(words.length).toBeGreaterThan(0);
    for (const [i, { date, theme }] of words.entries()) {
      const before = words.slice(0, i).filter((each) => each.theme === theme);
      expect(before.filter((each) => weekOf(date) - weekOf(each.date) <= 52)).toEqual([]);
    }
  });

  it('have plain words to spell, none twice', () => {
    expect(WORDS.length).toBeGreaterThanOrEqual(80);
    expect(new Set(WORDS).size).toBe(WORDS.length);
    for (const word of WORDS) expect(word).toMatch(/^[CFJLTY][A-Z][ABDGKMNORWX]$/);
  });

  it('leave other days plain', () => {
    const plain = DAYS.filter(({ theme }) => theme === null).flatMap(({ pips }) => pips);
    expect(plain.filter(({ figure }) => figure !== undefined)).toEqual([]);
  });
});

/** Cells of the boards of a day. */
function shownBy({ pips }: Day): readonly string[] {
  return pips.map(({ puzzle }) => asText(pipsFrom(puzzle).cells));
}

function figureCells(figure = ''): string {
  return asText(silhouetteNamed(figure)?.cells ?? glyphOf(figure) ?? []);
}

function asText(cells: readonly Cell[]): string {
  return cells.map(cellKey).sort().join(' ');
}

/** Each with an engine that took no part in making it. */
const OF_PIPS = DAYS.flatMap(({ date, pips }) => pips.map((each) => judged(date, each, pipsFrom, tilingEngine)));
const OF_FUTOSHIKI = DAYS.flatMap(({ date, futoshiki }) =>
  futoshiki.map((each) => judged(date, each, futoshikiFrom, MAC)),
);

/** Judge of puzzles; nothing is read before it is asked for. */
function judged<Puzzle, Solution, Move>(
  date: string,
  { grade, puzzle }: DayPuzzle,
  from: (written: Written) => Puzzle,
  engine: Engine<Puzzle, Solution, Move>,
) {
  const known = () => from(puzzle);
  return {
    name: `${date} ${grade.label}`,
    isUnique: () => finish(runsOf(lookForTwo(engine.search(known()), Number.POSITIVE_INFINITY))).unique,
  };
}

describe('the puzzles', () => {
  it('have one solution each', () => {
    const some = sample([...OF_PIPS, ...OF_FUTOSHIKI], 41);
    expect(some.filter(({ isUnique }) => !isUnique()).map(({ name }) => name)).toEqual([]);
    expect(some.length).toBeGreaterThan(0);
  });
});
