/** A square with a number in it. In order by square, then by number. */
import { cellName, field, isObject, type JsonObject, type JsonValue, type Problem, type Result } from '@pipwright/core';
import {
  compareSquares,
  elementOr,
  numbersIn,
  type Square,
  squareFromJson,
  squareText,
  squareToJson,
} from './square.js';

export interface NumberedSquare {
  readonly square: Square;
  readonly number: number;
}

export function compareNumberedSquares(a: NumberedSquare, b: NumberedSquare): number {
  return compareSquares(a.square, b.square) || a.number - b.number;
}

export function numberedSquareText({ square, number }: NumberedSquare): string {
  return `${squareText(square)} [${number}]`;
}

const read = numbersIn('(#,#) [#]');

export function parseNumberedSquare(text: string): Result<NumberedSquare, readonly Problem[]> {
  const [column, row, number] = read(text) ?? [];
  const found =
    column === undefined || row === undefined || number === undefined ? undefined : { square: { column, row }, number };
  return elementOr(found, 'numbered square', text, '(1,0) [4]');
}

export function numberedSquareToJson({ square, number }: NumberedSquare): JsonObject {
  return { Square: squareToJson(square), Number: number };
}

/** Undefined where it is no numbered square; any number will do. */
export function numberedSquareFromJson(value: JsonValue | undefined): NumberedSquare | undefined {
  if (!isObject(value)) return undefined;
  const square = squareFromJson(field(value, 'Square'));
  const number = field(value, 'Number');
  return square === undefined || typeof number !== 'number' ? undefined : { square, number };
}

/** A grid by row and column, the fixed numbers in it; 0 is an empty square. That it solves a puzzle is for `verify` to say. */
export interface Solution {
  readonly grid: readonly (readonly number[])[];
}

export type Move = NumberedSquare;

/** `3 at r1c3`. */
export function moveInWords({ square: { column, row }, number }: Move): string {
  return `${number} at ${cellName([row, column])}`;
}

export function solutionKey({ grid }: Solution): string {
  return grid.map((row) => row.join()).join(';');
}
