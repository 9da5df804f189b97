/**
 * The puzzle as one SVG file, as a newspaper would print it: regions by border, badge and tint, so that the border
 * alone will do in grey; dominoes with dots below the board, or on it once solved. From the bottom up:
 *
 *     paper, free cells, region grounds, dominoes, badges
 */
import { svgFile } from '@pipwright/core/drawing';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { MOST_DOTS } from './domino.js';
import { marginOf, sizeOfBoard, svgBoard, svgGroup } from './svg-board.js';
import { BOARD_LOOK } from './svg-style.js';
import { svgTray, type Tray } from './svg-tray.js';
import { textAlternative } from './text-alternative.js';

export interface SvgOptions {
  readonly labels?: boolean | undefined;
  /** Draws the dominoes below a board without a solution, unless false. */
  readonly tray?: boolean | undefined;
}

const BETWEEN_BOARD_AND_TRAY = 24;
const NO_TRAY: Tray = { width: 0, height: 0, markup: '' };

export function drawSvg(puzzle: Puzzle, solution?: Solution, options: SvgOptions = {}): string {
  const { size, body } = svgSheet(puzzle, solution, options);
  return svgFile('pips', textAlternative(puzzle, solution), size, BOARD_LOOK, body);
}

interface Sheet {
  readonly size: { readonly width: number; readonly height: number };
  readonly body: string;
}

export function svgSheet(
  puzzle: Puzzle,
  solution: Solution | undefined,
  { labels = false, tray: withTray = true }: SvgOptions,
): Sheet {
  const board = sizeOfBoard(puzzle);
  const margin = marginOf(labels);
  const dots = puzzle.maxPip <= MOST_DOTS;
  const tray = solution === undefined && withTray ? svgTray(puzzle, board.width, dots) : NO_TRAY;
  const left = margin.before + Math.max(0, tray.width - board.width) / 2;
  const gap = tray.height > 0 && board.height > 0 ? BETWEEN_BOARD_AND_TRAY : 0;
  const trayTop = margin.before + board.height + gap;
  const body = [
    svgBoard(puzzle, left, margin.before, {
      name: solution === undefined ? 'puzzle' : 'solved',
      solution,
      labels,
      isTaken: () => solution !== undefined,
    }),
    ...(tray === NO_TRAY ? [] : [svgGroup('tray', margin.before, trayTop, [tray.markup])]),
  ];
  const width = margin.before + Math.max(board.width, tray.width) + margin.after;
  return { size: { width, height: trayTop + tray.height + margin.after }, body: body.join('\n') };
}
