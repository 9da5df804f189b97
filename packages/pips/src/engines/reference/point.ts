/**
 * A location on the grid: x grows to the right, y downwards, both from 0. Equal points are one object, so
 * that the language's own sets hold points by value.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const points = new Map<number, Map<number, Point>>();

export function Point(x: number, y: number): Point {
  let column = points.get(x);
  if (column === undefined) {
    column = new Map();
    points.set(x, column);
  }
  let point = column.get(y);
  if (point === undefined) {
    point = Object.freeze({ x, y });
    column.set(y, point);
  }
  return point;
}

/** Upper-most first, then left-most. */
export function comparePoints(a: Point, b: Point): number {
  return a.y - b.y || a.x - b.x;
}

export function showPoint({ x, y }: Point): string {
  return `(${x},${y})`;
}
