/**
 * What help says in each state, rung by rung, in both languages: read aloud, and kept to the letter. The puzzles are
 * small enough to be solved in the head.
 */
import type { Move } from '@pipwright/play';
import type { About } from '../explain-messages.js';

export interface ToldRow {
  readonly state: string;
  readonly kind: 'pips' | 'futoshiki';
  readonly puzzle: string;
  readonly moves?: readonly Move[];
  readonly about: About;
  /** What is said, one press after another. */
  readonly en: readonly string[];
  readonly de: readonly string[];
}

const HINT: About = { type: 'hint', chapter: 0 };
const free = (cells: string, pieces: string, ...rules: readonly string[]) =>
  `board:\n${cells}\n\npieces:\n${pieces}\n\nconstraints:\n${rules.join('\n')}\n`;

/** Two dominoes in a row; the 0 comes first. */
const ROW = free('####', '01,23', 'Exactly 0 {(0,0)}');
/** The 0–1 must stand on the left, the 1–2 on the right. */
const SQUARE = free('##\n##', '01,12', 'Exactly 2 {(0,0),(0,1)}', 'Exactly 2 {(1,1)}');
const LOOK_AHEAD = free('###\n###', '00,11,22', 'Exactly 2 {(0,0)}', 'MoreThan 2 {(1,0),(2,0),(2,1)}');
const LATIN = '. . 3\n\n. 1 .\n\n. . .\n';

export const TOLD_TABLE: readonly ToldRow[] = [
  { state: 'one solution', kind: 'pips', puzzle: SQUARE, about: HINT, en: [], de: [] },
  { state: 'looking ahead', kind: 'pips', puzzle: LOOK_AHEAD, about: HINT, en: [], de: [] },
  { state: 'several solutions, something is certain', kind: 'pips', puzzle: ROW, about: HINT, en: [], de: [] },
  { state: 'nothing forced', kind: 'pips', puzzle: free('##', '01'), about: HINT, en: [], de: [] },
  { state: 'no solution', kind: 'pips', puzzle: free('##', '01', 'Exactly 5 {(0,0)}'), about: HINT, en: [], de: [] },
  {
    state: 'why no solution',
    kind: 'pips',
    puzzle: free('##', '01', 'Exactly 5 {(0,0)}'),
    about: { type: 'unsolvable' },
    en: [],
    de: [],
  },
  {
    state: 'lost',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [
      {
        type: 'place',
        slot: 0,
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
    ],
    about: HINT,
    en: [],
    de: [],
  },
  {
    state: 'why lost',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [
      {
        type: 'place',
        slot: 0,
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
    ],
    about: { type: 'lost' },
    en: [],
    de: [],
  },
  {
    state: 'inside a What if',
    kind: 'pips',
    puzzle: SQUARE,
    moves: [
      { type: 'try' },
      {
        type: 'place',
        slot: 0,
        cells: [
          [0, 0],
          [1, 0],
        ],
      },
    ],
    about: HINT,
    en: [],
    de: [],
  },
  { state: 'one solution', kind: 'futoshiki', puzzle: LATIN, about: HINT, en: [], de: [] },
  {
    state: 'why not, in the row already',
    kind: 'futoshiki',
    puzzle: LATIN,
    about: { type: 'why-not', action: { type: 'put', cell: [0, 0], number: 3 } },
    en: [],
    de: [],
  },
];
