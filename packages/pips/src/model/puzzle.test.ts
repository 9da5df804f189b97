import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleOf } from '../../test/puzzle-of.js';
import { anyPuzzle } from '../testing/index.js';
import { sameDomino } from './domino.js';
import { type Puzzle, type Spec, samePuzzle } from './puzzle.js';

const SPEC: Spec = {
  cells: pairs('0,0 0,1 1,0 1,1'),
  supply: { kind: 'list', dominoes: pairs('3,0 1,1') },
  maxPip: 6,
  regions: [{ cells: [[0, 0]] }, { cells: [[0, 1]], rule: { kind: 'different', avoiding: [1, 2] } }],
};

describe('a puzzle', () => {
  it('keeps dominoes as written, and compares them without orientation', () => {
    const puzzle = puzzleOf(SPEC);
    expect(puzzle.supply).toEqual(SPEC.supply);
    expect(sameDomino([3, 0], [0, 3])).toBe(true);
    expect(sameDomino([3, 0], [3, 1])).toBe(false);
    const turned = puzzleOf({ ...SPEC, supply: { kind: 'list', dominoes: pairs('0,3 1,1') } });
    expect(samePuzzle(puzzle, turned)).toBe(true);
  });

  it('stores a free cell one way, and keeps the places of the other regions', () => {
    const { regions } = puzzleOf(SPEC);
    expect(regions).toEqual([{ cells: [[0, 1]], rule: { kind: 'different', avoiding: [1, 2] }, index: 1 }]);
    expect(samePuzzle(puzzleOf(SPEC), puzzleOf({ ...SPEC, regions: SPEC.regions.slice(1) }))).toBe(true);
  });

  it.each<[string, Partial<Spec>]>([
    ['another board', { cells: pairs('0,0 0,1 0,2 0,3') }],
    ['another domino', { supply: { kind: 'list', dominoes: pairs('3,1 1,1') } }],
    ['a set', { supply: { kind: 'set', repeats: false } }],
    ['another rule', { regions: [{ cells: [[0, 1]], rule: { kind: 'different', avoiding: [1] } }] }],
    ['another cell in the region', { regions: [{ cells: [[1, 1]], rule: { kind: 'different', avoiding: [1, 2] } }] }],
    ['no rule', { regions: [] }],
  ])('differs from one with %s', (_, change) => {
    expect(samePuzzle(puzzleOf(SPEC), puzzleOf({ ...SPEC, ...change }))).toBe(false);
  });

  it('tells apart sets by size and by repeats', () => {
    const set = (maxPip: number, repeats: boolean): Puzzle =>
      puzzleOf({ ...SPEC, maxPip, supply: { kind: 'set', repeats } });
    expect(samePuzzle(set(6, false), set(6, false))).toBe(true);
    expect(samePuzzle(set(6, false), set(6, true))).toBe(false);
    expect(samePuzzle(set(6, false), set(7, false))).toBe(false);
  });

  it('is the same as itself written in any order of cells and regions', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        const { cells, supply, maxPip, regions } = puzzle;
        const backwards = regions.map((region) => ({ ...region, cells: [...region.cells].reverse() }));
        expect(
          samePuzzle(puzzle, puzzleOf({ cells: [...cells].reverse(), supply, maxPip, regions: backwards.reverse() })),
        ).toBe(true);
      }),
    );
  });
});
