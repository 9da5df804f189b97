/**
 * The puzzle as one SVG file, as a newspaper would print it: regions by dashed border, badge and tint, so that the
 * border alone will do in grey; dominoes with dots below the board, or on it once solved. From the bottom up:
 *
 *     paper, board, free cells, region grounds, dominoes, badges
 */
import { decimal, element, svgFile } from '@pipwright/core/drawing';
import { type Bounds, boundsOf } from '../model/bounds.js';
import { cellKey } from '../model/cell.js';
import type { Puzzle, Region } from '../model/puzzle.js';
import { canonicalSolution, type Solution } from '../model/solution.js';
import { outline } from './outline.js';
import { MOST_DOTS } from './pip-pattern.js';
import { tintRegions } from './region-tints.js';
import { ruleLabel } from './rule-label.js';
import { ON_DOMINOES, ON_EMPTY_BOARD, svgBadge } from './svg-badge.js';
import { svgDomino } from './svg-domino.js';
import { cellsOutline, svgLinks, svgRegion } from './svg-region.js';
import { BOARD_LOOK } from './svg-style.js';
import { svgTray, type Tray } from './svg-tray.js';
import { textAlternative } from './text-alternative.js';

export interface SvgOptions {
  readonly labels?: boolean | undefined;
  /** Without a solution: the dominoes below the board, unless that is false. */
  readonly tray?: boolean | undefined;
}

/** The side of a cell; all else is measured against it. */
const SIDE = 48;
const MARGIN = 16;
const LABEL_ROOM = 18;
const LABEL_FONT = 12;
const BETWEEN_BOARD_AND_TRAY = 24;

const NO_TRAY: Tray = { width: 0, height: 0, markup: '' };

export function drawSvg(
  puzzle: Puzzle,
  solution?: Solution,
  { labels = false, tray: withTray = true }: SvgOptions = {},
): string {
  const dots = puzzle.maxPip <= MOST_DOTS;
  const bounds = boundsOf(puzzle.cells);
  const tints = tintRegions(puzzle);
  const edge = MARGIN + (labels ? LABEL_ROOM : 0);
  const boardWidth = (bounds.right - bounds.left + 1) * SIDE;
  const boardHeight = (bounds.bottom - bounds.top + 1) * SIDE;
  const tray = solution === undefined && withTray ? svgTray(puzzle, boardWidth, dots) : NO_TRAY;
  const left = edge + Math.max(0, tray.width - boardWidth) / 2;
  const trayTop = edge + boardHeight + (tray.height > 0 && boardHeight > 0 ? BETWEEN_BOARD_AND_TRAY : 0);

  const width = edge + Math.max(boardWidth, tray.width) + MARGIN;
  const height = trayTop + tray.height + MARGIN;
  const body = [
    moved(solution === undefined ? 'puzzle' : 'solved', left - bounds.left * SIDE, edge - bounds.top * SIDE, [
      ...(labels ? svgLabels(bounds) : []),
      ...svgGround(puzzle, tints),
      ...(solution === undefined ? [] : svgPlacements(solution, dots)),
      ...svgBadges(puzzle, tints, solution !== undefined),
    ]),
    ...(tray === NO_TRAY ? [] : [moved('tray', edge, trayTop, [tray.markup])]),
  ];
  return svgFile('pips', textAlternative(puzzle, solution), { width, height }, BOARD_LOOK, body.join('\n'));
}

function moved(name: string, x: number, y: number, parts: readonly string[]): string {
  return element(
    'g',
    { class: name, transform: `translate(${decimal(x)} ${decimal(y)})` },
    parts.filter((part) => part !== '').join('\n'),
  );
}

function svgLabels({ top, left, bottom, right }: Bounds): string[] {
  const label = (value: number, x: number, y: number) =>
    element(
      'text',
      { class: 'number label', x: x * SIDE, y: y * SIDE + 0.36 * LABEL_FONT, 'font-size': LABEL_FONT },
      String(value),
    );
  const away = (LABEL_ROOM + 2) / 2 / SIDE + 0.06;
  const columns = Array.from({ length: right - left + 1 }, (_, i) => label(left + i, left + i + 0.5, top - away));
  const rows = Array.from({ length: bottom - top + 1 }, (_, i) => label(top + i, left - away, top + i + 0.5));
  return [...columns, ...rows];
}

/** The board, its cells without a rule, and its regions. */
function svgGround(puzzle: Puzzle, tints: Tints): string[] {
  if (puzzle.cells.length === 0) return [];
  const ruled = new Set(puzzle.regions.flatMap((region) => region.cells.map(cellKey)));
  const free = puzzle.cells.filter((cell) => !ruled.has(cellKey(cell)));
  return [
    element('path', { class: 'board', d: outline(puzzle.cells, { side: SIDE, inset: -4, radius: 8 }) }),
    ...free.map((cell) => element('path', { class: 'free', d: cellsOutline([cell], SIDE) })),
    ...puzzle.regions.map((region) => inTint(tints, region, svgRegion(region.cells, SIDE))),
    ...puzzle.regions.map((region) => inTint(tints, region, svgLinks(region.cells, SIDE))),
  ];
}

type Tints = ReadonlyMap<Region, number>;

function inTint(tints: Tints, region: Region, markup: string): string {
  return markup === '' ? '' : element('g', { class: `tint${tints.get(region)}` }, markup);
}

function svgPlacements(solution: Solution, dots: boolean): string[] {
  return canonicalSolution(solution).placements.map(({ domino, cells: [[row, column], second] }) => {
    const [x, y] = [(column + 0.5) * SIDE, (row + 0.5) * SIDE];
    return svgDomino(domino, { x, y, pitch: SIDE, standing: second[0] > row, dots });
  });
}

function svgBadges(puzzle: Puzzle, tints: Tints, solved: boolean): string[] {
  return puzzle.regions.map((region) => {
    const last = region.cells.at(-1) ?? [0, 0];
    const badge = svgBadge(ruleLabel(region.rule), last, SIDE, solved ? ON_DOMINOES : ON_EMPTY_BOARD);
    return inTint(tints, region, badge);
  });
}
