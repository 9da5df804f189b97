/** What is said of boards that cannot be finished. */
import { at, cells, DIFFERENT, LEFT_9, LESS, part, type Row, SEVEN, TOP } from './board.js';

const over = { is: 'over' } as const;
const broken = (region: number, ...values: readonly number[]) => part({ says: 'broken', region, values }, over);
const crowd = (names: string, partners: string) =>
  part({ says: 'crowd', cells: cells(names), partners: cells(partners) }, over);

export const ENDINGS: readonly Row[] = [
  ['a sum is too much', [broken(SEVEN, 4, 5)], 'The 7 has a 4 and a 5, which make 9.'],
  ['a sum is not enough', [broken(LEFT_9, 1, 1, 3)], 'The left 9 has two 1s and a 3, which make 5.'],
  ['a sum is too much by one number', [broken(LESS, 6)], 'The <5 has a 6.'],
  ['what should be less is not', [broken(LESS, 1, 6)], 'The <5 has a 1 and a 6, which make 7.'],
  ['an = has two numbers', [broken(TOP, 1, 3)], 'The top = has a 1 and a 3.'],
  ['a ≠ has a number twice', [broken(DIFFERENT, 0, 5, 5)], 'The ≠ has a 0 and two 5s.'],
  ['no number keeps a rule', [broken(SEVEN)], 'No number keeps the rule of the 7.'],
  [
    'cells are cut off',
    [part({ says: 'odd', at: at('r1c1'), area: cells('r1c1 r1c2 r2c1') }, over)],
    'The three cells at r1c1 are cut off, and an odd number of cells cannot be covered.',
  ],
  ['two cells share a neighbour', [crowd('r1c1 r2c2', 'r1c2')], 'r1c1 and r2c2 can only pair with r1c2.'],
  [
    'three cells share two',
    [crowd('r1c2 r2c1 r2c3', 'r1c1 r2c2')],
    'r1c2, r2c1 and r2c3 can only pair with r1c1 and r2c2.',
  ],
  [
    'more cells than are listed',
    [crowd('r1c1 r1c3 r2c2 r2c4 r3c1 r3c3 r4c2', 'r1c2 r2c1 r2c3 r3c2 r3c4 r4c1')],
    'Of the cells around r1c1, seven share only six neighbours.',
  ],
  [
    'a set is too small',
    [part({ says: 'few', needed: 29, there: 28 }, over)],
    'The board needs 29 dominoes; the set up to 6–6 has 28.',
  ],
  [
    'some numbers have too few dominoes',
    [part({ says: 'few', needed: 4, there: 3, values: [2, 3] }, over)],
    '4 dominoes must have no number but 2 and 3; the tray has 3.',
  ],
  [
    'a number has no domino',
    [part({ says: 'few', needed: 1, there: 0, values: [3] }, over)],
    '1 domino must have no number but 3; the tray has 0.',
  ],
  [
    'pips are left over',
    [part({ says: 'total', side: 'most', made: 30, pips: 31 }, over)],
    'What is open takes at most 30 pips, and the dominoes left have 31.',
  ],
  [
    'pips are missing',
    [part({ says: 'total', side: 'least', made: 30, pips: 29 }, over)],
    'What is open takes at least 30 pips, and the dominoes left have 29.',
  ],
];
