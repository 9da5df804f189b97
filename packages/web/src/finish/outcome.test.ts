import { describe, expect, it } from 'vitest';
import { addDays } from '../habit/days.js';
import type { GradeOf } from '../habit/statistics.js';
import { daily, result } from '../habit/testing/result.js';
import type { ResultRecord } from '../storage/records.js';
import { type Outcome, outcomeOf } from './outcome.js';

const TODAY = '2026-11-18';
const NO_HINTS = { where: 0, why: 0, what: 0, walk: 0 };
const gradeOf: GradeOf = () => ({ level: 'hard' });

/** Of a result among others, on this day. */
function outcome(mine: ResultRecord | undefined, others: readonly ResultRecord[], toBeat?: number): Outcome {
  const { elapsed, hints = NO_HINTS } = mine ?? result();
  return outcomeOf({ elapsed, hints, result: mine }, { others, gradeOf, today: TODAY, toBeat });
}
const timed = (number: number, elapsed: number) => result({ puzzle: `p-${number}`, elapsed, moment: number });
const THREE = [timed(1, 1000), timed(2, 2000), timed(3, 3000)];

describe('a rank', () => {
  it.each([
    [500, 1],
    [1500, 2],
    [2500, 3],
  ])('of %d milliseconds among 1000, 2000 and 3000 is %d', (elapsed, rank) => {
    expect(outcome(timed(9, elapsed), THREE).rank).toEqual({ level: 'hard', rank });
  });

  it.each([
    ['the last', timed(9, 3500), THREE],
    ['the second of two', timed(9, 1500), THREE.slice(0, 1)],
    ['the only one', timed(9, 1500), []],
    ['the fourth of five', timed(9, 3500), [...THREE, timed(4, 4000)]],
    ['one that is not remembered', undefined, THREE],
  ])('is not told of %s', (_, mine, others) => {
    expect(outcome(mine, others).rank).toBeUndefined();
  });
});

describe('days in a row', () => {
  const before = [1, 2, 3].map((days) => daily(addDays(TODAY, -days)));

  it('are told of a puzzle of today, with today', () => {
    expect(outcome(daily(TODAY), before).daysInARow).toBe(4);
    expect(outcome(daily(TODAY), []).daysInARow).toBe(1);
  });

  it.each([
    ['a puzzle of another day', daily(addDays(TODAY, -4), TODAY), before],
    ['a puzzle of no day', result({ solvedOn: TODAY }), [...before, daily(TODAY)]],
    ['one that was solved some days ago', daily(addDays(TODAY, -1)), before.slice(1)],
  ])('are not told of %s', (_, mine, others) => {
    expect(outcome(mine, others).daysInARow).toBeUndefined();
  });
});

it.each([
  [59_999, 60, 'beaten'],
  [60_000, 60, 'equalled'],
  [60_999, 60, 'equalled'],
  [61_000, 60, 'missed'],
])('%d milliseconds against %d seconds: %s', (elapsed, seconds, how) => {
  expect(outcome(result({ elapsed }), [], seconds).against).toEqual({ seconds, how });
  expect(outcome(result({ elapsed }), []).against).toBeUndefined();
});
