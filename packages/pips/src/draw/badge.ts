/**
 * Badge with a region's rule. It lies on the lower edge of the region's last cell, at its right end, always
 * between the dots of the dominoes above and below, whichever these are.
 *
 *     · · ·      A cell and the next below it have a strip between their dots, as high as 0.464 of a cell. The badge
 *     · · ·      starts at the upper end of that strip, a pixel from the dots, so that more of it is inside its
 *     ──(12)─    region than in any other. It can be as wide as the cell. Text needs pixels: the smaller the cells,
 *     · · ·      the larger a part of the strip the badge takes, down to cells of 28 pixels.
 */
import { decimal } from '@pipwright/core/drawing';
import type { Cell } from '../model/cell.js';
import { DOTS_REACH } from './measures.js';

export interface Badge {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly font: number;
  /** Each centred at `x`, upon the base line `y`; empty where there is a sign. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  /** `=`, `≠` or `✓` by itself, as strokes: the `d` of a path and how wide they are. */
  readonly sign: { readonly d: string; readonly width: number } | undefined;
}

export interface BadgePlace {
  readonly label: string;
  readonly cells: readonly Cell[];
  readonly side: number;
  /** Pixels of a cell's side on the screen; its side where that is not known. */
  readonly pixels?: number;
  /** Does a domino lie on the last cell? Where none does, a long label may take several lines. */
  readonly covered: boolean;
}

/** Smallest cell with room for text of 11 pixels between dots. */
export const LEAST_CELL = 28;

const LEAST_FONT = 11;
const LEAST_HEIGHT = 9.6;
const LEAST_TO_DOTS = 1;
/** Height and font of a badge, and how far it hangs over, in parts of a cell. */
const HEIGHT = 0.3;
const FONT = 0.215;
const OVERHANG = 0.06;
const WIDEST = 0.94;
/** Least part of its area in its own region, where the cell is large enough for that. */
const LEAST_INSIDE = 0.6;
/** Padding, in parts of the height of a line. */
const PADDING = 0.26;
/** Widths of characters, height of capitals and distance of lines, in parts of the font's size. */
const ADVANCE = 0.64;
const NARROW_ADVANCE = 0.32;
const CAP_HEIGHT = 0.72;
const LEADING = 1.15;
/** A label that would be smaller than this on one line is wrapped, if that hides nothing. */
const LEAST_ON_A_LINE = 0.8;
const LINE = 6;

export function layOutBadge({ label, cells, side, pixels = side, covered }: BadgePlace): Badge {
  const cell = Math.max(LEAST_CELL, pixels);
  const pixel = side / cell;
  const font = Math.max(FONT * side, LEAST_FONT * pixel);
  const [row, column] = lastOf(cells);
  const height = Math.max(HEIGHT * side, LEAST_HEIGHT * pixel);
  const padding = 2 * PADDING * height;
  const room = (runTo(cells, [row, column]) - 1 + WIDEST) * side - padding;
  const fitting = Math.min(font, room / advanceOf(label));
  if (!covered && fitting < LEAST_ON_A_LINE * font) return wrappedBadge(label, [row, column], side, font);

  const inside = (0.5 - DOTS_REACH) * side - LEAST_TO_DOTS * pixel;
  const width = Math.max(height, advanceOf(label) * fitting + padding);
  const overhang = Math.min(OVERHANG * side, Math.max(0, width * (1 - (LEAST_INSIDE * height) / inside)));
  const [left, top] = [(column + 1) * side + overhang - width, (row + 1) * side - inside];
  return badgeWith({ left, top, width, height, radius: height / 2, font: fitting }, [label]);
}

/** Badge of several lines over the corner of a cell on which nothing lies. */
function wrappedBadge(label: string, [row, column]: Cell, side: number, largest: number): Badge {
  const lines = labelLines(label);
  const [wide, high] = [Math.max(...lines.map(advanceOf)) + 2 * PADDING, lines.length * LEADING + 2 * PADDING];
  const font = Math.min(largest, (WIDEST * side) / Math.max(wide, high));
  const height = high * font;
  const width = Math.max(height, wide * font);
  const overhang = OVERHANG * side;
  const [left, top] = [(column + 1) * side + overhang - width, (row + 1) * side + overhang - height];
  return badgeWith({ left, top, width, height, radius: Math.min(height / 2, 0.15 * side), font }, lines);
}

function badgeWith(plate: Omit<Badge, 'lines' | 'sign'>, lines: readonly string[]): Badge {
  const { left, top, width, height, font } = plate;
  const [x, middle] = [left + width / 2, top + height / 2];
  const sign = lines.length === 1 ? signAt(lines[0] ?? '', x, middle, font) : undefined;
  if (sign !== undefined) return { ...plate, lines: [], sign };
  const first = middle - ((lines.length - 1) / 2) * LEADING * font + (CAP_HEIGHT / 2) * font;
  return { ...plate, lines: lines.map((text, i) => ({ text, x, y: first + i * LEADING * font })), sign: undefined };
}

const BARS = [-0.14, 0.14].map((down) => [[-0.26, down] as const, [0.26, down] as const]);
/** Lines from point to point around the middle, in parts of the font's size. */
const SIGNS: Readonly<Record<string, readonly (readonly (readonly [right: number, down: number])[])[]>> = {
  '=': BARS,
  '≠': [
    ...BARS,
    [
      [-0.15, 0.36],
      [0.15, -0.36],
    ],
  ],
  '✓': [
    [
      [-0.29, 0.02],
      [-0.08, 0.22],
      [0.29, -0.2],
    ],
  ],
};
const SIGN_STROKE = 0.15;

/** Strokes of a sign: not every font has it, and few have it in the middle. */
function signAt(label: string, x: number, y: number, font: number): Badge['sign'] {
  const lines = SIGNS[label];
  if (lines === undefined) return undefined;
  const at = ([right, down]: readonly [number, number]) => `${decimal(x + right * font)} ${decimal(y + down * font)}`;
  return { d: lines.map((points) => `M${points.map(at).join('L')}`).join(''), width: SIGN_STROKE * font };
}

function advanceOf(line: string): number {
  return [...line].reduce((sum, each) => sum + (/[ ,]/.test(each) ? NARROW_ADVANCE : ADVANCE), 0);
}

/** Lowest cell, and of several the rightmost. */
function lastOf(cells: readonly Cell[]): Cell {
  return cells.reduce((last, cell) => (cell[0] > last[0] || (cell[0] === last[0] && cell[1] > last[1]) ? cell : last));
}

function runTo(cells: readonly Cell[], [row, column]: Cell): number {
  const columns = new Set(cells.flatMap(([r, c]) => (r === row ? [c] : [])));
  let count = 0;
  while (columns.has(column - count)) count++;
  return count;
}

function labelLines(label: string): string[] {
  const lines: string[] = [];
  for (const part of label.match(/[^ ,]+[ ,]*/g) ?? [label]) {
    const last = lines.at(-1);
    if (last !== undefined && (last + part).trimEnd().length <= LINE) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}
