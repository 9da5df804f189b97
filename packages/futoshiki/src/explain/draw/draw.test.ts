import { stripVTControlCharacters } from 'node:util';
import { type Cell, cellName, finish } from '@pipwright/core';
import type { Differ } from '@pipwright/core/explaining';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { cellPair, rows } from '../../../../core/src/testing/short-forms.js';
import { expectWellFormed } from '../../../../core/test/well-formed.js';
import { EXAMPLE, EXAMPLE_SOLUTION, puzzleFromGrid } from '../../../test/puzzle-of.js';
import { boxOf } from '../../draw/svg.js';
import { type Puzzle, sideOf } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { anyPuzzle } from '../../testing/index.js';
import { explain } from '../explain.js';
import type { CellLeft, FutoshikiConflict, FutoshikiPremise, FutoshikiStep } from '../step.js';
import { boardAfter } from './board-after.js';
import { futoshikiFigures } from './figures.js';
import { drawScene, type FutoshikiScene, showScene } from './marks.js';

const left = (cell: Cell, ...values: number[]): CellLeft => ({ cell, values, isPlaced: false });
const placed = (cell: Cell, number: number): CellLeft => ({ cell, values: [number], isPlaced: true });
const step = (because: readonly FutoshikiPremise[], ...concludes: CellLeft[]): FutoshikiStep => ({
  technique: 'two-left',
  because,
  concludes,
  parts: [],
});

/** Of the seed's example: two numbers, what is left to a cell, and the same to one that keeps most. */
const STEPS = [
  step(
    [{ column: 0 }, { given: [2, 0] }, { given: [3, 0] }, { sign: cellPair('1,0 0,0') }],
    placed([0, 0], 1),
    placed([1, 0], 2),
  ),
  step([{ row: 1 }, { step: 0 }, { sign: cellPair('1,1 1,0') }], left([1, 1], 3, 4)),
  step([{ given: [0, 1] }, { sign: cellPair('0,2 0,1') }], left([0, 2], 2, 3, 4)),
];
const row = (puzzle: Puzzle, scene: FutoshikiScene, number: number) =>
  drawScene(puzzle, scene).split('\n')[2 * number] ?? '';

describe('a step in boxes', () => {
  it('has what it concludes in brackets, and a dot at numbers, signs and lines that it rests on', () => {
    expect(drawScene(EXAMPLE, { steps: STEPS, index: 0 })).toBe(
      [
        '    ·1    2    3    4',
        '  ┌────┬────┬────┬────┐',
        '1 │[1] │  2 <    │    │',
        '  ├─·^─┼────┼────┼──v─┤',
        '2 │[2] <    │    │  1 │',
        '  ├────┼────┼────┼────┤',
        '3 │ ·3 │    >  1 │    │',
        '  ├────┼──v─┼────┼────┤',
        '4 │ ·4 >    │    │  3 │',
        '  └────┴────┴────┴────┘',
      ].join('\n'),
    );
    // The dot of a sign stands apart from the cell before it.
    expect(row(EXAMPLE, { steps: STEPS, index: 1 }, 2)).toBe('·2 │  ·2 ·<[34]  │      │   1  │');
    expect(row(EXAMPLE, { steps: STEPS, index: 2 }, 1)).toBe('1 │   1  │  ·2 ·<[34]  │      │');
  });

  it('notes what a cell has lost where it keeps much', () => {
    const empty = puzzleFromGrid(
      Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]),
      [],
    );
    const steps = [step([{ row: 0 }], left([0, 0], 1, 2, 3, 4))];
    expect(row(empty, { steps, index: 0 }, 1)).toBe('·1 │[≠5] │     │     │     │     │');
  });

  it('shows what is supposed and the cell that is left no number, not what follows', () => {
    const trial = {
      ...step([{ row: 0 }, { given: [0, 1] }], left([0, 2], 1, 2, 4)),
      suppose: placed([0, 2], 3),
      chain: [step([{ suppose: true }], placed([0, 0], 1)), step([{ link: 0 }], left([0, 3]))],
    };
    expect(row(EXAMPLE, { steps: [trial], index: 0 }, 1)).toBe('·1 │     │  ·2 <[3?] │ [!] │');
    expect(figure(EXAMPLE, { steps: [trial], index: 0 })).toMatch(/>3\?<[\s\S]*>!</);
  });

  it('has a dot before bars, and before walls that have none', () => {
    const adjacent = puzzleFromGrid(rows('00 20'), [], [cellPair('0,0 0,1')]);
    const steps = [step([{ bar: cellPair('0,0 0,1') }, { noBar: cellPair('0,0 1,0') }], left([0, 0], 1))];
    expect(drawScene(adjacent, { steps, index: 0 })).toBe(
      [
        '     1     2',
        '  ┌─────┬─────┐',
        '1 │[1] ·║     │',
        '  ├─·───┼─────┤',
        '2 │  2  │     │',
        '  └─────┴─────┘',
      ].join('\n'),
    );
    const svg = figure(adjacent, { steps, index: 0 });
    expect(svg).toContain('class="bar premise"');
    expect(svg).toContain('class="no-bar"');
  });

  it('writes numbers above 9 apart', () => {
    const large = puzzleFromGrid(
      Array.from({ length: 11 }, () => Array.from({ length: 11 }, () => 0)),
      [],
    );
    const steps = [step([{ row: 9 }], left([9, 0], 1, 11))];
    expect(row(large, { steps, index: 0 }, 10)).toMatch(/^·10 │\[1,11\] │ {7}│/);
    expect(row(large, { steps, index: 0 }, 1)).toMatch(/^ {2}1 │/);
  });

  it('is the same drawing in colour as without, but for the colours', () => {
    for (const index of STEPS.keys()) {
      const coloured = drawScene(EXAMPLE, { steps: STEPS, index }, { color: true });
      expect(coloured).toContain('\u001b[1;7m');
      expect(stripVTControlCharacters(coloured)).toBe(drawScene(EXAMPLE, { steps: STEPS, index }));
    }
  });
});

describe('a conflict', () => {
  it('is drawn with the signs and the numbers that it is made of', () => {
    const conflict: FutoshikiConflict = {
      class: 'line',
      because: [{ row: 0 }, { placed: { square: { column: 0, row: 0 }, number: 3 } }, { sign: cellPair('0,2 0,1') }],
      chain: [],
    };
    const progress = { grid: [[3, 2, 0, 0]] };
    expect(row(EXAMPLE, { conflict, progress }, 1)).toBe('·1 │·3  │ 2 ·<    │    │');
    expect(figure(EXAMPLE, { conflict, progress })).toContain('class="sign premise"');
  });

  it('marks the cell that is left no number', () => {
    const conflict: FutoshikiConflict = {
      class: 'empty-domain',
      because: [{ row: 0 }, { column: 0 }, { given: [0, 1] }, { given: [2, 0] }, { given: [3, 0] }],
      chain: [step([{ row: 0 }], left([0, 0]))],
    };
    expect(row(EXAMPLE, { conflict }, 1)).toBe('·1 │[!] │ ·2 <    │    │');
  });
});

describe('one of two solutions', () => {
  it('is drawn with where they differ', () => {
    const differ: Differ<Solution> = {
      solutions: [EXAMPLE_SOLUTION, EXAMPLE_SOLUTION],
      cells: [[0, 0]],
      free: [[[0, 0]]],
      beyond: 0,
      found: 2,
      isAll: true,
    };
    expect(row(EXAMPLE, { differ, solution: 1 }, 1)).toBe('1 │[1] │  2 <  3 │  4 │');
    expect(figure(EXAMPLE, { differ, solution: 0 })).toContain('class="frame"');
  });
});

const LABEL = 'What is <seen> & said';
const figure = (puzzle: Puzzle, scene: FutoshikiScene) => futoshikiFigures.scene(puzzle, scene, LABEL);
const count = (text: string, what: RegExp) => (text.match(what) ?? []).length;

/** The cells that the lines of the hatching lie in, by where their middles are. */
function hatchedCells(svg: string, side: number): string[] {
  const middles = [...svg.matchAll(/class="hatching" d="([^"]*)"/g)].flatMap(([, d = '']) =>
    [...d.matchAll(/M([\d.-]+) ([\d.-]+)l([\d.-]+) ([\d.-]+)/g)].map((line) => {
      const [x = 0, y = 0, right = 0, down = 0] = line.slice(1).map(Number);
      return [x + right / 2, y + down / 2] as const;
    }),
  );
  const lines = Array.from({ length: side }, (_, i) => i);
  const cells = lines.flatMap((row) => lines.map((column): Cell => [row, column]));
  return cells
    .filter(([row, column]) => {
      const box = boxOf({ column, row });
      return middles.some(([x, y]) => x >= box.x && x <= box.x + box.side && y >= box.y && y <= box.y + box.side);
    })
    .map(cellName);
}

function expectFigure(svg: string): void {
  expectWellFormed(svg);
  expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="What is &#60;seen&#62; &#38; said"/);
}

describe('figures', () => {
  it('are well-formed, named, and mark what the boxes mark, in steps of any puzzle', () => {
    fc.assert(
      fc.property(anyPuzzle({ side: 4 }), (puzzle) => {
        const { steps, conflict } = finish(explain(puzzle));
        expectFigure(futoshikiFigures.puzzle(puzzle, LABEL));
        expectFigure(futoshikiFigures.after(puzzle, steps, LABEL));
        const scenes: FutoshikiScene[] = [...steps.keys()].map((index) => ({ steps, index }));
        for (const scene of conflict === undefined ? scenes : [...scenes, { conflict }]) {
          const svg = figure(puzzle, scene);
          expectFigure(svg);
          const { concluded, premises, lines, between } = showScene(puzzle, scene);
          expect(hatchedCells(svg, sideOf(puzzle))).toEqual(premises.map(({ cell }) => cellName(cell)).sort());
          expect(count(svg, /class="dashes"/g)).toBe(lines.length);
          expect(count(svg, /class="(?:sign premise|bar premise|no-bar)"/g)).toBe(between.length);
          expect(count(svg, /class="frame"/g)).toBe(concluded.length > 0 ? 1 : 0);
          expect(concluded.length + premises.length + lines.length + between.length).toBeGreaterThan(0);
          if (concluded.length > 0) expect(drawScene(puzzle, scene)).toMatch(/\[.*\]/);
        }
      }),
      { numRuns: runs(25) },
    );
  });

  it('note numbers left where they are few, in bold where they are new', () => {
    const svg = figure(EXAMPLE, { steps: STEPS, index: 2 });
    expect(svg).toMatch(/class="number note"[^>]*>3 4</);
    expect(svg).toMatch(/class="number note new"[^>]*>3 4</);
  });
});

describe('what is known', () => {
  it('is what the puzzle gives, the player has placed and the steps have left', () => {
    const board = boardAfter(EXAMPLE, STEPS, { grid: [[0, 0, 0, 4]] });
    const firstRow = [0, 1, 2, 3].map((column): Cell => [0, column]);
    expect(firstRow.map(board.numberAt)).toEqual([1, 2, 0, 4]);
    expect(firstRow.map(board.valuesOf)).toEqual([[1], [2], [3], [4]]);
    expect(board.valuesOf([1, 1])).toEqual([3, 4]);
    expect(board.valuesOf([3, 1])).toEqual([1]);
    expect(board.solution.grid[0]).toEqual([1, 2, 0, 4]);
  });
});
