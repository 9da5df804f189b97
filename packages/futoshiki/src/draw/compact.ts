/**
 * Digits and signs as Tatham's program prints them: “.” for an empty square, one character between squares, and lines
 * between the rows where a puzzle has signs there. Without labels it is the grid format, so it can be read again.
 */
import { paint } from '@pipwright/core/drawing';
import { type Puzzle, sideOf } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { type Between, contentOf } from './grid-content.js';

export interface CompactOptions {
  readonly labels?: boolean | undefined;
  readonly color?: boolean | undefined;
}

const BESIDE: Readonly<Record<Between, string>> = { '<': '<', '>': '>', bar: '|' };
const BELOW: Readonly<Record<Between, string>> = { '<': '^', '>': 'v', bar: '-' };

export function drawCompact(
  puzzle: Puzzle,
  solution?: Solution,
  { labels = false, color = false }: CompactOptions = {},
): string {
  const side = sideOf(puzzle);
  const shown = contentOf(puzzle, solution);
  const width = String(side).length;
  const margin = labels ? String(side).length + 2 : 0;
  const lines: string[] = [];
  if (labels) {
    const numbers = Array.from({ length: side }, (_, column) => String(column + 1).padStart(width));
    lines.push(' '.repeat(margin) + numbers.join(' '), '');
  }
  const between: string[] = [];
  const rows: string[] = [];
  for (let row = 0; row < side; row++) {
    let line = labels ? `${String(row + 1).padStart(margin - 2)}  ` : '';
    let below = ' '.repeat(margin);
    for (let column = 0; column < side; column++) {
      const square = { column, row };
      const text = String(shown.numberAt(square) || '.').padStart(width);
      line += color && shown.isFixed(square) ? paint(text, undefined, true) : text;
      const beside = shown.between(square, { column: column + 1, row });
      if (column + 1 < side) line += beside === undefined ? ' ' : BESIDE[beside];
      const under = shown.between(square, { column, row: row + 1 });
      below += `${under === undefined ? ' '.repeat(width) : BELOW[under].padStart(width)} `;
    }
    rows.push(line);
    between.push(below.trimEnd());
  }
  const spread = between.some((line) => line !== '');
  return [
    ...lines,
    ...rows.flatMap((line, row) => (spread && row + 1 < side ? [line, between[row] ?? ''] : [line])),
  ].join('\n');
}
