import type { Assignment } from './assignment.js';
import type { Direction } from './direction.js';
import { type Piece, showPiece } from './piece.js';
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
