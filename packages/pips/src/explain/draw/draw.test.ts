import { stripVTControlCharacters } from 'node:util';
import type { Deduction, Explanation } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { puzzleOf } from '../../../test/puzzle-of.js';
import { SIDE } from '../../draw/svg-board.js';
import type { Cell } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import { anyPuzzle } from '../../testing/index.js';
import { pipsExplainer } from '../index.js';

const A: Cell = [0, 0];
const B: Cell = [0, 1];
const C: Cell = [0, 2];
const D: Cell = [0, 3];
const ROW = puzzleOf({
  cells: [A, B, C, D],
  supply: {
    kind: 'list',
    dominoes: [
      [0, 1],
      [2, 3],
    ],
  },
  maxPip: 6,
  regions: [{ cells: [A, B], rule: { kind: 'sum', op: '=', target: 1 } }],
});

function step(because: Deduction['because'], conclusion: Partial<Deduction>): Deduction {
  return { technique: 'test', text: 'So.', because, removes: [], joins: [], places: [], ...conclusion };
}

const STEPS = [
  step([{ region: 0 }], { removes: [{ cell: A, values: [2, 3, 4, 5, 6] }] }),
  step([{ cell: A }, { step: 0 }], { joins: [{ edge: [A, B] }] }),
  step([{ step: 1 }], { removes: [{ edge: [B, C] }] }),
  step([{ step: 0 }], { removes: [{ cell: C, values: [6] }] }),
  step([{ step: 1 }, { domino: [0, 1] }], { places: [{ domino: [0, 1], cells: [A, B] }] }),
];

describe('a step in boxes', () => {
  const line = (index: number) => pipsExplainer.draw(ROW, { steps: STEPS, index }).split('\n')[2];

  it('has what it concludes in brackets, and a dot at what it rests on', () => {
    expect([0, 1, 2, 3, 4].map(line)).toEqual([
      '0 │[01]   1 · │   * │   * │',
      '0 │  [?]  1 [?] │    * │    * │',
      '0 │  ·01  1 [×] │  [×] │    * │',
      '0 │ ·01     1 │[≠6] │   * │',
      '0 │[0]  [1] │  * │  * │',
    ]);
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
    const scene = { steps: [step([{ cell: A }], { removes: [{ cell: [4000, 4001], values: [6] }] })], index: 0 };
    const rows = pipsExplainer.draw(far, scene).split('\n');
    expect(rows.find((row) => row.includes('·'))).toMatch(/^│ +· +1 │$/);
    expect(rows.find((row) => row.includes('[≠6]'))).toMatch(/\* │\[≠6\] │$/);
  });
});

describe('a step as a figure', () => {
  it('says in words what it marks', () => {
    expect(pipsExplainer.figures.step(ROW, { steps: STEPS, index: 4 })).toContain(
      'aria-label="The board at step 5. Outlined: (0,0), (0,1). Dominoes: 0–1 on (0,0) and (0,1)."',
    );
    expect(pipsExplainer.figures.step(ROW, { steps: STEPS, index: 1 })).toContain(
      'Outlined: (0,0), (0,1). No dominoes',
    );
    expect(pipsExplainer.figures.step(ROW, { steps: STEPS, index: 0 })).toContain('Hatched: (0,1). No dominoes');
  });
});

/** The cells that the lines of the hatching lie in, by where their middles are. */
function hatchedCells(svg: string): string[] {
  const [, d = ''] = /class="hatching" d="([^"]*)"/.exec(svg) ?? [];
  const lines = [...d.matchAll(/M([\d.-]+) ([\d.-]+)l([\d.-]+) ([\d.-]+)/g)].map((line) => line.slice(1).map(Number));
  const cells = lines.map(([x = 0, y = 0, right = 0, down = 0]) => [
    Math.floor((y + down / 2) / SIDE),
    Math.floor((x + right / 2) / SIDE),
  ]);
  return [...new Set(cells.map((cell) => `(${cell})`))].sort();
}

describe('the hatching of a figure', () => {
  it('lies on the cells that the step rests on, and on no others', () => {
    const cells = STEPS.map((_, index) => hatchedCells(pipsExplainer.figures.step(ROW, { steps: STEPS, index })));
    expect(cells).toEqual([['(0,1)'], [], ['(0,0)'], ['(0,0)'], []]);
  });

  it('lies where the words say, in steps of any board', () => {
    let hatched = 0;
    fc.assert(
      fc.property(anyPuzzle({ dominoes: 3 }), (puzzle) => {
        const { steps } = explained(puzzle);
        for (const index of steps.keys()) {
          const svg = pipsExplainer.figures.step(puzzle, { steps, index });
          const [, said = ''] = /Hatched: (.*?)\./.exec(svg) ?? [];
          expect(hatchedCells(svg)).toEqual((said.match(/\(\d+,\d+\)/g) ?? []).sort());
          if (said !== '') hatched++;
        }
      }),
      { numRuns: runs(15) },
    );
    expect(hatched).toBeGreaterThan(runs(2));
  });
});

describe('what is known', () => {
  it('is what the steps have left', () => {
    const known = pipsExplainer.known(ROW, STEPS.slice(0, 2));
    expect(known.cells[0]).toEqual({ cell: A, values: [0, 1] });
    expect(known.joined).toEqual([[A, B]]);
    const placed = pipsExplainer.known(ROW, [], { placements: [{ domino: [3, 2], cells: [C, D] }] });
    expect(placed.cells[2]).toEqual({ cell: C, values: [3] });
    expect(pipsExplainer.known(ROW, STEPS).joined).toEqual([]);
  });

  it('leaves every cell a value, on any board, and every step has its marks', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        const explanation = explained(puzzle);
        for (const index of explanation.steps.keys()) {
          const { steps } = explanation;
          const { cells } = pipsExplainer.known(puzzle, steps.slice(0, index + 1));
          for (const { values } of cells) expect(values.length).toBeGreaterThan(0);
          expect(pipsExplainer.draw(puzzle, { steps, index })).toMatch(/\[.*\]/);
          expect(pipsExplainer.premises(puzzle, steps[index]?.because ?? [])).not.toContain('');
        }
      }),
      { numRuns: runs(10) },
    );
  });
});

function explained(puzzle: Puzzle): Explanation {
  const found = pipsExplainer.explain(puzzle).run(1_000_000);
  if (found.type !== 'solution') throw new Error('it did not come to an end');
  return found.solution;
}
