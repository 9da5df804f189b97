/** Cells that a drawing of a step points at, and what is noted in them, in characters and in pictures alike. */
import { type Cell, cellKey } from '../data.js';

export interface CellMark {
  readonly cell: Cell;
  readonly role: 'concluded' | 'premise';
  /** Note on the cell in a few characters; may be empty. A known number is shown in its place. */
  readonly note: string;
}

/** A text of a marked cell, in characters: `[4]` is concluded, `·4` is what that rests on. */
export function markedText({ role }: CellMark, text: string): string {
  return role === 'concluded' ? `[${text}]` : `·${text}`;
}

export function withoutMarked(marks: readonly CellMark[], others: readonly CellMark[]): readonly CellMark[] {
  const taken = new Set(others.map(({ cell }) => cellKey(cell)));
  return marks.filter(({ cell }) => !taken.has(cellKey(cell)));
}

/**
 * Marks of supposed numbers, with a question mark, and of cells left without a number by them, with an exclamation
 * mark.
 */
export function supposedMarks(
  notes: Notes,
  supposed: readonly { readonly cell: Cell; readonly values: readonly number[] }[],
  clashes: readonly Cell[],
): readonly CellMark[] {
  const marks = supposed.map(({ cell, values }) => concludedMark(cell, `${notes.written(values)}?`));
  const failed = clashes.map((cell) => concludedMark(cell, CLASH));
  return [...marks, ...withoutMarked(failed, marks)];
}

export const CLASH = '!';

export function concludedMark(cell: Cell, note: string): CellMark {
  return { cell, role: 'concluded', note };
}

export function premiseMarks(
  notes: Notes,
  cells: readonly Cell[],
  valuesOf: (cell: Cell) => readonly number[],
): readonly CellMark[] {
  const unique = [...new Map(cells.map((cell) => [cellKey(cell), cell])).values()];
  return unique.map((cell) => ({ cell, role: 'premise', note: notes.left(valuesOf(cell)) }));
}

export interface Notes {
  written(values: readonly number[]): string;
  /** The numbers left, where they are few; else empty. */
  left(values: readonly number[]): string;
  /** The same of what a step has left; where these are many, the numbers lost. */
  concluded(before: readonly number[], after: readonly number[]): string;
  spaced(note: string): string;
}

/** Most numbers that are written into a cell. */
const MOST_NOTED = 3;

/** Notes for cells that can hold `count` numbers up to `highest`. */
export function notesOf(count: number, highest: number): Notes {
  const written = (values: readonly number[]) => values.join(highest > 9 ? ',' : '');
  const left = (values: readonly number[]) =>
    values.length <= MOST_NOTED && values.length < count ? written(values) : '';
  return {
    written,
    left,
    concluded(before, after) {
      const lost = before.filter((value) => !after.includes(value));
      const loss = lost.length > 0 && lost.length <= MOST_NOTED ? `≠${written(lost)}` : '?';
      return left(after) || loss;
    },
    spaced: (note) => (highest > 9 ? note : note.replaceAll(/(?<=\d)(?=\d)/g, ' ')),
  };
}
