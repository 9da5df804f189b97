/** The board of a puzzle in SVG: its ground, the dominoes upon it, the badges of its rules, numbers around it. */
import { decimal, element } from '@pipwright/core/drawing';
import { type Bounds, boundsOf, type Cell, cellKey } from '../model/cell.js';
import type { Puzzle, Region } from '../model/puzzle.js';
import { ruleLabel } from '../model/rule.js';
import { canonicalSolution, type Solution } from '../model/solution.js';
import { MOST_DOTS } from './domino.js';
import { SIDE, tintRegions } from './measures.js';
import { svgDomino } from './svg-domino.js';
import { cellsOutline, svgBadge, svgLinks, svgRegion } from './svg-region.js';

const LABEL_ROOM = 18;
const LABEL_FONT = 12;
const MARGIN = 16;

export function marginOf(labels: boolean): { readonly before: number; readonly after: number } {
  return { before: MARGIN + (labels ? LABEL_ROOM : 0), after: MARGIN };
}

export function sizeOfBoard(puzzle: Puzzle): { readonly width: number; readonly height: number } {
  const { top, left, bottom, right } = boundsOf(puzzle.cells);
  return { width: (right - left + 1) * SIDE, height: (bottom - top + 1) * SIDE };
}

export interface BoardLayers {
  readonly name: string;
  readonly solution?: Solution | undefined;
  readonly labels: boolean;
  /** Does something stand in this cell that a badge of several lines would hide? */
  readonly isTaken: (cell: Cell) => boolean;
  /** Markup above the dominoes and below the badges. */
  readonly between?: readonly string[];
}

/** Board with its upper left corner at x, y. */
export function svgBoard(puzzle: Puzzle, x: number, y: number, layers: BoardLayers): string {
  const bounds = boundsOf(puzzle.cells);
  const tints = tintRegions(puzzle);
  return svgGroup(layers.name, x - bounds.left * SIDE, y - bounds.top * SIDE, [
    ...(layers.labels ? svgLabels(bounds) : []),
    ...svgGround(puzzle, tints),
    ...(layers.solution === undefined ? [] : svgPlacements(layers.solution, puzzle.maxPip <= MOST_DOTS)),
    ...(layers.between ?? []),
    ...svgBadges(puzzle, tints, layers.isTaken),
  ]);
}

export function svgGroup(name: string, x: number, y: number, parts: readonly string[]): string {
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
  const columns = Array.from({ length: right - left + 1 }, (_, i) => label(left + i + 1, left + i + 0.5, top - away));
  const rows = Array.from({ length: bottom - top + 1 }, (_, i) => label(top + i + 1, left - away, top + i + 0.5));
  return [...columns, ...rows];
}

/** Cells without a rule, and regions; what is not on the board is paper. */
function svgGround(puzzle: Puzzle, tints: Tints): string[] {
  const ruled = new Set(puzzle.regions.flatMap((region) => region.cells.map(cellKey)));
  const free = puzzle.cells.filter((cell) => !ruled.has(cellKey(cell)));
  return [
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

function svgBadges(puzzle: Puzzle, tints: Tints, isTaken: (cell: Cell) => boolean): string[] {
  return puzzle.regions.map((region) => {
    const covered = isTaken(region.cells.at(-1) ?? [0, 0]);
    const badge = svgBadge({ label: ruleLabel(region.rule), cells: region.cells, side: SIDE, covered });
    return inTint(tints, region, badge);
  });
}
