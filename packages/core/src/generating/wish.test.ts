import { describe, expect, it } from 'vitest';
import type { Wish } from '../generate.js';
import type { Grade, Label, Outlook } from '../grade.js';
import { type GradedWell, heaviestShare, openAtStart } from './good-to-solve.js';
import { distance, isFlawedSoon, leaning } from './wish.js';

const YARDSTICK = {
  scale: {
    version: 1,
    weights: { step: 1, harder: 3, premise: 0, link: 0, look: 0 },
    most: { easy: 40, medium: 100, hard: 200 },
  },
  techniques: [
    { name: 'plain', level: 1 },
    { name: 'ahead', level: 5 },
  ],
};

/** So many chapters are open, each of so many steps of the easiest level. */
function outlook(open: number, steps: number): Outlook {
  const chapter = { steps: [steps], premises: 0, links: 0 };
  return { chapters: Array.from({ length: open }, () => chapter), unfinished: 0 };
}

/** Four moves of the same effort, unless told. */
function graded(grade: Partial<Grade>, order: readonly Outlook[] = Array(4).fill(outlook(4, 2))): GradedWell {
  const whole: Grade = {
    label: 'easy',
    score: 20,
    effort: 20,
    density: 5,
    hardest: 'plain',
    steps: 4,
    chapters: 4,
    curve: [],
    bottleneck: 0,
    scale: 1,
    ...grade,
  };
  return { status: 'graded', grade: whole, orders: [order] };
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
    ['one opening', {}, graded({}, [outlook(1, 2), ...Array(3).fill(outlook(4, 4))]), 1],
    ['a lump of work', {}, graded({}, [outlook(4, 2), outlook(4, 2), outlook(4, 20)]), 1],
    ['looking ahead', {}, graded({ hardest: 'ahead' }), 1],
  ])('counts %s', (_, wish, puzzle, expected) => {
    expect(far(wish, puzzle)).toBeCloseTo(expected);
  });

  it('lets experts look ahead and find lumps, but not begin with one opening', () => {
    const lump = [outlook(2, 2), outlook(4, 20)];
    expect(far({}, graded({ label: 'expert', hardest: 'ahead' }, lump))).toBe(0);
    expect(far({}, graded({ label: 'expert' }, [outlook(1, 2), outlook(4, 2)]))).toBe(1);
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

it('measures openings and the heaviest move over all orders', () => {
  const even = Array(4).fill(outlook(4, 2));
  const puzzle: GradedWell = { ...graded({}), orders: [even, [outlook(4, 2), outlook(4, 6)]] };
  expect(openAtStart(puzzle)).toBe(4);
  expect(heaviestShare(puzzle, YARDSTICK.scale.weights)).toBeCloseTo((0.25 + 0.75) / 2);
});

it('sees soon that a puzzle is no good', () => {
  const yardstick = {
    scale: {} as never,
    techniques: [
      { name: 'plain', level: 1 },
      { name: 'ahead', level: 5 },
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
