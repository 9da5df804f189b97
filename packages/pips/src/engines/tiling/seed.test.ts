/** The functions of seed 003, with their meaning there. */

import { describe, expect, it } from 'vitest';
import { cellPair, pairs, rows } from '../../../../core/src/testing/short-forms.js';
import { cellsOf, puzzleOf, rectangle } from '../../../test/puzzle-of.js';
import { SEED_003, SEED_003_SOLUTION } from '../../../test/seed-003.js';
import type { Cell } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import { type Solution, solutionKey } from '../../model/solution.js';
import { Backtrack, Board, Edge, getAdjacent, isDouble, PuzzleState, Tiling } from './index.js';

const solutionOn = ({ board }: PuzzleState): Solution => ({
  placements: board.dominoPlaces.map(([domino, cells]) => ({ domino, cells })),
});

describe('Domino', () => {
  it('knows doubles', () => {
    expect(isDouble([6, 6])).toBe(true);
    expect(isDouble([6, 4])).toBe(false);
  });
});

describe('Cell', () => {
  it('has four neighbours, of which some may not exist', () => {
    expect(getAdjacent([0, 3])).toEqual(pairs('-1,3 1,3 0,2 0,4'));
  });
});

describe('Edge', () => {
  it('is turned round without being changed', () => {
    const edge: Edge = cellPair('0,0 0,1');
    expect(Edge.reverse(edge)).toEqual(pairs('0,1 0,0'));
    expect(Edge.reverse(Edge.reverse(edge))).toEqual(edge);
  });
});

describe('Board', () => {
  const lying: Edge = cellPair('0,1 0,0');
  const standing: Edge = cellPair('0,2 1,2');

  it('holds -1 where no domino lies', () => {
    expect(Board.empty(rectangle(2, 3))).toEqual({
      dominoPlaces: [],
      cells: [
        [-1, -1, -1],
        [-1, -1, -1],
      ],
    });
    expect(Board.empty([])).toEqual({ dominoPlaces: [], cells: [] });
  });

  it('is copied when a domino is placed, left pip on the first cell', () => {
    const empty = Board.empty(rectangle(2, 3));
    const one = Board.place([6, 5], lying, empty);
    const two = Board.place([1, 2], standing, one);
    expect(one.cells[1]).toBe(empty.cells[1]);
    expect(one.cells).toEqual([
      [5, 6, -1],
      [-1, -1, -1],
    ]);
    expect(two).toEqual({
      dominoPlaces: [
        [[1, 2], standing],
        [[6, 5], lying],
      ],
      cells: [
        [5, 6, 1],
        [-1, -1, 2],
      ],
    });
    expect(empty).toEqual(Board.empty(rectangle(2, 3)));
    expect(one.dominoPlaces).toHaveLength(1);
  });
});

describe('Tiling', () => {
  it('finds the three tilings of 2×3, in the order of the seed', () => {
    const drawn = Tiling.getAll(new Set(rectangle(2, 3))).map((tiling) =>
      [...tiling].map(([[row, column], [below]]) => `${row}${column}${below > row ? '|' : '-'}`).join(' '),
    );
    expect(drawn).toEqual(['00| 01| 02|', '00| 01- 11-', '00- 02| 10-']);
  });

  it.each([
    ['no cells', [], 1],
    ['one cell', rectangle(1, 1), 0],
    ['a pair', rectangle(1, 2), 1],
    ['a pair named twice', [...rectangle(1, 2), ...rectangle(1, 2)], 1],
    ['two cells apart', cellsOf('# #'), 0],
    ['two cells corner to corner', cellsOf('# ', ' #'), 0],
    ['a ring', cellsOf('###', '# #', '###'), 2],
    ['two squares', cellsOf('## ##', '## ##'), 4],
    ['2×4', rectangle(2, 4), 5],
    ['two cells far away', [[4095, 4094] as const, [4095, 4095] as const], 1],
  ])('finds and counts those of %s', (_, cells, expected) => {
    expect(Tiling.getAll(cells)).toHaveLength(expected);
    expect(Tiling.count(cells)).toBe(BigInt(expected));
  });
});

describe('Backtrack', () => {
  it('solves the puzzle of the seed, one way and no other', () => {
    expect(Backtrack.solve(PuzzleState.of(SEED_003)).map(solutionOn).map(solutionKey)).toEqual([
      solutionKey(SEED_003_SOLUTION),
    ]);
  });

  /** The first cell holds a 3. */
  const puzzleWith = (cells: readonly Cell[], ...dominoes: Domino[]) =>
    puzzleOf({ cells, dominoes, regions: [{ cells: [[0, 0]], rule: { kind: 'sum', op: '=', target: 3 } }] });

  it('finds all solutions, or one', () => {
    const state = PuzzleState.of(puzzleWith(rectangle(2, 2), [3, 1], [4, 4]));
    expect(Backtrack.solve(state)).toHaveLength(2);
    const solved = Backtrack.trySolve(state);
    expect(solved?.board.cells[0]?.[0]).toBe(3);
    expect(solved?.board.dominoPlaces).toHaveLength(2);
    const unsolvable = PuzzleState.of(puzzleWith(rectangle(2, 2), [1, 1], [4, 4]));
    expect(Backtrack.trySolve(unsolvable)).toBeUndefined();
    expect(Backtrack.solve(unsolvable)).toEqual([]);
  });

  it('goes on from a puzzle in any state', () => {
    const puzzle = puzzleWith(rectangle(2, 2), [3, 1], [4, 4]);
    const board = Board.place([3, 1], cellPair('0,0 1,0'), Board.empty(puzzle.cells));
    const [solved, ...others] = Backtrack.solve(PuzzleState.of(puzzle, board));
    expect(others).toEqual([]);
    expect(solved?.board.cells).toEqual(rows('34 14'));
    expect(solved && Backtrack.solve(solved)).toEqual([solved]);
  });

  it.each<[string, Domino, Edge]>([
    ['against a rule', [1, 3], cellPair('0,0 0,1')],
    ['of no domino there is', [3, 2], cellPair('0,0 0,1')],
    ['off the board', [4, 4], cellPair('0,3 0,4')],
    ['of a torn domino', [3, 1], cellPair('0,0 0,3')],
    ['that leaves cells alone', [4, 4], cellPair('0,1 0,2')],
  ])('finds nothing after a placement %s', (_, domino, edge) => {
    const puzzle = puzzleWith(rectangle(1, 4), [3, 1], [4, 4]);
    expect(Backtrack.solve(PuzzleState.of(puzzle))).toHaveLength(1);
    const board = Board.place(domino, edge, Board.empty(puzzle.cells));
    expect(Backtrack.solve(PuzzleState.of(puzzle, board))).toEqual([]);
  });
});
