/** Claims and choices written by hand, of which random tellings make few. */
import { describe, expect, it } from 'vitest';
import { rows } from '../../../../core/src/testing/short-forms.js';
import { puzzleFromGrid } from '../../../test/puzzle-of.js';
import { boardOf } from './board.js';
import { choiceNow, isOneOf, isRest, leftOf } from './choice.js';
import type { Argument, Of } from './claim.js';
import { placed, values } from './kind.js';
import { bitOf, type Fact, Known, setOf } from './known.js';
import { endIn, saidIn } from './naming.js';

/** Three by three, cell by cell; rows come before columns. */
const OPEN = new Known(boardOf(puzzleFromGrid(rows('000 000 000'), [])));
const is = (cell: number, ...numbers: readonly number[]) => values(cell, setOf(numbers));
const isNot = (cell: number, value: number) => values(cell, ~bitOf(value));
const after = (...facts: readonly Fact[]) => OPEN.copy().learn(facts);

const cell: Of = { kind: 'cell', cell: 0, values: [1, 2, 3] };
const home: Of = { kind: 'home', line: 0, value: 1, cells: [0, 1, 2] };

describe('a choice', () => {
  it.each<[Of, isOne: boolean, known?: Known]>([
    [cell, true],
    [{ ...cell, values: [1, 2] }, false],
    [{ ...cell, values: [1, 2] }, true, after(is(0, 1, 2))],
    [cell, false, after(placed(0, 1))],
    [home, true],
    [{ ...home, cells: [0, 1] }, false],
    [{ ...home, cells: [0, 1] }, true, after(is(2, 2, 3))],
    [home, false, after(placed(0, 1))],
  ])('%j has all there are: %s', (of, isOne, known = OPEN) => {
    expect(isOneOf(known, of)).toBe(isOne);
  });

  it.each<[Of, suppose: Fact, so: Fact, isRest: boolean]>([
    [cell, placed(0, 1), is(0, 2, 3), true],
    [cell, placed(0, 1), is(0, 2), false],
    [cell, placed(0, 1), is(1, 2, 3), false],
    [cell, placed(1, 1), is(0, 2, 3), false],
    [cell, is(0, 1), is(0, 2, 3), false],
    [cell, placed(0, 1), { is: 'over' }, false],
    [cell, placed(0, 1), placed(0, 2), false],
    [{ ...cell, values: [1, 2] }, placed(0, 1), placed(0, 2), true],
    [home, placed(0, 1), placed(1, 1), false],
    [{ ...home, cells: [0, 1] }, placed(0, 1), placed(1, 1), true],
    [{ ...home, cells: [0, 1] }, placed(0, 1), placed(1, 2), false],
    [{ ...home, cells: [0, 1] }, placed(0, 2), placed(1, 1), false],
    [{ ...home, cells: [0, 1] }, placed(2, 1), placed(1, 1), false],
    [home, placed(0, 1), isNot(0, 1), true],
    [home, placed(0, 1), isNot(1, 1), false],
    [home, placed(0, 1), isNot(0, 2), false],
  ])('%j without %j is %j: %s', (of, suppose, so, expected) => {
    expect(isRest(of, suppose, so)).toBe(expected);
  });

  it.each<[out: Fact, left: readonly Fact[], Fact | undefined]>([
    [placed(0, 1), [], undefined],
    [placed(0, 1), [placed(0, 2)], placed(0, 2)],
    [placed(0, 1), [placed(0, 2), placed(0, 3)], isNot(0, 1)],
  ])('without %j of %j leaves %j', (out, left, expected) => {
    expect(leftOf(out, left)).toEqual(expected);
  });

  it('is one of what is left now', () => {
    expect(choiceNow(after(is(0, 1, 3)), { ...cell, values: [1, 2] })).toEqual({ ...cell, values: [1] });
    expect(choiceNow(after(isNot(1, 1)), home)).toEqual({ ...home, cells: [0, 2] });
  });
});

it.each<[facts: readonly Fact[], end: readonly Fact[]]>([
  [[is(0, 1, 2), is(1), is(2, 1)], [is(1)]],
  [
    [is(0, 1, 2), is(4, 1), is(0, 3)],
    [is(0, 1, 2), is(0, 3)],
  ],
  [
    [is(0, 1, 2), is(1, 1)],
    [is(0, 1, 2), is(1, 1)],
  ],
])('%j end with %j', (facts, end) => {
  expect(endIn(OPEN, facts)).toEqual(end);
});

it('says of what takes something out no more than that', () => {
  const facts = [is(0, 1), is(1), placed(2, 3)];
  const known = after(is(0, 1, 2), is(1, 1, 2));
  const apart: Argument = { claim: { says: 'apart', cell: 0, other: 1, values: [1] }, facts };
  expect(saidIn(known, apart)).toEqual([isNot(0, 2), is(1), placed(2, 3)]);
  const across: Argument = { claim: { says: 'across', cell: 0, other: 1, values: [1] }, facts };
  expect(saidIn(known, across)).toEqual(facts);
});

it('sees a board as it is written where it looks the same from all sides', () => {
  const { cellAt, isTurned } = OPEN.board;
  expect([cellAt, isTurned]).toEqual([rows('00 01 02 10 11 12 20 21 22'), false]);
});
