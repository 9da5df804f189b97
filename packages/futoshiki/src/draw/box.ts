/**
 * A box of lines, with the signs in its walls as in Kolyteon's tests:
 *
 *     ┌───┬───┐     In a solved grid the given numbers stand in brackets, and in bold where there is colour. In
 *     │   < 2 │     Adjacent a double line is a bar.
 *     ├─v─┼───┤
 *     │   │   │     With marks, brackets are around what is concluded, and a dot is before whatever that rests on: a
 *     └───┴───┘     number, a sign, the label of a line.
 */
import { markedText, paint } from '@pipwright/core/drawing';
import { type Puzzle, sideOf } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import type { Square } from '../model/square.js';
import {
  type Between,
  contentOf,
  type GridContent,
  type GridMarks,
  type MarkedGrid,
  markedGrid,
} from './grid-content.js';

export interface BoxOptions {
  readonly labels?: boolean | undefined;
  readonly color?: boolean | undefined;
  readonly marks?: GridMarks | undefined;
}

const BESIDE: Readonly<Record<Between, string>> = { '<': '<', '>': '>', bar: '║' };
const BELOW: Readonly<Record<Between, string>> = { '<': '^', '>': 'v', bar: '═' };
/** Mark before anything that a step rests on. */
const DOT = '·';
const NO_MARKS: GridMarks = { cells: [], lines: [], between: [] };

export function drawBox(puzzle: Puzzle, solution?: Solution, { labels, color, marks }: BoxOptions = {}): string {
  const side = sideOf(puzzle);
  const shown = contentOf(puzzle, solution);
  const marked = markedGrid(marks ?? NO_MARKS);
  const columns = Array.from({ length: side }, (_, column) => column);
  const texts = columns.map((row) =>
    columns.map((column) => inSquare(shown, { column, row }, marked, solution !== undefined && marks === undefined)),
  );
  // A dot before a sign is kept apart from what stands in the square.
  const after = marks?.between.some(([[row], [otherRow]]) => row === otherRow) ? 2 : 1;
  const widest = marks === undefined ? 1 : Math.max(...texts.flat().map(({ length }) => length));
  const before = Math.max(String(side).length + 1, widest);
  const level = '─'.repeat(before + after);
  const margin = labels ? String(side).length + (columns.some((row) => marked.hasLine('row', row)) ? 2 : 1) : 0;
  const bold = (text: string) => (color ? paint(text, undefined, true) : text);
  const label = (kind: 'row' | 'column', number: number, width: number) =>
    marked.hasLine(kind, number) ? bold(`${DOT}${number + 1}`.padStart(width)) : String(number + 1).padStart(width);
  const wall = (left: string, joint: string, right: string, segment: (column: number) => string) =>
    ' '.repeat(margin) + left + columns.map(segment).join(joint) + right;

  const lines: string[] = [];
  if (labels) {
    const numbers = columns.map((column) => ` ${label('column', column, before)}${' '.repeat(after)}`);
    lines.push((' '.repeat(margin) + numbers.join('')).trimEnd());
  }
  lines.push(wall('┌', '┬', '┐', () => level));
  for (let row = 0; row < side; row++) {
    const content = columns.map((column) => {
      const pair = { firstSquare: { column, row }, secondSquare: { column: column + 1, row } };
      const sign = shown.between(pair.firstSquare, pair.secondSquare);
      const isPremise = marked.hasBetween(pair);
      const beside = `${isPremise ? DOT : ''}${sign === undefined ? '│' : BESIDE[sign]}`;
      const text = texts[row]?.[column] ?? '';
      // Brackets of given numbers take the room after a number where there are no marks.
      const isWide = marks === undefined && text.endsWith(']');
      const padded = (isWide ? text : text.padStart(before) + ' '.repeat(after)).padStart(before + after);
      const role = marked.markAt(pair.firstSquare)?.role;
      const isBold = role !== undefined || shown.isFixed(pair.firstSquare);
      const own = isPremise ? padded.slice(0, -1) : padded;
      const inked = color && isBold ? paint(own, undefined, true, role === 'concluded') : own;
      return inked + (isPremise ? bold(beside) : beside);
    });
    lines.push(`${labels ? `${label('row', row, margin - 1)} ` : ''}│${content.join('')}`);
    if (row + 1 === side) break;
    const below = (column: number) => {
      const pair = { firstSquare: { column, row }, secondSquare: { column, row: row + 1 } };
      const mark = shown.between(pair.firstSquare, pair.secondSquare);
      const sign = mark === undefined ? '─' : BELOW[mark];
      const inked = marked.hasBetween(pair)
        ? `${'─'.repeat(before - 2)}${bold(DOT + sign)}`
        : sign.padStart(before, '─');
      return inked + '─'.repeat(after);
    };
    lines.push(wall('├', '┼', '┤', below));
  }
  lines.push(wall('└', '┴', '┘', () => level));
  return lines.join('\n');
}

function inSquare(shown: GridContent, square: Square, { markAt }: MarkedGrid, isBracketed: boolean): string {
  const number = shown.numberAt(square);
  const text = number === 0 ? '' : String(number);
  const mark = markAt(square);
  if (mark !== undefined) return markedText(mark, text || mark.note);
  return isBracketed && shown.isFixed(square) ? `[${text}]` : text;
}
