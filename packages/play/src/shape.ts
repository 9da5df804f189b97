/** Reads the parts of moves from plain JSON: undefined where something else stands there. */
import { type Cell, field, type JsonObject, type JsonValue } from '@pipwright/core';

/** A whole number, never the -0 that JSON would turn into 0. */
export function readWhole(value: JsonValue | undefined): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value + 0 : undefined;
}

export function readCell(value: JsonValue | undefined): Cell | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [row, column] = [readWhole(value[0]), readWhole(value[1])];
  return row === undefined || column === undefined ? undefined : [row, column];
}

export function readCells(value: JsonValue | undefined): readonly [Cell, Cell] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [first, second] = [readCell(value[0]), readCell(value[1])];
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** The cells beside the one that an action names: only where there are any. Anything else is undefined. */
export function readAlso(value: JsonObject): { readonly also?: readonly Cell[] } | undefined {
  const cells = field(value, 'also');
  if (cells === undefined) return {};
  if (!Array.isArray(cells)) return undefined;
  const also = cells.map(readCell).filter((cell) => cell !== undefined);
  if (also.length !== cells.length) return undefined;
  return also.length === 0 ? {} : { also };
}
