/** The first board of Futoshiki: every number of it follows from a sign, or from two others in its row or column. */
import { type Cell, isGiven } from '@pipwright/play';
import type { KindLessons } from '../kind/lessons.js';
import { enFutoshikiLessons } from './words/en-lessons.js';

const square = (row: number, column: number) => ({ Column: column, Row: row });

export const futoshikiLessons: KindLessons<'futoshiki'> = {
  lessons: [
    {
      puzzle: {
        Grid: { OriginSquare: square(0, 0), Dimensions: { WidthInSquares: 3, HeightInSquares: 3 } },
        MaxNumber: 3,
        FixedNumbers: [{ Square: square(0, 1), Number: 2 }],
        GreaterThanSigns: [{ FirstSquare: square(1, 1), SecondSquare: square(2, 1) }],
        LessThanSigns: [
          { FirstSquare: square(0, 0), SecondSquare: square(0, 1) },
          { FirstSquare: square(0, 1), SecondSquare: square(0, 2) },
        ],
      },
      solution: [
        [{ cell: [0, 0], number: 1 }],
        [{ cell: [0, 2], number: 3 }],
        [{ cell: [1, 1], number: 3 }],
        [{ cell: [2, 1], number: 1 }],
        [{ cell: [1, 0], number: 2 }],
        [{ cell: [1, 2], number: 1 }],
        [{ cell: [2, 0], number: 3 }],
        [{ cell: [2, 2], number: 2 }],
      ],
    },
  ],
  piecesOn: ({ grid }, puzzle) =>
    grid.flatMap((line, row) =>
      line.flatMap((number, column) => {
        const cell: Cell = [row, column];
        return number === 0 || isGiven(puzzle, cell) ? [] : [[{ cell, number }]];
      }),
    ),
  words: enFutoshikiLessons,
};
