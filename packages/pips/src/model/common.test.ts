import { expect, it } from 'vitest';
import { puzzleOf } from '../../test/puzzle-of.js';
import { commonOf } from './common.js';

it('collects values per cell, and the pairs that every solution joins', () => {
  const puzzle = puzzleOf({
    cells: [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
    supply: {
      kind: 'list',
      dominoes: [
        [0, 1],
        [2, 2],
      ],
    },
    maxPip: 6,
    regions: [],
  });
  const common = commonOf(puzzle);
  expect(common.toJson()).toEqual({
    cells: puzzle.cells.map((cell) => ({ cell, values: [] })),
    joined: [],
  });
  common.add({
    placements: [
      {
        domino: [1, 0],
        cells: [
          [0, 1],
          [0, 0],
        ],
      },
      {
        domino: [2, 2],
        cells: [
          [1, 0],
          [1, 1],
        ],
      },
    ],
  });
  common.add({
    placements: [
      {
        domino: [1, 0],
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
      {
        domino: [2, 2],
        cells: [
          [1, 0],
          [1, 1],
        ],
      },
    ],
  });
  expect(common.toJson()).toEqual({
    cells: [
      { cell: [0, 0], values: [0, 1] },
      { cell: [0, 1], values: [0, 1] },
      { cell: [1, 0], values: [2] },
      { cell: [1, 1], values: [2] },
    ],
    joined: [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [1, 0],
        [1, 1],
      ],
    ],
  });
  common.add({
    placements: [
      {
        domino: [0, 1],
        cells: [
          [0, 0],
          [1, 0],
        ],
      },
      {
        domino: [2, 2],
        cells: [
          [0, 1],
          [1, 1],
        ],
      },
    ],
  });
  expect(common.toJson()).toMatchObject({ joined: [] });
  expect(common.toText()).toContain('r1c1: 0 or 1');
});
