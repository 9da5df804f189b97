/**
 * Weeks of play by a clock that moves: over a leap day and the changes of two summer times, in several time zones, with
 * the clock set back now and then. The days, the calendar and the streak come out as a reckoning says that shares
 * nothing with the program: dates from `Intl`, weeks by their Thursdays, streaks from the days that end them.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { localDay } from '../game/local-day.js';
import { resultOf } from '../game/result.js';
import { gameOf } from '../inspect/testing/game-of.js';
import '../kinds/testing/install.js';
import { keepResult, latestDay } from '../storage/keep-result.js';
import type { ResultRecord } from '../storage/records.js';
import { calendarOf } from './calendar.js';
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
  /** Days by which the clock is set back. */
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
const visits = fc
  .array(visit, { minLength: 1, maxLength: 120, size: 'max' })
  .map((all) => all.sort((a, b) => a.hour - b.hour));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** The app's own way, on tables in memory. */
async function lived(all: readonly Visit[]): Promise<{ results: ResultRecord[]; today: string }> {
  const [results, choices] = [new Table<ResultRecord>(), new Table<unknown>()];
  let today = '';
  for (const [i, { hour, zone, setBack, solves }] of all.entries()) {
    vi.stubEnv('TZ', zone);
    vi.setSystemTime(START + hour * HOUR - setBack * 24 * HOUR);
    today = localDay(Date.now());
    await latestDay(choices, today);
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
  /** When the first daily puzzle was solved. */
  readonly began: string | undefined;
  readonly today: string;
}

function reckon(all: readonly Visit[]): Reckoned {
  const [onTime, solved] = [new Set<string>(), new Set<string>()];
  const shown: string[] = [];
  const days: string[] = [];
  for (const { hour, zone, setBack, solves } of all) {
    const moment = START + (hour - 24 * setBack) * HOUR;
    const today = dateIn(zone, moment);
    shown.push(today);
    if (solves === 'nothing') continue;
    days.push(today);
    const puzzle = solves === 'today' ? today : dateIn(zone, moment - 24 * HOUR);
    solved.add(puzzle);
    if (puzzle === today && shown.every((day) => day <= today)) onTime.add(today);
  }
  return { onTime, solved, began: days.sort()[0], today: shown.at(-1) ?? '' };
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

/** A streak ends on every day that was missed but the first one of its week. */
function streaksOf({ onTime, today }: Reckoned): { current: number; longest: number } {
  const done = CALENDAR.filter((day) => onTime.has(day));
  const [first, last] = [done[0], done.at(-1)];
  if (first === undefined || last === undefined) return { current: 0, longest: 0 };
  const end = last > today ? last : today;
  const missed = CALENDAR.filter((day) => day > first && day < end && !onTime.has(day));
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
      { numRuns: runs(200) },
    );
  });

  it('by a clock that goes right, every evening at home, are one streak over the leap day and summer time', async () => {
    const evenings = Array.from({ length: DAYS }, (_, i): Visit => {
      return { hour: 24 * i + 20, zone: 'Europe/Berlin', setBack: 0, solves: 'today' };
    });
    const { results, today } = await lived(evenings);
    expect(streakOf(results, today)).toMatchObject({ current: DAYS, longest: DAYS, frozen: [] });
    expect(calendarOf(results, today)('2028-02-29')).toBe('on-time');
  });

  it('gain nothing by a clock that is set back, and lose nothing', async () => {
    await fc.assert(
      fc.asyncProperty(visits, fc.array(visit), async (all, cheats) => {
        const honest = all.map((each) => ({ ...each, setBack: 0, zone: 'Europe/Berlin' }));
        const end = honest.at(-1)?.hour ?? 0;
        const cheating = cheats.map((each) => ({
          ...each,
          zone: 'Europe/Berlin',
          hour: end,
          setBack: 1 + each.setBack,
        }));
        const back: Visit = { hour: end, zone: 'Europe/Berlin', setBack: 0, solves: 'nothing' };
        const before = await lived([...honest, back]);
        const after = await lived([...honest, ...cheating, back]);
        expect(streakOf(after.results, after.today)).toEqual(streakOf(before.results, before.today));
      }),
      { numRuns: runs(50) },
    );
  });
});
