/**
 * Steps as pictures for a page. On the board, from the bottom up:
 *
 *     board, regions, dominoes, hatching of what the step rests on, values left to open cells,
 *     pairs that belong together, the outline of what the step concludes, badges
 */
import { DARK, element, LIGHT, type Look, type Palette, svgFigure } from '@pipwright/core/drawing';
import type { Figures } from '@pipwright/core/explaining';
import { DOMINO, SIDE } from '../../draw/measures.js';
import { outline } from '../../draw/outline.js';
import { svgSheet } from '../../draw/svg.js';
import { type BoardLayers, marginOf, sizeOfBoard, svgBoard } from '../../draw/svg-board.js';
import { BOARD_LOOK } from '../../draw/svg-style.js';
import { type Cell, cellKey } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import type { PipsConflict, PipsStep } from '../step.js';
import { boardAfter } from '../told/board-after.js';
import { noteOf, type Shown, showScene } from './marks.js';

/** The look of a board with the marks of a step. */
const STEP_LOOK: Look = {
  shapes: [
    ...BOARD_LOOK.shapes,
    '.hatching{fill:none;stroke-width:1.1;stroke-opacity:.5}',
    '.note.new{font-weight:700}',
    '.joined{fill:none;stroke-width:1.4;stroke-dasharray:2.5 2.5}',
    '.joined.new{stroke-width:2.6;stroke-dasharray:none}',
    '.frame,.halo,.wall{fill:none;stroke-linejoin:round;stroke-linecap:round}',
    '.frame{stroke-width:3.6}',
    '.wall{stroke-width:3.2}',
    '.halo{stroke-width:6.4}',
  ],
  light: [...BOARD_LOOK.light, ...colours(LIGHT)],
  dark: [...BOARD_LOOK.dark, ...colours(DARK)],
};

function colours({ ink, paper, accent }: Palette): string[] {
  return [
    `.hatching,.joined,.wall{stroke:${ink}}`,
    `.note{fill:${ink}}`,
    `.halo{stroke:${paper}}`,
    `.frame{stroke:${accent}}`,
  ];
}

export const pipsFigures: Figures<Puzzle, Solution, PipsStep, PipsConflict> = {
  look: STEP_LOOK,
  puzzle(puzzle, label, legend) {
    const { size, body } = svgSheet(puzzle, undefined, { labels: true }, legend);
    return svgFigure(label, size, body);
  },
  scene: (puzzle, scene, label) => figure(puzzle, label, showScene(puzzle, scene)),
  after(puzzle, steps, label) {
    const board = boardAfter(puzzle, steps);
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
  const notes = new Map(puzzle.cells.map((cell) => [cellKey(cell), noteOf(puzzle, board.valuesOf(cell))]));
  const isNew = new Set(concluded.map(({ cell }) => cellKey(cell)));
  // Of two cells that are joined or parted the line between them tells.
  for (const { cell, note } of concluded) if (/^≠|^\d|^!/.test(note)) notes.set(cellKey(cell), note);
  const open = puzzle.cells.filter((cell) => !covered.has(cellKey(cell)) && notes.get(cellKey(cell)) !== '');
  const spaced = (digits: string) => (puzzle.maxPip > 9 ? digits : digits.replaceAll(/(?<=\d)(?=\d)/g, ' '));
  const isJoin = new Set(joins.map(String));
  return {
    name: 'step',
    solution: { placements: board.placements },
    labels: true,
    isTaken: (cell) => covered.has(cellKey(cell)) || notes.get(cellKey(cell)) !== '',
    between: [
      hatching(premises.map(({ cell }) => cell)),
      ...open.map((cell) => note(cell, spaced(notes.get(cellKey(cell)) ?? ''), isNew.has(cellKey(cell)))),
      ...board.joined.filter((cells) => !isJoin.has(String(cells))).map((cells) => pair(cells, 'joined')),
      frame(concluded.map(({ cell }) => cell)),
      ...joins.map((cells) => pair(cells, 'joined new')),
      ...parts.map(wall),
    ],
  };
}

/** Drawn as lines, not as a pattern, which would need a name that no other figure of the page has. */
function hatching(cells: readonly Cell[]): string {
  const gap = SIDE / 6;
  const d = cells.flatMap(([row, column]) => {
    const [left, top] = [column * SIDE, row * SIDE];
    return Array.from({ length: 11 }, (_, i) => {
      const along = (i + 1) * gap;
      const start = Math.min(along, SIDE);
      const length = 2 * start - along;
      return `M${left + along - start} ${top + start}l${length} ${-length}`;
    });
  });
  return d.length === 0 ? '' : element('path', { class: 'hatching', d: d.join('') });
}

const NOTE_FONT = 21;
/** For a note, beside the outline of a pair. */
const NOTE_ROOM = 31;
/** Of a character, in parts of the font's size. */
const ADVANCE = 0.5;

function note([row, column]: Cell, text: string, isNew: boolean): string {
  const size = Math.min(NOTE_FONT, NOTE_ROOM / (text.length * ADVANCE));
  const [x, y] = [(column + 0.5) * SIDE, (row + 0.5) * SIDE];
  return element(
    'text',
    { class: isNew ? 'number note new' : 'number note', x, y: y + 0.3 * size, 'font-size': size },
    text,
  );
}

/** Around cells, twice: light below dark, so that it shows on any ground. */
function frame(cells: readonly Cell[]): string {
  if (cells.length === 0) return '';
  const d = outline(cells, { side: SIDE, inset: 1, radius: 6 });
  return element('path', { class: 'halo', d }) + element('path', { class: 'frame', d });
}

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
