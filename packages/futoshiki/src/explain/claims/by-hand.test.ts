/** Claims and choices written by hand, of which random tellings make few. */
import { describe, expect, it } from 'vitest';
import { cellPair, rows } from '../../../../core/src/testing/short-forms.js';
import { puzzleFromGrid } from '../../../test/puzzle-of.js';
import { compile, questionOf } from '../../engines/swift/compile.js';
import { boardFrom, boardOf, numberOfCell } from './board.js';
import { choiceNow, isOneOf, isRest, leftOf } from './choice.js';
import type { Argument, Claim, Of } from './claim.js';
import { placed, values } from './kind.js';
import { asNow, isTrue } from './kinds.js';
import { bitOf, type Fact, Known, setOf } from './known.js';
import { endIn, saidIn } from './naming.js';
import { claimTold } from './told.js';

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

/** Signs that go round a square of four cells, the first greater than the one beside it; and a bar between these. */
const AROUND = [cellPair('0,0 0,1'), cellPair('0,1 1,1'), cellPair('1,1 1,0'), cellPair('1,0 0,0')];
const asWritten = (...parts: Parameters<typeof puzzleFromGrid>) =>
  new Known(boardFrom(compile(questionOf(puzzleFromGrid(...parts)))));
const SIGNED = asWritten(rows('000 000 000'), AROUND);
const BARRED = asWritten(rows('000 000 000'), [], AROUND.slice(0, 1));

describe('a dead end', () => {
  const against = (by: 'sign' | 'bar' | 'no-bar', cells: number[], values: number[]): Claim => ({
    says: 'against',
    by,
    cells,
    values,
  });
  const twice = (line: number, value: number, ...cells: number[]): Claim => ({ says: 'twice', line, value, cells });
  const circle = (...cells: number[]): Claim => ({ says: 'circle', cells });

  it.each<[Claim, isTrue: boolean, known: Known, written?: readonly [cell: number, value: number][]]>([
    [against('sign', [0, 1], [1, 2]), true, SIGNED],
    [against('sign', [0, 1], [2, 2]), true, SIGNED],
    [against('sign', [0, 1], [2, 1]), false, SIGNED],
    [against('sign', [1, 0], [1, 2]), false, SIGNED],
    [against('sign', [0, 1], [1, 2]), false, SIGNED, [[0, 1]]],
    [against('sign', [0, 1], [1, 2]), false, SIGNED, [[1, 2]]],
    [against('bar', [0, 1], [1, 3]), true, BARRED],
    [against('bar', [0, 1], [1, 2]), false, BARRED],
    [against('bar', [0, 3], [1, 3]), false, BARRED],
    [against('no-bar', [0, 3], [1, 2]), true, BARRED],
    [against('no-bar', [0, 3], [1, 3]), false, BARRED],
    [against('no-bar', [0, 1], [1, 2]), false, BARRED],
    [twice(0, 1, 0, 1), true, OPEN],
    [twice(0, 1, 0, 0), false, OPEN],
    [twice(0, 1, 0, 3), false, OPEN],
    [twice(3, 1, 0, 3), true, OPEN],
    [twice(0, 1, 0, 1), false, OPEN, [[0, 1]]],
    [circle(0, 1, 4, 3), true, SIGNED],
    [circle(0, 1, 4), false, SIGNED],
    [circle(0), false, SIGNED],
  ])('%j is %s', (claim, expected, known, written) => {
    const { cells = [], values = [] } = claim as { cells?: readonly number[]; values?: readonly number[] };
    const value = claim.says === 'twice' ? claim.value : 0;
    const laid = written ?? cells.map((cell, i) => [cell, values[i] ?? value] as const);
    const facts = laid.filter(([, number]) => number > 0).map(([cell, number]) => placed(cell, number));
    expect(isTrue(known.copy().learn(facts), claim)).toBe(expected);
  });
});

describe('the last two of a line', () => {
  const left = (cells: number[], values: number[], isBySign = false): Claim => ({
    says: 'left',
    line: 0,
    cells,
    values,
    isBySign,
  });
  const signed = SIGNED.copy().learn([placed(2, 3)]);

  it.each<[Claim, isTrue: boolean, known: Known]>([
    [left([0, 1], [1, 2]), true, after(placed(2, 3), isNot(0, 2))],
    [left([0, 1], [1, 2]), true, after(placed(2, 3), isNot(1, 1))],
    [left([0, 1], [2, 1]), false, after(placed(2, 3), isNot(0, 2))],
    [left([0, 1], [1, 2]), false, after(placed(2, 3))],
    [left([0, 1], [1, 3]), false, after(placed(2, 3), isNot(0, 2))],
    [left([0], [1]), false, after(placed(2, 3), isNot(0, 2))],
    [left([0, 1], [2, 1], true), true, signed],
    [left([0, 1], [1, 2], true), false, signed],
  ])('%j are so: %s', (claim, expected, known) => {
    expect(isTrue(known, claim)).toBe(expected);
    expect(claimTold(known, claim)).toMatchObject({ line: { row: 0 } });
  });
});

it.each<[Claim, now: object, known: Known]>([
  [{ says: 'group', line: 0, cells: [0, 1], values: [2, 3] }, { values: [2] }, after(is(0, 2), is(1, 2))],
  [{ says: 'group', line: 0, cells: [0, 1], values: [2, 3] }, {}, OPEN],
  [{ says: 'chain', side: 'least', cells: [0, 1], from: 1 }, { from: 2 }, SIGNED.copy().learn([placed(1, 2)])],
  [{ says: 'chain', side: 'least', cells: [0, 1], from: 1 }, {}, SIGNED],
  [
    { says: 'squeeze', line: 0, cell: 0, value: 1, others: [1, 2], left: [2, 3] },
    { left: [3] },
    after(is(1, 3), is(2, 3)),
  ],
])('%j is now %j', (claim, now, known) => {
  expect(asNow(known, claim)).toEqual({ ...claim, ...now });
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
  expect(SIGNED.board.cellAt).toEqual(cellAt);
  expect(cellAt.map((cell) => numberOfCell(OPEN.board, cell))).toEqual([...cellAt.keys()]);
});
