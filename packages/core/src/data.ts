export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

/** A cell by row and column, from 0 at the top left, in every kind. */
export type Cell = readonly [row: number, column: number];

export function cellKey([row, column]: Cell): string {
  return `${row},${column}`;
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Name of a cell for people: row and column from 1. */
export const cellName = ([row, column]: Cell): string => `r${row + 1}c${column + 1}`;

export type Result<T, E> = Ok<T> | Err<E>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function err<E>(error: E): Err<E> {
  return { ok: false, error };
}
