import type { Puzzle } from '@pipwright/pips';
import type { Cell } from '@pipwright/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { puzzleFromText, puzzleOf } from '../../../pips/test/puzzle-of.js';
import { geometryOf } from './geometry.js';

/** As another tool might write it: far from the corner of its sheet. */
function moved(puzzle: Puzzle, [down, right]: Cell): Puzzle {
  return { ...puzzle, cells: puzzle.cells.map(([row, column]): Cell => [row + down, column + right]) };
}

const board = puzzleFromText('board:\n####\n#  #\n\npieces:\n12,34,56\n\nconstraints:\nExactly 2 {(0,0)}\n');
const anyStep = fc.tuple(fc.nat(50), fc.nat(50));

describe('the geometry of a board', () => {
  it('finds each cell at its middle, and anywhere within', () => {
    const inside = fc.integer({ min: 1, max: 999 }).map((n) => n / 1000);
    fc.assert(
      fc.property(anyStep, inside, inside, (step, dx, dy) => {
        const puzzle = moved(board, step);
        const geometry = geometryOf(puzzle);
        for (const cell of puzzle.cells) {
          expect(geometry.cellAt(geometry.middle(cell))).toEqual(cell);
          const { x, y } = geometry.corner(cell);
          expect(geometry.cellAt({ x: x + dx, y: y + dy })).toEqual(cell);
        }
      }),
    );
  });

  it('has the same size and room on all sides, wherever the board starts', () => {
    fc.assert(
      fc.property(anyStep, (step) => {
        const puzzle = moved(board, step);
        const { width, height, corner } = geometryOf(puzzle);
        const corners = puzzle.cells.map(corner);
        const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
        const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
        for (const room of [left, top, width - right - 1, height - bottom - 1]) expect(room).toBeCloseTo(0.2);
        expect([width, height]).toEqual([geometryOf(board).width, geometryOf(board).height]);
      }),
    );
  });

  it('knows points beside the board as cells that are not on it', () => {
    const { cellAt } = geometryOf(board);
    expect(cellAt({ x: 0.1, y: 0.1 })).toEqual([-1, -1]);
    expect(cellAt({ x: 1.7, y: 1.7 })).toEqual([1, 1]);
    expect(cellAt({ x: 4.3, y: 0.5 })).toEqual([0, 4]);
  });

  it('is one cell large where there is no board', () => {
    const empty = puzzleOf({ cells: [], supply: { kind: 'list', dominoes: [] }, maxPip: 6, regions: [] });
    expect(geometryOf(empty)).toMatchObject({ width: 1.4, height: 1.4 });
  });
});
