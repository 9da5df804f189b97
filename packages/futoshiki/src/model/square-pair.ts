/** Two squares with something between them. In order by the first square, then by the second. */
import { type Cell, field, isObject, type JsonObject, type JsonValue } from '@pipwright/core';
import {
  areAdjacent,
  cellOf,
  compareSquares,
  type Square,
  squareFromJson,
  squareText,
  squareToJson,
} from './square.js';

export interface SquarePair {
  readonly firstSquare: Square;
  readonly secondSquare: Square;
}

export function comparePairs(a: SquarePair, b: SquarePair): number {
  return compareSquares(a.firstSquare, b.firstSquare) || compareSquares(a.secondSquare, b.secondSquare);
}

/** The pair with its left or upper square first; squares that do not touch are no pair, and throw. */
export function pairBetween(a: Square, b: Square): SquarePair {
  if (!areAdjacent(a, b)) throw new RangeError('Squares must be adjacent to each other.');
  return orderedPair({ firstSquare: a, secondSquare: b });
}

/** The same two squares, the left or upper one first. */
export function orderedPair({ firstSquare, secondSquare }: SquarePair): SquarePair {
  return compareSquares(firstSquare, secondSquare) <= 0
    ? { firstSquare, secondSquare }
    : { firstSquare: secondSquare, secondSquare: firstSquare };
}

export function cellsOf({ firstSquare, secondSquare }: SquarePair): readonly [Cell, Cell] {
  return [cellOf(firstSquare), cellOf(secondSquare)];
}

export function pairKey(pair: SquarePair): string {
  const { firstSquare, secondSquare } = orderedPair(pair);
  return squareText(firstSquare) + squareText(secondSquare);
}

/** Every two squares that touch in a square grid, in order. */
export function neighboursIn(side: number): SquarePair[] {
  const pairs: SquarePair[] = [];
  for (let column = 0; column < side; column++) {
    for (let row = 0; row < side; row++) {
      const firstSquare = { column, row };
      if (row + 1 < side) pairs.push({ firstSquare, secondSquare: { column, row: row + 1 } });
      if (column + 1 < side) pairs.push({ firstSquare, secondSquare: { column: column + 1, row } });
    }
  }
  return pairs;
}

export function pairToJson({ firstSquare, secondSquare }: SquarePair): JsonObject {
  return { FirstSquare: squareToJson(firstSquare), SecondSquare: squareToJson(secondSquare) };
}

export function pairFromJson(value: JsonValue | undefined): SquarePair | undefined {
  if (!isObject(value)) return undefined;
  const firstSquare = squareFromJson(field(value, 'FirstSquare'));
  const secondSquare = squareFromJson(field(value, 'SecondSquare'));
  return firstSquare === undefined || secondSquare === undefined ? undefined : { firstSquare, secondSquare };
}
