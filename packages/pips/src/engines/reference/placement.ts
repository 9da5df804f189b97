import { LARGEST_PIPS, type Piece, type Pips, pipsOrThrow, showPiece } from './piece.js';
import { Point, showPoint } from './point.js';

/**
 * A piece with a point and a direction. The point is always the upper or left one of the two that are covered;
 * the direction says which pips it holds: the first of the piece for East and South, the second for North and West.
 */
export interface Placement {
  readonly piece: Piece;
  readonly point: Point;
  readonly direction: Direction;
}

export function Placement(piece: Piece, point: Point, direction: Direction): Placement {
  return { piece, point, direction };
}

export function assignments({ piece, point, direction }: Placement): readonly [Assignment, Assignment] {
  const { low, high } = piece;
  const below = () => Point(point.x, point.y + 1);
  const right = () => Point(point.x + 1, point.y);
  switch (direction) {
    case 'North':
      return [
        { pips: low, point: below() },
        { pips: high, point },
      ];
    case 'East':
      return [
        { pips: low, point },
        { pips: high, point: right() },
      ];
    case 'South':
      return [
        { pips: low, point },
        { pips: high, point: below() },
      ];
    case 'West':
      return [
        { pips: low, point: right() },
        { pips: high, point },
      ];
  }
}

export function points(placement: Placement): readonly Point[] {
  return assignments(placement).map(({ point }) => point);
}

export function showPlacement({ piece, point, direction }: Placement): string {
  return `${showPiece(piece)} at ${showPoint(point)} ${direction}`;
}

export type Direction = 'North' | 'East' | 'South' | 'West';

export const DIRECTIONS: readonly Direction[] = ['North', 'East', 'South', 'West'];

/** A doubleton lies the same way North and South, and East and West. */
export const DOUBLETON_DIRECTIONS: readonly Direction[] = ['North', 'East'];

export interface Assignment {
  readonly pips: Pips;
  readonly point: Point;
}

/** Throws a RangeError where the number is no pips. */
export function Assignment(pips: number, point: Point, largest: number = LARGEST_PIPS): Assignment {
  return { pips: pipsOrThrow(pips, largest), point };
}
