/**
 * A region's rule on a badge in the corner of its last cell, a little over the border. On dominoes the badge is one
 * low line, so that it covers no dots; on the empty board it is larger, and long rules take several lines.
 */
import { element, escapeXml } from '@pipwright/core/drawing';
import type { Cell } from '../model/cell.js';

export interface BadgeSize {
  readonly font: number;
  /** Most characters in a line. */
  readonly line: number;
}

export const ON_EMPTY_BOARD: BadgeSize = { font: 15, line: 6 };
export const ON_DOMINOES: BadgeSize = { font: 9.5, line: Number.POSITIVE_INFINITY };

/** Over the corner of the cell. */
const OVERHANG = 3;
const PADDING = 4;
/** Of a character and of a line, in parts of the font's size. Bold digits are narrower than this in most fonts. */
const ADVANCE = 0.66;
const LEADING = 1.15;

/** Where a badge lies and how its lines stand on it, in the units of the side. */
export interface Badge {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly font: number;
  /** Each centred at `x`, upon the base line `y`. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[];
}

/** The badge with this label in the corner of this cell. */
export function layOutBadge(label: string, [row, column]: Cell, side: number, size: BadgeSize): Badge {
  const lines = wrap(label, size.line);
  const longest = Math.max(...lines.map((line) => line.length));
  const font = Math.min(
    size.font,
    (side - 2 * PADDING) / (longest * ADVANCE),
    (side - 2 * PADDING) / (lines.length * LEADING),
  );
  const height = lines.length * LEADING * font + PADDING / 2;
  const width = Math.max(height, longest * ADVANCE * font + 2 * PADDING);
  const left = (column + 1) * side + OVERHANG - width;
  const top = (row + 1) * side + OVERHANG - height;
  return {
    left,
    top,
    width,
    height,
    radius: Math.min(height / 2, 7),
    font,
    lines: lines.map((text, i) => ({
      text,
      x: left + width / 2,
      y: top + PADDING / 4 + (i + 0.5) * LEADING * font + 0.36 * font,
    })),
  };
}

export function svgBadge(label: string, cell: Cell, side: number, size: BadgeSize): string {
  const { left: x, top: y, width, height, radius: rx, font, lines } = layOutBadge(label, cell, side, size);
  const plate = element('rect', { x, y, width, height, rx });
  const texts = lines.map((line) =>
    element('text', { class: 'number', x: line.x, y: line.y, 'font-size': font }, escapeXml(line.text)),
  );
  return element('g', { class: 'badge' }, plate + texts.join(''));
}

/** Breaks after blanks and commas. */
function wrap(label: string, most: number): string[] {
  const lines: string[] = [];
  for (const part of label.match(/[^ ,]+[ ,]*/g) ?? [label]) {
    const last = lines.at(-1);
    if (last !== undefined && (last + part).trimEnd().length <= most) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}
