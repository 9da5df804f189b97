/** What conflicts say, word for word, on small puzzles: with what a player has placed and without. */

import { readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import { expect, it } from 'vitest';
import { conflictOf, judgedFaults } from '../../../test/conflict-faults.js';
import { puzzleFromGrid } from '../../../test/puzzle-of.js';
import type { Puzzle } from '../../model/puzzle.js';
import { REASONS } from '../conflicts/reason.js';
import { futoshikiExplainer } from '../index.js';

type Pair = readonly [readonly [number, number], readonly [number, number]];

/** `11>12 21>31`: of each pair the greater first, or the two cells of a bar, by row and column from 1. */
function pairs(text: string): Pair[] {
  return text
    .split(' ')
    .filter((each) => each !== '')
    .map((each) => {
      const [a = 0, b = 0, c = 0, d = 0] = [...each.replace('>', '')].map((digit) => Number(digit) - 1);
      return [
        [a, b],
        [c, d],
      ];
    });
}

/** Rows of digits, a dot where there is none. */
function grid(rows: string): number[][] {
  return rows.split('/').map((row) => [...row].map((digit) => (digit === '.' ? 0 : Number(digit))));
}

const signs = (rows: string, text = ''): Puzzle => puzzleFromGrid(grid(rows), pairs(text));
const bars = (rows: string, text: string): Puzzle => puzzleFromGrid(grid(rows), [], pairs(text));

const FOUR = '..../..../..../....';
const FIVE = '...../...../...../...../.....';

const CONFLICTS: readonly (readonly [reason: string, text: string, puzzle: Puzzle, placed?: string])[] = [
  [
    'number-twice',
    'Your 3 in r2c1 is the second 3 in row 2: r2c4 has one.',
    signs('..../...3/..../....'),
    '..../3..3/..../....',
  ],
  ['number-twice', 'You have two 3s in column 1: in r1c1 and r4c1.', signs(FOUR), '3.../..../..../3...'],
  ['broken-sign', 'r1c1 must be greater than r1c2, but it is 2 and r1c2 is 3.', signs('23../..../..../....', '11>12')],
  [
    'broken-sign',
    'Your 2 in r1c1 must be greater than r1c2, which is 3.',
    signs('.3../..../..../....', '11>12'),
    '23../..../..../....',
  ],
  [
    'broken-sign',
    'Your 3 in r1c2 must be smaller than r1c1, which is 2.',
    signs('2.../..../..../....', '11>12'),
    '23../..../..../....',
  ],
  [
    'broken-bar',
    'A bar joins the 2 in r1c1 and your 4 in r1c2, but they do not differ by one.',
    bars('2.../..../..../....', '11>12'),
    '24../..../..../....',
  ],
  [
    'missing-bar',
    'There is no bar between the 2 in r1c1 and the 3 in r1c2, but they differ by one.',
    bars('23../..../..../....', ''),
  ],
  [
    'circle',
    'r1c1 > r1c2 > r2c2 > r2c1 > r1c1: the signs go round in a circle.',
    signs(FOUR, '11>12 12>22 22>21 21>11'),
  ],
  [
    'number-at-the-end',
    'r1c1 must be greater than r1c2, but it is 1, the lowest number.',
    signs('1.../..../..../....', '11>12'),
  ],
  [
    'number-at-the-end',
    'Your 4 in r1c2 must be smaller than r1c1, and 4 is the highest number.',
    signs(FOUR, '11>12'),
    '.4../..../..../....',
  ],
  [
    'long-chain',
    'Five cells, each greater than the next, need five numbers, and there are four: r1c1 > r1c2 > r1c3 > r1c4 > r2c4.',
    signs(FOUR, '11>12 12>13 13>14 14>24'),
  ],
  [
    'long-chain',
    'From r1c1, which is 2, two signs lead down: no number is left for r1c3 (r1c1 > r1c2 > r1c3).',
    signs('2..../...../...../...../.....', '11>12 12>13'),
  ],
  [
    'long-chain',
    'From your 4 in r1c3 two signs lead up: no number is left for r1c1 (r1c3 < r1c2 < r1c1).',
    signs(FIVE, '11>12 12>13'),
    '..4../...../...../...../.....',
  ],
  [
    'long-chain',
    'r1c1 > r1c2 > r2c2: with 4 in r1c1, r2c2 is at most 2, but you have 3.',
    signs('4..../...../...../...../.....', '11>12 12>22'),
    '4..../.3.../...../...../.....',
  ],
  [
    'chain-in-lines',
    'There is no room for r1c2 > r2c2: row 1 has 3 and 4, and row 2 has its 1.',
    signs('4..3/1.../..../....', '11>12 12>22'),
  ],
  [
    'bars-between',
    'From the 2 in r1c1 two bars lead to r2c2, each a step of one up or down: that does not come to 5.',
    bars('2..../.5.../...../...../.....', '11>12 12>22'),
  ],
  [
    'bar-run',
    'Along the bars from r1c2 to r1c4 numbers go up or down one by one: there is no room beside the 3 in r1c1.',
    bars('3..../...../...../...../.....', '11>12 12>13 13>14'),
  ],
  [
    'no-number-fits',
    'No number fits r2c3: row 2 has 1 and 4, and column 3 has 2, 3 and 5.',
    signs('..2../1...4/..3../..5../.....'),
  ],
  [
    'no-number-fits',
    'No number fits r2c1: it is greater than r1c1, which is 3, and row 2 has your 4.',
    signs('3.../..../..../....', '21>11'),
    '3.../..4./..../....',
  ],
  [
    'no-place',
    'No cell of row 3 can hold the 1: r3c1 is greater than r4c1, r3c2 is greater than r4c2, and columns 3 and 4 have their 1.',
    signs('..1./...1/..../....', '31>41 32>42'),
  ],
  [
    'too-few-numbers',
    'Only 4 is left for both r1c1 and r1c3: r1c1 and r1c3 are greater than r1c2, which is 3.',
    signs('.3../..../..../....', '11>12 13>12'),
  ],
  [
    'unfillable-line',
    'No order of the numbers from 1 to 3 fits the bars of row 1.',
    bars('.../.../...', '21>31 22>32 23>33'),
  ],
];

for (const [reason, text, puzzle, placed] of CONFLICTS) {
  it(`${reason}: ${text}`, () => {
    const { record } = conflictOf(puzzle, placed === undefined ? undefined : { grid: grid(placed) });
    expect(record).toMatchObject({ reason, text });
    expect(judgedFaults(puzzle, record)).toEqual([]);
  });
}

/** What is said of a number that is only asked about, as row, column, number. */
const ASKED: readonly (readonly [
  puzzle: Puzzle,
  placed: string | undefined,
  asked: readonly [number, number, number],
  text: string,
])[] = [
  [signs('..3/.../...'), '..3/.../...', [1, 1, 3], 'A 3 in r1c1 would be the second 3 in row 1: r1c3 has one.'],
  [signs('.../.../...'), '..2/.../...', [1, 1, 2], 'A 2 in r1c1 would be the second 2 in row 1: you have one in r1c3.'],
  [
    signs('..../..../..../....', '11>12'),
    '.3../..../..../....',
    [1, 1, 2],
    'A 2 in r1c1 would have to be greater than your 3 in r1c2.',
  ],
  [
    signs('..../..../..../....', '11>12'),
    undefined,
    [1, 2, 4],
    'A 4 in r1c2 would have to be smaller than r1c1, and 4 is the highest number.',
  ],
  [
    signs('4..../...../...../...../.....', '11>12 12>22'),
    undefined,
    [2, 2, 3],
    'r1c1 > r1c2 > r2c2: with 4 in r1c1, r2c2 is at most 2, not 3.',
  ],
  [
    signs('...../...../...../...../.....', '11>12 12>13'),
    undefined,
    [1, 3, 4],
    'From a 4 in r1c3 two signs lead up: no number is left for r1c1 (r1c3 < r1c2 < r1c1).',
  ],
  [
    signs('3.../..../..../....', '21>11'),
    undefined,
    [2, 3, 4],
    'With a 4 in r2c3, no number fits r2c1: it is greater than r1c1, which is 3, and row 2 has its 4.',
  ],
  [
    bars('2.../..../..../....', '11>12'),
    undefined,
    [1, 2, 4],
    'A bar joins the 2 in r1c1 and a 4 in r1c2, but they would not differ by one.',
  ],
  [
    bars(FOUR, '33>34'),
    '2.../..../..../....',
    [1, 2, 3],
    'There is no bar between your 2 in r1c1 and a 3 in r1c2, but they would differ by one.',
  ],
];

for (const [puzzle, placed, [row, column, number], text] of ASKED) {
  it(`asked about: ${text}`, () => {
    const move = { square: { row: row - 1, column: column - 1 }, number };
    const told = finish(
      futoshikiExplainer.whyNot(puzzle, placed === undefined ? undefined : { grid: grid(placed) }, move),
    );
    const conflict = told.status === 'forbidden' ? told.conflict : expect.unreachable(told.status);
    expect(futoshikiExplainer.languages.en.conflict(puzzle, conflict)).toBe(text);
  });
}

it('has words for every reason', () => {
  const shown = new Set(CONFLICTS.map(([reason]) => reason));
  // Two signs against each other are malformed, so nobody is told of them here.
  expect(Object.keys(REASONS).filter((reason) => !shown.has(reason))).toEqual(['opposite-signs', 'too-few-places']);
});

it('says what the guide says it does', () => {
  const guide = readFileSync(new URL('../../../../../docs/explain.md', import.meta.url), 'utf8');
  const shown = CONFLICTS.filter(([, text]) => guide.includes(`| ${text} |`)).map(([reason]) => reason);
  expect(new Set(shown).size).toBeGreaterThanOrEqual(13);
});
