/**
 * Steps as pictures for a page. On the board, from the bottom up:
 *
 *     board, regions, dominoes, hatching of what the step rests on, values left to open cells,
 *     pairs that belong together, the outline of what the step concludes, badges
 */
import {
  type CellBox,
  element,
  outline,
  svgFigure,
  svgFrame,
  svgHatching,
  svgNote,
  withMarks,
} from '@pipwright/core/drawing';
import type { Figures } from '@pipwright/core/explaining';
import { dominoesInOrder } from '../../draw/legend.js';
import { DOMINO, SIDE } from '../../draw/measures.js';
import { svgSheet } from '../../draw/svg.js';
import { type BoardLayers, marginOf, sizeOfBoard, svgBoard } from '../../draw/svg-board.js';
import { BOARD_LOOK } from '../../draw/svg-style.js';
import { type Cell, cellKey } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import type { PipsConflict, PipsStep } from '../step.js';
import { boardAfter } from './board-after.js';
import { notesIn, type Shown, showScene } from './marks.js';

const STEP_LOOK = withMarks(BOARD_LOOK, {
  shapes: ['.joined{fill:none;stroke-width:2.6}', '.wall{fill:none;stroke-linecap:round;stroke-width:3.2}'],
  colours: ({ ink }) => [`.joined,.wall{stroke:${ink}}`],
});

export const pipsFigures: Figures<Puzzle, Solution, PipsStep, PipsConflict> = {
  look: STEP_LOOK,
  puzzle(puzzle, label) {
    const { size, body } = svgSheet(puzzle, undefined, { labels: true, tray: dominoesInOrder(puzzle).length > 0 });
    return svgFigure(label, size, body);
  },
  scene: (puzzle, scene, label) => figure(puzzle, label, showScene(puzzle, scene)),
  after(puzzle, steps, label, progress) {
    const board = boardAfter(puzzle, steps, progress);
    return figure(puzzle, label, { board, concluded: [], premises: [], joins: [], parts: [] });
  },
};

function figure(puzzle: Puzzle, label: string, shown: Shown): string {
  const { width, height } = sizeOfBoard(puzzle);
  const { before, after } = marginOf(true);
  const body = svgBoard(puzzle, before, before, layersOf(puzzle, shown));
  return svgFigure(label, { width: before + width + after, height: before + height + after }, body);
}

function layersOf(puzzle: Puzzle, { board, concluded, premises, joins, parts }: Shown): BoardLayers {
  const covered = new Set(board.placements.flatMap(({ cells }) => cells.map(cellKey)));
  const { left, spaced } = notesIn(puzzle);
  const notes = new Map(puzzle.cells.map((cell) => [cellKey(cell), left(board.valuesOf(cell))]));
  const isNew = new Set(concluded.map(({ cell }) => cellKey(cell)));
  // The line between two cells tells that they are joined or parted.
  for (const { cell, note } of concluded) if (/^≠|^\d|^!/.test(note)) notes.set(cellKey(cell), note);
  const open = puzzle.cells.filter((cell) => !covered.has(cellKey(cell)) && notes.get(cellKey(cell)) !== '');
  const isJoin = new Set(joins.map(String));
  return {
    name: 'step',
    solution: { placements: board.placements },
    labels: true,
    isTaken: (cell) => covered.has(cellKey(cell)) || notes.get(cellKey(cell)) !== '',
    between: [
      svgHatching(premises.map(({ cell }) => boxOf(cell))),
      ...open.map((cell) =>
        svgNote(boxOf(cell), spaced(notes.get(cellKey(cell)) ?? ''), isNew.has(cellKey(cell)), NOTE_ROOM),
      ),
      ...board.joined.filter((cells) => !isJoin.has(String(cells))).map((cells) => pair(cells, 'dashes')),
      svgFrame(
        outline(
          concluded.map(({ cell }) => cell),
          FRAME,
        ),
      ),
      ...joins.map((cells) => pair(cells, 'joined')),
      ...parts.map(wall),
    ],
  };
}

function boxOf([row, column]: Cell): CellBox {
  return { x: column * SIDE, y: row * SIDE, side: SIDE };
}

/** For a note, beside the outline of a pair. */
const NOTE_ROOM = 31;
const FRAME = { side: SIDE, inset: 1, radius: 6 };
const BODY = { side: SIDE, inset: (0.5 - DOMINO.half) * SIDE, radius: DOMINO.corner * SIDE };

/** The outline of a domino. */
function pair(cells: readonly [Cell, Cell], name: string): string {
  return element('path', { class: name, d: outline(cells, BODY) });
}

/** Between two cells that no domino joins. */
function wall([[rowA, columnA], [rowB, columnB]]: readonly [Cell, Cell]): string {
  const [x, y] = [((columnA + columnB + 1) / 2) * SIDE, ((rowA + rowB + 1) / 2) * SIDE];
  const arm = 7;
  const d = `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x - arm} ${y + arm}l${2 * arm} ${-2 * arm}`;
  return element('path', { class: 'halo', d }) + element('path', { class: 'wall', d });
}
