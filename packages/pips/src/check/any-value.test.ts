/** What JavaScript callers hand in is checked: unknown tags and shapes are problems, never a throw. */

import { readPuzzlesSync, describe as say } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { expectTotalCheck, expectTotalVerify } from '../../../core/src/testing/arbitraries.js';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleOf } from '../../test/puzzle-of.js';
import { pips } from '../kind.js';
import type { Spec } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import { anyPuzzle } from '../testing/index.js';
import { check } from './check.js';
import { verify } from './verify.js';

const TWO: Spec = {
  cells: pairs('0,0 0,1'),
  supply: { kind: 'list', dominoes: [[0, 1]] },
  maxPip: 6,
  regions: [{ cells: [[0, 0]], rule: { kind: 'sum', op: '=', target: 1 } }],
};

const said = (value: unknown) => {
  const checked = check(value as Spec);
  return checked.ok ? [] : checked.error.map((found) => `${found.where.path}: ${say(found, pips.words)}`);
};

const withRule = (rule: unknown): Spec => ({ ...TWO, regions: [{ cells: [[0, 0]], rule: rule as Rule }] });

describe('check', () => {
  it.each<[string, unknown, string]>([
    ['null', null, ': This is not a puzzle: expected an object, found null.'],
    ['nothing', undefined, ': This is not a puzzle: expected an object, found nothing.'],
    ['no fields', {}, '/cells: This is not a puzzle: expected a list, found nothing.'],
    [
      'an operator that does not exist',
      withRule({ kind: 'sum', op: '>=', target: 1 }),
      '/regions/0/rule/op: This is not a puzzle: expected one of =, <, >, found “>=”.',
    ],
    [
      'a kind of rule that does not exist',
      withRule({ kind: 'product', target: 1 }),
      '/regions/0/rule/kind: This is not a puzzle: expected one of sum, same, different, each, found “product”.',
    ],
    [
      'a target that is text',
      withRule({ kind: 'sum', op: '=', target: '1' }),
      '/regions/0/rule/target: This is not a puzzle: expected a number, found “1”.',
    ],
    [
      'a kind of supply that does not exist',
      { ...TWO, supply: { kind: 'bag' } },
      '/supply/kind: This is not a puzzle: expected one of list, set, found “bag”.',
    ],
    [
      'a cell with three numbers',
      { ...TWO, cells: [[0, 0, 0]] },
      '/cells/0: This is not a puzzle: expected a list of two, found a list of 3.',
    ],
    [
      'a hole in a list',
      { ...TWO, cells: new Array(2 ** 32 - 1) },
      '/cells/0: This is not a puzzle: expected a list of two, found nothing.',
    ],
  ])('names what is wrong with %s', (_, value, sentence) => {
    expect(said(value)).toEqual([sentence]);
  });

  it('makes plain data of its own, without fields that it does not know', () => {
    const rule = { kind: 'sum', op: '=', target: 1, draw: () => 'it' } as const;
    const checked = check(withRule(rule));
    if (!checked.ok) throw new Error('not a puzzle');
    expect(checked.value.regions[0]?.rule).toEqual({ kind: 'sum', op: '=', target: 1 });
  });

  it('makes a puzzle that engines can work on, or problems, of any value', () => {
    expectTotalCheck(pips, anyPuzzle());
  });
});

it('verify finds what is wrong with any value', () => {
  const solution = { placements: [{ domino: [1, 0], cells: TWO.cells }] } as never;
  expectTotalVerify(pips, puzzleOf(TWO), solution);
  expect(verify(puzzleOf(TWO), { placements: [{}] } as never)).toMatchObject([
    { code: 'solution-shape', where: { path: '/placements/0/domino' } },
  ]);
});

it('readPuzzlesSync takes text only', () => {
  for (const input of [null, undefined, 3, {}, ['board:']]) {
    expect(readPuzzlesSync(input as never, [pips])).toMatchObject([
      { checked: { error: [{ code: 'input-not-text' }] } },
    ]);
  }
});
