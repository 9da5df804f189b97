/** Every mistake in a file is named, with its place. */
import { readPuzzlesSync, describe as say } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../../test/puzzle-of.js';
import { futoshiki } from '../kind.js';
import { puzzleToJson } from './json.js';

const problemsOf = (text: string, format: string): string[] =>
  readPuzzlesSync(text, [futoshiki], format).flatMap(({ checked }) =>
    (checked.ok ? [] : checked.error).map((problem) => {
      expect(say(problem, futoshiki.words)).not.toBe(problem.code);
      const { line, column, path } = problem.where;
      return `${problem.code} ${path ?? `${line}:${column}`}`;
    }),
  );

describe('tatham', () => {
  it.each([
    ['too much data', '2:0,0,0,0,0,', ['tatham-too-much 1:11']],
    ['too long a run', '2:0,z', ['tatham-too-much 1:5']],
    ['no number', '2:0,x0,0,', ['tatham-too-much 1:5']],
    ['a stray comma', '2:0,,0,0', ['tatham-number-expected 1:5']],
    ['a number out of range', '2:0,3,0,0,', ['tatham-number-range 1:5']],
    ['two numbers out of range', '2:9,0,0,77,', ['tatham-number-range 1:3', 'tatham-number-range 1:9']],
    ['no separator', '2:0,0;0,0,', ['tatham-separator-missing 1:6']],
    ['not enough data', '2:0,0,', ['tatham-not-enough 1:7']],
    ['nothing', '2:', ['tatham-not-enough 1:3']],
    ['flags off the grid', '2:0U,0,0,0D,', ['tatham-flag-off-grid 1:4', 'tatham-flag-off-grid 1:11']],
    ['flags that contradict each other', '2:0R,0L,0,0,', ['tatham-flags-clash 1:7']],
    ['a bar on one side only', '2a:0R,0,0,0,', ['tatham-flags-clash 1:5']],
    ['a number twice in a row', '2:1,1,0,0,', ['row-repeats 1:5']],
    ['a side too large', '33:0,', ['side-out-of-range 1:1']],
    ['a side too small', '1:0,', ['side-out-of-range 1:1']],
    ['an unknown difficulty', '4dz:0,', ['tatham-params 1:1']],
    ['a seed', '4de#1234', ['tatham-seed 1:1']],
    ['one bad line of three', '2:d\n2:e\n2:d', ['tatham-too-much 2:3']],
    ['only comments', '# nothing', ['tatham-empty 1:1']],
  ])('names %s', (_, text, wanted) => {
    expect(problemsOf(text, 'tatham')).toEqual(wanted);
  });
});

describe('grid', () => {
  it.each([
    ['a place behind tabs', '.\t.\n.\tx', ['grid-character 2:3']],
    [
      'a number in a grid that is no square',
      '1 1 .\n9 . .',
      ['grid-not-square 1:1', 'row-repeats 1:3', 'number-out-of-range 2:1'],
    ],
    ['a sign above a bar', '01 .\n^-\n02 .', ['grid-sign-below 2:2']],
    ['a letter', '. x\n. .', ['grid-character 1:3']],
    ['a short row', '. . .\n. .\n. . .', ['grid-row-length 2:3']],
    ['the second of two rows', '. . . .\n. . .', ['grid-row-length 2:5']],
    ['a long row', '. .\n. . 1', ['grid-row-length 2:5']],
    ['a line that is no row of this grid', '3\n. . .\n. . .\n. . .', ['grid-row-length 1:1']],
    ['a sign for below among squares', '. v .\n. . .\n. . .', ['grid-sign-below 1:3']],
    ['no square', '. . .\n. . .', ['grid-not-square 1:1']],
    ['one square', '.', ['side-out-of-range 1:1']],
    ['a number too large', '. 3\n. .', ['number-out-of-range 1:3']],
    ['a number of two digits in a small grid', '. 12\n. .', ['number-out-of-range 1:3']],
    ['a number twice', '1 .\n1 .', ['column-repeats 2:1']],
    ['a sign before the first square', '<. .\n. .', ['grid-sign-place 1:1']],
    ['a sign after the last square', '. .>\n. .', ['grid-sign-place 1:4']],
    ['two signs', '.<>.\n. .', ['grid-sign-place 1:3']],
    ['a sign under nothing', '. .\n v\n. .', ['grid-sign-below 2:2']],
    ['a sign above everything', '  v\n. .\n. .', ['grid-sign-below 1:3']],
    ['a sign below everything', '. .\n. .\n^', ['grid-sign-below 3:1']],
    ['two lines of signs', '. .\n^\nv\n. .', ['grid-sign-below 3:1']],
    ['a second line of signs, under another square', '. .\n^\n  v\n. .', ['grid-sign-below 3:3']],
    ['a short row below a sign, and not the sign', '. . .\n    v\n. .\n. . .', ['grid-row-length 3:3']],
    ['rows that do not line up', '...\n  v\n. . .\n. . .', ['grid-sign-ambiguous 2:3']],
    ['bars and signs', '.|.\nv\n. .', ['bars-with-signs 1:1']],
    ['a number of nine digits', `. ${'9'.repeat(9)}\n. .`, ['number-out-of-range 1:3']],
    ['a long number', `. ${'9'.repeat(10)}\n. .`, ['grid-number 1:3']],
    ['a box with a bent wall', '+---+---+\n|   |   |\n+--+----+\n|   |   |\n+---+---+', ['grid-border 3:5']],
    ['a box with two walls', '+---+---+\n+---+---+\n|   |   |\n+---+---+\n|   |   |\n+---+---+', ['grid-border 2:1']],
    ['a box with a sign in its side', '+---+---+\n>   |   |\n+---+---+\n|   |   |\n+---+---+', ['grid-sign-place 2:1']],
    ['a box with a sign below it', '+---+---+\n|   |   |\n+---+---+\n|   |   |\n+-<-+---+', ['grid-sign-place 5:3']],
    [
      'a box with a letter',
      '+---+---+\n| x |   |\n+---+---+\n|   |1 2|\n+---+---+',
      ['grid-character 2:3', 'grid-character 4:6'],
    ],
    [
      'a box with a number too large',
      '+---+---+\n|   | 3 |\n+---+---+\n|   |   |\n+---+---+',
      ['number-out-of-range 2:7'],
    ],
    ['a box that is too high', '+---+\n|   |\n+---+\n|   |\n+---+', ['grid-not-square 1:1']],
    ['only comments', '# nothing', ['grid-empty 1:1']],
  ])('names %s', (_, text, wanted) => {
    expect(problemsOf(text, 'grid')).toEqual(wanted);
  });
});

describe('json', () => {
  const EXAMPLE_JSON = puzzleToJson(EXAMPLE);
  const square = (Column: number, Row: number) => ({ Column, Row });
  it.each<[string, unknown, string[]]>([
    ['no object', 7, ['json-not-problem ']],
    ['an empty list', [], ['list-empty ']],
    [
      'an empty object',
      {},
      ['Grid', 'MaxNumber', 'FixedNumbers', 'GreaterThanSigns', 'LessThanSigns'].map(() => 'field-missing '),
    ],
    ['no grid', { ...EXAMPLE_JSON, Grid: 4 }, ['grid-shape /Grid']],
    ['a largest number in words', { ...EXAMPLE_JSON, MaxNumber: 'four' }, ['max-number-shape /MaxNumber']],
    ['a wrong largest number', { ...EXAMPLE_JSON, MaxNumber: 5 }, ['max-number /MaxNumber']],
    ['no list', { ...EXAMPLE_JSON, FixedNumbers: {} }, ['not-list /FixedNumbers']],
    ['two names', { ...EXAMPLE_JSON, FilledSquares: [] }, ['field-twice /FilledSquares']],
    [
      'broken squares, and wrong ones after them',
      {
        ...EXAMPLE_JSON,
        FixedNumbers: [1, { Square: square(0, 0), Number: 9 }, {}, { Square: square(9, 0), Number: 1 }],
      },
      [
        'numbered-square-shape /FixedNumbers/0',
        'numbered-square-shape /FixedNumbers/2',
        'number-out-of-range /FixedNumbers/1/Number',
        'square-outside-grid /FixedNumbers/3/Square',
      ],
    ],
    [
      'a broken sign in the second of two',
      [
        EXAMPLE_JSON,
        { ...EXAMPLE_JSON, LessThanSigns: [{ FirstSquare: square(0, 0), SecondSquare: square(2, 0) }, 1] },
      ],
      ['pair-shape /1/LessThanSigns/1', 'sign-not-adjacent /1/LessThanSigns/0'],
    ],
    ['an id that is no text', { ...EXAMPLE_JSON, Id: {} }, ['id-shape /Id']],
  ])('names %s', (_, value, wanted) => {
    expect(problemsOf(JSON.stringify(value), 'json')).toEqual(wanted);
  });

  it('has the place of a syntax error', () => {
    expect(problemsOf('{"Grid":\n  oops}', 'json')).toEqual(['json-syntax 2:3']);
  });

  it('warns of what it leaves out', () => {
    const text = JSON.stringify({ ...EXAMPLE_JSON, Colour: 1, Solution: [1] });
    const [reading] = readPuzzlesSync(text, [futoshiki]);
    expect(reading?.checked.ok && reading.checked.value).toEqual(EXAMPLE);
    const warnings = reading?.checked.warnings.map(({ code, where }) => `${code} ${where.path}`);
    expect(warnings?.sort()).toEqual(['field-unknown /Colour', 'own-solution-unreadable /Solution']);
  });
});
