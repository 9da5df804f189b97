/** Where hints point, and what they ask. */
import type { ToldPart } from '../../src/explain/claims/told.js';
import {
  at,
  cells,
  count,
  domino,
  dominoes,
  edge,
  gone,
  is,
  joined,
  LEFT_4,
  LEFT_9,
  LESS,
  MIDDLE,
  MORE,
  numberIs,
  part,
  parted,
  placed,
  RIGHT_4,
  SEVEN,
  TOP,
} from './board.js';

/** What is told, where a hint points, and why. */
export type HintRow = readonly [what: string, told: readonly ToldPart[], where: string, why: string];

const spent = (...of: Parameters<typeof count>) => ({ says: 'spent', ...count(...of) }) as const;
const enough = { says: 'enough', regions: [TOP], count: 2, values: [4], counts: [] } as const;
const ways = { says: 'ways', region: SEVEN, bags: [[0, 2, 5]], counts: [], isRest: false } as const;
const reach = { says: 'reach', region: SEVEN, cell: at('r2c1'), side: 'most', left: 7, others: 5, counts: [] } as const;
const pairing = part({ says: 'neighbour', cell: at('r1c1'), partner: at('r1c2') }, joined('r1c1 r1c2'));
const outside = part(
  {
    says: 'outside',
    cell: at('r1c3'),
    region: TOP,
    wanted: dominoes('5,5'),
    partner: at('r2c3'),
    isBare: false,
    isUsed: false,
  },
  joined('r1c3 r2c3'),
);
const fit = (text: string) =>
  ({ says: 'fit', edge: edge('r1c1 r1c2'), dominoes: dominoes(text), isLast: false }) as const;
const two = placed('2,5', 'r1c1 r1c2');
const home = (...edges: readonly string[]) =>
  ({ says: 'home', domino: domino('1,3'), edges: edges.map(edge) }) as const;

export const HINTS: readonly HintRow[] = [
  [
    'an = and what is left for it',
    [part(enough, numberIs(TOP, '4', '0356'))],
    'Look at the top =.',
    'The top = needs two alike. Which numbers are left twice?',
  ],
  [
    'two = that share',
    [
      part(
        {
          says: 'share',
          regions: [TOP, MIDDLE],
          count: 2,
          values: [0, 5],
          counts: [count(5, 4, [SEVEN, 1])],
          isLeast: false,
          all: [TOP, MIDDLE],
        },
        gone('0'),
      ),
    ],
    'Look at the top = and the middle =.',
    'There are four 5s, of which the 7 needs one. The top = and the middle = need two alike. Which numbers are left twice?',
  ],
  [
    'a region takes all',
    [part(spent(5, 2, [LEFT_9, 2]), gone('5'))],
    'Look at the left 9.',
    'The left 9 takes both 5s. What does that leave for the other cells?',
  ],
  [
    'a region is nothing but a number',
    [part(spent(3, 3, [LEFT_9, 3]), gone('3'))],
    'Look at the left 9.',
    'How can the left 9 be made up?',
  ],
  [
    'all of a number lie on cells that show it',
    [part(spent(4, 2, [LEFT_4, 1], [RIGHT_4, 1]), is('r2c4', '35', '4'))],
    'Look at the left 4 and the right 4.',
    'Both 4 regions take both 4s. What does that leave for r2c4?',
  ],
  [
    'the last cell of a sum',
    [part({ says: 'sum', region: SEVEN, cell: at('r2c1'), left: 4, isGone: false }, is('r2c1', '4', '0123'))],
    'Look at r2c1 and the 7.',
    'r2c1 is the last open cell of the 7. What does the 7 still need?',
  ],
  [
    'ways that leave several numbers',
    [
      part(
        {
          ...ways,
          bags: [
            [1, 1, 5],
            [2, 2, 3],
          ],
        },
        is('r1c1', '1235', '046'),
      ),
    ],
    'Look at the 7.',
    'The 7 is two 1s and a 5, or two 2s and a 3. What does that leave for r1c1?',
  ],
  [
    'ways that leave one number, by what is counted',
    [part({ ...ways, counts: [count(1, 1)] }, is('r1c1', '2', '5'))],
    'Look at the 7.',
    'There is one 1. How can the 7 be made up?',
  ],
  [
    'room for several numbers',
    [part(reach, is('r2c1', '234', '01'))],
    'Look at the 7 and r2c1.',
    'The rest of the 7 makes at most 5. What does that leave for r2c1?',
  ],
  [
    'room for one number, by what is counted',
    [part({ ...reach, counts: [count(5, 2, [LEFT_9, 1])] }, is('r2c1', '2', '01'))],
    'Look at the 7 and r2c1.',
    'There are two 5s, of which the left 9 needs one. What room does the 7 leave for r2c1?',
  ],
  [
    'a ≠ has a number',
    [part({ says: 'differ', region: 4, values: [2] }, is('r2c3', '34', '2'))],
    'Look at the ≠.',
    'The ≠ has its 2 already. What does that leave for r2c3?',
  ],
  ['one neighbour', [pairing], 'Look at r1c1.', 'Which neighbours has r1c1 left?'],
  [
    'one neighbour, and what fits',
    [pairing, part(fit('2,5'), two)],
    'Look at r1c1 and r1c2.',
    'r1c1 can only pair with r1c2. Which domino fits r1c1 and r1c2?',
  ],
  [
    'no double',
    [outside],
    'Look at the top = and r1c3.',
    'No double is left for the top =. Where can r1c3 find a partner?',
  ],
  [
    'no double, and what fits',
    [outside, part({ ...fit('4,5'), edge: edge('r1c3 r2c3') }, placed('4,5', 'r1c3 r2c3'))],
    'Look at r1c3 and r2c3.',
    'There is no 5–5, so r1c3 pairs outside the top =, with r2c3. Which domino fits r1c3 and r2c3?',
  ],
  [
    'a pair takes the double',
    [part({ says: 'double', region: TOP, edge: edge('r1c3 r1c4') }, parted('r1c4 r1c5'))],
    'Look at the top = and r1c3.',
    'r1c3 and r1c4 take the double of the top =. Can another domino lie inside it?',
  ],
  ['one domino fits', [part(fit('2,5'), two)], 'Look at r1c1 and r1c2.', 'Which domino fits r1c1 and r1c2?'],
  [
    'a few dominoes fit, and leave several numbers',
    [part(fit('2,5 4,5 2,6'), is('r1c1', '24', '13'))],
    'Look at r1c1 and r1c2.',
    'r1c1 and r1c2 are the 2–5, the 4–5 or the 2–6. What does that leave for r1c1?',
  ],
  [
    'a few dominoes fit, and leave one number',
    [part(fit('2,5 2,6'), is('r1c1', '2', '13'))],
    'Look at r1c1 and r1c2.',
    'Which dominoes fit r1c1 and r1c2?',
  ],
  [
    'the last domino',
    [part({ ...fit('2,5'), isLast: true }, two)],
    'Look at r1c1 and r1c2.',
    'One domino is left. Which domino fits r1c1 and r1c2?',
  ],
  [
    'what two cells must make',
    [part({ ...fit('2,5'), makes: { low: 7, high: 7, isThere: true } }, two)],
    'Look at r1c1 and r1c2.',
    'r1c1 and r1c2 must make 7. Which domino fits r1c1 and r1c2?',
  ],
  [
    'two cells of an =',
    [part({ ...fit('4,4'), edge: edge('r1c3 r1c4'), inside: TOP }, placed('4,4', 'r1c3 r1c4'))],
    'Look at the top = and r1c3.',
    'Inside the top =, r1c3 and r1c4 are a double. Which domino fits r1c3 and r1c4?',
  ],
  [
    'only one has a number',
    [part({ ...fit('2,5'), only: { cell: at('r1c1'), value: 2 } }, two)],
    'Look at r1c1 and r1c2.',
    'Which domino fits r1c1 and r1c2?',
  ],
  [
    'pairs of a region',
    [
      part(
        { says: 'pairs', region: LESS, edges: [edge('r4c2 r4c3')], ways: [[domino('0,1')], [domino('0,2')]] },
        is('r4c2', '0', '123'),
      ),
    ],
    'Look at the <5.',
    'Which dominoes can the <5 take?',
  ],
  [
    'no domino for two cells',
    [
      part(
        { says: 'unfit', edge: edge('r1c1 r1c2'), wanted: dominoes('1,2'), isUsed: false, isJoined: false },
        parted('r1c1 r1c2'),
      ),
    ],
    'Look at r1c1 and r1c2.',
    'Which dominoes fit r1c1 and r1c2?',
  ],
  [
    'a number without a partner',
    [
      part(
        {
          says: 'alone',
          cell: at('r1c1'),
          values: [1],
          partners: cells('r1c2'),
          wanted: dominoes('1,5'),
          isUsed: true,
        },
        is('r1c1', '2', '1'),
      ),
    ],
    'Look at r1c1.',
    'To be 1, r1c1 would need the 1–5, which is used already. What does that leave for r1c1?',
  ],
  [
    'where a domino can go',
    [part(home('r1c1 r1c2'), placed('1,3', 'r1c1 r1c2'))],
    'Look at the 1–3.',
    'Where can the 1–3 go?',
  ],
  [
    'where a domino can go, and nothing that names its place',
    [pairing, part(spent(5, 2, [LEFT_9, 2]), gone('5')), part(home('r1c1 r1c2'), placed('1,3', 'r1c1 r1c2'))],
    'Look at the left 9 and the 1–3.',
    'The left 9 takes both 5s. Where can the 1–3 go?',
  ],
  [
    'a number with room on few cells',
    [part({ says: 'room', value: 4, there: 1, cells: cells('r2c3') }, is('r2c3', '4', '35'))],
    'Look at the ≠.',
    'Which number has room only in the ≠?',
  ],
  [
    'what would cut off a cell',
    [part({ says: 'cut', edge: edge('r1c2 r2c2'), at: at('r1c1'), area: cells('r1c1') }, parted('r1c2 r2c2'))],
    'Look at r1c2 and r2c2.',
    'A domino on r1c2 and r2c2 would cut off r1c1. Can they pair?',
  ],
  [
    'one of two numbers',
    [
      part(
        {
          says: 'two',
          of: { kind: 'number', region: TOP, values: [3, 4] },
          suppose: numberIs(TOP, '3', '4'),
          so: numberIs(TOP, '4', '3'),
        },
        numberIs(TOP, '4', '3'),
      ),
    ],
    'Look at the top =.',
    'The top = is 3 or 4. Which of these cannot be?',
  ],
  [
    'one of two places',
    [
      part(
        {
          says: 'two',
          of: { kind: 'home', domino: domino('1,4'), edges: [edge('r2c2 r2c3'), edge('r3c2 r3c3')] },
          suppose: placed('1,4', 'r2c2 r2c3'),
          so: joined('r3c2 r3c3'),
        },
        joined('r3c2 r3c3'),
      ),
    ],
    'Look at the 1–4.',
    'The 1–4 lies on r2c2 and r2c3 or on r3c2 and r3c3. Which of these cannot be?',
  ],
  [
    'what many things lose',
    [part(spent(6, 2, [MORE, 2]), is('r1c1', '12', '6'), is('r1c2', '12', '6'), is('r1c3', '12', '6'))],
    'Look at the >8.',
    'How can the >8 be made up?',
  ],
];
