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
      'Look at the bottom of the pink 2 and the blue 2.',
      'No domino left makes 2 for both cells of the pink 2. The bottom of the pink 2 can only pair with the blue 2. Which domino fits the bottom of the pink 2 and the blue 2?',
      'No domino left makes 2 for both cells of the pink 2, so the bottom of the pink 2 pairs with the blue 2. Only the 1–2 has a 2.',
    ],
  },
  {
    state: 'another hint',
    kind: 'pips',
    puzzle: ENDS,
    about: ANOTHER,
    said: [
      'Look at the 3 and A.',
      'The 3 can only pair with A. Which domino fits A and the 3?',
      'The 3 can only pair with A, and only the 2–3 has a 3.',
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
      'Look at the 2 and A.',
      'The >2 and the 2 take both 2s. There is no 0–2 or 1–2 for the 2 and B. The 2 can only pair with A. Which domino fits the 2 and A?',
      'The >2 and the 2 take both 2s: no 2 is left for B. There is no 0–2 or 1–2 for the 2 and B, so the 2 pairs with A. Only the 2–2 has a 2.',
    ],
  },
  {
    state: 'several solutions',
    kind: 'pips',
    puzzle: ROW,
    about: HINT,
    said: [
      'Look at the 0 and A.',
      'The 0 can only pair with A. Which domino fits the 0 and A?',
      'The 0 can only pair with A, and only the 0–1 has a 0.',
    ],
  },
  {
    state: 'nothing forced',
    kind: 'pips',
    puzzle: FREE,
    about: HINT,
    said: [
      'Try a domino on the ringed cells.',
      'Several ways work from here. Two of them differ only in the ringed cells. Which domino do you try on the ringed cells?',
      'Several ways work from here. The 0–1 on A–B can be turned round: nothing says which way. One way: the 0–1 with 0 on A and 1 on B.',
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
    said: ['The 5 can only pair with A, and they would need the 0–5 or the 1–5, which are not in the tray.'],
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
    said: ['With 0 on A and 1 on the blue 2, the blue 2 has a 1.'],
  },
  {
    state: 'inside a What if',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [{ type: 'try' }, place(0, [0, 1], [0, 0])],
    about: HINT,
    said: [
      'Look at the bottom of the pink 2 and the blue 2.',
      'One domino is left. Which domino fits the bottom of the pink 2 and the blue 2?',
      'The 1–2 is left for the bottom of the pink 2 and the blue 2.',
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
    said: ['With the 0–1 here, the blue 2 has a 1.'],
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
    said: ['With the 1–2 here, the blue 2 has a 1.'],
  },
  {
    state: 'one solution',
    kind: 'futoshiki',
    puzzle: GRID,
    about: HINT,
    said: [
      'Look at row 2.',
      'Row 2 lacks 2 and 3. Column 3 has its 3. Which goes where?',
      'Row 2 lacks 2 and 3, and column 3 has its 3: A is 3 and B is 2.',
    ],
  },
  {
    state: 'another hint',
    kind: 'futoshiki',
    puzzle: TWO,
    about: ANOTHER,
    said: ['Look at row 3.', 'Which number does row 3 lack?', 'Row 3 lacks only 2: A is 2.'],
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
      'Look at column 4.',
      'Column 2 has 1 and 2, and in row 4, a 3 in A would leave B and C only 4: A is not 3. Rows 2 and 3 have their 3. Where can the 3 of column 4 go?',
      'Column 2 has 1 and 2, and in row 4, a 3 in A would leave B and C only 4: A is not 3. Rows 2 and 3 have their 3, so column 4 has it in D.',
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
    said: ['A is greater than the 3 in B: nothing is left for A.'],
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
    said: ['Row 1 has two 3s, in A and B: the 3 in A is wrong.'],
  },
  {
    state: 'why not: forbidden',
    kind: 'futoshiki',
    puzzle: GRID,
    about: whyNot(put([0, 0], 3)),
    said: ['With a 3 here, row 1 has two 3s, in A and B.'],
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
      'The marked cells are each smaller than a neighbour. Where can the 5 of column 1 go?',
      'The marked cells are each smaller than a neighbour, so the 5 of column 1 is in A.',
    ],
  },
  {
    state: 'several solutions',
    kind: 'futoshiki',
    puzzle: LOOSE,
    about: HINT,
    said: ['Look at row 1.', 'Which number does row 1 lack?', 'Row 1 lacks only 1: A is 1.'],
  },
  {
    state: 'nothing forced',
    kind: 'futoshiki',
    puzzle: EMPTY,
    about: HINT,
    said: [
      'Try a number in A.',
      'Several ways work from here. Two of them differ only in the ringed cells. Which number do you try in A?',
      'Several ways work from here. The ringed cells can be filled in another way. One way: 2 in A.',
    ],
  },
  {
    state: 'inside a What if',
    kind: 'futoshiki',
    puzzle: GRID,
    moves: [{ type: 'try' }, put([0, 0], 1)],
    about: HINT,
    said: ['Look at row 1.', 'Which number does row 1 lack?', 'Row 1 lacks only 2: A is 2.'],
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
