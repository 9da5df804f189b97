import { err, ok, type Result } from '@pipwright/core';
import { type Placement, points, showPlacement } from './placement.js';
import { comparePoints, type Point } from './point.js';

/** The points still to be covered, upper-most and left-most first. */
export interface Board {
  readonly points: ReadonlySet<Point>;
}

export const EMPTY_BOARD: Board = { points: new Set() };

export function Board(points: Iterable<Point>): Board {
  return { points: new Set([...points].sort(comparePoints)) };
}

export function sameBoard(a: Board, b: Board): boolean {
  return a.points.size === b.points.size && [...a.points].every((point) => b.points.has(point));
}

export function legal(board: Board, placement: Placement): boolean {
  return points(placement).every((point) => board.points.has(point));
}

export function reduceB(board: Board, placement: Placement): Result<Board, string> {
  if (!legal(board, placement)) {
    return err(`Placement ${showPlacement(placement)} has at least one point outside of the board.`);
  }
  const rest = new Set(board.points);
  for (const point of points(placement)) rest.delete(point);
  return ok({ points: rest });
}
