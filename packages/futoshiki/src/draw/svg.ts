import { type CellBox, DARK, decimal, element, LIGHT, type Look, type Palette, svgFile } from '@pipwright/core/drawing';
import { type Puzzle, sideOf } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import type { Square } from '../model/square.js';
import { neighboursIn, type SquarePair } from '../model/square-pair.js';
import { type Between, contentOf, type GridContent } from './grid-content.js';
import { textAlternative } from './text-alternative.js';

export interface SvgOptions {
  readonly labels?: boolean | undefined;
}

export function drawSvg(puzzle: Puzzle, solution?: Solution, { labels = false }: SvgOptions = {}): string {
  const { before, after } = marginOf(labels);
  const extent = before + extentOf(puzzle) + after;
  const name = solution === undefined ? 'puzzle' : 'solved';
  const body = svgGrid(puzzle, before, before, { name, solution, labels });
  return svgFile('futoshiki', textAlternative(puzzle, solution), { width: extent, height: extent }, GRID_LOOK, body);
}

/**
 * The grid of a puzzle in SVG: squares with room between them, and the signs in that room. Given numbers are bold on a
 * darker ground; what a solution adds is not.
 *
 *     side  gap  side        A sign is two strokes whose point is at the lesser number; a bar is one thick stroke.
 */

/** The side of a square; all else is measured against it. */
const SIDE = 48;
const GAP = 22;
const PITCH = SIDE + GAP;
export const RADIUS = 6;
const MARGIN = 16;
const LABEL_ROOM = 18;
const LABEL_FONT = 12;
const FONT = 26;
/** Height of capitals and digits, in parts of the font's size: half of it centres them. */
const CAP_HEIGHT = 0.72;
/** A sign from its middle to its point, and to either side. */
const REACH = 5;
const SPREAD = 9;
const BAR = 0.66 * SIDE;

export function marginOf(labels: boolean): { readonly before: number; readonly after: number } {
  return { before: MARGIN + (labels ? LABEL_ROOM : 0), after: MARGIN };
}

export function extentOf(puzzle: Puzzle): number {
  return sideOf(puzzle) * PITCH - GAP;
}

export function boxOf({ column, row }: Square): CellBox {
  return { x: column * PITCH, y: row * PITCH, side: SIDE };
}

export interface GridLayers {
  readonly name: string;
  readonly solution?: Solution | undefined;
  readonly labels: boolean;
  /** Markup between the ground of a square and its number. */
  readonly inSquare?: (square: Square) => string;
  /** Is what stands between two squares, the left or upper one first, what a step rests on? */
  readonly isPremise?: (pair: SquarePair) => boolean;
  readonly above?: readonly string[];
}

/** Grid with its upper left corner at x, y. */
export function svgGrid(puzzle: Puzzle, x: number, y: number, layers: GridLayers): string {
  const side = sideOf(puzzle);
  const shown = contentOf(puzzle, layers.solution);
  const squares = Array.from({ length: side * side }, (_, i) => ({ column: i % side, row: Math.floor(i / side) }));
  const parts = [
    ...(layers.labels ? svgLabels(side) : []),
    ...squares.map((square) => svgSquare(square, shown, layers.inSquare?.(square) ?? '')),
    ...neighboursIn(side).map((pair) => {
      const mark = shown.between(pair.firstSquare, pair.secondSquare);
      return svgBetween(pair, mark, layers.isPremise?.(pair) ?? false);
    }),
    ...(layers.above ?? []),
  ];
  return element(
    'g',
    { class: layers.name, transform: `translate(${decimal(x)} ${decimal(y)})` },
    parts.filter((part) => part !== '').join('\n'),
  );
}

function svgSquare(square: Square, shown: GridContent, inside: string): string {
  const { x, y } = boxOf(square);
  const number = shown.numberAt(square);
  const ground = element('rect', { class: 'square', x, y, width: SIDE, height: SIDE, rx: RADIUS }) + inside;
  if (number === 0) return ground;
  const middle = y + SIDE / 2 + (CAP_HEIGHT / 2) * FONT;
  const text = element('text', { class: 'number', x: x + SIDE / 2, y: middle, 'font-size': FONT }, String(number));
  return element('g', { class: shown.isFixed(square) ? 'given' : 'added' }, ground + text);
}

/** Sign or bar in the gap between two squares. Where a step rests on a missing bar, the bar's place is drawn. */
function svgBetween({ firstSquare, secondSquare }: SquarePair, mark: Between | undefined, isPremise: boolean): string {
  const beside = firstSquare.row === secondSquare.row;
  const along = SIDE + GAP / 2;
  const x = firstSquare.column * PITCH + (beside ? along : SIDE / 2);
  const y = firstSquare.row * PITCH + (beside ? SIDE / 2 : along);
  if (mark === undefined) {
    if (!isPremise) return '';
    const [width, height] = beside ? [8, BAR] : [BAR, 8];
    return element('rect', { class: 'no-bar', x: x - width / 2, y: y - height / 2, width, height, rx: 4 });
  }
  const named = (name: string) => (isPremise ? `${name} premise` : name);
  if (mark === 'bar') {
    const half = BAR / 2;
    const [dx, dy] = beside ? [0, half] : [half, 0];
    return element('path', { class: named('bar'), d: `M${point(x - dx, y - dy)}L${point(x + dx, y + dy)}` });
  }
  const to = mark === '>' ? REACH : -REACH;
  const ends = beside
    ? [point(x - to, y - SPREAD), point(x + to, y), point(x - to, y + SPREAD)]
    : [point(x - SPREAD, y - to), point(x, y + to), point(x + SPREAD, y - to)];
  return element('path', { class: named('sign'), d: `M${ends.join('L')}` });
}

function point(x: number, y: number): string {
  return `${decimal(x)} ${decimal(y)}`;
}

function svgLabels(side: number): string[] {
  const away = (LABEL_ROOM + 4) / 2;
  const label = (value: number, x: number, y: number) =>
    element(
      'text',
      { class: 'number label', x, y: y + (CAP_HEIGHT / 2) * LABEL_FONT, 'font-size': LABEL_FONT },
      String(value),
    );
  const middle = (i: number) => i * PITCH + SIDE / 2;
  const numbers = Array.from({ length: side }, (_, i) => i);
  return [...numbers.map((i) => label(i + 1, middle(i), -away)), ...numbers.map((i) => label(i + 1, -away, middle(i)))];
}

/** Tint of added numbers. */
const ADDED = 1;

/** The look of a grid: given numbers bold on a ground of their own, added ones lighter, so that grey will do. */
export const GRID_LOOK: Look = {
  shapes: [
    '.number{font-family:Helvetica,Arial,system-ui,sans-serif;text-anchor:middle}',
    '.given .number{font-weight:700}',
    '.added .number{font-weight:400}',
    '.square{stroke-width:1.2}',
    '.given .square{stroke-width:2}',
    '.sign{fill:none;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}',
    '.bar{stroke-width:6;stroke-linecap:round}',
  ],
  light: colours(LIGHT),
  dark: colours(DARK),
};

function colours(palette: Palette): string[] {
  const [, strong] = palette.tints[ADDED] ?? [palette.free, palette.ink];
  return [
    `.paper{fill:${palette.paper}}`,
    `.square{fill:${palette.free};stroke:${palette.faint}}`,
    `.given .square{fill:${palette.board}}`,
    `.given .number{fill:${palette.ink}}`,
    `.added .number{fill:${strong}}`,
    `.label{fill:${palette.faint}}`,
    `.sign,.bar{stroke:${palette.ink}}`,
  ];
}
