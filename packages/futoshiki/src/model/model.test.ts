/** The seed's elements: their texts, their JSON, their order. */

import { cellName, describe as describeProblem, type Problem, type Result } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { EXAMPLE, EXAMPLE_SOLUTION } from '../../test/puzzle-of.js';
import { anyPuzzle } from '../testing/index.js';
import { futoshikiWords } from '../words.js';
import {
  areaInSquares,
  blockFromJson,
  blockText,
  blockToJson,
  compareBlocks,
  contains,
  dimensionsFromJson,
  dimensionsText,
  dimensionsToJson,
  parseBlock,
  parseDimensions,
} from './block.js';
import { commonOf } from './common.js';
import { addedNumbers, samePuzzle, solutionOf } from './puzzle.js';
import {
  greaterThanBetween,
  greaterThanText,
  inequalitiesOf,
  lessThanBetween,
  lessThanText,
  parseGreaterThan,
  parseLessThan,
  signsFor,
} from './sign.js';
import {
  compareNumberedSquares,
  numberedSquareFromJson,
  numberedSquareText,
  numberedSquareToJson,
  parseNumberedSquare,
  solutionKey,
} from './solution.js';
import {
  cellOf,
  compareSquares,
  parseSquare,
  type Square,
  squareFromJson,
  squareText,
  squareToJson,
} from './square.js';
import { comparePairs, neighboursIn, pairFromJson, pairToJson } from './square-pair.js';

const at = (column: number, row: number) => ({ column, row });

const square = fc.record({ column: fc.nat(40), row: fc.nat(40) });
const numberedSquare = fc.record({ square, number: fc.nat(99) });
const dimensions = fc.record({
  widthInSquares: fc.integer({ min: 1, max: 40 }),
  heightInSquares: fc.integer({ min: 1, max: 40 }),
});
const block = fc.record({ originSquare: square, dimensions });
const pair = fc.record({ firstSquare: square, secondSquare: square });
const sign = fc.constantFrom(
  ...neighboursIn(12).flatMap(({ firstSquare, secondSquare }) => [
    { firstSquare, secondSquare },
    { firstSquare: secondSquare, secondSquare: firstSquare },
  ]),
);

describe('texts', () => {
  it('are those of the seed', () => {
    expect(squareText(at(1, 0))).toBe('(1,0)');
    expect(numberedSquareText({ square: at(1, 0), number: 73 })).toBe('(1,0) [73]');
    expect(dimensionsText({ widthInSquares: 5, heightInSquares: 2 })).toBe('5x2');
    const five = { originSquare: at(1, 0), dimensions: { widthInSquares: 5, heightInSquares: 2 } };
    expect(blockText(five)).toBe('(1,0) [5x2]');
    expect(greaterThanText(greaterThanBetween(at(1, 2), at(2, 2)))).toBe('(1,2) > (2,2)');
    expect(lessThanText(lessThanBetween(at(0, 0), at(0, 1)))).toBe('(0,0) < (0,1)');
  });

  it('read back what they say', () => {
    fc.assert(
      fc.property(square, numberedSquare, dimensions, block, sign, (s, n, d, b, p) => {
        expect(parseSquare(squareText(s))).toEqual({ ok: true, value: s });
        expect(parseNumberedSquare(numberedSquareText(n))).toEqual({ ok: true, value: n });
        expect(parseDimensions(dimensionsText(d))).toEqual({ ok: true, value: d });
        expect(parseBlock(blockText(b))).toEqual({ ok: true, value: b });
        expect(parseGreaterThan(greaterThanText(p))).toEqual({ ok: true, value: p });
        expect(parseLessThan(lessThanText(p))).toEqual({ ok: true, value: p });
        expect(parseGreaterThan(greaterThanText(p).replaceAll(' ', ''))).toEqual({ ok: true, value: p });
        expect(parseLessThan(lessThanText(p).replaceAll(' ', ''))).toEqual({ ok: true, value: p });
      }),
    );
  });

  it.each(['', '(1,0', '(a,0)', '(-1,0)', '1,0', '(1,0) ', '(1;0)', '(1,0)x', '(9999999999,0)'])(
    '%j is no square, and the problem says so',
    (text) => {
      const parsed = parseSquare(text);
      expect(parsed.ok || parsed.error.map(({ code }) => code)).toEqual(['element-syntax']);
    },
  );

  it('do not mix the two signs, nor take dimensions of nothing', () => {
    expect(parseGreaterThan('(0,0) < (0,1)').ok).toBe(false);
    expect(parseLessThan('(0,0) > (0,1)').ok).toBe(false);
    expect(parseDimensions('0x4').ok).toBe(false);
    expect(parseBlock('(0,0) [4x0]').ok).toBe(false);
  });
});

describe('JSON', () => {
  it('has the seed’s names', () => {
    expect(JSON.stringify(numberedSquareToJson({ square: at(1, 0), number: 73 }))).toBe(
      '{"Square":{"Column":1,"Row":0},"Number":73}',
    );
    const five = { originSquare: at(1, 0), dimensions: { widthInSquares: 5, heightInSquares: 2 } };
    expect(JSON.stringify(blockToJson(five))).toBe(
      '{"OriginSquare":{"Column":1,"Row":0},"Dimensions":{"WidthInSquares":5,"HeightInSquares":2}}',
    );
    expect(JSON.stringify(pairToJson(greaterThanBetween(at(0, 0), at(0, 1))))).toBe(
      '{"FirstSquare":{"Column":0,"Row":0},"SecondSquare":{"Column":0,"Row":1}}',
    );
  });

  it('reads back what it says', () => {
    fc.assert(
      fc.property(square, numberedSquare, dimensions, block, pair, (s, n, d, b, p) => {
        expect(squareFromJson(squareToJson(s))).toEqual(s);
        expect(numberedSquareFromJson(numberedSquareToJson(n))).toEqual(n);
        expect(dimensionsFromJson(dimensionsToJson(d))).toEqual(d);
        expect(blockFromJson(blockToJson(b))).toEqual(b);
        expect(pairFromJson(pairToJson(p))).toEqual(p);
      }),
    );
  });

  it.each([
    null,
    1,
    'x',
    [],
    {},
    { Column: 1 },
    { Column: 1, Row: -1 },
    { Column: 1.5, Row: 0 },
    { Column: '1', Row: 0 },
  ])('%j is no square', (value) => expect(squareFromJson(value)).toBeUndefined());
});

describe('order', () => {
  it('is by column first', () => {
    expect([at(1, 0), at(0, 1), at(0, 0)].sort(compareSquares)).toEqual([at(0, 0), at(0, 1), at(1, 0)]);
    const numbered = [1, 0].map((number) => ({ square: at(0, 0), number }));
    expect(numbered.sort(compareNumberedSquares).map(({ number }) => number)).toEqual([0, 1]);
    const wide = { originSquare: at(0, 0), dimensions: { widthInSquares: 2, heightInSquares: 1 } };
    const high = { originSquare: at(0, 0), dimensions: { widthInSquares: 1, heightInSquares: 2 } };
    expect([wide, high].sort(compareBlocks)).toEqual([high, wide]);
  });

  it('is that of all neighbours in a grid', () => {
    const pairs = neighboursIn(3);
    expect(pairs).toHaveLength(12);
    expect([...pairs].sort(comparePairs)).toEqual(pairs);
  });
});

describe('signs', () => {
  it.each<[Square, Square]>([
    [at(1, 2), at(3, 2)],
    [at(1, 2), at(1, 4)],
    [at(0, 0), at(1, 1)],
    [at(2, 2), at(2, 2)],
    [at(3, 2), at(1, 2)],
  ])('seed 002: lie between neighbours, so not between %j and %j', (a, b) => {
    const messages = (parsed: Result<unknown, readonly Problem[]>) =>
      parsed.ok ? [] : parsed.error.map((found) => describeProblem(found, futoshikiWords));
    const where = `${cellName(cellOf(a))} and ${cellName(cellOf(b))}`;
    const message = `There is a sign between ${where}, which are not next to each other.`;
    expect(messages(parseGreaterThan(`${squareText(a)}>${squareText(b)}`))).toEqual([message]);
    expect(messages(parseLessThan(`${squareText(a)} < ${squareText(b)}`))).toEqual([message]);
    expect(() => greaterThanBetween(a, b)).toThrow('Squares must be adjacent to each other.');
    expect(() => lessThanBetween(a, b)).toThrow('Squares must be adjacent to each other.');
  });

  it('are put between squares without being turned round', () => {
    expect(greaterThanBetween(at(1, 0), at(0, 0))).toEqual({ firstSquare: at(0, 0), secondSquare: at(1, 0) });
    expect(lessThanBetween(at(0, 1), at(0, 0))).toEqual({ firstSquare: at(0, 0), secondSquare: at(0, 1) });
    expect(() => greaterThanBetween(at(0, 0), at(1, 1))).toThrow('Squares must be adjacent to each other.');
    expect(() => lessThanBetween(at(0, 0), at(0, 0))).toThrow('Squares must be adjacent to each other.');
  });

  it('say which square is the greater', () => {
    fc.assert(
      fc.property(anyPuzzle(), ({ greaterThanSigns, lessThanSigns }) => {
        const signs = { greaterThanSigns, lessThanSigns };
        expect(signsFor(inequalitiesOf(signs))).toEqual(signs);
      }),
    );
  });
});

describe('blocks', () => {
  it('know their squares', () => {
    const block = { originSquare: at(1, 2), dimensions: { widthInSquares: 2, heightInSquares: 1 } };
    expect(areaInSquares(block)).toBe(2);
    expect([at(1, 2), at(2, 2), at(3, 2), at(0, 2), at(1, 1), at(1, 3)].map((each) => contains(block, each))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('solutions', () => {
  it('go to the seed’s list and back', () => {
    const list = addedNumbers(EXAMPLE, EXAMPLE_SOLUTION);
    expect(list.map(numberedSquareText).join(' ')).toBe(
      '(0,0) [1] (0,1) [2] (1,1) [3] (1,2) [4] (1,3) [1] (2,0) [3] (2,1) [4] (2,3) [2] (3,0) [4] (3,2) [2]',
    );
    expect(solutionOf(EXAMPLE, list)).toEqual(EXAMPLE_SOLUTION);
    expect(solutionOf(EXAMPLE, []).grid[0]).toEqual([0, 2, 0, 0]);
    expect(
      solutionOf(EXAMPLE, [
        { square: at(9, 9), number: 1 },
        { square: at(1, 0), number: 4 },
      ]),
    ).toEqual(solutionOf(EXAMPLE, []));
  });

  it('have names', () => {
    expect(
      solutionKey({
        grid: pairs('1,12 12,1'),
      }),
    ).toBe('1,12;12,1');
  });

  it('share what each square takes', () => {
    const common = commonOf(EXAMPLE);
    expect(common.toText()).toContain('r1c1: nothing');
    common.add(EXAMPLE_SOLUTION);
    common.add({ grid: [[3]] });
    expect(common.toJson()).toMatchObject({
      cells: expect.arrayContaining([
        { cell: [0, 0], values: [1, 3] },
        { cell: [0, 1], values: [2] },
      ]),
      joined: [],
    });
    expect(common.toText()).toContain('r1c1: 1 or 3\nr1c2: 2\n');
  });
});

describe('samePuzzle', () => {
  it('looks at the puzzle alone', () => {
    expect(samePuzzle(EXAMPLE, { ...EXAMPLE, id: 'x', solution: EXAMPLE_SOLUTION })).toBe(true);
    expect(samePuzzle(EXAMPLE, { ...EXAMPLE, greaterThanSigns: [] })).toBe(false);
    expect(samePuzzle(EXAMPLE, { ...EXAMPLE, bars: [] })).toBe(false);
  });
});
