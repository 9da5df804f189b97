/** Futoshiki that were solved: their pictures, their reports, and what solutions share. */

import { check, verify } from '@pipwright/futoshiki/check';
import { CONDITIONS, type Puzzle, type Solution, sideOf } from '@pipwright/futoshiki/parts';
import type { Cell } from '@pipwright/play';
import { CSP_ENGINES } from '../inspect/engine-names.js';
import { dimensionsFirst, gather, type Points } from '../inspect/report.js';
import type { KindInspection } from '../kind/parts.js';
import { FutoshikiPicture, planeOf } from './futoshiki-board.js';
import { futoshikiSheetWords } from './words.js';

const puzzlePoints = ({ bars }: Puzzle): Points => [
  ['numbers', /^(?:number-|square-)/],
  ['lines', /-repeats$/],
  [bars === undefined ? 'signs' : 'bars', /^(?:signs?|bars?)-/],
  ['dimensions', /./],
];
/** A grid can be wrong in two more ways, which are cases of the nine conditions. */
const ALSO: Readonly<Record<string, string>> = {
  'square-empty': 'solution-count',
  'solution-size': 'solution-count',
  'given-changed': 'solution-square-fixed',
};
const SIGNS = /-(?:greater|less)$/;
const BARS = /-bar$/;

const NO_NAMES: ReadonlySet<string> = new Set();

export const futoshikiInspection: KindInspection<'futoshiki'> = {
  engines: ['swift', ...CSP_ENGINES],
  puzzleReport(puzzle) {
    const checked = check(puzzle);
    return dimensionsFirst(gather(puzzlePoints(puzzle), checked.ok ? [] : checked.error));
  },
  /** What it warns of, a text may have; a puzzle that is played has not. */
  warnings: () => [],
  solutionReport(puzzle, solution: Solution) {
    const faults = verify(puzzle, solution).map(({ code }) => ALSO[code] ?? code);
    const others = puzzle.bars === undefined ? BARS : SIGNS;
    return CONDITIONS.filter((code) => !others.test(code)).map((point) => ({
      point,
      faults: faults.filter((fault) => fault === point).length,
    }));
  },
  verify,
  inOneForm: ({ grid }: Solution) => ({ grid }),
  sharedPart(puzzle, { always }) {
    const values = new Map(always.map(({ cell, value }) => [String(cell), value]));
    const numbers = Array.from({ length: sideOf(puzzle) }, (_, i) => i);
    return { grid: numbers.map((row) => numbers.map((column) => values.get(`${row},${column}`) ?? 0)) };
  },
  saySolution: (words, { grid }: Solution) => futoshikiSheetWords(words).solution(grid),
  Picture: ({ puzzle, solution }) => (
    <FutoshikiPicture
      puzzle={puzzle}
      board={{ grid: (solution as Solution).grid, marks: {}, colours: {} }}
      selected={NO_NAMES}
      tried={NO_NAMES}
      wrong={NO_NAMES}
      tidy
      noteSize={0}
    />
  ),
  nextMove(_, board, { grid }: Solution) {
    const cells = grid.flatMap((line, row) => line.map((number, column) => ({ cell: [row, column] as Cell, number })));
    const standing = ([row, column]: Cell) => board.grid[row]?.[column] ?? 0;
    const open = cells.filter(({ cell, number }) => standing(cell) !== number);
    const next = open.find(({ cell }) => standing(cell) !== 0) ?? open[0];
    return next && { type: 'put', ...next };
  },
  layout: (puzzle) => planeOf(sideOf(puzzle)),
};
