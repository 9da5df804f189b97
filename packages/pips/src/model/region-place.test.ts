import { describe, expect, it } from 'vitest';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { cellsOf, puzzleOf, rectangle } from '../../test/puzzle-of.js';
import type { Cell } from './cell.js';
import type { Puzzle } from './puzzle.js';
import { regionPlace } from './region-place.js';
import type { Rule } from './rule.js';

const NINE: Rule = { kind: 'sum', op: '=', target: 9 };

/** A board of free cells, with one region for each list of cells. */
const boardWith = (cells: readonly Cell[], ...regions: (readonly Cell[])[]): Puzzle =>
  puzzleOf({ cells, regions: regions.map((own) => ({ cells: own, rule: NINE })) });

const placesOf = (puzzle: Puzzle) =>
  puzzle.regions.map((region) => {
    const { place, at } = regionPlace(puzzle, region);
    return place?.join(' ') ?? (at === undefined ? '' : String(at));
  });

const SIX_BY_SIX = rectangle(6, 6);

describe('a region is told from those with the same rule', () => {
  it('by nothing where there are none', () => {
    const puzzle = boardWith(SIX_BY_SIX, [[0, 0]]);
    expect(puzzle.regions.map((region) => regionPlace(puzzle, region))).toEqual([{ label: '9', alike: 1 }]);
  });

  it('by rows or columns, whichever parts them more', () => {
    expect(placesOf(boardWith(SIX_BY_SIX, [[0, 0]], [[5, 1]]))).toEqual(['top', 'bottom']);
    expect(placesOf(boardWith(SIX_BY_SIX, [[1, 4]], [[0, 0]]))).toEqual(['right', 'left']);
    expect(placesOf(boardWith(SIX_BY_SIX, [[0, 3]], [[2, 3]], [[5, 3]]))).toEqual(['top', 'middle', 'bottom']);
  });

  it('each by where it stands out', () => {
    expect(placesOf(boardWith(SIX_BY_SIX, [[0, 0]], [[0, 5]], [[5, 0]]))).toEqual(['top left', 'right', 'bottom']);
  });

  it('by two words in the corners', () => {
    const corners: readonly (readonly Cell[])[] = [[[0, 0]], [[0, 5]], [[5, 0]], [[5, 5]]];
    expect(placesOf(boardWith(SIX_BY_SIX, ...corners))).toEqual([
      'top left',
      'top right',
      'bottom left',
      'bottom right',
    ]);
  });

  it('by its first cell where words are not enough', () => {
    const beside = cellsOf('####', '####');
    const puzzle = boardWith(beside, pairs('0,1 1,1'), pairs('0,2 1,0'), pairs('0,0 1,2'), pairs('0,3 1,3'));
    expect(placesOf(puzzle)).toEqual(['0,1', '0,2', '0,0', 'right']);
  });
});
