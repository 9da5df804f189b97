/**
 * What help says in each state, rung by rung, in both languages: read aloud, and kept to the letter. The puzzles are
 * small enough to be solved in the head.
 */
import type { Cell, Move } from '@pipwright/play';
import type { About } from '../explain-messages.js';

export interface ToldRow {
  readonly state: string;
  readonly kind: 'pips' | 'futoshiki';
  readonly puzzle: string;
  readonly moves?: readonly Move[];
  readonly about: Extract<About, { readonly type: 'hint' | 'lost' | 'unsolvable' | 'why-not' }>;
  /** What is said, one press after another. */
  readonly en: readonly string[];
  readonly de: readonly string[];
}

/** What takes longer than a moment. */
export const THINKING = { en: 'Thinking…', de: 'Ich überlege …' };

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
    en: [
      'Look at the left 2.',
      'The left 2 needs the two highest numbers left. Which are they?',
      'The left 2 is two 1s: the 2 belongs elsewhere.',
      'Look at r1c2.',
      'r1c1 and r2c1 take both 1s. What is left for r1c2?',
      'r1c2 is 0.',
      'Look at r1c2 and r1c1.',
      'There is no 0–2, so r1c2 pairs with r1c1. Which domino fits there?',
      'Both numbers are known. Place the 0–1: 1 on r1c1, 0 on r1c2.',
    ],
    de: [
      'Schau dir die linke 2 an.',
      'Die linke 2 braucht die zwei höchsten übrigen Zahlen. Welche sind das?',
      'Die linke 2 besteht aus zwei 1en: Die 2 kommt woandershin.',
      'Schau dir r1c2 an.',
      'r1c1 und r2c1 sind die beiden 1en. Was bleibt für r1c2?',
      'r1c2 ist eine 0.',
      'Schau dir r1c2 und r1c1 an.',
      'Es gibt keinen 0–2, also gehört r1c2 zu r1c1. Welcher Stein passt dorthin?',
      'Beide Zahlen sind bekannt. Leg den 0–1: 1 auf r1c1, 0 auf r1c2.',
    ],
  },
  {
    state: 'another hint',
    kind: 'pips',
    puzzle: ENDS,
    about: ANOTHER,
    en: [
      'Look at the 3.',
      'r1c4 can only pair with r1c3. Which domino with its number is left?',
      'r1c4 can only pair with r1c3. Only one domino has a 3. Place the 2–3: 2 on r1c3, 3 on r1c4.',
    ],
    de: [
      'Schau dir die 3 an.',
      'r1c4 gehört zu r1c3. Welcher Stein mit der Zahl von r1c4 ist noch übrig?',
      'r1c4 kann nur zu r1c3 gehören. Nur ein Stein hat eine 3. Leg den 2–3: 2 auf r1c3, 3 auf r1c4.',
    ],
  },
  {
    state: 'no other hint',
    kind: 'pips',
    puzzle: SQUARE,
    about: ANOTHER,
    en: ['There’s no other hint for this position.'],
    de: ['Für diese Stellung gibt es keinen anderen Tipp.'],
  },
  {
    state: 'looking ahead',
    kind: 'pips',
    puzzle: SUPPOSE,
    about: HINT,
    en: [
      'Look at r1c3 and the 2.',
      'Suppose r1c3 is 2. Where would r1c1 find a partner?',
      'There is no 0–2 or 1–2 for r1c1 with r2c1 or r1c2. r1c3 is 0 or 1.',
      'Look at the >2 and r1c1.',
      'Try all ways to fill the >2 with the dominoes left. What is the same for r1c2 and r2c3?',
      'r1c2 and r2c3 are 1 or 2.',
      'Look at r2c1 and r2c2.',
      'One of the dominoes left fits on r2c1 and r2c2 and nowhere else. Which?',
      'Place the 0–0 on r2c1 and r2c2.',
    ],
    de: [
      'Schau dir r1c3 und die 2 an.',
      'Angenommen, r1c3 ist eine 2. Wo fände r1c1 einen Partner?',
      'Für r1c1 mit r2c1 oder r1c2 gibt es weder den 0–2 noch den 1–2. Also ist r1c3 eine 0 oder 1.',
      'Schau dir das >2 und r1c1 an.',
      'Probier alle Wege, das >2 mit den übrigen Steinen zu füllen. Was ist für r1c2 und r2c3 immer gleich?',
      'r1c2 und r2c3 sind je eine 1 oder 2.',
      'Schau dir r2c1 und r2c2 an.',
      'Einer der übrigen Steine passt nur auf r2c1 und r2c2. Welcher?',
      'Leg den 0–0 auf r2c1 und r2c2.',
    ],
  },
  {
    state: 'several solutions',
    kind: 'pips',
    puzzle: ROW,
    about: HINT,
    en: [
      'Look at the 0.',
      'r1c1 can only pair with r1c2. Which domino with its number is left?',
      'r1c1 can only pair with r1c2. Only one domino has a 0. Place the 0–1: 0 on r1c1, 1 on r1c2.',
    ],
    de: [
      'Schau dir die 0 an.',
      'r1c1 gehört zu r1c2. Welcher Stein mit der Zahl von r1c1 ist noch übrig?',
      'r1c1 kann nur zu r1c2 gehören. Nur ein Stein hat eine 0. Leg den 0–1: 0 auf r1c1, 1 auf r1c2.',
    ],
  },
  {
    state: 'nothing forced',
    kind: 'pips',
    puzzle: FREE,
    about: HINT,
    en: [
      'Look at r1c1.',
      'r1c1 has only one free neighbour. Which?',
      'r1c1 pairs with r1c2.',
      'Try a domino on r1c1 and r1c2.',
      'Several ways work from here. Which domino do you try on r1c1 and r1c2?',
      'Several ways work from here. One of them: the 0–1 with 0 on r1c1 and 1 on r1c2.',
    ],
    de: [
      'Schau dir r1c1 an.',
      'r1c1 hat nur einen freien Nachbarn. Welchen?',
      'r1c1 gehört zu r1c2.',
      'Probier einen Stein auf r1c1 und r1c2.',
      'Von hier aus geht mehreres. Welchen Stein probierst du auf r1c1 und r1c2?',
      'Von hier aus geht mehreres. Zum Beispiel: Leg den 0–1: 0 auf r1c1, 1 auf r1c2.',
    ],
  },
  {
    state: 'no solution',
    kind: 'pips',
    puzzle: NONE,
    about: HINT,
    en: ['This puzzle has no solution.'],
    de: ['Dieses Rätsel hat keine Lösung.'],
  },
  {
    state: 'no solution, with something placed',
    kind: 'pips',
    puzzle: NONE,
    moves: [place(0, [0, 0], [0, 1])],
    about: HINT,
    en: ['This puzzle has no solution.'],
    de: ['Dieses Rätsel hat keine Lösung.'],
  },
  {
    state: 'why no solution',
    kind: 'pips',
    puzzle: NONE,
    about: UNSOLVABLE,
    en: ['The 5 needs a 5. There is none.'],
    de: ['Die 5 braucht eine 5. Es gibt keine.'],
  },
  {
    state: 'lost',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [place(0, [0, 1], [1, 1])],
    about: HINT,
    en: ['This can’t be finished any more.'],
    de: ['So geht es nicht mehr auf.'],
  },
  {
    state: 'why lost',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [place(0, [0, 1], [1, 1])],
    about: LOST,
    en: ['The right 2 is full and adds up to 1.'],
    de: ['Die rechte 2 ist voll und ergibt 1.'],
  },
  {
    state: 'inside a What if',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [{ type: 'try' }, place(0, [0, 1], [0, 0])],
    about: HINT,
    en: [
      'Look at the two 2s.',
      'Only one domino is left. How does it lie?',
      'Only one domino is left. Place the 1–2: 1 on r2c1, 2 on r2c2.',
    ],
    de: [
      'Schau dir die beiden 2er an.',
      'Nur noch ein Stein ist übrig. Wie herum liegt er?',
      'Nur noch ein Stein ist übrig. Leg den 1–2: 1 auf r2c1, 2 auf r2c2.',
    ],
  },
  {
    state: 'lost inside a What if',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [{ type: 'try' }, place(0, [0, 1], [1, 1])],
    about: HINT,
    en: ['This can’t be finished any more.'],
    de: ['So geht es nicht mehr auf.'],
  },
  {
    state: 'solved',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [place(0, [0, 1], [0, 0]), place(1, [1, 0], [1, 1])],
    about: HINT,
    en: ['There’s nothing left to find.'],
    de: ['Hier gibt es nichts mehr zu finden.'],
  },
  {
    state: 'why not: forbidden',
    kind: 'pips',
    puzzle: SQUARE,
    about: whyNot({
      type: 'place',
      slot: 0,
      cells: [
        [0, 1],
        [1, 1],
      ],
    }),
    en: ['With the 0–1 here, the right 2 is full and adds up to 1.'],
    de: ['Mit dem 0–1 hier: Die rechte 2 ist voll und ergibt 1.'],
  },
  {
    state: 'why not: nothing forbids it',
    kind: 'pips',
    puzzle: SQUARE,
    about: whyNot({
      type: 'place',
      slot: 0,
      cells: [
        [0, 1],
        [0, 0],
      ],
    }),
    en: ['Nothing forbids it yet.'],
    de: ['Noch spricht nichts dagegen.'],
  },
  {
    state: 'why not: forbidden on a lost board',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [place(0, [0, 1], [1, 1])],
    about: whyNot({
      type: 'place',
      slot: 1,
      cells: [
        [0, 0],
        [1, 0],
      ],
    }),
    en: ['With the 1–2 here, the left 2 is full and adds up to 3.'],
    de: ['Mit dem 1–2 hier: Die linke 2 ist voll und ergibt 3.'],
  },
  {
    state: 'one solution',
    kind: 'futoshiki',
    puzzle: GRID,
    about: HINT,
    en: [
      'Look at row 1.',
      'Row 1 lacks 1 and 2, and column 2 has its 1. Where do they go?',
      '1 and 2 are left, and column 2 has its 1: r1c2 is 2, r1c1 is 1.',
      'Look at column 2.',
      'Column 2 has one empty cell. Which number does it lack?',
      'r3c2 is 3.',
      'Look at column 3 and row 3.',
      'Each of these is the last number for its row, column or cell. Which comes first?',
      'r2c3 is 2, r3c1 is 2, r2c1 is 3, r3c3 is 1.',
    ],
    de: [
      'Schau dir Zeile 1 an.',
      'In Zeile 1 fehlen noch 1 und 2, und Spalte 2 hat schon die 1. Welche kommt wohin?',
      'Es fehlen 1 und 2, und Spalte 2 hat schon die 1: r1c2 ist die 2, r1c1 die 1.',
      'Schau dir Spalte 2 an.',
      'Spalte 2 hat nur noch ein leeres Feld. Welche Zahl fehlt?',
      'r3c2 ist die 3.',
      'Schau dir Spalte 3 und Zeile 3 an.',
      'In einer Zeile, einer Spalte oder einem Feld ist nur noch eine Zahl möglich. Wo fängst du an?',
      'r2c3 ist die 2, r3c1 die 2, r2c1 die 3, r3c3 die 1.',
    ],
  },
  {
    state: 'another hint',
    kind: 'futoshiki',
    puzzle: TWO,
    about: ANOTHER,
    en: ['Look at row 3.', 'Row 3 has one empty cell. Which number does it lack?', 'r3c3 is 2.'],
    de: ['Schau dir Zeile 3 an.', 'Zeile 3 hat nur noch ein leeres Feld. Welche Zahl fehlt?', 'r3c3 ist die 2.'],
  },
  {
    state: 'no other hint',
    kind: 'futoshiki',
    puzzle: GRID,
    about: ANOTHER,
    en: ['There’s no other hint for this position.'],
    de: ['Für diese Stellung gibt es keinen anderen Tipp.'],
  },
  {
    state: 'looking ahead',
    kind: 'futoshiki',
    puzzle: AHEAD,
    about: HINT,
    en: [
      'Look at r4c4.',
      'Suppose r4c4 is 3. What would be left for r4c3?',
      'r4c3 would have to be greater than the 3 in r4c4. r4c4 is 1, 2 or 4.',
      'Look at row 4.',
      'r4c4 is 1, 2 or 4, and columns 1 and 3 have their 3. Where in row 4 can the 3 go?',
      'r4c4 is 1, 2 or 4, and columns 1 and 3 have their 3: r4c2 is 3.',
      'Look at column 2.',
      'Column 2 has one empty cell. Which number does it lack?',
      'r1c2 is 4.',
      'Look at row 1.',
      'Columns 1 and 3 have their 3. Where in row 1 can the 3 go?',
      'Columns 1 and 3 have their 3: r1c4 is 3.',
    ],
    de: [
      'Schau dir r4c4 an.',
      'Angenommen, r4c4 ist die 3. Was bleibt dann für r4c3?',
      'Dann müsste r4c3 größer sein als die 3 in r4c4. Also ist r4c4 eine 1, 2 oder 4.',
      'Schau dir Zeile 4 an.',
      'r4c4 ist 1, 2 oder 4, und die Spalten 1 und 3 haben schon die 3. Wo kann die 3 in Zeile 4 noch stehen?',
      'r4c4 ist 1, 2 oder 4, und die Spalten 1 und 3 haben schon die 3: r4c2 ist die 3.',
      'Schau dir Spalte 2 an.',
      'Spalte 2 hat nur noch ein leeres Feld. Welche Zahl fehlt?',
      'r1c2 ist die 4.',
      'Schau dir Zeile 1 an.',
      'Die Spalten 1 und 3 haben schon die 3. Wo kann die 3 in Zeile 1 noch stehen?',
      'Die Spalten 1 und 3 haben schon die 3: r1c4 ist die 3.',
    ],
  },
  {
    state: 'no solution, with something placed',
    kind: 'futoshiki',
    puzzle: CLASH,
    moves: [put([2, 2], 1)],
    about: HINT,
    en: ['This puzzle has no solution.'],
    de: ['Dieses Rätsel hat keine Lösung.'],
  },
  {
    state: 'no solution',
    kind: 'futoshiki',
    puzzle: CLASH,
    about: UNSOLVABLE,
    en: ['r1c2 must be smaller than r1c1, but it is 3, the highest number.'],
    de: ['r1c2 muss kleiner sein als r1c1, ist aber die 3, die größte Zahl.'],
  },
  {
    state: 'lost',
    kind: 'futoshiki',
    puzzle: GRID,
    moves: [put([0, 0], 1), put([0, 1], 3)],
    about: HINT,
    en: ['This can’t be finished any more.'],
    de: ['So geht es nicht mehr auf.'],
  },
  {
    state: 'why lost',
    kind: 'futoshiki',
    puzzle: GRID,
    moves: [put([0, 0], 1), put([0, 1], 3)],
    about: LOST,
    en: ['Your 3 in r1c2 is the second 3 in row 1: r1c3 has one.'],
    de: ['Deine 3 in r1c2 ist die zweite 3 in Zeile 1: Eine steht schon in r1c3.'],
  },
  {
    state: 'why not: forbidden',
    kind: 'futoshiki',
    puzzle: GRID,
    about: whyNot(put([0, 0], 3)),
    en: ['A 3 in r1c1 would be the second 3 in row 1: r1c3 has one.'],
    de: ['Eine 3 in r1c1 wäre die zweite 3 in Zeile 1: Eine steht schon in r1c3.'],
  },
  {
    state: 'why not: nothing forbids it',
    kind: 'futoshiki',
    puzzle: GRID,
    about: whyNot(put([0, 1], 2)),
    en: ['Nothing forbids it yet.'],
    de: ['Noch spricht nichts dagegen.'],
  },
  {
    state: 'a row of signs',
    kind: 'futoshiki',
    puzzle: SIGNS,
    about: HINT,
    en: [
      'Look at column 1.',
      'The signs make r2c1, r3c1, r4c1 and r5c1 too low. Where in column 1 can the 5 go?',
      'The signs make r2c1, r3c1, r4c1 and r5c1 too low: r1c1 is 5.',
    ],
    de: [
      'Schau dir Spalte 1 an.',
      'Wegen der Zeichen sind r2c1, r3c1, r4c1 und r5c1 zu klein. Wo kann die 5 in Spalte 1 noch stehen?',
      'Wegen der Zeichen sind r2c1, r3c1, r4c1 und r5c1 zu klein: r1c1 ist die 5.',
    ],
  },
  {
    state: 'several solutions',
    kind: 'futoshiki',
    puzzle: LOOSE,
    about: HINT,
    en: ['Look at row 1.', 'Row 1 has one empty cell. Which number does it lack?', 'r1c1 is 1.'],
    de: ['Schau dir Zeile 1 an.', 'Zeile 1 hat nur noch ein leeres Feld. Welche Zahl fehlt?', 'r1c1 ist die 1.'],
  },
  {
    state: 'nothing forced',
    kind: 'futoshiki',
    puzzle: EMPTY,
    about: HINT,
    en: [
      'Try a number in r1c1.',
      'Several ways work from here. Which number do you try in r1c1?',
      'Several ways work from here. One of them: 1 in r1c1.',
    ],
    de: [
      'Probier eine Zahl in r1c1.',
      'Von hier führen mehrere Wege zum Ziel. Welche Zahl probierst du in r1c1?',
      'Von hier führen mehrere Wege zum Ziel. Einer davon: 1 in r1c1.',
    ],
  },
  {
    state: 'inside a What if',
    kind: 'futoshiki',
    puzzle: GRID,
    moves: [{ type: 'try' }, put([0, 0], 1)],
    about: HINT,
    en: [
      'Look at row 1.',
      'Row 1 has one empty cell. Which number does it lack?',
      'r1c2 is 2.',
      'Look at column 2.',
      'Column 2 has one empty cell. Which number does it lack?',
      'r3c2 is 3.',
      'Look at column 3 and row 3.',
      'Each of these is the last number for its row, column or cell. Which comes first?',
      'r2c3 is 2, r3c1 is 2, r2c1 is 3, r3c3 is 1.',
    ],
    de: [
      'Schau dir Zeile 1 an.',
      'Zeile 1 hat nur noch ein leeres Feld. Welche Zahl fehlt?',
      'r1c2 ist die 2.',
      'Schau dir Spalte 2 an.',
      'Spalte 2 hat nur noch ein leeres Feld. Welche Zahl fehlt?',
      'r3c2 ist die 3.',
      'Schau dir Spalte 3 und Zeile 3 an.',
      'In einer Zeile, einer Spalte oder einem Feld ist nur noch eine Zahl möglich. Wo fängst du an?',
      'r2c3 ist die 2, r3c1 die 2, r2c1 die 3, r3c3 die 1.',
    ],
  },
  {
    state: 'lost inside a What if',
    kind: 'futoshiki',
    puzzle: GRID,
    moves: [{ type: 'try' }, put([0, 0], 1), put([0, 1], 3)],
    about: HINT,
    en: ['This can’t be finished any more.'],
    de: ['So geht es nicht mehr auf.'],
  },
  {
    state: 'solved',
    kind: 'futoshiki',
    puzzle: LAST,
    moves: [put([0, 0], 1)],
    about: HINT,
    en: ['There’s nothing left to find.'],
    de: ['Hier gibt es nichts mehr zu finden.'],
  },
];
