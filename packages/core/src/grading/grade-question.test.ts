/** Grades on boards of letters, where all orders are known. */
import { expect, it } from 'vitest';
import { type Board, questionOf } from '../../test/letters.js';
import type { Grade } from '../grade.js';
import { finish } from '../runs-of.js';
import { gradeQuestion } from './grade-question.js';
import type { Scale } from './scale.js';

const SCALE: Scale = {
  version: 7,
  weights: { step: 1, harder: 4, premise: 0, link: 0.5, look: 0 },
  most: { easy: 2, medium: 5, hard: 20 },
};
const TECHNIQUES = [
  { name: 'simple', level: 1 },
  { name: 'subtle', level: 3 },
  { name: 'try', level: 5 },
];

function gradingOf(board: Board | undefined, scale = SCALE, given: readonly string[] = [], solutions?: number) {
  const question = questionOf(board, given);
  function* countToTwo() {
    yield;
    return solutions ?? 0;
  }
  return gradeQuestion(
    {
      ...question,
      ...(solutions === undefined ? {} : { countToTwo }),
      toSteps: (told) => told.map(({ technique }) => ({ technique: technique.name })),
      stepsTo: () => [],
    },
    TECHNIQUES,
    scale,
  );
}

function gradeOf(board: Board, scale = SCALE, given: readonly string[] = []): Grade {
  const graded = finish(gradingOf(board, scale, given));
  if (graded.status !== 'graded') throw new Error(graded.status);
  return graded.grade;
}

const rules = (...texts: string[]) => texts.map((text) => `simple: ${text}`);
const ONE_BY_ONE = { rules: rules('1→X', 'X→Y', 'Y→Z'), truth: 'XYZ' };
const ALL_AT_ONCE = { rules: rules('1→X', '2→Y', '3→Z'), truth: 'XYZ' };

it('asks for less effort where more is open at once', () => {
  expect(gradeOf(ONE_BY_ONE).effort).toBe(3);
  expect(gradeOf(ALL_AT_ONCE).effort).toBeCloseTo(1 / Math.sqrt(3) + 1 / Math.sqrt(2) + 1, 1);
});

it('sees what is open beside something else, though that would show it too', () => {
  const board = { rules: [...ALL_AT_ONCE.rules, ...rules('X→Y')], truth: 'XYZ' };
  expect(gradeOf(board).effort).toBe(gradeOf(ALL_AT_ONCE).effort);
});

it('takes a look at everything that is not finished, at every move', () => {
  const weights = { ...SCALE.weights, look: 10 };
  expect(gradeOf(ONE_BY_ONE, { ...SCALE, weights }).effort).toBe(3 + 10 * (3 + 2 + 1));
});

it('asks for more where a technique is harder, or rests on more', () => {
  const harder = { ...ONE_BY_ONE, rules: ['simple: 1→X', 'subtle: X→Y', 'simple: Y→Z'], levels: { subtle: 3 } };
  expect(gradeOf(harder)).toMatchObject({ effort: 1 + 16 + 1, label: 'hard', hardest: 'subtle' });
  const weights = { ...SCALE.weights, premise: 1 };
  const more = { ...ONE_BY_ONE, rules: rules('12→X', 'X3→Y', 'Y→Z') };
  expect(gradeOf(more, { ...SCALE, weights }).effort).toBe(3 + 2 + 2 + 1);
});

/** From `s` and from `t`, four links to what cannot be. */
const LONG_CHAINS = rules('s→p', 't→p', 'p→q', 'q→r', 'r→!');
const LOOKING_AHEAD = 4 ** 4;

it('takes a short chain for something that players try, with its links, and a long one for looking ahead', () => {
  const lastResort = [{ suppose: 's', so: 'X' }];
  expect(gradeOf({ rules: rules('s→p', 'p→!'), truth: 'X', lastResort }).effort).toBe(4 + 2 * 0.5);
  expect(gradeOf({ rules: LONG_CHAINS, truth: 'X', lastResort }).effort).toBe(LOOKING_AHEAD);
});

it('goes on anywhere after looking ahead', () => {
  const lastResort = [
    { suppose: 's', so: 'A' },
    { suppose: 't', so: 'Z' },
  ];
  const { effort } = gradeOf({ rules: [...LONG_CHAINS, ...rules('Z→A')], truth: 'AZ', lastResort });
  expect(effort).toBeGreaterThan(LOOKING_AHEAD + 1);
  expect(effort).toBeLessThan(2 * LOOKING_AHEAD);
});

it('counts what can be found in two ways once, in the easier one', () => {
  const harder = ['subtle: 1→a', 'subtle: a→b', 'subtle: b→X'];
  const board = { rules: [...harder, 'simple: s→!'], truth: 'X', levels: { subtle: 2 } };
  expect(gradeOf(board).effort).toBe(3 * 4);
  expect(gradeOf({ ...board, trials: [{ suppose: 's', so: 'X' }] }).effort).toBe(4 + 0.5);
});

it('places what is easier first in most orders', () => {
  const both = 1 / Math.sqrt(1 + 1 / 16);
  const { effort } = gradeOf({ rules: rules('1→X', '2→a', 'a→b', 'b→c', 'c→Y'), truth: 'XY' });
  // Whatever comes last costs 4 after X, and 1 after Y.
  expect(effort).toBeGreaterThan(both + (6 * 4 + 2 * 1) / 8);
});

it('has the steps and chapters of the explanation, and the effort of each tenth', () => {
  const grade = gradeOf({ rules: rules('1→a', 'a→X', 'X→Y', 'Y→Z'), truth: 'XYZ' });
  expect(grade).toMatchObject({ steps: 4, chapters: 3, effort: 4, score: 4, density: 1.33, scale: 7, label: 'medium' });
  expect(grade.curve).toHaveLength(10);
  expect(grade.curve.slice(0, 3)).toEqual([0.6, 0.6, 0.6]);
  expect(grade.curve.reduce((sum, point) => sum + point, 0)).toBeCloseTo(grade.effort, 0);
});

it('names the chapter with the fewest others beside it, of these the one with the most effort', () => {
  const levels = { subtle: 3 };
  const narrow = { rules: rules('1→A', 'A→B', 'B→C', 'B2→D', 'B3→E'), truth: 'ABCDE' };
  expect(gradeOf(narrow).bottleneck).toBe(0);
  const hard = { rules: ['simple: 1→X', 'subtle: X→Y', 'simple: Y→Z'], truth: 'XYZ', levels };
  expect(gradeOf(hard).bottleneck).toBe(1);
});

it('does not take the end for a bottleneck, where all that is left is open', () => {
  const board = { rules: ['simple: 1→X', 'simple: 2→Y', 'subtle: XY→Z'], truth: 'XYZ', levels: { subtle: 3 } };
  expect(gradeOf(board).bottleneck).toBe(1);
});

it('has nothing to say of what is finished', () => {
  expect(gradeOf(ONE_BY_ONE, SCALE, ['X', 'Y', 'Z'])).toMatchObject({
    label: 'easy',
    effort: 0,
    density: 0,
    hardest: null,
    steps: 0,
    chapters: 0,
    bottleneck: null,
  });
});

it('grades neither what has several solutions nor what has none', () => {
  expect(finish(gradingOf(ONE_BY_ONE, SCALE, [], 2))).toEqual({ status: 'ambiguous' });
  expect(finish(gradingOf(undefined))).toEqual({ status: 'conflict' });
});

it('is for experts where the explanation looks ahead more than twice', () => {
  const lastResort = ['A', 'B', 'C'].map((so) => ({ suppose: so.toLowerCase(), so }));
  const board = (letters: number) => ({
    rules: rules('a→!', 'b→!', 'c→!'),
    truth: 'ABC'.slice(0, letters),
    lastResort: lastResort.slice(0, letters),
  });
  const gentle = { ...SCALE, most: { easy: 1e6, medium: 1e6, hard: 1e6 } };
  expect(gradeOf(board(2), gentle)).toMatchObject({ label: 'easy', hardest: 'try' });
  expect(gradeOf(board(3), gentle)).toMatchObject({ label: 'expert', hardest: 'try' });
});

it('says how far the explanation came where it is stopped', () => {
  const grading = gradingOf(ONE_BY_ONE);
  expect(grading.soFar()).toEqual({ hardest: null, steps: 0, chapters: 0 });
  while (grading.soFar().chapters < 2) expect(grading.run(1).type).toBe('paused');
  expect(grading.soFar()).toEqual({ hardest: 'simple', steps: 2, chapters: 2 });
});

it('is the same every time', () => {
  expect(finish(gradingOf(ALL_AT_ONCE))).toEqual(finish(gradingOf(ALL_AT_ONCE)));
});
