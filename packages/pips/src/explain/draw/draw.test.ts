import { stripVTControlCharacters } from 'node:util';
import { cellName, finish } from '@pipwright/core';
import type { Differ } from '@pipwright/core/explaining';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { pairs } from '../../../../core/src/testing/short-forms.js';
import { puzzleOf } from '../../../test/puzzle-of.js';
import { SIDE } from '../../draw/measures.js';
import type { Cell } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { anyPuzzle } from '../../testing/index.js';
import { type PipsFact, type PipsPremise, type PipsStep, pipsExplainer } from '../index.js';
import { boardAfter } from './board-after.js';
import type { PipsScene } from './marks.js';

const A: Cell = [0, 0];
const B: Cell = [0, 1];
const C: Cell = [0, 2];
const D: Cell = [0, 3];
const ROW = puzzleOf({
  cells: [A, B, C, D],
  supply: { kind: 'list', dominoes: pairs('0,1 2,3') },
  maxPip: 6,
  regions: [{ cells: [A, B], rule: { kind: 'sum', op: '=', target: 1 } }],
});

const step = (because: readonly PipsPremise[], ...concludes: PipsFact[]): PipsStep => ({
  technique: 'only-domino',
  because,
  concludes,
  parts: [],
});

const STEPS = [
  step([{ region: 0 }], { kind: 'values', cells: [{ cell: A, values: [0, 1] }] }),
  step([{ cell: A }, { step: 0 }], { kind: 'join', edge: [A, B] }),
  step([{ step: 1 }], { kind: 'part', edge: [B, C] }),
  step([{ step: 0 }], { kind: 'values', cells: [{ cell: C, values: [0, 1, 2, 4, 5, 6] }] }),
  step([{ step: 1 }, { domino: [0, 1] }], { kind: 'place', domino: [0, 1], cells: [A, B] }),
];

const { figures, languages } = pipsExplainer;
const figure = (puzzle: Puzzle, scene: PipsScene) =>
  figures.scene(puzzle, scene, languages.en.labels.scene(puzzle, scene));

describe('a step in boxes', () => {
  const line = (index: number) => pipsExplainer.draw(ROW, { steps: STEPS, index }).split('\n')[2];

  it('has what it concludes in brackets, and a dot at what it rests on', () => {
    expect([0, 1, 2, 3, 4].map(line)).toEqual([
      '1 │[01]   1 · │   * │   * │',
      '1 │  [?]  1 [?] │    * │    * │',
      '1 │  ·01  1 [×] │  [×] │    * │',
      '1 │  ·01      1 │[012] │    * │',
      '1 │[0]  [1] │  * │  * │',
    ]);
  });

  it('marks all of several facts', () => {
    const both = step(
      [{ step: 1 }],
      { kind: 'values', cells: [{ cell: A, values: [0, 1] }] },
      { kind: 'part', edge: [B, C] },
    );
    const draw = (last: PipsStep) => pipsExplainer.draw(ROW, { steps: [last], index: 0 }).split('\n')[2];
    expect(draw(both)).toBe('1 │ [01]  1 [×] │  [×] │    * │');
  });

  it('shows what is supposed and the cell that is left no number, not what follows', () => {
    const dead = step([{ suppose: true }], { kind: 'values', cells: [{ cell: D, values: [] }] });
    const trial = (suppose: PipsFact, ...concludes: PipsFact[]): PipsStep => ({
      ...step([{ region: 0 }], ...concludes),
      suppose,
      chain: [dead],
    });
    const draw = (last: PipsStep) => pipsExplainer.draw(ROW, { steps: [last], index: 0 }).split('\n')[2];
    const number: PipsFact = { kind: 'values', cells: [{ cell: C, values: [2] }] };
    expect(draw(trial(number, { kind: 'values', cells: [{ cell: C, values: [3] }] }))).toBe(
      '1 │   ·   1 · │[2?] │ [!] │',
    );
    const domino: PipsFact = { kind: 'place', domino: [3, 2], cells: [B, C] };
    expect(draw(trial(domino, { kind: 'part', edge: [B, C] }))).toContain('[3?]');
    expect(figure(ROW, { steps: [trial(domino, { kind: 'part', edge: [B, C] })], index: 0 })).toMatch(
      />3\?<[\s\S]*>2\?<[\s\S]*>!</,
    );
  });

  it('is the same drawing in colour as without, but for the colours', () => {
    for (const index of STEPS.keys()) {
      const scene = { steps: STEPS, index };
      const coloured = pipsExplainer.draw(ROW, scene, { color: true });
      expect(coloured).toContain('\u001b[1;7');
      expect(stripVTControlCharacters(coloured)).toBe(pipsExplainer.draw(ROW, scene));
    }
  });

  it('has its marks at the right cells where gaps are closed', () => {
    const far = puzzleOf({ ...ROW, cells: [A, B, [4000, 4000], [4000, 4001]] });
    const scene = {
      steps: [step([{ cell: A }], { kind: 'values', cells: [{ cell: [4000, 4001], values: [0, 1, 2, 4, 5, 6] }] })],
      index: 0,
    };
    const rows = pipsExplainer.draw(far, scene).split('\n');
    expect(rows.find((row) => row.includes('·'))).toMatch(/^│ +· +1 │$/);
    expect(rows.find((row) => row.includes('[012]'))).toMatch(/\* │\[012\] │$/);
  });
});

describe('a step as a figure', () => {
  it('says in words what it marks', () => {
    expect(figure(ROW, { steps: STEPS, index: 4 })).toContain(
      'aria-label="The board at step 5. Outlined: r1c1, r1c2. Dominoes: the 0–1 with 0 on r1c1 and 1 on r1c2."',
    );
    expect(figure(ROW, { steps: STEPS, index: 1 })).toContain('Outlined: r1c1, r1c2. No dominoes');
    expect(figure(ROW, { steps: STEPS, index: 0 })).toContain('Hatched: r1c2. No dominoes');
  });
});

/** The cells that the lines of the hatching lie in, by where their middles are. */
function hatchedCells(svg: string): string[] {
  const [, d = ''] = /class="hatching" d="([^"]*)"/.exec(svg) ?? [];
  const lines = [...d.matchAll(/M([\d.-]+) ([\d.-]+)l([\d.-]+) ([\d.-]+)/g)].map((line) => line.slice(1).map(Number));
  const cells = lines.map(([x = 0, y = 0, right = 0, down = 0]) =>
    cellName([Math.floor((y + down / 2) / SIDE), Math.floor((x + right / 2) / SIDE)]),
  );
  return [...new Set(cells)].sort();
}

describe('one of two solutions', () => {
  const differ: Differ<Solution> = {
    solutions: [
      { placements: [{ domino: [0, 1], cells: [A, B] }] },
      { placements: [{ domino: [1, 0], cells: [A, B] }] },
    ],
    cells: [A, B],
    free: [[A, B]],
    beyond: 0,
    found: 2,
    isAll: true,
  };

  it('is drawn with where they differ', () => {
    const lines = ([0, 1] as const).map((solution) => pipsExplainer.draw(ROW, { differ, solution }).split('\n')[2]);
    expect(lines).toEqual(['1 │[0]  [1] │  * │  * │', '1 │[1]  [0] │  * │  * │']);
    const svg = figure(ROW, { differ, solution: 1 });
    expect(svg).toContain(
      'aria-label="The board. Outlined: r1c1, r1c2. Dominoes: the 0–1 with 1 on r1c1 and 0 on r1c2."',
    );
    expect(svg).toContain('class="frame"');
  });
});

describe('the hatching of a figure', () => {
  it('lies on the cells that the step rests on, and on no others', () => {
    const cells = STEPS.map((_, index) => hatchedCells(figure(ROW, { steps: STEPS, index })));
    expect(cells).toEqual([['r1c2'], [], ['r1c1'], ['r1c1'], []]);
  });

  it('lies where the words say, in steps of any board', () => {
    let hatched = 0;
    fc.assert(
      fc.property(anyPuzzle({ dominoes: 5 }), (puzzle) => {
        const { steps } = finish(pipsExplainer.explain(puzzle));
        for (const index of steps.keys()) {
          const svg = figure(puzzle, { steps, index });
          const [, said = ''] = /Hatched: (.*?)\./.exec(svg) ?? [];
          expect(hatchedCells(svg)).toEqual((said.match(/r\d+c\d+/g) ?? []).sort());
          if (said !== '') hatched++;
        }
      }),
      { numRuns: runs(50) },
    );
    expect(hatched).toBeGreaterThan(runs(2));
  });
});

describe('what is known', () => {
  it('is what the steps have left', () => {
    const known = boardAfter(ROW, STEPS.slice(0, 2));
    expect(known.valuesOf(A)).toEqual([0, 1]);
    expect(known.joined).toEqual([[A, B]]);
    const placed = boardAfter(ROW, [], { placements: [{ domino: [3, 2], cells: [C, D] }] });
    expect(placed.valuesOf(C)).toEqual([3]);
    expect(boardAfter(ROW, STEPS).joined).toEqual([]);
  });

  it('leaves every cell a value, on any board, and every step has its marks', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        const { steps } = finish(pipsExplainer.explain(puzzle));
        for (const [index, { because }] of steps.entries()) {
          const { valuesOf } = boardAfter(puzzle, steps.slice(0, index + 1));
          for (const cell of puzzle.cells) expect(valuesOf(cell).length).toBeGreaterThan(0);
          expect(pipsExplainer.draw(puzzle, { steps, index })).toMatch(/\[.*\]/);
          expect(languages.en.premises(puzzle, because).map(({ text }) => text)).not.toContain('');
        }
      }),
      { numRuns: runs(10) },
    );
  });
});
