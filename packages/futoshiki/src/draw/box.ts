/**
 * A box of lines, with the signs in its walls as in Kolyteon's tests:
 *
 *     ┌───┬───┐     In a solved grid the given numbers stand in brackets, and in bold where there is colour. In
 *     │   < 2 │     Adjacent a double line is a bar.
 *     ├─v─┼───┤
 *     │   │   │
 *     └───┴───┘
 */
import { paint } from '@pipwright/core/drawing';
import { type Puzzle, sideOf } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import type { Square } from '../model/square.js';
import { type Between, type Shown, shownOf } from './shown.js';

export interface BoxOptions {
  readonly labels?: boolean | undefined;
  readonly color?: boolean | undefined;
}

const BESIDE: Readonly<Record<Between, string>> = { '<': '<', '>': '>', bar: '║' };
const BELOW: Readonly<Record<Between, string>> = { '<': '^', '>': 'v', bar: '═' };

/** The puzzle in lines of a terminal, with a solution, complete or not, where one is given. */
export function drawBox(puzzle: Puzzle, solution?: Solution, { labels, color }: BoxOptions = {}): string {
  const side = sideOf(puzzle);
  const shown = shownOf(puzzle, solution);
  const digits = String(side).length;
  const inner = digits + 2;
  const margin = labels ? String(side).length + 1 : 0;
  const columns = Array.from({ length: side }, (_, column) => column);
  const wall = (left: string, joint: string, right: string, segment: (column: number) => string) =>
    ' '.repeat(margin) + left + columns.map(segment).join(joint) + right;
  const level = '─'.repeat(inner);

  const lines: string[] = [];
  if (labels) {
    const numbers = columns.map((column) => ` ${`${column + 1} `.padStart(inner)}`);
    lines.push((' '.repeat(margin) + numbers.join('')).trimEnd());
  }
  lines.push(wall('┌', '┬', '┐', () => level));
  for (let row = 0; row < side; row++) {
    const squares = columns.map((column) => {
      const text = inSquare(shown, { column, row }, digits, solution !== undefined);
      return color && shown.isFixed({ column, row }) ? paint(text, undefined, true) : text;
    });
    const walls = columns.map((column) => shown.between({ column, row }, { column: column + 1, row }));
    const content = squares.map((text, column) => {
      const mark = walls[column];
      return text + (mark === undefined ? '│' : BESIDE[mark]);
    });
    lines.push(`${labels ? `${String(row + 1).padStart(margin - 1)} ` : ''}│${content.join('')}`);
    if (row + 1 === side) break;
    const below = (column: number) => {
      const mark = shown.between({ column, row }, { column, row: row + 1 });
      return mark === undefined ? level : `${'─'.repeat(digits)}${BELOW[mark]}─`;
    };
    lines.push(wall('├', '┼', '┤', below));
  }
  lines.push(wall('└', '┴', '┘', () => level));
  return lines.join('\n');
}

function inSquare(shown: Shown, square: Square, digits: number, solved: boolean): string {
  const number = shown.numberAt(square);
  const text = number === 0 ? '' : String(number);
  return solved && shown.isFixed(square) ? `[${text}]`.padStart(digits + 2) : ` ${text.padStart(digits)} `;
}
