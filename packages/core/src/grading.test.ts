import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, questionOf } from '../test/letters.js';
import type { Grade } from './grade.js';
import { costOf, effortOf, forItsSize, gradeChapters, labelOf, type Scale, type Weighed } from './grading.js';
import { finish } from './search.js';

const costs = fc.array(fc.double({ min: 0.1, max: 80, noNaN: true }), { minLength: 1, maxLength: 9 });
const plain = (cost: number) => ({ cost, isSupposition: false });
const unit = { unit: 2 };

it('makes an argument of four times the cost eight times as hard to find', () => {
  expect(costOf([plain(4)], unit)).toBe(8 * costOf([plain(1)], unit));
});

it('adds up what a chapter needs, and suppositions three times', () => {
  expect(costOf([plain(1), plain(4), { cost: 4, isSupposition: true }], unit)).toBe(2 * (1 + 8 + 24));
});

it('asks for no more than for 40, however long a chain is', () => {
  expect(costOf([plain(41)], unit)).toBe(costOf([plain(40)], unit));
  expect(costOf([plain(39)], unit)).toBeLessThan(costOf([plain(40)], unit));
});

it('asks for half the effort where four chapters of one cost are open, and for a look at what is not finished', () => {
  expect(effortOf([8], 3, { look: 2 })).toBeCloseTo(8 + 6, 9);
  expect(effortOf([8, 8, 8, 8], 3, { look: 2 })).toBeCloseTo(4 + 6, 9);
});

it('asks for less the more are open, and never for more than the easiest alone', () => {
  fc.assert(
    fc.property(costs, fc.double({ min: 0.1, max: 80, noNaN: true }), (some, another) => {
      const before = effortOf(some, 0, { look: 1 });
      expect(effortOf([...some, another], 0, { look: 1 })).toBeLessThan(before);
      expect(before).toBeLessThanOrEqual(Math.min(...some) * (1 + 1e-9));
    }),
  );
});

it('compares with what is typical of as many things: n√n times what is of one', () => {
  expect(forItsSize(24, 4, { typical: 3 })).toBe(0);
  expect(forItsSize(36, 4, { typical: 3 })).toBe(0.5);
  expect(forItsSize(0, 0, { typical: 3 })).toBe(0);
});

const LABELLED = [
  { name: 'single', level: 1 },
  { name: 'plain', level: 2 },
  { name: 'both', level: 5 },
  { name: 'ahead', level: 6 },
];

it.each([
  [10, ['plain'], 'easy'],
  [10.1, ['plain'], 'medium'],
  [20, ['plain', 'ahead', 'ahead'], 'medium'],
  [20.1, ['plain'], 'hard'],
  [40, ['plain'], 'hard'],
  [40.1, ['plain'], 'expert'],
  [5, ['ahead', 'ahead', 'ahead'], 'expert'],
  [5, ['single', 'both'], 'medium'],
  [400, ['single', 'single'], 'hard'],
  [0, [], 'easy'],
] as const)('labels an effort of %s with the steps %j %s', (effort, names, label) => {
  expect(labelOf(effort, names, LABELLED, { most: { easy: 10, medium: 20, hard: 40 } })).toBe(label);
});

const SCALE: Scale = { version: 7, unit: 1, look: 0, most: { easy: 2, medium: 5, hard: 20 }, typical: 1 };
const TECHNIQUES = [
  { name: 'simple', level: 2 },
  { name: 'subtle', level: 3 },
  { name: 'ahead', level: 6 },
];
const COSTS: Readonly<Record<string, number>> = { simple: 1, subtle: 4, ahead: 4 };
/** A chapter of one argument. */
const one = (cost: number): readonly Weighed[] => [{ cost, isSupposition: false }];

interface Told {
  readonly board: Board;
  /** By chapter: what could be begun beside it; where that is left out, nothing. */
  readonly beside?: readonly (readonly (readonly Weighed[])[])[];
  /** Is what could be begun not known at all? */
  readonly isShut?: boolean;
  readonly scale?: Scale;
  readonly solutions?: number;
}

/** The chapters of a board, one after the other. */
function tellingOf({ board, beside = [], isShut = false }: Told) {
  const letters = questionOf(board).telling();
  const toPlace = [...board.truth].filter((letter) => /[A-Z]/.test(letter)).length;
  const stepsOf = (texts: readonly string[]) => texts.map((text) => ({ technique: text.replace(/:.*/, '') }));
  const lastSteps = () => letters.told.chapters.at(-1)?.steps.map((step) => letters.told.steps[step] ?? '') ?? [];
  const weighed = (steps: readonly string[]): readonly Weighed[] =>
    stepsOf(steps).map(({ technique }) => ({ cost: COSTS[technique] ?? 0, isSupposition: technique === 'ahead' }));
  const telling = {
    tell: () => letters.tell(),
    get told() {
      return { steps: stepsOf(letters.told.steps) };
    },
    *open() {
      yield;
      const others = beside[letters.told.chapters.length] ?? [];
      return isShut ? [] : [weighed(['simple: 1→X']), ...others];
    },
    weighLast: () => weighed(lastSteps()),
  };
  letters.goBy(true);
  return {
    telling,
    left: () => {
      const left = toPlace - letters.told.chapters.length;
      return { toPlace: left, parts: left };
    },
  };
}

function gradingOf(told: Told, tellingBy: () => ReturnType<typeof tellingOf> = () => tellingOf(told)) {
  const { board, scale = SCALE, solutions = 1 } = told;
  function* countToTwo() {
    yield;
    return solutions;
  }
  return gradeChapters({ ...questionOf(board), countToTwo }, tellingBy, TECHNIQUES, scale);
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
    const beside = [[one(1), one(1)], [one(1)]];
    expect(gradeOf({ board: ONE_BY_ONE, beside }).effort).toBeCloseTo(1 / Math.sqrt(3) + 1 / Math.sqrt(2) + 1, 1);
  });

  it('is its own where nobody knows what is open', () => {
    expect(gradeOf({ board: ONE_BY_ONE, isShut: true }).effort).toBe(3);
  });

  it('takes a look at everything that is not finished, at every chapter', () => {
    expect(gradeOf({ board: ONE_BY_ONE, scale: { ...SCALE, look: 10 } }).effort).toBe(3 + 10 * (3 + 2 + 1));
  });

  it('is more where an argument is harder, and most where it is a supposition', () => {
    const board = (name: string) => ({ ...ONE_BY_ONE, rules: ['simple: 1→X', `${name}: X→Y`, 'simple: Y→Z'] });
    const gradeWith = (name: string) => gradeOf({ board: board(name), isShut: true });
    expect(gradeWith('subtle')).toMatchObject({ effort: 1 + 8 + 1, label: 'hard', hardest: 'subtle', bottleneck: 1 });
    expect(gradeWith('ahead')).toMatchObject({ effort: 1 + 24 + 1, label: 'expert', hardest: 'ahead', bottleneck: 1 });
  });
});

describe('the grade', () => {
  it('has no −0 for what is a little easier than usual', () => {
    const grade = gradeOf({ board: ONE_BY_ONE, scale: { ...SCALE, typical: 0.5775 } });
    expect(Object.is(grade.forItsSize, 0)).toBe(true);
  });

  it('has the steps and chapters that are told, and the effort of each tenth', () => {
    const board = { rules: rules('1→a', 'a→X', 'X→Y', 'Y→Z'), truth: 'XYZ' };
    const grade = gradeOf({ board, isShut: true });
    expect(grade).toMatchObject({
      steps: 4,
      chapters: 3,
      effort: 4,
      score: 4,
      forItsSize: -0.23,
      scale: 7,
      label: 'medium',
    });
    expect(grade.curve).toHaveLength(10);
    expect(grade.curve.reduce((sum, point) => sum + point, 0)).toBeCloseTo(grade.effort, 0);
  });

  it('names the chapter with the fewest others beside it, but for the end, where little is left', () => {
    expect(gradeOf({ board: ONE_BY_ONE, beside: [[one(1)], [], []] }).bottleneck).toBe(1);
    expect(gradeOf({ board: ONE_BY_ONE, beside: [[one(1)], [one(1)], []] }).bottleneck).toBe(0);
    const hardAtTheEnd = { rules: ['simple: 1→X', 'simple: X→Y', 'subtle: Y→Z'], truth: 'XYZ' };
    expect(gradeOf({ board: hardAtTheEnd, isShut: true }).bottleneck).toBe(0);
  });

  it('is not easy where a step looks ahead, and for experts where more than two do', () => {
    const ahead = (count: number): Board => ({
      rules: ['1→X', 'X→Y', 'Y→Z'].map((text, i) => `${i < count ? 'ahead' : 'simple'}: ${text}`),
      truth: 'XYZ',
    });
    const scale = { ...SCALE, most: { easy: 1e6, medium: 1e6, hard: 1e6 } };
    expect(gradeOf({ board: ahead(2), scale })).toMatchObject({ label: 'medium', hardest: 'ahead' });
    expect(gradeOf({ board: ahead(3), scale })).toMatchObject({ label: 'expert', hardest: 'ahead' });
  });

  it('has nothing to say of what is finished', () => {
    expect(gradeOf({ board: { rules: [], truth: '' } })).toMatchObject({
      label: 'easy',
      effort: 0,
      forItsSize: 0,
      hardest: null,
      steps: 0,
      chapters: 0,
      bottleneck: null,
    });
  });

  it('comes with what was open at the start, and the effort of each chapter', () => {
    const graded = finish(gradingOf({ board: ONE_BY_ONE, beside: [[one(1), one(1), one(1)]] }));
    expect(graded).toMatchObject({ open: 4, efforts: [0.5, 1, 1] });
  });
});

it('tells nothing of what has several solutions, or none', () => {
  const tellingBy = () => expect.unreachable('it is told');
  expect(finish(gradingOf({ board: ONE_BY_ONE, solutions: 2 }, tellingBy))).toEqual({ status: 'ambiguous' });
  expect(finish(gradingOf({ board: ONE_BY_ONE, solutions: 0 }, tellingBy))).toEqual({ status: 'conflict' });
});

it('says on the way how far it came, what is open, and in the end what is hardest', () => {
  const grading = gradingOf({ board: ONE_BY_ONE, beside: [[one(1)]] });
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
