import {
  type Cell,
  cellKey,
  err,
  field,
  type JsonObject,
  ok,
  type Problem,
  problemMaker,
  type Result,
} from '@pipwright/core';
import { readAlso, readCell, readWhole } from './shape.js';
import type { playWords } from './words.js';

const problem = problemMaker<typeof playWords>();

/**
 * Pencil marks: numbers noted in a cell, in any kind. A plain record by the cell's name, so that a board can be cloned,
 * compared and sent to a worker; cells without a mark are not in it, so that equal marks are equal records.
 */

/** The numbers noted in each cell, in order. */
export type Marks = Readonly<Record<string, readonly number[]>>;

export const NO_MARKS: Marks = {};

export function marksAt(marks: Marks, cell: Cell): readonly number[] {
  return marks[cellKey(cell)] ?? [];
}

function hasMarks(marks: Marks): boolean {
  return Object.keys(marks).length > 0;
}

function toggleMark(marks: Marks, cells: readonly Cell[], number: number): Marks {
  const without = (cell: Cell) => marksAt(marks, cell).filter((each) => each !== number);
  const noted = cells.every((cell) => marksAt(marks, cell).includes(number));
  return cells.reduce((all, cell) => withMarks(all, cell, noted ? without(cell) : [...without(cell), number]), marks);
}

export function withMarks(marks: Marks, cell: Cell, numbers: readonly number[]): Marks {
  const { [cellKey(cell)]: _, ...others } = marks;
  return numbers.length === 0 ? others : { ...others, [cellKey(cell)]: [...numbers].sort((a, b) => a - b) };
}

export function sameMarks(a: Marks, b: Marks): boolean {
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => a[name]?.join() === b[name]?.join());
}

export type MarkAction =
  /** Notes a number in a cell and in those that are named beside it, or rubs it out where all of them have it. */
  | { readonly type: 'mark'; readonly cell: Cell; readonly number: number; readonly also?: readonly Cell[] }
  | { readonly type: 'clear-marks' };

export function readMarkAction(value: JsonObject): MarkAction | undefined {
  const type = field(value, 'type');
  const cell = readCell(field(value, 'cell'));
  const number = readWhole(field(value, 'number'));
  const also = readAlso(value);
  if (type === 'clear-marks') return { type };
  if (type !== 'mark' || cell === undefined || number === undefined || also === undefined) return undefined;
  return { type, cell, number, ...also };
}

export function cellsOfAction({ cell, also = [] }: { readonly cell: Cell; readonly also?: readonly Cell[] }) {
  return [cell, ...also];
}

interface Markable {
  readonly least: number;
  readonly most: number;
  /** Undefined off the board. */
  isOpen(cell: Cell): boolean | undefined;
}

/** The marks after an action, or why it cannot be done. */
export function actOnMarks(marks: Marks, action: MarkAction, where: Markable): Result<Marks, readonly Problem[]> {
  if (action.type === 'clear-marks') return hasMarks(marks) ? ok(NO_MARKS) : err([problem('no-change', {}, {})]);
  const { number } = action;
  const { least, most } = where;
  const cells = cellsOfAction(action);
  for (const cell of cells) {
    const open = where.isOpen(cell);
    if (open === undefined) return err([problem('cell-off-board', {}, { cell })]);
    if (!open) return err([problem('mark-on-full-cell', {}, { cell })]);
  }
  if (number < least || number > most) return err([problem('mark-out-of-range', {}, { number, least, most })]);
  return ok(toggleMark(marks, cells, number));
}
