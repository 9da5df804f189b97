import type { EdgePath, Point, Size } from './edge-path.js';

/** Parts of the way, the middle first. */
const PARTS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

/** Where a figure may stand on each line: off the nodes and off the other figures, as near to the middle as can be. */
export function placeFigures(
  lines: readonly EdgePath[],
  nodes: readonly Point[],
  node: Size,
  figure: Size,
): readonly Point[] {
  const placed: Point[] = [];
  const touches = (a: Point, b: Point, size: Size) =>
    Math.abs(a.x - b.x) < (size.width + figure.width) / 2 && Math.abs(a.y - b.y) < (size.height + figure.height) / 2;
  for (const line of lines) {
    const points = PARTS.map((part) => line.at(part));
    const free = points.find(
      (point) =>
        !placed.some((other) => touches(point, other, figure)) && !nodes.some((other) => touches(point, other, node)),
    );
    placed.push(free ?? line.at(0.5));
  }
  return placed;
}
