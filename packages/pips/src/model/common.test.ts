import { expect, it } from 'vitest';
import { lay, pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleOf } from '../../test/puzzle-of.js';
import { commonOf } from './common.js';

it('collects values per cell, and the pairs that every solution joins', () => {
  const puzzle = puzzleOf({ cells: pairs('0,0 0,1 1,0 1,1'), dominoes: pairs('0,1 2,2') });
  const common = commonOf(puzzle);
  expect(common.toJson()).toEqual({
    cells: puzzle.cells.map((cell) => ({ cell, values: [] })),
    joined: [],
  });
  common.add({ placements: [lay([1, 0], '0,1 0,0'), lay([2, 2], '1,0 1,1')] });
  common.add({ placements: [lay([1, 0], '0,0 0,1'), lay([2, 2], '1,0 1,1')] });
  expect(common.toJson()).toEqual({
    cells: [
      { cell: [0, 0], values: [0, 1] },
      { cell: [0, 1], values: [0, 1] },
      { cell: [1, 0], values: [2] },
      { cell: [1, 1], values: [2] },
    ],
    joined: [pairs('0,0 0,1'), pairs('1,0 1,1')],
  });
  common.add({ placements: [lay([0, 1], '0,0 1,0'), lay([2, 2], '0,1 1,1')] });
  expect(common.toJson()).toMatchObject({ joined: [] });
  expect(common.toText()).toContain('r1c1: 0 or 1');
});
