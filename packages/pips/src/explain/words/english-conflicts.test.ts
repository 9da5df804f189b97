/** What conflicts say, word for word, on small puzzles: with what a player has placed and without. */
import { readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { puzzleFrom, puzzleOf } from '../../../test/puzzle-of.js';
import { rectangle } from '../../../test/shapes.js';
import type { Cell } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
import type { Solution } from '../../model/solution.js';
import { type ConflictReason, REASONS } from '../conflicts/reason.js';
import { pipsExplainer } from '../index.js';

const MOST_CHARACTERS = 160;

const A: Cell = [0, 0];
const B: Cell = [0, 1];
const C: Cell = [0, 2];
const laid = (domino: Domino, ...cells: readonly [Cell, Cell]): Solution => ({ placements: [{ domino, cells }] });

const NOTHING: Solution = { placements: [] };

const ROW = puzzleFrom('####', '01,23', 'Exactly 1 {(0,0),(1,0)}');

/** A set of dominoes up to a double, and a rule on all cells if there is one. */
const ofSet = (maxPip: number, cells: readonly Cell[], rule?: Rule): Puzzle =>
  puzzleOf({
    cells,
    supply: { kind: 'set', repeats: false },
    maxPip,
    regions: rule === undefined ? [] : [{ cells, rule }],
  });

/** With the 4–5 turned round, both 9s lack a 4. */
const UPSIDE_DOWN = puzzleFrom(
  '######',
  '45,55,40',
  'MoreThan 3 {(0,0)}',
  'Exactly 9 {(1,0),(2,0)}',
  'Exactly 9 {(3,0),(4,0)}',
);

/** Of every reason, with what a player has laid and without. */
const CONFLICTS: readonly (readonly [reason: string, text: string, puzzle: Puzzle, laid: Solution])[] = [
  ['area', 'r1c1 has no neighbour to pair with.', puzzleFrom('# #', '01'), NOTHING],
  [
    'area',
    'r1c2 and r2c1 have only one neighbour between them, r2c2: they cannot both be covered.',
    puzzleFrom(' #\n###', '02,00'),
    NOTHING,
  ],
  [
    'area',
    'r1c3, r2c2 and r3c1 have only two neighbours between them, r1c2 and r3c2: they cannot all be covered.',
    puzzleFrom(' ##\n #\n##\n #', '43,15,65'),
    NOTHING,
  ],
  [
    'area',
    'r1c1, r1c2, r1c3 and 6 more cells stand apart from all others: nine cells, an odd number, and every domino covers two.',
    puzzleFrom('###  ###\n###  ###\n###  ###', '00,00,00,00,00,00,00,00,00'),
    NOTHING,
  ],
  [
    'area',
    'Coloured like a chessboard, the board has 18 cells of one colour and 16 of the other, and every domino covers one of each.',
    puzzleFrom(' #####\n######\n######\n######\n######\n#####', Array(17).fill('00').join(',')),
    NOTHING,
  ],
  ['area', 'Your 0–1 cuts off r1c1: it has no partner left.', ROW, laid([0, 1], B, C)],
  [
    'region',
    'The 13 has two cells, which hold 12 pips at most, and needs 13.',
    puzzleFrom('##', '66', 'Exactly 13 {(0,0),(1,0)}'),
    NOTHING,
  ],
  [
    'region',
    'The >6 has one cell, which holds 6 pips at most, and needs more than 6.',
    puzzleFrom('##', '66', 'MoreThan 6 {(0,0)}'),
    NOTHING,
  ],
  [
    'region',
    'The ≠ not 1,2,3,4,5 needs 3 different numbers; there are 2 that it may hold.',
    puzzleFrom('####', '01,23', 'AllDifferent {1,2,3,4,5} {(0,0),(1,0),(2,0)}'),
    NOTHING,
  ],
  [
    'region',
    'The all-above-6 needs numbers above 6, and pips go from 0 to 6.',
    ofSet(6, [A, B], { kind: 'each', op: '>', value: 6 }),
    NOTHING,
  ],
  [
    'region',
    'The all-below-3 now holds a 5, and its numbers must be below 3.',
    ofSet(6, [A, B], { kind: 'each', op: '<', value: 3 }),
    laid([0, 5], A, B),
  ],
  ['region', 'The 1 is full and adds up to 5.', ROW, laid([2, 3], A, B)],
  [
    'region',
    'The ≠ now holds more than one 1, and all its numbers must differ.',
    puzzleFrom('####', '11,23', 'AllDifferent {} {(0,0),(1,0),(2,0),(3,0)}'),
    laid([1, 1], A, B),
  ],
  [
    'region',
    'The = now holds a 1 and a 2, and all its numbers must be the same.',
    puzzleFrom('####', '12,23', 'AllSame None {(0,0),(1,0),(2,0)}'),
    laid([1, 2], A, B),
  ],
  [
    'region',
    'The =3 now holds a 1, and all its numbers must be 3.',
    puzzleFrom('####', '12,23', 'AllSame 3 {(0,0),(1,0),(2,0)}'),
    laid([1, 2], A, B),
  ],
  [
    'region',
    'The 5 already adds up to 7.',
    puzzleFrom('####', '34,23', 'Exactly 5 {(0,0),(1,0),(2,0)}'),
    laid([3, 4], A, B),
  ],
  [
    'region',
    'The 9 has 2 and would need a 7 in its last cell.',
    puzzleFrom('####', '02,46', 'Exactly 9 {(0,0),(1,0),(2,0)}'),
    laid([0, 2], A, B),
  ],
  [
    'region',
    'The >10 has 2, and even a 6 in its last cell makes only 8.',
    puzzleFrom('####', '02,46', 'MoreThan 10 {(0,0),(1,0),(2,0)}'),
    laid([0, 2], A, B),
  ],
  [
    'region',
    'The 15 has 2, and two cells can add no more than 12.',
    puzzleFrom('####', '02,66', 'Exactly 15 {(0,0),(1,0),(2,0),(3,0)}'),
    laid([0, 2], A, B),
  ],
  ['too-few-dominoes', 'The board needs 4 dominoes; the set up to 1–1 has 3.', ofSet(1, rectangle(2, 4)), NOTHING],
  [
    'too-few-numbers',
    'The ≠ needs four different numbers. There are only three that it may hold.',
    puzzleFrom('####', '01,20', 'AllDifferent {} {(0,0),(1,0),(2,0),(3,0)}'),
    NOTHING,
  ],
  [
    'too-few-of-a-number',
    'The 12 needs two 6s. There is none.',
    puzzleFrom('##', '24', 'Exactly 12 {(0,0),(1,0)}'),
    NOTHING,
  ],
  [
    'too-few-of-a-number',
    'With no 6 in the tray, each 9 needs a 4. There is only one.',
    puzzleFrom('####', '45,05', 'Exactly 9 {(0,0),(1,0)}', 'Exactly 9 {(2,0),(3,0)}'),
    NOTHING,
  ],
  [
    'too-few-of-a-number',
    'Both 6s need two dominoes with a 6. There is only one.',
    puzzleFrom('####', '66,52', 'Exactly 6 {(0,0)}', 'Exactly 11 {(1,0),(2,0)}', 'Exactly 6 {(3,0)}'),
    NOTHING,
  ],
  [
    'too-few-of-a-number',
    'The = needs four of one number, and there are no more than three of any.',
    ofSet(1, rectangle(2, 2), { kind: 'same' }),
    NOTHING,
  ],
  [
    'too-few-of-a-number',
    'There are two 4s and each 9 needs one. Your 4 in the >3 is one too many.',
    UPSIDE_DOWN,
    laid([4, 5], A, B),
  ],
  [
    'too-few-of-a-number',
    'The = has your 2 and needs two more. Only one is left.',
    puzzleFrom('######', '12,12,11', 'AllSame None {(1,0),(2,0),(3,0)}'),
    laid([1, 2], A, B),
  ],
  [
    'nothing-fits-a-cell',
    'The left 3 needs a 3 in r1c4, and the right 3 needs a 3 in r1c5, its only partner. The 3–3 is used.',
    puzzleFrom('## ## ##', '33,35,34', 'Exactly 3 {(3,0)}', 'Exactly 3 {(4,0)}'),
    laid([3, 3], A, B),
  ],
  [
    'too-many-of-a-number',
    'A 0 must be placed, and the ≠ not 0 and the ≠ not 0,6 leave no room for it.',
    puzzleFrom('####', '01,23', 'AllDifferent {0} {(0,0),(1,0)}', 'AllDifferent {0,6} {(2,0),(3,0)}'),
    NOTHING,
  ],
  [
    'area',
    'Your 0–4 cuts off r2c2: it has no partner left.',
    puzzleFrom('#####\n #', '40,14,23', 'Exactly 4 {(1,1)}', 'Exactly 8 {(2,0),(3,0)}'),
    laid([4, 0], A, B),
  ],
  [
    'too-few-of-a-number',
    'The 8 has 6 and needs a 2. None is left.',
    puzzleFrom('####', '62,13', 'Exactly 8 {(1,0),(2,0)}'),
    laid([2, 6], A, B),
  ],
  [
    'too-few-of-a-number',
    'There are two 4s and each 4 needs one. Your 4 on r1c1 is one too many.',
    puzzleFrom('#### ##', '40,12,24', 'Exactly 4 {(2,0)}', 'Exactly 4 {(5,0)}'),
    laid([4, 0], A, B),
  ],
  [
    'too-few-of-a-number',
    'The 4 needs the only 4, and yours is on r1c1.',
    puzzleFrom('#### ##', '40,12,23', 'Exactly 4 {(2,0)}'),
    laid([4, 0], A, B),
  ],
  [
    'out-of-reach',
    'The 9 has 2 and needs 7 from two cells. The highest numbers left, 3 and 0, make 3.',
    puzzleFrom('####', '12,03', 'Exactly 9 {(1,0),(2,0),(3,0)}'),
    laid([1, 2], A, B),
  ],
  [
    'too-few-of-a-number',
    'With no 0 in the tray, the <3 needs two 1s. There is only one.',
    puzzleFrom('####', '12,45', 'LessThan 3 {(1,0),(2,0)}'),
    laid([2, 1], A, B),
  ],
  [
    'out-of-reach',
    'Even the lowest numbers left, 4 and 5, bring the <6 to 10.',
    puzzleFrom('####', '12,45', 'LessThan 6 {(1,0),(2,0),(3,0)}'),
    laid([2, 1], A, B),
  ],
  [
    'out-of-reach',
    'The 15 needs 15 from four cells. The highest numbers, 6, 5, 2 and 0, make 13.',
    puzzleFrom('####', '56,20', 'Exactly 15 {(0,0),(1,0),(2,0),(3,0)}'),
    NOTHING,
  ],
  [
    'too-few-doubles',
    'A domino must lie inside the =: a double, and there is none.',
    puzzleFrom('## ##', '01,01', 'AllSame None {(0,0),(1,0)}'),
    NOTHING,
  ],
  [
    'too-few-doubles',
    'Two dominoes must lie inside both =6s: two 6–6s, and there is only one.',
    puzzleFrom('## ## ##', '06,06,66', 'AllSame 6 {(0,0),(1,0)}', 'AllSame 6 {(3,0),(4,0)}'),
    NOTHING,
  ],
  [
    'too-few-doubles',
    'Two dominoes must lie inside the =: two of the same double, and there is only one.',
    ofSet(6, rectangle(2, 2), { kind: 'same' }),
    NOTHING,
  ],
  [
    'nothing-fits-a-cell',
    'The 1 needs a 1 in r1c1, and the 3 needs a 3 in r1c2, its only partner. There is no 1–3.',
    puzzleFrom('## ##', '12,34', 'Exactly 1 {(0,0)}', 'Exactly 3 {(1,0)}'),
    NOTHING,
  ],
  [
    'nothing-fits-a-cell',
    'r1c2 can only pair with r1c1, and the 4 needs 4 from them. There is no such domino.',
    puzzleFrom('##\n#\n#', '62,02', 'Exactly 4 {(0,0),(1,0)}'),
    NOTHING,
  ],
  [
    'nothing-fits-a-cell',
    'The 0 needs a 0 in r1c1. No domino in the tray fits it with any of its neighbours.',
    puzzleFrom('##\n##', '25,00', 'Exactly 7 {(0,1),(1,1)}', 'Exactly 0 {(0,0)}', 'MoreThan 0 {(1,0)}'),
    NOTHING,
  ],
  [
    'too-few-of-a-number',
    'The = needs three dominoes with a 6. There are only two.',
    puzzleFrom('##\n##\n##', '66,60,23', 'AllSame None {(0,1),(1,1),(0,2)}', 'LessThan 5 {(1,2)}'),
    laid([6, 0], [1, 0], A),
  ],
  [
    'too-few-of-several-numbers',
    'The 2 needs a 1 or a 2. There is none.',
    puzzleFrom('##', '30', 'Exactly 2 {(0,0),(1,0)}'),
    NOTHING,
  ],
  [
    'too-few-of-several-numbers',
    'The 5 needs a 0, a 2 or a 4. There is none.',
    puzzleFrom('#\n#', '13', 'Exactly 5 {(0,0),(0,1)}'),
    NOTHING,
  ],
  [
    'too-few-of-a-number',
    'With no 6 in the tray, the 10 needs two 5s. There is only one.',
    puzzleFrom('## ## ##', '13,15,23', 'Exactly 10 {(0,0),(1,0)}', 'Exactly 5 {(3,0)}', 'MoreThan 2 {(4,0)}'),
    NOTHING,
  ],
  [
    'too-few-pips',
    'The >2 and the >4 need at least 8 pips. All dominoes together have 7.',
    puzzleFrom('####\n##', '12,01,21', 'MoreThan 2 {(0,1),(2,0)}', 'MoreThan 4 {(0,0),(1,0),(3,0),(1,1)}'),
    NOTHING,
  ],
  [
    'too-many-pips',
    'All dominoes together have 8 pips. The 4 and the 2 leave room for 6.',
    puzzleFrom('##\n##\n##', '10,02,41', 'Exactly 4 {(0,1),(1,1),(0,2),(1,2)}', 'Exactly 2 {(0,0),(1,0)}'),
    NOTHING,
  ],
  [
    'out-of-reach',
    'Even the lowest numbers, 0, 1 and 2, bring the 2 to 3.',
    puzzleFrom('##\n##', '20,12', 'Exactly 2 {(0,0),(0,1),(1,1)}'),
    NOTHING,
  ],
  [
    'numbers-do-not-fit',
    'The numbers in the tray cannot fill both the = and the 0.',
    puzzleFrom(' #\n##\n#', '20,60', 'AllSame None {(0,1),(1,1)}', 'Exactly 2 {(0,2)}', 'Exactly 0 {(1,0)}'),
    NOTHING,
  ],
  [
    'dominoes-do-not-fit',
    'The dominoes in the tray cannot fill both the >1 and the 4. Look at those with a 2.',
    puzzleFrom('  #\n  ##\n ###', '12,20,02', 'MoreThan 1 {(2,0)}', 'Exactly 4 {(2,1),(3,1),(3,2)}'),
    NOTHING,
  ],
  [
    'combined',
    'The dominoes in the tray cannot fill the <2, the >0 and the 1 together.',
    puzzleFrom(
      '##\n ##\n ##',
      '01,65,00',
      'LessThan 2 {(2,1)}',
      'AllDifferent {} {(0,0),(1,0)}',
      'MoreThan 0 {(2,2)}',
      'Exactly 1 {(1,1),(1,2)}',
    ),
    NOTHING,
  ],
  [
    'combined',
    'The dominoes in the tray cannot fill the 1, the 2 and the >0 together.',
    puzzleFrom(
      '#\n###',
      '10,12',
      'Exactly 1 {(0,1)}',
      'Exactly 2 {(2,1)}',
      'AllSame None {(1,1)}',
      'MoreThan 0 {(0,0)}',
    ),
    NOTHING,
  ],
];

describe('a conflict says', () => {
  it.each(CONFLICTS)('%s: %s', (reason, text, each, progress) => {
    const conflict = finish(pipsExplainer.conflict(each, progress));
    expect(pipsExplainer.languages.en.conflict(each, conflict)).toBe(text);
    expect(conflict.reason ?? conflict.class).toBe(reason);
    if (reason in REASONS) expect(conflict.class).toBe(REASONS[reason as ConflictReason]);
    expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  });

  it('its links, where no single look shows it', () => {
    const each = puzzleFrom(
      '##\n ##\n ##',
      '01,65,00',
      'LessThan 2 {(2,1)}',
      'AllDifferent {} {(0,0),(1,0)}',
      'MoreThan 0 {(2,2)}',
      'Exactly 1 {(1,1),(1,2)}',
    );
    const conflict = finish(pipsExplainer.conflict(each));
    const { en } = pipsExplainer.languages;
    expect(conflict.chain?.map((_, link) => en.conflictLink(each, conflict, link))).toEqual([
      'The 1 needs the only 1. r2c3 is 0, and r3c3 is 5 or 6.',
      'The 1 leaves at most 1 for r3c2.',
      'No domino joins 5 or 6 with 0 or 1.',
    ]);
  });

  it('every reason that the schema of JSON lines has', () => {
    const schema = readFileSync(new URL('../../../../../docs/json-lines.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(schema).$defs.conflict.properties.reason.enum).toEqual(
      expect.arrayContaining(Object.keys(REASONS)),
    );
  });

  it('every reason there is', () => {
    expect([...new Set(CONFLICTS.map(([reason]) => reason))].sort()).toEqual(
      [...Object.keys(REASONS), 'combined'].sort(),
    );
  });
});
