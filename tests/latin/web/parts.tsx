/** What sheets do with Latin squares: inspecting, sharing, writing files. */
import { boardOf, type Cell } from '@pipwright/play';
import { gather } from '../../../packages/web/src/inspect/report.js';
import type { KindInspection, KindSharing } from '../../../packages/web/src/kind/parts.js';
import { markMoves } from '../../../packages/web/src/links/link.js';
import { check, verify } from '../check.js';
import { latinDrawing } from '../draw.js';
import { latinReading } from '../kind.js';
import { cellsOf, numberAt, type Puzzle, type Solution } from '../model.js';
import { LatinPicture } from './picture.js';
import { planeOf } from './screen.js';
import { latinSheetWordsIn } from './words.js';

const { formats } = latinReading;
const svgOf = (puzzle: Puzzle, solution: Solution = puzzle) => latinDrawing.draw(puzzle, { style: 'svg', solution });

export const latinInspection: KindInspection<'latin'> = {
  engines: ['plain'],
  puzzleReport(puzzle) {
    const checked = check(puzzle);
    return gather([['square', /./]], checked.ok ? [] : checked.error);
  },
  warnings: () => [],
  solutionReport: (puzzle, solution: Solution) => gather([['solved', /./]], verify(puzzle, solution)),
  verify,
  inOneForm: ({ grid }: Solution) => ({ grid }),
  sharedPart(puzzle, { always }) {
    const values = new Map(always.map(({ cell, value }) => [String(cell), value]));
    return { grid: puzzle.grid.map((line, row) => line.map((_, column) => values.get(`${row},${column}`) ?? 0)) };
  },
  saySolution: (words, { grid }: Solution) => latinSheetWordsIn(words).solution(grid),
  Picture: ({ puzzle, solution }) => <LatinPicture puzzle={puzzle} board={{ ...(solution as Solution), marks: {} }} />,
  nextMove(_, board, solution: Solution) {
    const cell = cellsOf(board).find((each) => numberAt(board, each) !== numberAt(solution, each));
    return cell && { type: 'put', cell, number: numberAt(solution, cell) };
  },
  layout: planeOf,
};

export const latinSharing: KindSharing<'latin'> = {
  formats,
  comment: '#',
  position: (puzzle, { grid }) => ({
    json: { grid },
    drawing: latinDrawing.draw(puzzle, { style: 'box', solution: { grid } }),
  }),
  draw: svgOf,
  movesTo(game) {
    const board = boardOf(game);
    const isPut = (cell: Cell) => numberAt(board, cell) !== 0 && numberAt(game.puzzle, cell) === 0;
    const puts = cellsOf(board).filter(isPut);
    return [
      ...markMoves(board.marks),
      ...puts.map((cell) => ({ type: 'put' as const, cell, number: numberAt(board, cell) })),
    ];
  },
};
