/** What is said of what cannot be: what is supposed, all in one, and what is concluded. */
import {
  at,
  cells,
  domino,
  dominoes,
  edge,
  is,
  joined,
  numberIs,
  parted,
  placed,
  TOP,
  type TrialRow,
} from './board.js';

export const TRIALS: readonly TrialRow[] = [
  [
    'an = is one of two numbers',
    {
      says: 'two',
      of: { kind: 'number', region: TOP, values: [3, 4] },
      suppose: numberIs(TOP, '3', '4'),
      so: numberIs(TOP, '4', '3'),
    },
    'The top = is 3 or 4. Suppose it is 3.',
    'The top = is 3 or 4, and it cannot be 3, so it is 4.',
    'So it is 4.',
  ],
  [
    'a cell is one of three numbers',
    {
      says: 'two',
      of: { kind: 'cell', cell: at('r2c3'), values: [1, 3, 4] },
      suppose: is('r2c3', '3', '14'),
      so: is('r2c3', '14', '3'),
    },
    'r2c3 is 1, 3 or 4. Suppose it is 3.',
    'r2c3 is 1, 3 or 4, and it cannot be 3, so it is 1 or 4.',
    'So it is 1 or 4.',
  ],
  [
    'a cell pairs with one of two',
    {
      says: 'two',
      of: { kind: 'partner', cell: at('r2c3'), partners: cells('r1c3 r2c2') },
      suppose: joined('r1c3 r2c3'),
      so: joined('r2c2 r2c3'),
    },
    'r2c3 pairs with r1c3 or r2c2. Suppose it pairs with r1c3.',
    'r2c3 pairs with r1c3 or r2c2, and it cannot pair with r1c3, so it pairs with r2c2.',
    'So it pairs with r2c2.',
  ],
  [
    'a cell pairs with one of three',
    {
      says: 'two',
      of: { kind: 'partner', cell: at('r2c3'), partners: cells('r1c3 r2c2 r3c3') },
      suppose: joined('r1c3 r2c3'),
      so: parted('r1c3 r2c3'),
    },
    'r2c3 pairs with r1c3, r2c2 or r3c3. Suppose it pairs with r1c3.',
    'r2c3 pairs with r1c3, r2c2 or r3c3, and it cannot pair with r1c3.',
    'So r1c3 and r2c3 do not pair.',
  ],
  [
    'two cells are one of two dominoes',
    {
      says: 'two',
      of: { kind: 'domino', edge: edge('r1c2 r1c3'), dominoes: dominoes('2,5 4,5') },
      suppose: placed('4,5', 'r1c2 r1c3'),
      so: placed('2,5', 'r1c2 r1c3'),
    },
    'r1c2 and r1c3 are the 2–5 or the 4–5. Suppose it is the 4–5.',
    'r1c2 and r1c3 are the 2–5 or the 4–5, and it cannot be the 4–5, so it is the 2–5.',
    'So it is the 2–5.',
  ],
  [
    'a domino lies either way',
    {
      says: 'two',
      of: { kind: 'domino', edge: edge('r1c2 r1c3'), dominoes: dominoes('2,5 5,2') },
      suppose: placed('2,5', 'r1c2 r1c3'),
      so: placed('5,2', 'r1c2 r1c3'),
    },
    'r1c2 and r1c3 are the 2–5, with 5 on r1c2 or r1c3. Suppose the 5 is on r1c3.',
    'r1c2 and r1c3 are the 2–5, with 5 on r1c2 or r1c3, and the 5 cannot be on r1c3, so the 5 is on r1c2.',
    'So the 5 is on r1c2.',
  ],
  [
    'a domino lies in one of two places',
    {
      says: 'two',
      of: { kind: 'home', domino: domino('1,4'), edges: [edge('r2c2 r2c3'), edge('r3c2 r3c3')] },
      suppose: placed('1,4', 'r2c2 r2c3'),
      so: joined('r3c2 r3c3'),
    },
    'The 1–4 lies on r2c2 and r2c3 or on r3c2 and r3c3. Suppose it lies on r2c2 and r2c3.',
    'The 1–4 lies on r2c2 and r2c3 or on r3c2 and r3c3, and it cannot lie on r2c2 and r2c3, so it lies on r3c2 and r3c3.',
    'So it lies on r3c2 and r3c3.',
  ],
];
