/** A square by column and row, from 0 at the upper left. Squares are in order column by column, as in the seed. */
import {
  type Cell,
  err,
  field,
  isObject,
  type JsonObject,
  type JsonValue,
  ok,
  type Problem,
  type Result,
} from '@pipwright/core';
import { problem } from '../problem.js';

export interface Square {
  readonly column: number;
  readonly row: number;
}

export function cellOf({ column, row }: Square): Cell {
  return [row, column];
}

export function squareOf([row, column]: Cell): Square {
  return { column, row };
}

export function compareSquares(a: Square, b: Square): number {
  return a.column - b.column || a.row - b.row;
}

export function sameSquare(a: Square, b: Square): boolean {
  return compareSquares(a, b) === 0;
}

export function areAdjacent(a: Square, b: Square): boolean {
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
}

/** `(1,0)`: column 1, row 0. Also the name of a square, for sets and maps. */
export function squareText({ column, row }: Square): string {
  return `(${column},${row})`;
}

/**
 * Whole number in the short texts of the seed's elements, such as `(1,0) [5x2]`. One pattern of numbers and marks reads
 * such a text; longer numbers than any puzzle has are refused.
 */
const NUMBER = '(\\d{1,9})';

/** A reader of the whole numbers in a text; each `#` of the form stands for one, a blank for any number of blanks. */
export function numbersIn(form: string): (text: string) => readonly number[] | undefined {
  const parts = form
    .replace(/[()[\]]/g, '\\$&')
    .replaceAll(' ', ' *')
    .replaceAll('#', NUMBER);
  const pattern = new RegExp(`^${parts}$`);
  return (text) => pattern.exec(text)?.slice(1).map(Number);
}

export function elementOr<T>(
  element: T | undefined,
  type: string,
  text: string,
  example: string,
): Result<T, readonly Problem[]> {
  return element === undefined ? err([problem('element-syntax', {}, { type, text, example })]) : ok(element);
}

const read = numbersIn('(#,#)');

export function parseSquare(text: string): Result<Square, readonly Problem[]> {
  const [column, row] = read(text) ?? [];
  const square = column === undefined || row === undefined ? undefined : { column, row };
  return elementOr(square, 'square', text, '(1,0)');
}

export function squareToJson({ column, row }: Square): JsonObject {
  return { Column: column, Row: row };
}

export function squareFromJson(value: JsonValue | undefined): Square | undefined {
  if (!isObject(value)) return undefined;
  const column = wholeNumber(field(value, 'Column'), 0);
  const row = wholeNumber(field(value, 'Row'), 0);
  return column === undefined || row === undefined ? undefined : { column, row };
}

export function wholeNumber(value: JsonValue | undefined, least: number): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least ? value : undefined;
}
