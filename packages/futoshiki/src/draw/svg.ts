/**
 * The puzzle as one SVG file, as a newspaper would print it: squares with room between them, and the signs in that
 * room. Given numbers are bold on a darker ground; what a solution adds is not.
 *
 *     side  gap  side        A sign is two strokes whose point is at the lesser number; a bar is one thick stroke.
 */
import { DARK, decimal, element, LIGHT, type Look, type Palette, svgFile } from '@pipwright/core/drawing';
import { type Puzzle, sideOf } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import type { Square } from '../model/square.js';
import { neighboursIn, type SquarePair } from '../model/square-pair.js';
import { type Between, type Shown, shownOf } from './shown.js';
import { textAlternative } from './text-alternative.js';

export interface SvgOptions {
  readonly labels?: boolean | undefined;
}

/** The side of a square; all else is measured against it. */
const SIDE = 48;
const GAP = 22;
const PITCH = SIDE + GAP;
const RADIUS = 6;
const MARGIN = 16;
const LABEL_ROOM = 18;
const LABEL_FONT = 12;
const FONT = 26;
/** Of capitals and digits, in parts of the font's size: half of it centres them. */
const CAP_HEIGHT = 0.72;
/** A sign from its middle to its point, and to either side. */
const REACH = 5;
const SPREAD = 9;
const BAR = 0.66 * SIDE;

/** The puzzle as a picture that stands alone, with a solution, complete or not, where one is given. */
export function drawSvg(puzzle: Puzzle, solution?: Solution, { labels = false }: SvgOptions = {}): string {
  const side = sideOf(puzzle);
  const shown = shownOf(puzzle, solution);
  const edge = MARGIN + (labels ? LABEL_ROOM : 0);
  const extent = side * PITCH - GAP;
  const size = { width: edge + extent + MARGIN, height: edge + extent + MARGIN };
  const squares = Array.from({ length: side * side }, (_, i) => ({ column: i % side, row: Math.floor(i / side) }));
  const parts = [
    ...(labels ? svgLabels(side) : []),
    ...squares.map((square) => svgSquare(square, shown)),
    ...neighboursIn(side).flatMap((pair) => {
      const mark = shown.between(pair.firstSquare, pair.secondSquare);
      return mark === undefined ? [] : [svgMark(pair, mark)];
    }),
  ];
  const place = `translate(${decimal(edge)} ${decimal(edge)})`;
  const body = element(
    'g',
    { class: solution === undefined ? 'puzzle' : 'solved', transform: place },
    parts.join('\n'),
  );
  return svgFile('futoshiki', textAlternative(puzzle, solution), size, GRID_LOOK, body);
}

function svgSquare({ column, row }: Square, shown: Shown): string {
  const [x, y] = [column * PITCH, row * PITCH];
  const number = shown.numberAt({ column, row });
  const ground = element('rect', { class: 'square', x, y, width: SIDE, height: SIDE, rx: RADIUS });
  if (number === 0) return ground;
  const middle = y + SIDE / 2 + (CAP_HEIGHT / 2) * FONT;
  const text = element('text', { class: 'number', x: x + SIDE / 2, y: middle, 'font-size': FONT }, String(number));
  return element('g', { class: shown.isFixed({ column, row }) ? 'given' : 'added' }, ground + text);
}

/** In the middle of the gap between two squares. */
function svgMark({ firstSquare, secondSquare }: SquarePair, mark: Between): string {
  const beside = firstSquare.row === secondSquare.row;
  const along = SIDE + GAP / 2;
  const x = firstSquare.column * PITCH + (beside ? along : SIDE / 2);
  const y = firstSquare.row * PITCH + (beside ? SIDE / 2 : along);
  if (mark === 'bar') {
    const half = BAR / 2;
    const [dx, dy] = beside ? [0, half] : [half, 0];
    return element('path', { class: 'bar', d: `M${point(x - dx, y - dy)}L${point(x + dx, y + dy)}` });
  }
  const to = mark === '>' ? REACH : -REACH;
  const ends = beside
    ? [point(x - to, y - SPREAD), point(x + to, y), point(x - to, y + SPREAD)]
    : [point(x - SPREAD, y - to), point(x, y + to), point(x + SPREAD, y - to)];
  return element('path', { class: 'sign', d: `M${ends.join('L')}` });
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

/** The look of a grid: given numbers bold on a ground of their own, added ones lighter, so that grey will do. */

/** What is added has one of the tints. */
const ADDED = 1;

const GRID_LOOK: Look = {
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
