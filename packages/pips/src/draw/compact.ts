/**
 * Digits and bars, as seed 001 prints a solution: a bar stands between neighbours of different dominoes, a blank
 * between the halves of one and between two holes.
 */
import { boundsOf, cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { closeGaps, TOO_WIDE } from './close-gaps.js';

const HOLE = '-';
const UNKNOWN = '.';

export interface CompactOptions {
  readonly labels?: boolean | undefined;
}

export function drawCompact(
  written: Puzzle,
  solved: Solution = { placements: [] },
  options: CompactOptions = {},
): string {
  if (written.cells.length === 0) return '';
  const drawable = closeGaps(written, solved);
  if (drawable === undefined) return TOO_WIDE;
  const { puzzle, solution = solved, moved } = drawable;
  const labels = options.labels === true && !moved;
  const shown = new Map<string, { readonly text: string; readonly domino: number | undefined }>();
  for (const cell of puzzle.cells) shown.set(cellKey(cell), { text: UNKNOWN, domino: undefined });
  for (const [i, { domino, cells }] of solution.placements.entries()) {
    shown.set(cellKey(cells[0]), { text: String(domino[0]), domino: i });
    shown.set(cellKey(cells[1]), { text: String(domino[1]), domino: i });
  }
  const { top, left, bottom, right } = boundsOf(puzzle.cells);
  const texts = [...[...shown.values()].map(({ text }) => text), ...(labels ? [String(right + 1)] : [])];
  const width = Math.max(...texts.map((text) => text.length));
  const margin = labels ? String(bottom + 1).length + 2 : 0;
  const lines: string[] = [];
  if (labels) {
    const numbers = Array.from({ length: right - left + 1 }, (_, i) => String(left + i + 1).padStart(width));
    lines.push(' '.repeat(margin) + numbers.join(' '), '');
  }
  for (let row = top; row <= bottom; row++) {
    let line = labels ? `${String(row + 1).padStart(margin - 2)}  ` : '';
    for (let column = left; column <= right; column++) {
      const here = shown.get(cellKey([row, column]));
      const next = shown.get(cellKey([row, column + 1]));
      line += (here?.text ?? HOLE).padStart(width);
      if (column < right)
        line += here?.domino === next?.domino && (here === undefined) === (next === undefined) ? ' ' : '|';
    }
    lines.push(line);
  }
  return lines.join('\n');
}
