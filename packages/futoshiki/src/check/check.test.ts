import { describe as say } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { cellPair, rows } from '../../../core/src/testing/short-forms.js';
import { EXAMPLE, specFromGrid } from '../../test/puzzle-of.js';
import { gridOf } from '../model/block.js';
import type { Spec } from '../model/puzzle.js';
import { anyPuzzle } from '../testing/index.js';
import { futoshikiWords } from '../words.js';
import { check } from './check.js';

const at = (column: number, row: number) => ({ column, row });
const between = (a: readonly [number, number], b: readonly [number, number]) => ({
  firstSquare: at(...a),
  secondSquare: at(...b),
});
const EMPTY: Spec = {
  grid: gridOf(4),
  maxNumber: 4,
  fixedNumbers: [],
  greaterThanSigns: [],
  lessThanSigns: [],
};
const given = (...numbers: readonly (readonly [column: number, row: number, number: number])[]): Spec => ({
  ...EMPTY,
  fixedNumbers: numbers.map(([column, row, number]) => ({ square: { column, row }, number })),
});

const found = (spec: Spec) => {
  const checked = check(spec);
  return checked.ok ? [] : checked.error.map(({ code, where }) => `${code} ${where.path}`);
};

describe('check', () => {
  it.each<[string, Spec, string[]]>([
    ['a grid that is no square', { ...EMPTY, grid: gridOf(4, 5) }, ['grid-not-square /grid']],
    ['a grid of one', { ...EMPTY, grid: gridOf(1), maxNumber: 1 }, ['side-out-of-range /grid']],
    ['a grid of 33', { ...EMPTY, grid: gridOf(33), maxNumber: 33 }, ['side-out-of-range /grid']],
    [
      'a grid that starts elsewhere',
      { ...EMPTY, grid: { ...gridOf(4), originSquare: at(1, 0) } },
      ['grid-origin /grid'],
    ],
    ['numbers to another than the side', { ...EMPTY, maxNumber: 5 }, ['max-number /maxNumber']],
    ['a number too large', given([0, 0, 5]), ['number-out-of-range /fixedNumbers/0/number']],
    ['a number too small', given([0, 0, 0]), ['number-out-of-range /fixedNumbers/0/number']],
    ['half a number', given([0, 0, 1.5]), ['number-out-of-range /fixedNumbers/0/number']],
    ['a number outside', given([4, 0, 1]), ['square-outside-grid /fixedNumbers/0/square']],
    ['a number given twice', given([0, 0, 1], [0, 0, 2]), ['square-given-twice /fixedNumbers/1/square']],
    ['the same number given twice', given([0, 0, 1], [0, 0, 1]), ['square-given-twice /fixedNumbers/1/square']],
    ['a number twice in a column', given([2, 0, 1], [2, 3, 1]), ['column-repeats /fixedNumbers/1']],
    ['a number twice in a row', given([0, 1, 3], [3, 1, 3]), ['row-repeats /fixedNumbers/1']],
    [
      'a sign outside',
      { ...EMPTY, greaterThanSigns: [between([4, 4], [4, 5])] },
      ['sign-outside-grid /greaterThanSigns/0'],
    ],
    [
      'a sign half outside',
      { ...EMPTY, lessThanSigns: [between([3, 3], [3, 4])] },
      ['sign-outside-grid /lessThanSigns/0'],
    ],
    [
      'a sign between squares that do not touch',
      { ...EMPTY, lessThanSigns: [between([0, 0], [1, 1])] },
      ['sign-not-adjacent /lessThanSigns/0'],
    ],
    [
      'a sign between a square and itself',
      { ...EMPTY, lessThanSigns: [between([0, 0], [0, 0])] },
      ['sign-not-adjacent /lessThanSigns/0'],
    ],
    [
      '> and < on one pair',
      { ...EMPTY, greaterThanSigns: [between([0, 0], [0, 1])], lessThanSigns: [between([0, 0], [0, 1])] },
      ['signs-clash /lessThanSigns/0'],
    ],
    [
      '> both ways',
      { ...EMPTY, greaterThanSigns: [between([0, 0], [0, 1]), between([0, 1], [0, 0])] },
      ['signs-clash /greaterThanSigns/1'],
    ],
    ['a bar outside', { ...EMPTY, bars: [between([0, 0], [0, -1])] }, ['bar-outside-grid /bars/0']],
    ['a bar over nothing', { ...EMPTY, bars: [between([0, 0], [0, 2])] }, ['bar-not-adjacent /bars/0']],
    ['bars and signs', { ...EMPTY, bars: [], greaterThanSigns: [between([0, 0], [0, 1])] }, ['bars-with-signs /bars']],
    [
      'a hostile list of numbers',
      { ...EMPTY, fixedNumbers: new Array(5000).fill({ square: at(0, 0), number: 1 }) },
      ['list-too-long /fixedNumbers'],
    ],
    [
      'everything at once',
      {
        ...given([0, 0, 7], [9, 9, 1]),
        maxNumber: 3,
        greaterThanSigns: [between([0, 0], [2, 0])],
        bars: [between([0, 0], [0, 9])],
      },
      [
        'max-number /maxNumber',
        'number-out-of-range /fixedNumbers/0/number',
        'square-outside-grid /fixedNumbers/1/square',
        'sign-not-adjacent /greaterThanSigns/0',
        'bars-with-signs /bars',
        'bar-outside-grid /bars/0',
      ],
    ],
  ])('names %s', (_, spec, wanted) => {
    expect(found(spec)).toEqual(wanted);
    const checked = check(spec);
    for (const problem of checked.ok ? [] : checked.error) expect(say(problem, futoshikiWords)).not.toBe(problem.code);
  });

  it.each<[string, Spec]>([
    [
      'a circle of signs',
      specFromGrid(rows('00 00'), [cellPair('0,0 0,1'), cellPair('0,1 1,1'), cellPair('1,1 1,0'), cellPair('1,0 0,0')]),
    ],
    ['givens that contradict a sign', specFromGrid(rows('12 00'), [cellPair('0,0 0,1')])],
    ['a full grid', specFromGrid(rows('12 21'), [])],
    ['an empty grid', EMPTY],
    ['a grid of 32', { ...EMPTY, grid: gridOf(32), maxNumber: 32 }],
    ['Adjacent without a bar', { ...EMPTY, bars: [] }],
  ])('accepts %s', (_, spec) => {
    expect(found(spec)).toEqual([]);
  });

  it('puts everything in order, each sign once and its left or upper square first', () => {
    const { fixedNumbers, greaterThanSigns, lessThanSigns } = EXAMPLE;
    const turned = ({ firstSquare, secondSquare }: (typeof greaterThanSigns)[number]) => ({
      firstSquare: secondSquare,
      secondSquare: firstSquare,
    });
    const checked = check({
      ...EXAMPLE,
      fixedNumbers: [...fixedNumbers].reverse(),
      greaterThanSigns: [...lessThanSigns.map(turned).reverse(), ...greaterThanSigns],
      lessThanSigns: greaterThanSigns.map(turned),
    });
    expect(checked.ok && checked.value).toEqual(EXAMPLE);
    expect(checked.warnings.map(({ code }) => code)).toEqual(greaterThanSigns.map(() => 'sign-repeated'));
  });

  it('leaves a puzzle as it is', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        const again = check(puzzle);
        expect(again.ok && again.value).toEqual(puzzle);
        expect(again.warnings).toEqual([]);
        expect(structuredClone(puzzle)).toEqual(puzzle);
      }),
      { numRuns: runs(200) },
    );
  });

  it('makes no puzzle of what could not be read', () => {
    expect(check({ ...EMPTY, unread: ['/fixedNumbers'] }).ok).toBe(false);
    expect(found({ ...given([9, 9, 99]), unread: ['/grid'] })).toEqual([]);
  });
});
