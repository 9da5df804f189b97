/** Pencil marks as moves, the same in every kind. */
import { type Cell, err, field, type JsonObject, ok, type Problem, type Result } from '@pipwright/core';
import { hasMarks, type Marks, NO_MARKS, toggleMark } from './marks.js';
import { problem } from './problem.js';
import { readCell, readWhole } from './shape.js';

export type MarkAction =
  /** Notes a number in a cell, or rubs it out where it is noted. */
  | { readonly type: 'mark'; readonly cell: Cell; readonly number: number }
  /** Rubs out all marks. */
  | { readonly type: 'clear-marks' };

export function readMarkAction(value: JsonObject): MarkAction | undefined {
  const type = field(value, 'type');
  const cell = readCell(field(value, 'cell'));
  const number = readWhole(field(value, 'number'));
  if (type === 'clear-marks') return { type };
  return type !== 'mark' || cell === undefined || number === undefined ? undefined : { type, cell, number };
}

/** Where marks can stand, and which. */
export interface Markable {
  readonly least: number;
  readonly most: number;
  /** Undefined off the board. */
  isOpen(cell: Cell): boolean | undefined;
}

/** The marks after an action, or why it cannot be done. */
export function actOnMarks(marks: Marks, action: MarkAction, where: Markable): Result<Marks, readonly Problem[]> {
  if (action.type === 'clear-marks') return hasMarks(marks) ? ok(NO_MARKS) : err([problem('no-change', {}, {})]);
  const { cell, number } = action;
  const { least, most } = where;
  const open = where.isOpen(cell);
  if (open === undefined) return err([problem('cell-off-board', {}, { cell })]);
  if (!open) return err([problem('mark-on-full-cell', {}, { cell })]);
  if (number < least || number > most) return err([problem('mark-out-of-range', {}, { number, least, most })]);
  return ok(toggleMark(marks, cell, number));
}
