/**
 * Steps as pictures for a page. On the grid, from the bottom up:
 *
 *     squares, hatching of what the step rests on, numbers and those left to open cells, signs, in bold where the step
 *     rests on them, a dashed line around rows and columns that it rests on, the outline of what it concludes
 */
import { element, svgFigure, svgFrame, svgHatching, svgNote, withMarks } from '@pipwright/core/drawing';
import type { Figures } from '@pipwright/core/explaining';
import { type Line, markedGrid } from '../../draw/grid-content.js';
import { boxOf, extentOf, GRID_LOOK, type GridLayers, marginOf, RADIUS, svgGrid } from '../../draw/svg.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { cellOf, type Square, squareOf } from '../../model/square.js';
import type { FutoshikiConflict, FutoshikiStep } from '../step.js';
import { boardAfter } from './board-after.js';
import { notesIn, type Shown, showScene } from './marks.js';

const STEP_LOOK = withMarks(GRID_LOOK, {
  shapes: ['.sign.premise{stroke-width:5}', '.bar.premise{stroke-width:10}', '.no-bar{fill:none;stroke-width:1.4}'],
  colours: ({ ink }) => [`.no-bar{stroke:${ink}}`],
});

export const futoshikiFigures: Figures<Puzzle, Solution, FutoshikiStep, FutoshikiConflict> = {
  look: STEP_LOOK,
  puzzle: (puzzle, label) => figure(puzzle, label, { name: 'puzzle', labels: true }),
  scene: (puzzle, scene, label) => figure(puzzle, label, layersOf(puzzle, showScene(puzzle, scene))),
  after(puzzle, steps, label, progress) {
    const shown = { board: boardAfter(puzzle, steps, progress), concluded: [], premises: [], lines: [], between: [] };
    return figure(puzzle, label, layersOf(puzzle, shown));
  },
};

function figure(puzzle: Puzzle, label: string, layers: GridLayers): string {
  const { before, after } = marginOf(true);
  const side = before + extentOf(puzzle) + after;
  return svgFigure(label, { width: side, height: side }, svgGrid(puzzle, before, before, layers));
}

function layersOf(puzzle: Puzzle, { board, concluded, premises, lines, between }: Shown): GridLayers {
  const { left, spaced } = notesIn(puzzle);
  const marked = markedGrid({ cells: [...concluded, ...premises], lines, between });
  const noteIn = (square: Square, isNew: boolean) => {
    const cell = cellOf(square);
    if (board.numberAt(cell) !== 0) return '';
    const note = isNew ? marked.markAt(square)?.note : left(board.valuesOf(cell));
    return note ? svgNote(boxOf(square), spaced(note), isNew, NOTE_ROOM) : '';
  };
  return {
    name: 'step',
    solution: board.solution,
    labels: true,
    inSquare(square) {
      const role = marked.markAt(square)?.role;
      return (role === 'premise' ? svgHatching([boxOf(square)]) : '') + noteIn(square, role === 'concluded');
    },
    isPremise: marked.hasBetween,
    above: [
      ...lines.map((line) => svgLine(puzzle, line)),
      svgFrame(concluded.map(({ cell }) => framePath(squareOf(cell))).join('')),
    ],
  };
}

/** For a note, inside the outline of a square. */
const NOTE_ROOM = 39;
/** Inset of that outline. */
const INSET = 1;

/** Around a square. */
function framePath(square: Square): string {
  const { x, y, side } = boxOf(square);
  const straight = side - 2 * (INSET + RADIUS);
  const turn = (dx: number, dy: number) => `a${RADIUS} ${RADIUS} 0 0 1 ${dx} ${dy}`;
  const [r, s] = [RADIUS, straight];
  return `M${x + INSET + r} ${y + INSET}h${s}${turn(r, r)}v${s}${turn(-r, r)}h${-s}${turn(-r, -r)}v${-s}${turn(r, -r)}z`;
}

/** From the squares of a line to the dashes around it. */
const AWAY = 4;

function svgLine(puzzle: Puzzle, line: Line): string {
  const { x, y, side } = boxOf('row' in line ? { column: 0, row: line.row } : { column: line.column, row: 0 });
  const [along, across] = [extentOf(puzzle) + 2 * AWAY, side + 2 * AWAY];
  const [width, height] = 'row' in line ? [along, across] : [across, along];
  return element('rect', { class: 'dashes', x: x - AWAY, y: y - AWAY, width, height, rx: RADIUS + AWAY });
}
