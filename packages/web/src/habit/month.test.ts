/**
 * Weeks of play by a clock that moves: over a leap day and the changes of two summer times, in several time zones, with
 * the clock set back or far ahead now and then. The days, the calendar and the streak come out as a reckoning says that shares
 * nothing with the program: dates from `Intl`, weeks by their Thursdays, streaks from the days that end them.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { localDay } from '../game/local-day.js';
import { resultOf } from '../game/result.js';
import { gameOf } from '../inspect/testing/game-of.js';
import '../kinds/testing/install.js';
import { keepResult, noteDay } from '../storage/keep-result.js';
import type { ResultRecord } from '../storage/records.js';
import { calendarOf, daysOnTime } from './calendar.js';
import { addDays, daysFrom } from './days.js';
import { streakOf } from './streak.js';

const GAME = gameOf('pips', { rows: 1, cols: 2, maxPip: 6, dominoes: [[0, 1]], regions: [[0, 0]], constraints: {} });
/** A Monday; until after both changes to summer time, on the 12th and the 26th of March. */
const START = Date.UTC(2028, 1, 14);
const DAYS = 49;
const ZONES = ['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'];
const HOUR = 3_600_000;

/** Somebody opens the app, and perhaps solves a puzzle of the day that the clock shows or of one before. */
interface Visit {
  /** Since the start, by a clock that goes right. */
  readonly hour: number;
  readonly zone: string;
  /** Days by which the clock is set back; ahead, below 0. */
  readonly setBack: number;
  readonly solves: 'nothing' | 'today' | 'yesterday';
}

const visit: fc.Arbitrary<Visit> = fc.record({
  hour: fc.nat(DAYS * 24),
  // Mostly at home.
  zone: fc.oneof({ weight: 6, arbitrary: fc.constant('Europe/Berlin') }, fc.constantFrom(...ZONES)),
  setBack: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 9 })),
  solves: fc.constantFrom('nothing', 'today', 'today', 'today', 'yesterday'),
});
/** Nobody is away for a month. */
const WEEKLY = Array.from({ length: DAYS / 7 }, (_, i) => at(7 * 24 * i, 'nothing'));
const visits = fc
  .array(visit, { minLength: 1, maxLength: 120, size: 'max' })
  .map((all) => [...WEEKLY, ...all].sort((a, b) => a.hour - b.hour));

/** At home, by a clock that goes right. */
function at(hour: number, solves: Visit['solves']): Visit {
  return { hour, zone: 'Europe/Berlin', setBack: 0, solves };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

interface Lived {
  readonly results: readonly ResultRecord[];
  /** By the clock. */
  readonly today: string;
}

/** The app's own way, on tables in memory. */
async function lived(all: readonly Visit[]): Promise<Lived> {
  const [results, choices] = [new Table<ResultRecord>(), new Table<unknown>()];
  let today = '';
  for (const [i, { hour, zone, setBack, solves }] of all.entries()) {
    vi.stubEnv('TZ', zone);
    vi.setSystemTime(START + hour * HOUR - setBack * 24 * HOUR);
    today = localDay(Date.now());
    await noteDay(choices, today);
    if (solves === 'nothing') continue;
    const day = solves === 'today' ? today : localDay(Date.now() - 24 * HOUR);
    const game = { ...GAME, clock: { elapsed: i, paused: false, finished: true } };
    await keepResult(results, choices, resultOf(`day-${day}-pips-1`, game));
  }
  return { results: [...results.rows.values()], today };
}

class Table<T> {
  readonly rows = new Map<string, T>();
  async get(name: string): Promise<T | undefined> {
    return this.rows.get(name);
  }
  put(value: T, name: string): void {
    this.rows.set(name, value);
  }
}

interface Reckoned {
  readonly onTime: ReadonlySet<string>;
  readonly solved: ReadonlySet<string>;
  /** Solved on the day that the clock showed, but it had shown a later one. */
  readonly behind: ReadonlySet<string>;
  /** When the first daily puzzle was solved. */
  readonly began: string | undefined;
  readonly today: string;
}

function reckon(all: readonly Visit[]): Reckoned {
  const [onTime, solved, behind] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const shown: string[] = [];
  const days: string[] = [];
  for (const { hour, zone, setBack, solves } of all) {
    const moment = START + (hour - 24 * setBack) * HOUR;
    const today = dateIn(zone, moment);
    shown.push(today);
    if (solves === 'nothing') continue;
    const puzzle = solves === 'today' ? today : dateIn(zone, moment - 24 * HOUR);
    solved.add(puzzle);
    const isBehind = shown.some((day) => day > today);
    if (puzzle === today) (isBehind ? behind : onTime).add(today);
    if (puzzle !== today || !isBehind) days.push(today);
  }
  return { onTime, solved, behind, began: days.sort()[0], today: shown.at(-1) ?? '' };
}

const dates = new Map(
  ZONES.map((timeZone) => {
    const how = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    return [timeZone, new Intl.DateTimeFormat('en', how)];
  }),
);

function dateIn(zone: string, moment: number): string {
  const parts = dates.get(zone)?.formatToParts(moment) ?? [];
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}

/** Every date of these months, written out. */
const CALENDAR = [
  ...[1, 2, 3, 4].flatMap((month) =>
    Array.from(
      { length: [31, 29, 31, 30][month - 1] ?? 0 },
      (_, i) => `2028-0${month}-${String(i + 1).padStart(2, '0')}`,
    ),
  ),
];

/** Weeks have the number of their Thursday. */
function isoWeek(day: string): number {
  const at = CALENDAR.indexOf(day);
  // The first of January 2028 was a Saturday.
  const weekday = (at + 5) % 7;
  return Math.floor((at - weekday + 3) / 7);
}

/** By a clock that was set back, a streak is as long as it was. */
function streaksOf(reckoned: Reckoned): { current: number; longest: number } {
  const latest = [...reckoned.onTime, reckoned.today].sort().at(-1) ?? '';
  const [now, then] = [streaksUntil(reckoned.today, reckoned), streaksUntil(latest, reckoned)];
  return { current: Math.max(now.current, then.current), longest: Math.max(now.longest, then.longest) };
}

/** A streak ends on every day that was missed but the first one of its week. */
function streaksUntil(today: string, { onTime, behind }: Reckoned): { current: number; longest: number } {
  const done = CALENDAR.filter((day) => onTime.has(day) && day <= today);
  const [first] = done;
  if (first === undefined) return { current: 0, longest: 0 };
  const missed = CALENDAR.filter((day) => day > first && day < today && !onTime.has(day) && !behind.has(day));
  const ends = missed.filter((day) => missed.find((other) => isoWeek(other) === isoWeek(day)) !== day);
  const runs = ['0', ...ends].map((from, i) => done.filter((day) => day > from && day < (ends[i] ?? '9')).length);
  return { current: runs.at(-1) ?? 0, longest: Math.max(...runs) };
}

function stateOf({ onTime, solved, began, today }: Reckoned, day: string): string {
  if (onTime.has(day)) return 'on-time';
  if (day > today) return 'to-come';
  if (solved.has(day)) return 'late';
  if (day === today) return 'open';
  return began === undefined || day < began ? 'before' : 'missed';
}

describe('weeks of play', () => {
  it('have the days, the calendar and the streak that a plain reckoning says', async () => {
    await fc.assert(
      fc.asyncProperty(visits, async (all) => {
        const { results, today } = await lived(all);
        const reckoned = reckon(all);
        expect(today).toBe(reckoned.today);
        const states = calendarOf(results, today);
        expect(CALENDAR.map((day) => [day, states(day)])).toEqual(CALENDAR.map((day) => [day, stateOf(reckoned, day)]));
        expect(streakOf(results, today)).toMatchObject(streaksOf(reckoned));
      }),
      { numRuns: runs(80, 2000) },
    );
  });

  const EVENINGS = Array.from({ length: DAYS }, (_, i) => at(24 * i + 20, 'today'));

  it('by a clock that goes right, every evening at home, are one streak over the leap day and summer time', async () => {
    const { results, today } = await lived(EVENINGS);
    expect(streakOf(results, today)).toMatchObject({ current: DAYS, longest: DAYS, frozen: [] });
    expect(calendarOf(results, today)('2028-02-29')).toBe('on-time');
  });

  /** By these days of a clock, each with a solved puzzle of that day unless it is only looked at. */
  const shown = (...days: readonly (string | readonly [looked: string])[]) =>
    lived(
      days.map((each) => ({
        ...at(20, typeof each === 'string' ? 'today' : 'nothing'),
        setBack: daysFrom([each].flat()[0] ?? '', '2028-02-14'),
      })),
    );

  it('keep their streak over a look at a clock that was some days ahead', async () => {
    const before = ['2028-02-14', '2028-02-15', '2028-02-16'];
    const aheadTo: [string] = ['2028-02-26'];
    const back = await shown(...before, aheadTo, ['2028-02-17']);
    expect(streakOf(back.results, back.today)).toEqual({ current: 3, longest: 3, frozen: [] });
    const again = Array.from({ length: 9 }, (_, i) => addDays('2028-02-17', i));
    const { results, today } = await shown(...before, aheadTo, ...again, '2028-02-26', '2028-02-27');
    expect(streakOf(results, today)).toEqual({ current: 5, longest: 5, frozen: [] });
    expect(calendarOf(results, today)('2028-02-17')).toBe('late');
  });

  it('have the same streak by a clock that is set back', async () => {
    const { results, today } = await shown('2028-02-14', '2028-01-01', '2028-01-02');
    expect(streakOf(results, today)).toMatchObject({ current: 1, longest: 1 });
    expect(streakOf(results, '2028-02-14')).toMatchObject({ current: 1, longest: 1 });
    expect(calendarOf(results, '2028-02-14')('2028-01-03')).toBe('before');
  });

  it('are as if a clock had never been far ahead, where nothing was solved by it', async () => {
    const ahead = fc.record({
      hour: fc.nat(DAYS * 24),
      setBack: fc.integer({ min: -4000, max: -2 * DAYS }),
      zone: fc.constant('Europe/Berlin'),
      solves: fc.constant('nothing' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(ahead, { minLength: 1, maxLength: 9 }), async (wrong) => {
        const [first, ...rest] = EVENINGS;
        const all = [...rest, ...wrong].sort((a, b) => a.hour - b.hour);
        const { results, today } = await lived([...(first ? [first] : []), ...all, at(DAYS * 24 + 1, 'nothing')]);
        expect(streakOf(results, today)).toMatchObject({ current: DAYS, longest: DAYS, frozen: [] });
      }),
      { numRuns: runs(50) },
    );
  });

  it('lose no more by a clock that was ahead than the days until that date, and gain none that were not lived', async () => {
    const real = fc.array(
      fc.record({ hour: fc.nat(DAYS * 24), solves: fc.constantFrom('nothing', 'today', 'today', 'yesterday') }),
      { minLength: 1, maxLength: 120, size: 'max' },
    );
    const ahead = fc.record({
      hour: fc.nat(DAYS * 24),
      setBack: fc.integer({ min: -400, max: -1 }),
      zone: fc.constant('Europe/Berlin'),
      solves: fc.constantFrom('nothing', 'nothing', 'today'),
    });
    await fc.assert(
      fc.asyncProperty(real, fc.array(ahead, { maxLength: 5 }), async (right, wrong) => {
        const inOrder = (all: readonly Visit[]) => [
          at(0, 'today'),
          ...[...WEEKLY, ...all].sort((a, b) => a.hour - b.hour),
          at(DAYS * 24, 'nothing'),
        ];
        const honest = right.map(({ hour, solves }) => at(hour, solves));
        const without = await lived(inOrder(honest));
        const { results, today } = await lived(inOrder([...honest, ...wrong]));
        const uncounted = results.filter(({ day, solvedOn, onTime }) => day === solvedOn && !onTime);
        const { current, longest } = streakOf(results, today);
        const least = streakOf(without.results, today).current - new Set(uncounted.map(({ day }) => day)).size;
        expect(current).toBeGreaterThanOrEqual(least);
        expect(longest).toBeLessThanOrEqual(DAYS + 1);
      }),
      { numRuns: runs(40, 1000) },
    );
  });

  it('do not turn round for a clock that stays ahead for a week', async () => {
    const ahead = EVENINGS.slice(7, 15).map((each) => ({ ...each, setBack: -365 }));
    const { results } = await lived([...EVENINGS.slice(0, 7), ...ahead, ...EVENINGS.slice(15)]);
    expect(results.filter(({ onTime }) => onTime)).toHaveLength(15);
  });

  it('have no day more on time by a clock that is set back, and lose nothing', async () => {
    await fc.assert(
      fc.asyncProperty(visits, fc.array(visit), async (all, cheats) => {
        const honest = all.map(({ hour, solves }) => at(hour, solves));
        const end = honest.at(-1)?.hour ?? 0;
        const cheating = cheats.map((each) => ({
          ...each,
          zone: 'Europe/Berlin',
          hour: end,
          setBack: 1 + each.setBack,
        }));
        const before = await lived(honest);
        const after = await lived([...honest, ...cheating, at(end, 'nothing')]);
        expect(daysOnTime(after.results)).toEqual(daysOnTime(before.results));
        const [was, is] = [before, after].map(({ results, today }) => streakOf(results, today).current);
        expect(is).toBeGreaterThanOrEqual(was ?? 0);
      }),
      { numRuns: runs(50) },
    );
  });
});
