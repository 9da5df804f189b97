/**
 * Weeks of play: over a leap day and the changes of two summer times, in several time zones. The days, the calendar and
 * the streak come out as a reckoning says that shares nothing with the program: dates from `Intl`, weeks by their
 * Thursdays, streaks from the days that end them.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { localDay } from '../game/local-day.js';
import { resultOf } from '../game/result.js';
import { gameOf } from '../inspect/testing/game-of.js';
import '../kinds/testing/install.js';
import { nameOfResult, type ResultRecord } from '../storage/records.js';
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
  /** Since the start. */
  readonly hour: number;
  readonly zone: string;
  readonly solves: 'nothing' | 'today' | 'yesterday';
}

const visit: fc.Arbitrary<Visit> = fc.record({
  hour: fc.nat(DAYS * 24),
  // Mostly at home.
  zone: fc.oneof({ weight: 6, arbitrary: fc.constant('Europe/Berlin') }, fc.constantFrom(...ZONES)),
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

interface Lived {
  readonly results: readonly ResultRecord[];
  /** By the clock. */
  readonly today: string;
}

/** The app's own way. */
function lived(all: readonly Visit[]): Lived {
  const results = new Map<string, ResultRecord>();
  let today = '';
  for (const [i, { hour, zone, solves }] of all.entries()) {
    vi.stubEnv('TZ', zone);
    vi.setSystemTime(START + hour * HOUR);
    today = localDay(Date.now());
    if (solves === 'nothing') continue;
    const day = solves === 'today' ? today : localDay(Date.now() - 24 * HOUR);
    const game = { ...GAME, clock: { elapsed: i, paused: false, finished: true } };
    const result = resultOf(`day-${day}-pips-1`, game);
    results.set(nameOfResult(result), result);
  }
  return { results: [...results.values()], today };
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
  const days: string[] = [];
  let today = '';
  for (const { hour, zone, solves } of all) {
    const moment = START + hour * HOUR;
    today = dateIn(zone, moment);
    if (solves === 'nothing') continue;
    const puzzle = solves === 'today' ? today : dateIn(zone, moment - 24 * HOUR);
    solved.add(puzzle);
    if (puzzle === today) onTime.add(today);
    days.push(today);
  }
  return { onTime, solved, began: days.sort()[0], today };
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
function streaksOf({ today, onTime }: Reckoned): { current: number; longest: number } {
  const done = CALENDAR.filter((day) => onTime.has(day) && day <= today);
  const [first] = done;
  if (first === undefined) return { current: 0, longest: 0 };
  const missed = CALENDAR.filter((day) => day > first && day < today && !onTime.has(day));
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
  it('have the days, the calendar and the streak that a plain reckoning says', () => {
    fc.assert(
      fc.property(visits, (all) => {
        const { results, today } = lived(all);
        const reckoned = reckon(all);
        expect(today).toBe(reckoned.today);
        const states = calendarOf(results, today);
        expect(CALENDAR.map((day) => [day, states(day)])).toEqual(CALENDAR.map((day) => [day, stateOf(reckoned, day)]));
        expect(streakOf(results, today)).toMatchObject(streaksOf(reckoned));
      }),
      { numRuns: runs(80, 2000) },
    );
  });

  it('every evening at home, are one streak over the leap day and summer time', () => {
    const evening = (i: number): Visit => ({ hour: 24 * i + 20, zone: 'Europe/Berlin', solves: 'today' });
    const { results, today } = lived(Array.from({ length: DAYS }, (_, i) => evening(i)));
    expect(streakOf(results, today)).toMatchObject({ current: DAYS, longest: DAYS, frozen: [] });
    expect(calendarOf(results, today)('2028-02-29')).toBe('on-time');
  });
});
