import { describe, expect, it } from 'vitest';
import type { Wish } from '../generate.js';
import type { Grade, Label } from '../grade.js';
import { distance, type GradedWell, isFlawedSoon, leaning } from './wish.js';

const YARDSTICK = {
  scale: { most: { easy: 40, medium: 100, hard: 200 } },
  techniques: [
    { name: 'plain', level: 2 },
    { name: 'ahead', level: 6 },
  ],
};

/** Four chapters of the same effort, unless told. */
function graded(grade: Partial<Grade>, open = 4, efforts: readonly number[] = [5, 5, 5, 5]): GradedWell {
  const whole: Grade = {
    label: 'easy',
    score: 20,
    effort: 20,
    forItsSize: 0,
    hardest: 'plain',
    steps: 4,
    chapters: 4,
    curve: [],
    bottleneck: 0,
    scale: 1,
    ...grade,
  };
  return { status: 'graded', grade: whole, open, efforts };
}

const far = (wish: Wish, puzzle: GradedWell) => distance(wish, puzzle, YARDSTICK);

describe('the distance from what is asked', () => {
  it('is 0 for a puzzle that is good to solve, if nothing is asked', () => {
    expect(far({}, graded({}))).toBe(0);
  });

  it.each<[string, Wish, GradedWell, number]>([
    ['another label', { difficulty: 'hard' }, graded({ label: 'easy', effort: 150 }), 1],
    ['another hardest technique', { technique: 'ahead' }, graded({ hardest: 'plain' }), 1],
    ['effort twice too high', { effort: { least: 5, most: 10 } }, graded({ effort: 20 }), 2],
    ['effort twice too low', { effort: { least: 40, most: 50 } }, graded({ effort: 20 }), 2],
    ['one opening', {}, graded({}, 1), 1],
    ['a lump of work', {}, graded({}, 4, [4, 4, 12]), 1],
    ['looking ahead', {}, graded({ hardest: 'ahead' }), 1],
  ])('counts %s', (_, wish, puzzle, expected) => {
    expect(far(wish, puzzle)).toBeCloseTo(expected);
  });

  it('lets experts look ahead and find lumps, but not begin with one opening', () => {
    expect(far({}, graded({ label: 'expert', hardest: 'ahead' }, 2, [2, 18]))).toBe(0);
    expect(far({}, graded({ label: 'expert' }, 1))).toBe(1);
  });

  it('allows looking ahead where that is asked for', () => {
    expect(far({ technique: 'ahead' }, graded({ hardest: 'ahead' }))).toBe(0);
  });
});

it('leans by the effort of the label', () => {
  const lean = (effort: number) => leaning({ difficulty: 'medium' }, graded({ effort }), YARDSTICK);
  expect([lean(39), lean(70), lean(101)]).toEqual([-1, 0, 1]);
});

it('leans towards expert by the label, since any effort may be expert, unless an effort is asked for', () => {
  const lean = (label: Label, wish: Wish = {}) =>
    leaning({ difficulty: 'expert', ...wish }, graded({ label, effort: 150 }), YARDSTICK);
  expect([lean('hard'), lean('expert')]).toEqual([-1, 0]);
  expect(lean('expert', { effort: { least: 10, most: 100 } })).toBe(1);
});

it('sees soon that a puzzle is no good', () => {
  const yardstick = {
    scale: {} as never,
    techniques: [
      { name: 'plain', level: 2 },
      { name: 'ahead', level: 6 },
    ] as never,
  };
  const soon = (wish: Wish, open: number | undefined, hardest: string | undefined) =>
    isFlawedSoon(wish, { open, hardest }, yardstick);
  expect(soon({ difficulty: 'hard' }, undefined, undefined)).toBe(false);
  expect(soon({ difficulty: 'hard' }, 2, 'plain')).toBe(false);
  expect(soon({}, 1, undefined)).toBe(true);
  expect(soon({ difficulty: 'hard' }, 2, 'ahead')).toBe(true);
  expect(soon({ difficulty: 'expert' }, 2, 'ahead')).toBe(false);
  expect(soon({ difficulty: 'hard', technique: 'ahead' }, 2, 'ahead')).toBe(false);
  expect(soon({}, 2, 'ahead')).toBe(false);
});
