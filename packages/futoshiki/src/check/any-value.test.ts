/** What JavaScript callers hand in is checked: unknown shapes are problems, never a throw. */
import { describe as say } from '@pipwright/core';
import { expect, it } from 'vitest';
import { expectTotalCheck, expectTotalVerify } from '../../../core/src/testing/arbitraries.js';
import { EXAMPLE, EXAMPLE_SOLUTION } from '../../test/puzzle-of.js';
import { futoshiki } from '../kind.js';
import { anyPuzzle } from '../testing/index.js';
import { check } from './check.js';
import { verify, verifyCorrect } from './verify.js';

const said = (value: unknown) => {
  const checked = check(value as never);
  return checked.ok ? [] : checked.error.map((found) => `${found.where.path}: ${say(found, futoshiki.words)}`);
};

it('check names what is wrong with null, {} and what is not as it should be', () => {
  expect(said(null)).toEqual([': This is not a puzzle: expected an object, found null.']);
  expect(said({})).toEqual(['/grid: This is not a puzzle: expected an object, found nothing.']);
  expect(said({ ...EXAMPLE, fixedNumbers: [{ square: [0, 0], number: 1 }] })).toEqual([
    '/fixedNumbers/0/square/column: This is not a puzzle: expected a number, found nothing.',
  ]);
});

it('check makes a puzzle that engines can work on, or problems, of any value', () => {
  expectTotalCheck(futoshiki, anyPuzzle());
});

it('verify finds what is wrong with any value', () => {
  expectTotalVerify(futoshiki, EXAMPLE, EXAMPLE_SOLUTION);
  expect(verify(EXAMPLE, {} as never)).toMatchObject([{ code: 'solution-shape', where: { path: '/grid' } }]);
  expect(verifyCorrect(EXAMPLE, [null] as never)).toMatchObject([{ code: 'solution-shape', where: { path: '/0' } }]);
});
