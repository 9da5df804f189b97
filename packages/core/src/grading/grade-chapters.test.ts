/** Grades of chapters that say what they take, on boards of letters. */
import { describe, expect, it } from 'vitest';
import { type Board, questionOf } from '../../test/letters.js';
import type { ChapterSize, Grade } from '../grade.js';
import { finish } from '../runs-of.js';
import { gradeChapters, type Walk } from './grade-chapters.js';
import { type Scale, sizeOf } from './scale.js';

const SCALE: Scale = {
  version: 7,
  weights: { step: 1, harder: 4, premise: 0, link: 0.5, look: 0 },
  most: { easy: 2, medium: 5, hard: 20 },
};
const TECHNIQUES = [
  { name: 'simple', level: 1 },
  { name: 'subtle', level: 3 },
  { name: 'ahead', level: 5 },
];
const levelOf = (name: string) => TECHNIQUES.find((each) => each.name === name)?.level ?? 0;
const size = (...levels: readonly number[]) => sizeOf(levels, 0, 0);

interface Told {
  readonly board: Board;
  /** By chapter: what could be begun beside it; where that is left out, nothing. */
  readonly beside?: readonly (readonly ChapterSize[])[];
  /** Is what could be begun not known at all? */
  readonly isShut?: boolean;
  readonly scale?: Scale;
  readonly solutions?: number;
}

/** The chapters of a board, one after the other. */
function walkOf({ board, beside = [], isShut = false }: Told): Walk {
  const telling = questionOf(board).telling();
  telling.goBy(true);
  const stepsOf = (texts: readonly string[]) => texts.map((text) => ({ technique: text.replace(/:.*/, '') }));
  const capitals = [...board.truth].filter((letter) => /[A-Z]/.test(letter)).length;
  let placed = 0;
  return {
    get steps() {
      return stepsOf(telling.told.steps);
    },
    *next() {
      if ((yield* telling.tell()) === undefined) return undefined;
      const { steps, chapters } = telling.told;
      const own = stepsOf(chapters.at(-1)?.steps.map((step) => steps[step] ?? '') ?? []);
      const one = sizeOf(
        own.map(({ technique }) => levelOf(technique)),
        0,
        0,
      );
      const left = capitals - placed;
      placed++;
      return {
        size: one,
        open: isShut ? [] : [one, ...(beside[chapters.length - 1] ?? [])],
        unfinished: left,
        left,
      };
    },
  };
}

function gradingOf(told: Told, walkBy: () => Walk = () => walkOf(told)) {
  const { board, scale = SCALE, solutions = 1 } = told;
  function* countToTwo() {
    yield;
    return solutions;
  }
  return gradeChapters({ ...questionOf(board), countToTwo }, walkBy, TECHNIQUES, scale);
}

function gradeOf(told: Told): Grade {
  const graded = finish(gradingOf(told));
  return graded.status === 'graded' ? graded.grade : expect.unreachable(graded.status);
}

const rules = (...texts: readonly string[]) => texts.map((text) => `simple: ${text}`);
const ONE_BY_ONE: Board = { rules: rules('1→X', 'X→Y', 'Y→Z'), truth: 'XYZ' };

describe('the effort of chapters', () => {
  it('is less where more is open at once', () => {
    expect(gradeOf({ board: ONE_BY_ONE }).effort).toBe(3);
    const beside = [[size(1), size(1)], [size(1)]];
    expect(gradeOf({ board: ONE_BY_ONE, beside }).effort).toBeCloseTo(1 / Math.sqrt(3) + 1 / Math.sqrt(2) + 1, 1);
  });

  it('is its own where nobody knows what is open', () => {
    expect(gradeOf({ board: ONE_BY_ONE, isShut: true }).effort).toBe(3);
  });

  it('takes a look at everything that is not finished, at every chapter', () => {
    const weights = { ...SCALE.weights, look: 10 };
    expect(gradeOf({ board: ONE_BY_ONE, scale: { ...SCALE, weights } }).effort).toBe(3 + 10 * (3 + 2 + 1));
  });

  it('is more where a technique is harder', () => {
    const board = { ...ONE_BY_ONE, rules: ['simple: 1→X', 'subtle: X→Y', 'simple: Y→Z'], levels: { subtle: 3 } };
    expect(gradeOf({ board })).toMatchObject({ effort: 1 + 16 + 1, label: 'hard', hardest: 'subtle', bottleneck: 1 });
  });
});

describe('the grade', () => {
  it('has the steps and chapters that are told, and the effort of each tenth', () => {
    const grade = gradeOf({ board: { rules: rules('1→a', 'a→X', 'X→Y', 'Y→Z'), truth: 'XYZ' } });
    expect(grade).toMatchObject({
      steps: 4,
      chapters: 3,
      effort: 4,
      score: 4,
      density: 1.33,
      scale: 7,
      label: 'medium',
    });
    expect(grade.curve).toHaveLength(10);
    expect(grade.curve.reduce((sum, point) => sum + point, 0)).toBeCloseTo(grade.effort, 0);
  });

  it('names the chapter with the fewest others beside it, but for the end, where little is left', () => {
    expect(gradeOf({ board: ONE_BY_ONE, beside: [[size(1)], [], []] }).bottleneck).toBe(1);
    expect(gradeOf({ board: ONE_BY_ONE, beside: [[size(1)], [size(1)], []] }).bottleneck).toBe(0);
  });

  it('is for experts where more than two steps look ahead', () => {
    const ahead = (count: number): Board => ({
      rules: ['1→X', 'X→Y', 'Y→Z'].map((text, i) => `${i < count ? 'ahead' : 'simple'}: ${text}`),
      truth: 'XYZ',
    });
    const scale = { ...SCALE, most: { easy: 1e6, medium: 1e6, hard: 1e6 } };
    expect(gradeOf({ board: ahead(2), scale })).toMatchObject({ label: 'easy', hardest: 'ahead' });
    expect(gradeOf({ board: ahead(3), scale })).toMatchObject({ label: 'expert', hardest: 'ahead' });
  });

  it('has nothing to say of what is finished', () => {
    expect(gradeOf({ board: { rules: [], truth: '' } })).toMatchObject({
      label: 'easy',
      effort: 0,
      density: 0,
      hardest: null,
      steps: 0,
      chapters: 0,
      bottleneck: null,
    });
  });

  it('comes with what was open at each chapter', () => {
    const graded = finish(gradingOf({ board: ONE_BY_ONE, beside: [[size(3)]] }));
    expect(graded).toMatchObject({
      orders: [
        [
          { chapters: [size(1), size(3)], unfinished: 3 },
          { chapters: [size(1)], unfinished: 2 },
          { chapters: [size(1)], unfinished: 1 },
        ],
      ],
    });
  });
});

it('tells nothing of what has several solutions, or none', () => {
  const walkBy = () => expect.unreachable('it is told');
  expect(finish(gradingOf({ board: ONE_BY_ONE, solutions: 2 }, walkBy))).toEqual({ status: 'ambiguous' });
  expect(finish(gradingOf({ board: ONE_BY_ONE, solutions: 0 }, walkBy))).toEqual({ status: 'conflict' });
});

it('says on the way how far it came, what is open, and in the end what is hardest', () => {
  const grading = gradingOf({ board: ONE_BY_ONE, beside: [[size(1)]] });
  expect([grading.soFar(), grading.soon()]).toEqual([
    { hardest: null, steps: 0, chapters: 0 },
    { open: undefined, hardest: undefined },
  ]);
  while (grading.soFar().chapters < 2) expect(grading.run(1).type).toBe('paused');
  expect([grading.soFar(), grading.soon()]).toEqual([
    { hardest: 'simple', steps: 2, chapters: 2 },
    { open: 2, hardest: undefined },
  ]);
  finish(grading);
  expect(grading.soon()).toEqual({ open: 2, hardest: 'simple' });
});
