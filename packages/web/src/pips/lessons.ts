/** The first boards of Pips: to place, to turn, `=` and a sum, `<` and `>` and a cell without a rule. */
import type { Cell } from '@pipwright/play';
import type { Piece } from '../kind/explaining.js';
import type { KindLessons, Lesson } from '../kind/lessons.js';
import { enPipsLessons } from './words/en-lessons.js';

/** In the tray, the 2-5 lies the wrong way round for its place. */
const LESSONS: readonly Lesson[] = [
  {
    puzzle: {
      rows: 2,
      cols: 3,
      maxPip: 6,
      dominoes: [
        [4, 4],
        [1, 1],
      ],
      regions: [
        [0, 0, null],
        [null, 1, 1],
      ],
      constraints: { 0: { sum: 2 }, 1: { sum: 8 } },
    },
    solution: [laid([1, 1], [0, 0], [0, 1]), laid([4, 4], [1, 1], [1, 2])],
  },
  {
    puzzle: {
      rows: 2,
      cols: 3,
      maxPip: 6,
      dominoes: [
        [2, 5],
        [1, 4],
      ],
      regions: [
        [0, 1, 2],
        [null, null, 3],
      ],
      constraints: { 0: { sum: 5 }, 1: { sum: 2 }, 2: { sum: 1 }, 3: { sum: 4 } },
    },
    solution: [laid([5, 2], [0, 0], [0, 1]), laid([1, 4], [0, 2], [1, 2])],
  },
  {
    puzzle: {
      rows: 2,
      cols: 5,
      maxPip: 6,
      dominoes: [
        [1, 3],
        [2, 2],
        [3, 3],
      ],
      regions: [
        [0, 0, 0, null, null],
        [null, null, 1, 1, 1],
      ],
      constraints: { 0: { all_equal: true }, 1: { sum: 5 } },
    },
    solution: [laid([3, 3], [0, 0], [0, 1]), laid([3, 1], [0, 2], [1, 2]), laid([2, 2], [1, 3], [1, 4])],
  },
  {
    puzzle: {
      rows: 2,
      cols: 3,
      maxPip: 6,
      dominoes: [
        [0, 5],
        [1, 6],
      ],
      regions: [
        [0, null, null],
        [1, 1, 2],
      ],
      constraints: { 1: { sum_less: 3 }, 2: { sum_greater: 5 } },
    },
    solution: [laid([1, 6], [1, 1], [1, 2]), laid([5, 0], [0, 0], [1, 0])],
  },
];

export const pipsLessons: KindLessons<'pips'> = {
  lessons: LESSONS,
  piecesOn: ({ lying }) => lying.map(({ domino, cells }) => laid(domino, ...cells)),
  words: enPipsLessons,
};

function laid([one, other]: readonly [number, number], first: Cell, second: Cell): Piece {
  return [
    { cell: first, number: one },
    { cell: second, number: other },
  ];
}
