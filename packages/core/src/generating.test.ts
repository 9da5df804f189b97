/** Which of the puzzles that are drawn comes of a pursuit. */
import { describe, expect, it } from 'vitest';
import {
  distance,
  firstDrawn,
  type GradedWell,
  isFlawedSoon,
  leaning,
  type Maker,
  pursue,
  type Wish,
} from './generating.js';
import type { Grade, Graded, Grading, Label } from './grade.js';
import type { Random } from './random.js';
import { finish } from './search.js';

/** All open with one chapter only, which is not good to solve; the first is the hardest. */
function makerOf(efforts: readonly number[], enough?: number): Maker<number, string> {
  let drawn = 0;
  const grade = (effort: number): Grading => {
    const graded = { status: 'graded', grade: { label: 'easy', effort, hardest: 'looking' }, open: 1, efforts: [] };
    return { run: () => ({ type: 'solution', solution: graded as unknown as Graded }) } as unknown as Grading;
  };
  return {
    scale: { most: { easy: 10, medium: 20, hard: 30 }, weights: {} } as never,
    techniques: [],
    // biome-ignore lint/correctness/useYield: each is drawn at once.
    *draw() {
      const effort = efforts[drawn++ % efforts.length] ?? 0;
      return { puzzle: effort, solution: '' };
    },
    grade,
    // biome-ignore lint/correctness/useYield: it is known at once.
    *needs({ puzzle }) {
      return puzzle % 2 === 0;
    },
    ...(enough === undefined ? {} : { enough }),
  };
}

const WISH: Wish = { effort: { least: 0, most: 10 }, nodes: 1000 };

it('goes on for one that is good to solve, to the nearest', () => {
  expect(finish(pursue(makerOf([12, 8, 9]), WISH, 'x', 1e6))).toMatchObject({
    status: 'stopped',
    nearest: { puzzle: 8 },
  });
});

it('takes one that is as asked where so many are enough, never another', () => {
  expect(finish(pursue(makerOf([12, 8, 9], 2), WISH, 'x', 1e6))).toMatchObject({ status: 'generated', puzzle: 8 });
  expect(finish(pursue(makerOf([12, 14], 2), WISH, 'x', 1e6))).toMatchObject({
    status: 'stopped',
    nearest: { puzzle: 12 },
  });
});

it('takes it when the nodes are used up before there are enough', () => {
  expect(finish(pursue(makerOf([12, 8, 12], 1000), WISH, 'x', 1e6))).toMatchObject({ status: 'generated', puzzle: 8 });
});

it('drops what is soon seen to be no good before it is graded, but grades one for want of a better', () => {
  const ended = { graded: 0, dropped: 0 };
  const maker: Maker<number, string> = {
    ...makerOf([8]),
    grade: () => {
      let runs = 0;
      const graded = {
        status: 'graded',
        grade: { label: 'easy', effort: 8, hardest: 'looking' },
        open: 1,
        efforts: [],
      };
      return {
        run() {
          if (++runs === 1) ended.dropped++;
          if (runs < 3) return { type: 'paused' };
          ended.graded++;
          return { type: 'solution', solution: graded as unknown as Graded };
        },
        soFar: () => ({ hardest: null, steps: 0, chapters: 0 }),
        soon: () => ({ open: 1, hardest: undefined }),
      };
    },
  };
  const made = finish(pursue(maker, { ...WISH, nodes: 10_000 }, 'x', 1e6));
  expect(made).toMatchObject({ status: 'stopped', nearest: { puzzle: 8 } });
  expect(ended.graded).toBe(1);
  expect(ended.dropped).toBeGreaterThan(10);
});

it('takes only what needs the technique that is asked for, and grades nothing else but for want of a nearest', () => {
  const graded: number[] = [];
  const maker: Maker<number, string> = {
    ...makerOf([7, 9, 11, 8]),
    grade: (effort) => {
      graded.push(effort);
      const grade = { label: 'expert', effort, hardest: 'looking' };
      const solution = { status: 'graded', grade, open: 4, efforts: [effort] } as unknown as Graded;
      return { run: () => ({ type: 'solution', solution }) } as unknown as Grading;
    },
  };
  const wish: Wish = { technique: 'looking', nodes: 10_000 };
  expect(finish(pursue(maker, wish, 'x', 1e6))).toEqual({
    status: 'generated',
    ...{ puzzle: 8, solution: '', grade: { label: 'expert', effort: 8, hardest: 'looking' } },
  });
  expect(graded).toEqual([8]);
  const none = { ...maker, draw: makerOf([7, 9]).draw };
  expect(finish(pursue(none, wish, 'x', 1e6))).toMatchObject({ status: 'stopped', nearest: { doesWithout: true } });
  expect(graded).toHaveLength(2);
});

/** Comes to something where luck has it, and draws what luck is left. */
function* draw(random: Random) {
  yield;
  return random.chance(0.2) ? { puzzle: random.int(1e9), solution: 'any' } : undefined;
}

it('tries until a puzzle is drawn, each time with other luck', () => {
  const puzzles = Array.from({ length: 20 }, (_, seed) => finish(firstDrawn(draw, `${seed}`)).puzzle);
  expect(new Set(puzzles).size).toBe(puzzles.length);
});

it('draws the same from the same seed at every budget, and pauses between tries', () => {
  // biome-ignore lint/correctness/useYield: these tries take no time.
  const inVain = firstDrawn(function* () {
    return undefined;
  }, 'x');
  expect(inVain.run(1e5)).toEqual({ type: 'paused' });
  const slow = firstDrawn(draw, 'x');
  let step = slow.run(1);
  while (step.type === 'paused') step = slow.run(1);
  expect(step).toEqual(firstDrawn(draw, 'x').run(Number.POSITIVE_INFINITY));
});

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
