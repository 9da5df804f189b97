/**
 * What help says in each state, rung by, rung: read aloud, and kept to the letter. The puzzles are
 * small enough to be solved in the head.
 */

import type { Cell, Move } from '@pipwright/play';
import { cellPair } from '../../../../core/src/testing/short-forms.js';
import type { About } from '../explain-messages.js';

export interface ToldRow {
  readonly state: string;
  readonly kind: 'pips' | 'futoshiki';
  readonly puzzle: string;
  readonly moves?: readonly Move[];
  readonly about: Extract<About, { readonly type: 'hint' | 'lost' | 'unsolvable' | 'why-not' }>;
  /** What is said, one press after another. */
  readonly said: readonly string[];
}

const HINT: ToldRow['about'] = { type: 'hint', chapter: 0 };
const ANOTHER: ToldRow['about'] = { type: 'hint', chapter: 1 };
const LOST: ToldRow['about'] = { type: 'lost' };
const UNSOLVABLE: ToldRow['about'] = { type: 'unsolvable' };

const pips = (cells: string, pieces: string, ...rules: readonly string[]) =>
  `board:\n${cells}\n\npieces:\n${pieces}\n\nconstraints:\n${rules.join('\n')}\n`;
const place = (slot: number, ...cells: readonly [Cell, Cell]): Move => ({ type: 'place', slot, cells });
const put = (cell: Cell, number: number) => ({ type: 'put', cell, number }) as const;
const whyNot = (action: Extract<About, { readonly type: 'why-not' }>['action']): ToldRow['about'] => ({
  type: 'why-not',
  action,
});

/** The 0–1 lies on top, the 1–2 below. */
const SQUARE = pips('##\n##', '01,12', 'Exactly 2 {(0,0),(0,1)}', 'Exactly 2 {(1,1)}');
const SUPPOSE = pips('###\n###', '00,11,22', 'Exactly 2 {(0,0)}', 'MoreThan 2 {(1,0),(2,0),(2,1)}');
/** The 0 comes first; the 2–3 lies either way. */
const ROW = pips('####', '01,23', 'Exactly 0 {(0,0)}');
/** Both ends say which domino lies there. */
const ENDS = pips('####', '01,23', 'Exactly 0 {(0,0)}', 'Exactly 3 {(3,0)}');
const FREE = pips('##', '01');
const NONE = pips('##', '01', 'Exactly 5 {(0,0)}');
const GRID = '. . 3\n\n. 1 .\n\n. . .\n';
/** The 1 of the first row is certain, the rest of the grid is not. */
const LOOSE = '. 2 3\n\n. . .\n\n. . .\n';
const EMPTY = '. . .\n\n. . .\n\n. . .\n';
/** Two rows lack one number each. */
const TWO = '. 2 3\n\n2 3 1\n\n3 1 .\n';
/** Beside the last row’s sign there is no room for a 3 at its end. */
const AHEAD = '. . . .\n\n. 1 3 .\n\n3 2 . .\n\n. . .>.\n';
const LAST = '. 2 3\n\n2 3 1\n\n3 1 2\n';
const SIGNS = '. .<. .<.\n        ^\n. . . .>.\n^\n.<. . . .\nv     v\n.>. . . .\n  ^\n.<. . . .\n';
const CLASH = '.>3 .\n\n. . .\n\n. . .\n';

export const TOLD_TABLE: readonly ToldRow[] = [
  {
    state: 'one solution',
    kind: 'pips',
    puzzle: SQUARE,
    about: HINT,
    said: [
      'Look at r2c1 and r2c2.',
      'No domino left makes 2 for r1c1 and r2c1. r2c1 can only pair with r2c2. Which domino fits r2c1 and r2c2?',
      'No domino left makes 2 for r1c1 and r2c1, so r2c1 pairs with r2c2, and only the 1–2 has a 2. Place the 1–2: 1 on r2c1, 2 on r2c2.',
    ],
  },
  {
    state: 'another hint',
    kind: 'pips',
    puzzle: ENDS,
    about: ANOTHER,
    said: [
      'Look at r1c4 and r1c3.',
      'r1c4 can only pair with r1c3. Which domino fits r1c3 and r1c4?',
      'r1c4 can only pair with r1c3, and only the 2–3 has a 3. Place the 2–3: 2 on r1c3, 3 on r1c4.',
    ],
  },
  {
    state: 'no other hint',
    kind: 'pips',
    puzzle: FREE,
    about: ANOTHER,
    said: ['There’s no other hint for this position.'],
  },
  {
    state: 'looking ahead',
    kind: 'pips',
    puzzle: SUPPOSE,
    about: HINT,
    said: [
      'Look at r1c1 and r1c2.',
      'The >2 and the 2 take both 2s. There is no 0–2 or 1–2 for r1c1 and r2c1. r1c1 can only pair with r1c2. Which domino fits r1c1 and r1c2?',
      'The >2 and the 2 take both 2s: no 2 is left for r2c1. There is no 0–2 or 1–2 for r1c1 and r2c1, so r1c1 pairs with r1c2, and only the 2–2 has a 2. Place the 2–2 on r1c1 and r1c2.',
    ],
  },
  {
    state: 'several solutions',
    kind: 'pips',
    puzzle: ROW,
    about: HINT,
    said: [
      'Look at r1c1 and r1c2.',
      'r1c1 can only pair with r1c2. Which domino fits r1c1 and r1c2?',
      'r1c1 can only pair with r1c2, and only the 0–1 has a 0. Place the 0–1: 0 on r1c1, 1 on r1c2.',
    ],
  },
  {
    state: 'nothing forced',
    kind: 'pips',
    puzzle: FREE,
    about: HINT,
    said: [
      'Try a domino on r1c1 and r1c2.',
      'Several ways work from here. Two of them differ only in r1c1 and r1c2. Which domino do you try on r1c1 and r1c2?',
      'Several ways work from here. The 0–1 on r1c1–r1c2 can be turned round: nothing says which way. One way: the 0–1 with 0 on r1c1 and 1 on r1c2.',
    ],
  },
  {
    state: 'no solution',
    kind: 'pips',
    puzzle: NONE,
    about: HINT,
    said: ['This puzzle has no solution.'],
  },
  {
    state: 'no solution, with something placed',
    kind: 'pips',
    puzzle: NONE,
    moves: [place(0, [0, 0], [0, 1])],
    about: HINT,
    said: ['This puzzle has no solution.'],
  },
  {
    state: 'why no solution',
    kind: 'pips',
    puzzle: NONE,
    about: UNSOLVABLE,
    said: ['r1c1 can only pair with r1c2, and they would need the 0–5 or the 1–5, which are not in the tray.'],
  },
  {
    state: 'lost',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [place(0, [0, 1], [1, 1])],
    about: HINT,
    said: ['This can’t be finished any more.'],
  },
  {
    state: 'why lost',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [place(0, [0, 1], [1, 1])],
    about: LOST,
    said: ['With 0 on r1c2 and 1 on r2c2, the right 2 has a 1.'],
  },
  {
    state: 'inside a What if',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [{ type: 'try' }, place(0, [0, 1], [0, 0])],
    about: HINT,
    said: [
      'Look at r2c1 and r2c2.',
      'One domino is left. Which domino fits r2c1 and r2c2?',
      'The 1–2 is left for r2c1 and r2c2. Place the 1–2: 1 on r2c1, 2 on r2c2.',
    ],
  },
  {
    state: 'lost inside a What if',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [{ type: 'try' }, place(0, [0, 1], [1, 1])],
    about: HINT,
    said: ['This can’t be finished any more.'],
  },
  {
    state: 'solved',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [place(0, [0, 1], [0, 0]), place(1, [1, 0], [1, 1])],
    about: HINT,
    said: ['There’s nothing left to find.'],
  },
  {
    state: 'why not: forbidden',
    kind: 'pips',
    puzzle: SQUARE,
    about: whyNot({ type: 'place', slot: 0, cells: cellPair('0,1 1,1') }),
    said: ['With the 0–1 here, the right 2 has a 1.'],
  },
  {
    state: 'why not: nothing forbids it',
    kind: 'pips',
    puzzle: SQUARE,
    about: whyNot({ type: 'place', slot: 0, cells: cellPair('0,1 0,0') }),
    said: ['Nothing forbids it yet.'],
  },
  {
    state: 'why not: forbidden on a lost board',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [place(0, [0, 0], [0, 1])],
    about: whyNot({ type: 'place', slot: 1, cells: cellPair('1,1 1,0') }),
    said: ['With the 1–2 here, the right 2 has a 1.'],
  },
  {
    state: 'one solution',
    kind: 'futoshiki',
    puzzle: GRID,
    about: HINT,
    said: [
      'Look at row 2.',
      'Row 2 lacks 2 and 3. Column 3 has its 3. Which goes where?',
      'Row 2 lacks 2 and 3, and column 3 has its 3: r2c1 is 3 and r2c3 is 2.',
    ],
  },
  {
    state: 'another hint',
    kind: 'futoshiki',
    puzzle: TWO,
    about: ANOTHER,
    said: ['Look at row 3.', 'Which number does row 3 lack?', 'Row 3 lacks only 2: r3c3 is 2.'],
  },
  {
    state: 'no other hint',
    kind: 'futoshiki',
    puzzle: LAST,
    about: ANOTHER,
    said: ['There’s no other hint for this position.'],
  },
  {
    state: 'looking ahead',
    kind: 'futoshiki',
    puzzle: AHEAD,
    about: HINT,
    said: [
      'Look at r4c4.',
      'Column 2 has 1 and 2. What would a 3 in r4c4 leave for r4c3 and r4c2?',
      'Column 2 has 1 and 2, and in row 4, a 3 in r4c4 would leave r4c3 and r4c2 only 4: r4c4 is not 3.',
      'Look at column 4.',
      'Rows 2 and 3 have their 3. Where can the 3 of column 4 go?',
      'Rows 2 and 3 have their 3, so column 4 has it in r1c4.',
    ],
  },
  {
    state: 'no solution, with something placed',
    kind: 'futoshiki',
    puzzle: CLASH,
    moves: [put([2, 2], 1)],
    about: HINT,
    said: ['This puzzle has no solution.'],
  },
  {
    state: 'no solution',
    kind: 'futoshiki',
    puzzle: CLASH,
    about: UNSOLVABLE,
    said: ['r1c1 is greater than the 3 in r1c2: nothing is left for r1c1.'],
  },
  {
    state: 'lost',
    kind: 'futoshiki',
    puzzle: GRID,
    moves: [put([0, 0], 1), put([0, 1], 3)],
    about: HINT,
    said: ['This can’t be finished any more.'],
  },
  {
    state: 'why lost',
    kind: 'futoshiki',
    puzzle: GRID,
    moves: [put([0, 0], 1), put([0, 1], 3)],
    about: LOST,
    said: ['Row 1 has two 3s, in r1c2 and r1c3: the 3 in r1c2 is wrong.'],
  },
  {
    state: 'why not: forbidden',
    kind: 'futoshiki',
    puzzle: GRID,
    about: whyNot(put([0, 0], 3)),
    said: ['With a 3 here, row 1 has two 3s, in r1c1 and r1c3.'],
  },
  {
    state: 'why not: nothing forbids it',
    kind: 'futoshiki',
    puzzle: GRID,
    about: whyNot(put([0, 1], 2)),
    said: ['Nothing forbids it yet.'],
  },
  {
    state: 'a row of signs',
    kind: 'futoshiki',
    puzzle: SIGNS,
    about: HINT,
    said: [
      'Look at column 1.',
      'r2c1, r3c1, r4c1 and r5c1 are each smaller than a neighbour. Where can the 5 of column 1 go?',
      'r2c1, r3c1, r4c1 and r5c1 are each smaller than a neighbour, so the 5 of column 1 is in r1c1.',
    ],
  },
  {
    state: 'several solutions',
    kind: 'futoshiki',
    puzzle: LOOSE,
    about: HINT,
    said: ['Look at row 1.', 'Which number does row 1 lack?', 'Row 1 lacks only 1: r1c1 is 1.'],
  },
  {
    state: 'nothing forced',
    kind: 'futoshiki',
    puzzle: EMPTY,
    about: HINT,
    said: [
      'Try a number in r2c1.',
      'Several ways work from here. Two of them differ only in r2c1, r2c2, r2c3, r3c1, r3c2 and r3c3. Which number do you try in r2c1?',
      'Several ways work from here. r2c1, r2c2, r2c3, r3c1, r3c2 and r3c3 can be filled in another way. One way: 2 in r2c1.',
    ],
  },
  {
    state: 'inside a What if',
    kind: 'futoshiki',
    puzzle: GRID,
    moves: [{ type: 'try' }, put([0, 0], 1)],
    about: HINT,
    said: ['Look at row 1.', 'Which number does row 1 lack?', 'Row 1 lacks only 2: r1c2 is 2.'],
  },
  {
    state: 'lost inside a What if',
    kind: 'futoshiki',
    puzzle: GRID,
    moves: [{ type: 'try' }, put([0, 0], 1), put([0, 1], 3)],
    about: HINT,
    said: ['This can’t be finished any more.'],
  },
  {
    state: 'solved',
    kind: 'futoshiki',
    puzzle: LAST,
    moves: [put([0, 0], 1)],
    about: HINT,
    said: ['There’s nothing left to find.'],
  },
];
