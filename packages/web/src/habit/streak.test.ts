import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekOf } from './days.js';
import { streakOf } from './streak.js';
import { daily } from './testing/result.js';

/** A Monday. */
const START = '2026-11-16';

/** Days from the Monday on, done or not; the last one is today. */
function streakIn(done: readonly boolean[]) {
  const results = done.flatMap((isDone, i) => (isDone ? [daily(addDays(START, i))] : []));
  return streakOf(results, addDays(START, done.length - 1));
}
const drawn = (days: string) => [...days.replaceAll(' ', '')].map((mark) => mark === 'x');

describe('a streak', () => {
  it.each([
    ['is nothing at first', '.', 0, 0],
    ['begins with a day', 'x', 1, 1],
    ['waits for today', 'xx.', 2, 2],
    ['is frozen for a day of a week, which does not count', 'xx.xx', 4, 4],
    ['waits for today after a frozen day', 'xx..', 2, 2],
    ['waits for today even if it is frozen no more', 'xx.x.', 3, 3],
    ['is over the day after that', 'xx.x..', 0, 3],
    ['begins anew', 'xx.x.x', 1, 3],
    ['is frozen on a Sunday and on the Monday after it', 'xxxxxx. .x', 7, 7],
    ['is not frozen on a Saturday and a Sunday', 'xxxxx.. x', 1, 5],
    ['is frozen once in every week', 'x.xxxxx xx.xxxx xxxxx.x', 18, 18],
    ['is not frozen by a week that has missed a day before it began', 'x...... .x.x', 1, 1],
    ['has missed nothing before the first day', '..x.x', 2, 2],
  ])('%s', (_, days, current, longest) => {
    expect(streakIn(drawn(days))).toMatchObject({ current, longest });
  });

  const month = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 });

  it('only grows by a day more that was done', () => {
    fc.assert(
      fc.property(month, fc.nat(), (done, place) => {
        // The first day begins the count of days that can be missed.
        const more = done.map((isDone, i) => isDone || (i === place % done.length && i > done.indexOf(true)));
        const [before, after] = [streakIn(done), streakIn(more)];
        expect(after.current).toBeGreaterThanOrEqual(before.current);
        expect(after.longest).toBeGreaterThanOrEqual(before.longest);
      }),
    );
  });

  it('counts no day that was not done, and freezes one a week at most', () => {
    fc.assert(
      fc.property(month, (done) => {
        const { current, longest, frozen } = streakIn(done);
        expect(longest).toBeLessThanOrEqual(done.filter(Boolean).length);
        expect(current).toBeLessThanOrEqual(longest);
        expect(new Set(frozen.map(weekOf)).size).toBe(frozen.length);
      }),
    );
  });

  it('is the same tomorrow morning, if today was done', () => {
    fc.assert(
      fc.property(month, (done) => {
        const today = [...done, true];
        expect(streakIn([...today, false]).current).toBe(streakIn(today).current);
      }),
    );
  });

  it('does not count days that are still to come by the clock', () => {
    const results = [daily(START), daily(addDays(START, 1)), daily(addDays(START, 400))];
    expect(streakOf(results, addDays(START, 1))).toEqual({ current: 2, longest: 2, frozen: [] });
    expect(streakOf(results, addDays(START, -1))).toEqual({ current: 0, longest: 0, frozen: [] });
  });
});
