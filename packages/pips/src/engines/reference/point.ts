declare const unique: unique symbol;

/**
 * A location on the grid: x grows to the right, y downwards, both from 0. Equal points are one object, so
 * that the language's own sets hold points by value; only `Point` makes one.
 */
export interface Point {
  readonly [unique]: true;
  readonly x: number;
  readonly y: number;
}

const points = new Map<number, Map<number, Point>>();

/** Throws a RangeError where a number is negative or not whole. */
export function Point(x: number, y: number): Point {
  return points.get(x)?.get(y) ?? newPoint(x, y);
}

function newPoint(x: number, y: number): Point {
  if (!isCoordinate(x) || !isCoordinate(y)) {
    throw new RangeError(`The point (${x},${y}) is not a pair of whole numbers from 0 on.`);
  }
  // Adding 0 makes 0 of -0.
  const point = Object.freeze({ x: x + 0, y: y + 0 }) as Point;
  let column = points.get(x);
  if (column === undefined) {
    column = new Map();
    points.set(x, column);
  }
  column.set(y, point);
  return point;
}

function isCoordinate(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

/** Upper-most first, then left-most. */
export function comparePoints(a: Point, b: Point): number {
  return a.y - b.y || a.x - b.x;
}

export function showPoint({ x, y }: Point): string {
  return `(${x},${y})`;
}
