/** What is told together: clauses go on from each other, long ones part, and regions are named beside. */
import {
  at,
  BOTTOM,
  cells,
  count,
  dominoes,
  edge,
  gone,
  is,
  joined,
  LEFT_9,
  LESS,
  type LinkRow,
  MIDDLE,
  MORE,
  numberIs,
  part,
  parted,
  placed,
  RIGHT_9,
  type Row,
  SEVEN,
  TOP,
} from './board.js';

const pairing = (cell: string, partner: string) =>
  part({ says: 'neighbour', cell: at(cell), partner: at(partner) }, joined(`${cell} ${partner}`));
const outside = (cell: string, partner: string, region: number) =>
  part(
    {
      says: 'outside',
      cell: at(cell),
      region,
      wanted: dominoes('0,0 5,5'),
      partner: at(partner),
      isBare: false,
      isUsed: false,
    },
    joined(`${cell} ${partner}`),
  );
const fit = (names: string, text: string) =>
  ({ says: 'fit', edge: edge(names), dominoes: dominoes(text), isLast: false }) as const;
const fitting = (names: string, text: string) => part(fit(names, text), placed(text, names));
const unfit = (names: string, text: string) =>
  ({ says: 'unfit', edge: edge(names), wanted: dominoes(text), isUsed: false, isJoined: false }) as const;
const unfitting = (names: string, text: string) => part(unfit(names, text), parted(names));
const needing = (names: string, text: string) =>
  part({ ...unfit(names, text), isJoined: true }, is(names.slice(0, 4), '', '1'));
const used = (names: string, text: string) =>
  part({ ...unfit(names, text), isJoined: true, isUsed: true }, is(names.slice(0, 4), '', '1'));
const sum = part({ says: 'sum', region: SEVEN, cell: at('r1c2'), left: 4, isGone: false }, is('r1c2', '4', '0123'));
const uniform = part(
  { says: 'ways', region: LEFT_9, bags: [[3, 3, 3]], counts: [], isRest: false },
  is('r3c1', '3', '012'),
  is('r3c2', '3', '012'),
);
const spent = (value: number, region: number) =>
  part({ says: 'spent', ...count(value, 2, [region, 2]) }, gone(`${value}`));
const ways = { says: 'ways', region: SEVEN, bags: [[0, 2, 5]], counts: [], isRest: false } as const;

export const TOGETHER: readonly Row[] = [
  [
    'a pair and what fits it',
    [pairing('r1c1', 'r1c2'), fitting('r1c1 r1c2', '2,5')],
    'r1c1 can only pair with r1c2: that is the 2–5.',
  ],
  [
    'a pair and what fits it inside an =',
    [pairing('r1c3', 'r1c4'), part({ ...fit('r1c3 r1c4', '4,4'), inside: TOP }, placed('4,4', 'r1c3 r1c4'))],
    'r1c3 can only pair with r1c4: inside the top = that is a double, the 4–4.',
  ],
  [
    'a pair and what it must make',
    [
      pairing('r1c1', 'r1c2'),
      part({ ...fit('r1c1 r1c2', '2,5'), makes: { low: 7, high: 7, isThere: true } }, placed('2,5', 'r1c1 r1c2')),
    ],
    'r1c1 can only pair with r1c2, and they must make 7: the 2–5.',
  ],
  [
    'a pair and the only domino with a number',
    [
      pairing('r1c1', 'r1c2'),
      part({ ...fit('r1c1 r1c2', '2,5'), only: { cell: at('r1c1'), value: 2 } }, placed('2,5', 'r1c1 r1c2')),
    ],
    'r1c1 can only pair with r1c2, and only the 2–5 has a 2.',
  ],
  [
    'two cells of one = that pair outside it',
    [outside('r1c3', 'r2c3', TOP), outside('r1c4', 'r2c4', TOP)],
    'There is no 0–0 or 5–5, so r1c3 pairs outside the top =, with r2c3, and r1c4 with r2c4.',
  ],
  [
    'cells of two = that pair outside them',
    [outside('r1c3', 'r2c3', TOP), outside('r3c3', 'r2c3', MIDDLE)],
    'There is no 0–0 or 5–5, so r1c3 pairs outside the top =, with r2c3, and r3c3 outside the middle =, with r2c3.',
  ],
  [
    'two pairs, of which one would need what is not there',
    [pairing('r1c1', 'r1c2'), pairing('r2c1', 'r2c2'), needing('r2c1 r2c2', '1,2')],
    'r1c1 can only pair with r1c2, and r2c1 with r2c2, and r2c1 and r2c2 would need the 1–2, which is not in the tray.',
  ],
  [
    'a pair and what it would need',
    [pairing('r1c1', 'r1c2'), needing('r1c1 r1c2', '1,2')],
    'r1c1 can only pair with r1c2, and they would need the 1–2, which is not in the tray.',
  ],
  [
    'a pair and one of two that it would need',
    [pairing('r1c1', 'r1c2'), needing('r1c1 r1c2', '1,2 1,3')],
    'r1c1 can only pair with r1c2, and they would need the 1–2 or the 1–3, which are not in the tray.',
  ],
  [
    'a pair and what is used already',
    [pairing('r1c1', 'r1c2'), used('r1c1 r1c2', '1,2')],
    'r1c1 can only pair with r1c2, and they would need the 1–2, which is used already.',
  ],
  [
    'a pair and two that are used',
    [pairing('r1c1', 'r1c2'), used('r1c1 r1c2', '1,2 1,3')],
    'r1c1 can only pair with r1c2, and they would need the 1–2 or the 1–3, which are not left.',
  ],
  [
    'a pair and what rules leave it',
    [pairing('r1c1', 'r1c2'), needing('r1c1 r1c2', '')],
    'r1c1 can only pair with r1c2, and no domino fits them.',
  ],
  [
    'a sum, a pair and what fits it',
    [sum, pairing('r1c2', 'r1c3'), fitting('r1c2 r1c3', '4,5')],
    'The 7 needs 4 more on r1c2, which can only pair with r1c3: that is the 4–5.',
  ],
  [
    'a pair, and a sum that comes first',
    [pairing('r1c2', 'r1c3'), sum, fitting('r1c2 r1c3', '4,5')],
    'The 7 needs 4 more on r1c2, which can only pair with r1c3: that is the 4–5.',
  ],
  [
    'what does not pair, so what does',
    [unfitting('r1c1 r1c2', '1,2'), pairing('r1c1', 'r2c1'), fitting('r1c1 r2c1', '1,3')],
    'There is no 1–2 for r1c1 and r1c2, so r1c1 pairs with r2c1: that is the 1–3.',
  ],
  [
    'what does not pair, so which do',
    [unfitting('r1c1 r1c2', '1,2'), pairing('r1c1', 'r2c1'), pairing('r1c2', 'r1c3')],
    'There is no 1–2 for r1c1 and r1c2, so r1c1 can only pair with r2c1, and r1c2 with r1c3.',
  ],
  [
    'what does not pair, so nothing is left',
    [
      unfitting('r1c1 r1c2', '1,2'),
      unfitting('r1c1 r2c1', '1,2'),
      part({ says: 'neighbour', cell: at('r1c1') }, is('r1c1', '', '12')),
    ],
    'There is no 1–2 for r1c1 with r1c2 or r2c1, so r1c1 has no neighbour left.',
  ],
  [
    'a sum of alike numbers, so what does not pair',
    [uniform, unfitting('r3c1 r3c2', '3,3')],
    'The left 9 is three 3s, so there is no 3–3 for r3c1 and r3c2: they do not pair.',
  ],
  [
    'a sum of alike numbers, which takes all',
    [uniform, part({ says: 'spent', ...count(3, 3, [LEFT_9, 3]) }, gone('3'))],
    'The left 9 takes all three 3s: no 3 is left for anything else.',
  ],
  [
    'numbers that are taken, and so an =',
    [
      spent(5, LEFT_9),
      spent(6, MORE),
      part({ says: 'enough', regions: [TOP], count: 2, values: [4], counts: [] }, numberIs(TOP, '4', '3')),
    ],
    'The left 9 takes both 5s, and the >8 takes both 6s, and the top = needs two alike.',
    'Only 4 is left twice: it is 4.',
  ],
  [
    'numbers that are taken, and so what fits',
    [spent(5, LEFT_9), fitting('r1c2 r1c3', '3,4')],
    'The left 9 takes both 5s, so r1c2 and r1c3 can only be the 3–4.',
  ],
  [
    'a number that is taken, so a cell has no partner',
    [
      spent(5, LEFT_9),
      part(
        {
          says: 'alone',
          cell: at('r1c1'),
          values: [1],
          partners: cells('r1c2'),
          wanted: dominoes('1,5'),
          isUsed: false,
        },
        is('r1c1', '23', '1'),
      ),
    ],
    'The left 9 takes both 5s, so to be 1, r1c1 would need the 1–5, which is not in the tray: it is 2 or 3.',
  ],
  [
    'a sum of alike numbers, so pairs',
    [uniform, pairing('r3c1', 'r2c1'), pairing('r3c2', 'r2c2')],
    'The left 9 is three 3s, and r3c1 can only pair with r2c1, and r3c2 with r2c2.',
  ],
  [
    'the last domino by itself',
    [pairing('r1c1', 'r1c2'), part({ ...fit('r1c3 r1c4', '2,5'), isLast: true }, placed('2,5', 'r1c3 r1c4'))],
    'r1c1 can only pair with r1c2.',
    'The 2–5 is left for r1c3 and r1c4.',
  ],
  [
    'what one region keeps out',
    [part({ ...unfit('r1c1 r1c2', '1,2'), beside: [LESS] }, parted('r1c1 r1c2'))],
    'Because of the <5, there is no 1–2 for r1c1 and r1c2: they do not pair.',
  ],
  [
    'what two regions keep out',
    [part({ ...ways, beside: [LEFT_9, RIGHT_9] }, is('r1c1', '25', '0'))],
    'Because of both 9s, the 7 is a 0, a 2 and a 5: r1c1 is 2 or 5.',
  ],
  [
    'what three regions keep out',
    [part({ ...ways, beside: [LEFT_9, RIGHT_9, LESS] }, is('r1c1', '25', '0'))],
    'The 7 is a 0, a 2 and a 5: r1c1 is 2 or 5.',
  ],
  [
    'what a region keeps out, behind a count',
    [part({ ...ways, counts: [count(1, 1)], beside: [LESS] }, is('r1c1', '25', '0'))],
    'There is one 1, and because of the <5, the 7 is a 0, a 2 and a 5: r1c1 is 2 or 5.',
  ],
  [
    'two that do not pair, of which a region keeps one apart',
    [part({ ...unfit('r1c1 r1c2', '1,2'), beside: [LESS] }, parted('r1c1 r1c2')), unfitting('r3c1 r4c1', '3,4')],
    'Because of the <5, there is no 1–2 for r1c1 and r1c2: they do not pair.',
    'There is no 3–4 for r3c1 and r4c1: they do not pair.',
  ],
  [
    'a sentence that is too long for what it comes to',
    [
      part(
        { says: 'enough', regions: [TOP, MIDDLE, BOTTOM], count: 2, values: [0, 1, 5], counts: [] },
        numberIs(TOP, '015', '34'),
        numberIs(BOTTOM, '015', '34'),
      ),
    ],
    'All three = need two alike, and 3 and 4 are not left twice: the top = and the bottom = are not 3 or 4.',
  ],
  [
    'much that comes to pass',
    [
      part(
        { says: 'spent', ...count(5, 4, [LEFT_9, 1], [RIGHT_9, 2], [MORE, 1]) },
        ...cells('r1c1 r1c2 r2c1 r4c2 r4c3 r4c4').map(
          (cell) => ({ is: 'values', cell, left: [0, 1, 2], lost: [5] }) as const,
        ),
        ...cells('r2c3 r2c4 r3c3').map((cell) => ({ is: 'values', cell, left: [1], lost: [5] }) as const),
        numberIs(TOP, '0123', '5'),
        numberIs(MIDDLE, '0123', '5'),
        numberIs(BOTTOM, '01', '5'),
      ),
    ],
    'Both 9s and the >8 take all four 5s.',
    'No 5 is left for the top =, the middle =, the bottom =, r1c1, r1c2, r2c1, r4c2, r4c3 and r4c4.',
    'No 5 is left for r2c3, r2c4 and r3c3, so they are 1.',
  ],
];

export const LINKS: readonly LinkRow[] = [
  [
    'names only the domino that has a number',
    'r1c1',
    [
      pairing('r1c1', 'r1c2'),
      part({ ...fit('r1c1 r1c2', '2,5'), only: { cell: at('r1c1'), value: 2 } }, placed('2,5', 'r1c1 r1c2')),
    ],
    'r1c1 can only pair with r1c2: that is the 2–5.',
  ],
  [
    'names only the last domino',
    'r4c6',
    [pairing('r1c1', 'r1c2'), part({ ...fit('r1c1 r1c2', '2,5'), isLast: true }, placed('2,5', 'r1c1 r1c2'))],
    'r1c1 can only pair with r1c2: that is the 2–5.',
  ],
  [
    'does not say what a cell is that was supposed',
    'r1c1',
    [part({ ...fit('r1c1 r1c2', '2,5'), only: { cell: at('r1c1'), value: 2 } }, placed('2,5', 'r1c1 r1c2'))],
    'Only the 2–5 has a 2.',
  ],
  [
    'says what another cell is',
    'r4c6',
    [part({ ...fit('r1c1 r1c2', '2,5'), only: { cell: at('r1c1'), value: 2 } }, placed('2,5', 'r1c1 r1c2'))],
    'r1c1 is 2, and only the 2–5 has a 2.',
  ],
  [
    'says what a pair would need',
    'r1c1',
    [pairing('r1c1', 'r1c2'), needing('r1c1 r1c2', '2,5')],
    'r1c1 can only pair with r1c2, and they would need the 2–5, which is not in the tray.',
  ],
];
