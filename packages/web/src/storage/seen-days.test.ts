import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../habit/days.js';
import { type SeenDays, seeDay } from './seen-days.js';

const START = '2026-11-16';

/** What is kept after these days, as numbers from the start. */
function after(...days: readonly number[]): SeenDays | undefined {
  return days.reduce<SeenDays | undefined>((seen, day) => seeDay(seen, addDays(START, day)), undefined);
}

describe('the day that is believed to have come', () => {
  it.each([
    ['is the first that was seen', [0], 0],
    ['goes on with the clock', [0, 1, 2], 2],
    ['stays while it is set back', [0, 5, 3], 5],
    ['stays while it is set back at the very first', [400, 0, 1, 2], 400],
    ['goes on after a month away', [0, 31], 31],
    ['waits after a longer time', [0, 32], 0],
    ['waits for a week', [0, 400, 403, 406], 0],
    ['goes on after it', [0, 400, 403, 407], 407],
    ['does not turn round then', [0, 400, 407, 8], 407],
    ['goes on from before a jump that was taken back', [0, 400, 8], 8],
    ['does not know of such a jump any more', [0, 400, 1, 407], 1],
    ['waits for a week after the second of two jumps', [0, 400, 500, 506], 0],
    ['goes on a week after the second of two jumps', [0, 400, 500, 507], 507],
    ['waits for a week after the earlier of two jumps', [0, 500, 400, 406], 0],
    ['goes on a week after the earlier of two jumps', [0, 500, 400, 407], 407],
  ])('%s', (_, days, sure) => {
    expect(after(...days)?.sure).toBe(addDays(START, sure));
  });

  it('is any day on which something was solved', () => {
    expect(seeDay(after(0), addDays(START, 400), true)).toEqual({ sure: addDays(START, 400) });
  });

  it('never goes back', () => {
    const day = fc.tuple(fc.nat(200), fc.boolean());
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), (days) => {
        let seen = seeDay(undefined, START);
        for (const [number, hasSolved] of days) {
          const next = seeDay(seen, addDays(START, number), hasSolved);
          expect(next.sure >= seen.sure).toBe(true);
          seen = next;
        }
      }),
    );
  });

  it.each([[undefined], [null], ['2026-11-18'], [{ sure: 7 }], [{ sure: '' }], [{ sure: START, jumped: '' }]])(
    'begins anew where %j is kept',
    (kept) => expect(seeDay(kept, START)).toEqual({ sure: START }),
  );
});
