import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { lay, pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleFromText, puzzleOf } from '../../test/puzzle-of.js';
import { dayPuzzles, noData } from '../../test/real-puzzles.js';
import { SEED_003, SEED_003_SOLUTION } from '../../test/seed-003.js';
import { referenceEngine } from '../engines/reference/index.js';
import type { Cell } from '../model/cell.js';
import { anyPuzzle } from '../testing/index.js';
import { drawBox } from './box.js';
import { drawCompact } from './compact.js';
import { drawDomino, MOST_DOTS } from './domino.js';
import { drawLegend } from './legend.js';
import { TINTS, tintRegions } from './measures.js';

const lines = (...text: string[]) => text.join('\n');

describe('box', () => {
  it('draws seed 003’s puzzle to the letter', () => {
    expect(drawBox(SEED_003)).toBe(
      lines(
        '        ┌───────┐',
        '        │     = │',
        '    ┌───┴───┬───┴───┬───┬───┬───┐',
        '    │     6 │    12 │ 5 │   │   │',
        '    ├───┬───┼───┬───┴───┤   │   ├───┐',
        '    │   │   │ * │     ≠ │   │10 │ * │',
        '┌───┘   │   ├───┼───────┤   ├───┴───┤',
        '│    18 │   │ * │    10 │ 6 │       │',
        '└───────┘   ├───┴───┬───┴───┤       │',
        '            │       │       │     0 │',
        '            │       │       ├───┬───┤',
        '            │     4 │       │<3 │<2 │',
        '            └───────┘       └───┴───┘',
      ),
    );
  });

  it('draws its solution to the letter', () => {
    expect(drawBox(SEED_003, SEED_003_SOLUTION)).toBe(
      lines(
        '        ┌───┬───┐',
        '        │ 4 │ 4 │',
        '    ┌───┤   │   ├───────┬───────┐',
        '    │ 3 │ 3 │ 6 │ 6   5 │ 2   6 │',
        '    │   ├───┼───┴───┬───┴───┬───┼───┐',
        '    │ 6 │   │ 4   5 │ 4   2 │ 4 │ 3 │',
        '┌───┴───┤   ├───┬───┼───────┤   │   │',
        '│ 6   6 │   │ 2 │ 5 │ 5   2 │ 0 │ 0 │',
        '└───────┘   │   │   ├───────┼───┼───┤',
        '            │ 1 │ 1 │       │ 0 │ 0 │',
        '            ├───┴───┤       │   │   │',
        '            │ 1   1 │       │ 2 │ 1 │',
        '            └───────┘       └───┴───┘',
      ),
    );
  });

  it('draws the rules on where a solution is not complete', () => {
    const puzzle = puzzleOf({
      cells: [0, 1].flatMap((row) => [0, 1, 2].map((column): [number, number] => [row, column])),
      regions: [{ cells: pairs('0,0 0,1 1,1'), rule: { kind: 'sum', op: '=', target: 7 } }],
    });
    const part = drawBox(puzzle, { placements: [lay([3, 5], '1,1 1,2')] });
    expect(part).toBe(lines('┌───────┬───┐', '│     7 │ * │', '├───┬───┴───┤', '│ * │ 3   5 │', '└───┴───────┘'));
    expect(drawBox(puzzle, { placements: [] })).toBe(drawBox(puzzle));
  });

  it('lists its dominoes to the letter', () => {
    expect(drawLegend(SEED_003)).toBe(
      lines(
        'Dominoes:',
        '',
        '0-1   0-2   1-1   1-2   1-5   2-4   3-0',
        '3-4   3-6   4-0   4-5   5-2   6-2   6-4',
        '6-5   6-6',
      ),
    );
  });

  it('lists its dominoes by their names where sentences name them', () => {
    expect(drawLegend(SEED_003, true)).toBe(
      lines(
        'Dominoes:',
        '',
        '0–1   0–2   0–3   0–4   1–1   1–2   1–5',
        '2–4   2–5   2–6   3–4   3–6   4–5   4–6',
        '5–6   6–6',
      ),
    );
  });

  it('widens all cells evenly for a long rule', () => {
    const puzzle = puzzleOf({
      cells: pairs('3,5 3,6'),
      maxPip: 12,
      regions: [{ cells: [[3, 5]], rule: { kind: 'each', op: '<', value: 4 } }],
    });
    expect(drawBox(puzzle)).toBe(lines('┌───────┬───────┐', '│each<4 │     * │', '└───────┴───────┘'));
    expect(drawLegend(puzzle)).toBe('Dominoes:\n\nany from 0–0 to 12–12, each as often as needed');
  });

  it('draws a board of far pieces close together', () => {
    const puzzle = puzzleOf({ cells: pairs('0,0 0,1 4095,4094 4095,4095'), dominoes: pairs('1,2 3,4') });
    const step = referenceEngine.search(puzzle).run(1000);
    if (step.type !== 'solution') throw new Error(step.type);
    expect(drawBox(puzzle, step.solution)).toBe(
      lines(
        '┌───────┐',
        '│ 1   2 │',
        '└───────┘',
        '',
        '            ┌───────┐',
        '            │ 3   4 │',
        '            └───────┘',
      ),
    );
    expect(drawCompact(puzzle, step.solution)).toBe(lines('1 2|- - -', '- - - - -', '- - -|3 4'));
  });

  it('draws a long diagonal, and says when a board is too wide', () => {
    const diagonal = (length: number) => puzzleOf({ cells: Array.from({ length }, (_, i) => [i, i] as const) });
    expect(drawBox(diagonal(300)).split('\n')).toHaveLength(601);
    expect(drawBox(diagonal(1000))).toBe('(a board too wide to draw)');
    expect(drawCompact(diagonal(1000))).toBe('(a board too wide to draw)');
  });

  it('draws nothing for the empty board', () => {
    const empty = puzzleOf({ cells: [], dominoes: [] });
    expect(drawBox(empty)).toBe('');
    expect(drawCompact(empty)).toBe('');
    expect(drawLegend(empty)).toBe('Dominoes:\n\nnone');
  });

  it('lets every line end meet a line, on any board, solved or not, with labels or without', () => {
    fc.assert(
      fc.property(anyPuzzle(), fc.boolean(), (puzzle, labels) => {
        expectLinesToMeet(drawBox(puzzle, undefined, { labels }));
        const step = referenceEngine.search(puzzle).run(2000);
        if (step.type === 'solution') expectLinesToMeet(drawBox(puzzle, step.solution, { labels }));
      }),
      { numRuns: runs(100) },
    );
  });

  it('hatches holes, and nothing outside the board', () => {
    const cells = ['####', '#  ###', '##  #', '#####'].flatMap((line, row) =>
      [...line].flatMap((character, column): Cell[] => (character === '#' ? [[row, column]] : [])),
    );
    const puzzle = puzzleOf({ cells });
    expect(drawBox(puzzle)).toBe(
      lines(
        '┌───┬───┬───┬───┐',
        '│ * │ * │ * │ * │',
        '├───┼───┴───┼───┼───┬───┐',
        '│ * │▒▒▒▒▒▒▒│ * │ * │ * │',
        '├───┼───┐▒▒▒└───┼───┼───┘',
        '│ * │ * │▒▒▒▒▒▒▒│ * │',
        '├───┼───┼───┬───┼───┤',
        '│ * │ * │ * │ * │ * │',
        '└───┴───┴───┴───┴───┘',
      ),
    );
  });

  it('numbers rows and columns by their own numbers, from 1', () => {
    expect(drawBox(FAR, undefined, { labels: true })).toBe(
      lines(
        '     10  11',
        '    ┌───────┐',
        ' 10 │     7 │',
        '    └───────┘',
        ' 11',
        '    ┌───┬───┐',
        ' 12 │ * │ * │',
        '    └───┴───┘',
      ).replaceAll(/^ /gm, ''),
    );
  });

  it('is the same drawing with labels as without, but for the margin', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        const labelled = drawBox(puzzle, undefined, { labels: true }).split('\n').slice(1);
        const margin = String((puzzle.cells.at(-1)?.[0] ?? 0) + 1).length + 1;
        expect(labelled.map((line) => line.slice(margin)).join('\n')).toBe(drawBox(puzzle));
      }),
      { numRuns: runs(100) },
    );
  });

  it('is the same drawing in colour as without, but for the colours', () => {
    fc.assert(
      fc.property(anyPuzzle(), fc.boolean(), (puzzle, labels) => {
        const step = referenceEngine.search(puzzle).run(2000);
        for (const solution of [undefined, ...(step.type === 'solution' ? [step.solution] : [])]) {
          const coloured = drawBox(puzzle, solution, { labels, color: true });
          expect(stripVTControlCharacters(coloured)).toBe(drawBox(puzzle, solution, { labels }));
          if (puzzle.regions.length > 0) expect(coloured).toContain('48;5;');
        }
      }),
      { numRuns: runs(70) },
    );
  });

  it('tints a region with all that lies inside it, and outlines dominoes', () => {
    const [, first, , second] = drawBox(FAR, undefined, { color: true }).split('\n');
    expect(first).toBe(`│${['   ', ' ', ' 7 '].map((text) => `\u001b[38;5;16;48;5;217m${text}\u001b[0m`).join('')}│`);
    expect(second).toBe('');
    const step = referenceEngine.search(FAR).run(2000);
    if (step.type !== 'solution') throw new Error('there is a solution');
    expect(drawBox(FAR, step.solution, { color: true })).toContain('\u001b[1m───\u001b[0m');
  });

  it('tints nothing that lies between regions', () => {
    // Where the four cells meet, two of them are in one region.
    const rules = 'Exactly 3 {(0,0),(1,0)}\nExactly 1 {(0,1)}\n';
    const puzzle = puzzleFromText(`board:\n##\n##\n\npieces:\n01,12\n\nconstraints:\n${rules}`);
    const parts = drawBox(puzzle, undefined, { color: true }).split('\u001b[0m');
    // The two cells of the one region, what is between them, and the cell of the other.
    const tinted = parts.slice(0, -1).map((part) => part.slice(part.lastIndexOf('m') + 1));
    expect(tinted.sort()).toEqual([' ', '   ', ' 1 ', ' 3 ']);
  });
});

/** Two dominoes apart, far from the corner; the upper has a rule. */
const FAR = puzzleOf({
  cells: pairs('9,9 9,10 11,9 11,10'),
  regions: [{ cells: pairs('9,9 9,10'), rule: { kind: 'sum', op: '=', target: 7 } }],
});

/** Sides of its place that a character reaches: up, right, down, left. */
const ARMS: Readonly<Record<string, string>> = {
  '│': 'ud',
  '─': 'rl',
  '┌': 'rd',
  '┐': 'dl',
  '└': 'ur',
  '┘': 'ul',
  '├': 'urd',
  '┤': 'udl',
  '┬': 'rdl',
  '┴': 'url',
  '┼': 'urdl',
};

function expectLinesToMeet(drawing: string): void {
  const rows = drawing.split('\n').map((line) => [...line]);
  const reaches = (row: number, column: number, arm: string) => (ARMS[rows[row]?.[column] ?? ' '] ?? '').includes(arm);
  const meets = (row: number, column: number) =>
    reaches(row, column, 'r') === reaches(row, column + 1, 'l') &&
    reaches(row, column, 'd') === reaches(row + 1, column, 'u') &&
    !(column === 0 && reaches(row, column, 'l')) &&
    !(row === 0 && reaches(row, column, 'u'));
  const loose = rows.flatMap((line, row) =>
    [...line.keys()].filter((column) => !meets(row, column)).map((column) => [row, column]),
  );
  expect(loose, drawing).toEqual([]);
}

describe('compact', () => {
  it.skipIf(noData)('draws seed 001’s solution to the letter, one of two', () => {
    const puzzle = dayPuzzles().get('2025-08-24-hard');
    if (puzzle === undefined) throw new Error('2025-08-24 hard is missing');
    const search = referenceEngine.search(puzzle);
    const drawings: string[] = [];
    for (let step = search.run(1e6); step.type === 'solution'; step = search.run(1e6)) {
      drawings.push(drawCompact(puzzle, step.solution));
    }
    expect(drawings).toHaveLength(2);
    expect(drawings).toContain(lines('1 6|- -|1 0', '5 6|- -|6 2', '4 6|6 6|6 0', '4 3|5 5|3 0'));
  });

  it('numbers rows and columns, and widens for them', () => {
    expect(drawCompact(FAR, undefined, { labels: true })).toBe(
      lines('    10 11', '', '10   .  .', '11   -  -', '12   .  .'),
    );
  });
});

describe('a domino', () => {
  it('is drawn as in seed 003, to the letter', () => {
    expect(drawDomino([6, 5])).toBe(
      lines('┌───────┬───────┐', '│ o o o │ o   o │', '│       │   o   │', '│ o o o │ o   o │', '└───────┴───────┘'),
    );
  });

  it('has as many dots as pips, and looks the same when turned round', () => {
    for (let pips = 0; pips <= MOST_DOTS; pips++) {
      const drawing = drawDomino([pips, pips]);
      expect(drawing.match(/o/g) ?? []).toHaveLength(2 * pips);
      const turned = [...drawing].reverse().join('');
      expect(turned.replace(/[^o\n]/g, ' ')).toBe(drawing.replace(/[^o\n]/g, ' '));
    }
  });

  it('shows a number where dots would be too many', () => {
    expect(drawDomino([3, 12])).toBe(
      lines('┌───────┬───────┐', '│ o     │       │', '│   o   │  12   │', '│     o │       │', '└───────┴───────┘'),
    );
  });
});

/** A board of which every cell is a region. */
function allRegions(rows: number, columns: number) {
  const cells = Array.from({ length: rows * columns }, (_, i): Cell => [Math.floor(i / columns), i % columns]);
  const regions = cells.map((cell) => ({ cells: [cell], rule: { kind: 'same' } as const }));
  return puzzleOf({ cells, regions });
}

describe('tints', () => {
  it('are all different where there are enough', () => {
    expect(new Set(tintRegions(allRegions(2, TINTS / 2)).values()).size).toBe(TINTS);
  });

  it('differ between regions that touch, at a corner too', () => {
    const tints = [...tintRegions(allRegions(12, 13))];
    for (const [{ cells: first }, tint] of tints) {
      for (const [{ cells: second }, other] of tints) {
        const [a, b] = [first[0] ?? [0, 0], second[0] ?? [0, 0]];
        const apart = Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
        if (apart === 1) expect(tint).not.toBe(other);
      }
    }
  });
});
