/** What is said of sums, and of regions of different numbers. */
import { at, count, DIFFERENT, is, LEFT_9, LESS, MORE, part, type Row, SEVEN, TOP } from './board.js';

const sum = (left: number) => ({ says: 'sum', region: SEVEN, cell: at('r2c1'), left }) as const;
const ways = (region: number, ...bags: readonly (readonly number[])[]) =>
  ({ says: 'ways', region, bags, counts: [], isRest: false }) as const;
const reach = (region: number, side: 'most' | 'least', left: number, others: number) =>
  ({ says: 'reach', region, cell: at('r2c1'), side, left, others, counts: [] }) as const;
const bound = (region: number, side: 'most' | 'least', left: number, made: number) =>
  part({ says: 'bound', region, side, left, made, counts: [] }, is('r2c1', '', '012'));
const differ = (...values: readonly number[]) => ({ says: 'differ', region: DIFFERENT, values }) as const;

export const SUMS: readonly Row[] = [
  ['the last cell of a sum', [part(sum(4), is('r2c1', '4', '0123'))], 'The 7 needs 4 more on r2c1.'],
  ['the last cell of a sum that is full', [part(sum(0), is('r2c1', '0', '123'))], 'The 7 leaves 0 for r2c1.'],
  [
    'the last cell cannot be what is needed',
    [part(sum(4), is('r2c1', '', '012'))],
    'The 7 would need 4 on r2c1, which cannot be 4.',
  ],
  [
    'a sum is over without its last cell',
    [part(sum(-2), is('r2c1', '', '012'))],
    'The 7 is over its sum without r2c1.',
  ],

  ['a sum is alike numbers', [part(ways(LEFT_9, [3, 3, 3]), is('r3c1', '3', '0124'))], 'The left 9 is three 3s.'],
  [
    'a sum is made in one way',
    [part(ways(SEVEN, [0, 2, 5]), is('r1c1', '025', '1346'))],
    'The 7 is a 0, a 2 and a 5: r1c1 is 0, 2 or 5.',
  ],
  [
    'a sum with a long name of a number',
    [part(ways(MORE, [3, 6]), is('r4c5', '36', '1245'))],
    'The >8 is a 3 and a 6: r4c5 is 3 or 6.',
  ],
  [
    'a sum is made in two ways',
    [part(ways(SEVEN, [1, 1, 5], [2, 2, 3]), is('r1c1', '1235', '046'))],
    'The 7 is two 1s and a 5, or two 2s and a 3: r1c1 is not 0, 4 or 6.',
  ],
  [
    'a sum is made in three ways',
    [part(ways(LESS, [0, 0, 1], [0, 1, 2], [1, 1, 1]), is('r4c2', '012', '3'))],
    'The <5 is two 0s and a 1, or a 0, a 1 and a 2, or three 1s: r4c2 is not 3.',
  ],
  [
    'the rest of a sum is',
    [part({ ...ways(SEVEN, [2, 5]), isRest: true }, is('r1c1', '25', '034'))],
    'The 7 still needs a 2 and a 5: r1c1 is 2 or 5.',
  ],
  ['a sum is not reached', [bound(SEVEN, 'most', 7, 5)], 'The 7 makes at most 5.'],
  ['a sum is passed', [bound(LESS, 'least', 4, 6)], 'The <5 makes at least 6.'],
  [
    'the rest of a sum is not reached',
    [bound(SEVEN, 'most', 4, 3)],
    'The rest of the 7 makes at most 3 of the 4 it needs.',
  ],
  [
    'the rest of a sum is too much',
    [bound(SEVEN, 'least', 4, 6)],
    'The rest of the 7 makes at least 6, with room for only 4.',
  ],
  ['there is no way', [part(ways(SEVEN), is('r1c1', '', '034'))], 'There is no way to make the 7.'],
  [
    'one of a number limits the ways',
    [part({ ...ways(SEVEN, [2, 2, 3]), counts: [count(1, 1)] }, is('r1c1', '23', '15'))],
    'There is one 1, and the 7 is two 2s and a 3: r1c1 is 2 or 3.',
  ],
  [
    'some of a number do',
    [part({ ...ways(SEVEN, [2, 2, 3]), counts: [count(1, 2)] }, is('r1c1', '23', '15'))],
    'There are two 1s, and the 7 is two 2s and a 3: r1c1 is 2 or 3.',
  ],
  [
    'a number that is gone does',
    [part({ ...ways(SEVEN, [2, 2, 3]), counts: [count(1, 0)] }, is('r1c1', '23', '15'))],
    'There is no 1, and the 7 is two 2s and a 3: r1c1 is 2 or 3.',
  ],
  [
    'what others need does',
    [
      part(
        { ...ways(SEVEN, [2, 2, 3]), counts: [count(1, 3, [LEFT_9, 1], [TOP, 2]), count(0, 3, [LESS, 2])] },
        is('r1c1', '23', '15'),
      ),
    ],
    'The left 9 and the top = take all three 1s.',
    'There are three 0s, of which the <5 needs two, and the 7 is two 2s and a 3: r1c1 is 2 or 3.',
  ],
  [
    'what others need of several numbers does',
    [
      part(
        {
          ...ways(SEVEN, [2, 2, 3]),
          counts: [count(1, 2, [LEFT_9, 1]), count(0, 3, [LESS, 2]), count(6, 3, [MORE, 1])],
        },
        is('r1c1', '23', '15'),
      ),
    ],
    'The left 9 needs one of the two 1s, the <5 two of the three 0s, and the >8 one of the three 6s.',
    'The 7 is two 2s and a 3: r1c1 is 2 or 3.',
  ],

  [
    'the others make at most',
    [part(reach(SEVEN, 'most', 7, 5), is('r2c1', '234', '01'))],
    'The rest of the 7 makes at most 5: r2c1 is not 0 or 1.',
  ],
  [
    'the others make at most so many of what it still needs',
    [part(reach(SEVEN, 'most', 6, 4), is('r2c1', '23', '01'))],
    'The rest of the 7 makes at most 4 of the 6 it needs: r2c1 is 2 or 3.',
  ],
  [
    'more than a number is needed',
    [part(reach(MORE, 'most', 9, 5), is('r4c5', '456', '0123'))],
    'The rest of the >8 makes at most 5: r4c5 is 4, 5 or 6.',
  ],
  [
    'the others make nothing of what is needed',
    [part(reach(MORE, 'most', 3, 0), is('r4c5', '3456', '012'))],
    'The >8 still needs at least 3: r4c5 is not 0, 1 or 2.',
  ],
  [
    'the others make at least',
    [part(reach(SEVEN, 'least', 7, 5), is('r2c1', '012', '3456'))],
    'The rest of the 7 makes at least 5: r2c1 is 0, 1 or 2.',
  ],
  [
    'the others make at least so many of what it still needs',
    [part(reach(SEVEN, 'least', 6, 4), is('r2c1', '02', '345'))],
    'The rest of the 7 makes at least 4 of the 6 it needs: r2c1 is 0 or 2.',
  ],
  [
    'less than a number has room',
    [part(reach(LESS, 'least', 4, 2), is('r4c2', '12', '3456'))],
    'The rest of the <5 makes at least 2: r4c2 is 1 or 2.',
  ],
  [
    'the others take nothing of the room',
    [part(reach(LESS, 'least', 4, 0), is('r4c2', '0123', '56'))],
    'The <5 has room for at most 4: r4c2 is not 5 or 6.',
  ],
  [
    'what is left limits what they make',
    [part({ ...reach(SEVEN, 'most', 7, 5), counts: [count(6, 2), count(5, 2, [LEFT_9, 1])] }, is('r2c1', '234', '01'))],
    'There are two 6s.',
    'There are two 5s, of which the left 9 needs one, and the rest of the 7 makes at most 5: r2c1 is not 0 or 1.',
  ],
  ['a ≠ has a number', [part(differ(2), is('r2c3', '34', '2'))], 'The ≠ has its 2 already: r2c3 is 3 or 4.'],
  [
    'a ≠ has two numbers',
    [part(differ(2, 3), is('r2c3', '456', '23'), is('r2c4', '01456', '2'))],
    'The ≠ has its 2 and 3 already: r2c3 is not 2 or 3, and r2c4 is not 2.',
  ],
  [
    'a ≠ has all numbers of a cell',
    [part(differ(2, 3), is('r2c3', '', '23'))],
    'The ≠ has its 2 and 3 already: nothing is left for r2c3.',
  ],
  ['a ≠ has a number twice', [part(differ(2, 2), is('r2c3', '', '3'))], 'The ≠ would have two 2s.'],
];
