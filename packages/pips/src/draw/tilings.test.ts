/** Tilings one by one, and as a forest. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { expectWellFormed } from '../../../core/test/well-formed.js';
import { cellsOf, puzzleOf, rectangle } from '../../test/puzzle-of.js';
import { Tiling } from '../engines/tiling/index.js';
import type { Cell } from '../model/cell.js';
import { anyPuzzle } from '../testing/index.js';
import { drawTiling } from './box.js';
import { drawForest } from './svg-forest.js';

const boardOf = (cells: readonly Cell[]) => puzzleOf({ cells });
const forestOf = (cells: readonly Cell[]) => {
  const forest = drawForest(boardOf(cells));
  return forest.ok ? forest.value : '';
};
const count = (svg: string, what: RegExp) => (svg.match(what) ?? []).length;

describe('a tiling', () => {
  it('is drawn as in seed 003', () => {
    const [, second = []] = Tiling.getAll(rectangle(2, 3));
    expect(drawTiling(boardOf(rectangle(2, 3)), second)).toBe(
      ['┌───┬───────┐', '│ ■ │ ■   ■ │', '│   ├───────┤', '│ ■ │ ■   ■ │', '└───┴───────┘'].join('\n'),
    );
  });

  it('is drawn without long gaps', () => {
    const cells: Cell[] = [...rectangle(1, 2), [4095, 4094], [4095, 4095]];
    const [only = []] = Tiling.getAll(cells);
    expect(drawTiling(boardOf(cells), only).split('\n')).toHaveLength(7);
  });
});

describe('a forest', () => {
  it('of 2×4 has two trees and five leaves, step by step', () => {
    const svg = forestOf(rectangle(2, 4));
    expectWellFormed(svg);
    expect(svg).toContain('A board of 8 cells has 5 tilings, here at the ends of 2 trees.');
    expect(count(svg, /class="words label"/g)).toBe(5);
    const pictures = count(svg, /class="picture"/g);
    expect(pictures).toBe(16);
    expect(count(svg, /class="twig"/g)).toBe(pictures - 2);
    expect(count(svg, /class="newest"/g)).toBe(pictures);
  });

  it('has a leaf for every tiling, on any board', () => {
    fc.assert(
      fc.property(anyPuzzle({ dominoes: 6 }), ({ cells }) => {
        const svg = forestOf(cells);
        expectWellFormed(svg);
        const expected = cells.length === 0 ? 0 : Tiling.getAll(cells).length;
        expect(count(svg, /class="words label"/g)).toBe(expected);
      }),
      { numRuns: runs(50) },
    );
  });

  it('is in colours of its own in the dark', () => {
    const [light = '', dark = ''] = forestOf(rectangle(1, 2)).split('@media (prefers-color-scheme:dark)');
    for (const name of ['.paper', '.board', '.twig', '.newest .domino']) {
      expect(light).toContain(`${name}{`);
      expect(dark).toContain(`${name}{`);
    }
  });

  it('may have no trees', () => {
    expect(forestOf(cellsOf('# #'))).toContain('>This board has no tiling.</text>');
    expect(forestOf([])).toContain('>There is nothing to cover.</text>');
  });

  it.each([
    ['8×8', rectangle(8, 8)],
    ['a long row', rectangle(1, 400)],
    ['4096 cells', rectangle(64, 64)],
  ])('is refused where nobody could look at it: %s', (_, cells) => {
    expect(drawForest(boardOf(cells))).toMatchObject({ ok: false, error: [{ code: 'forest-too-large' }] });
  });
});
