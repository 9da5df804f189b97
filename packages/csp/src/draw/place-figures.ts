import type { EdgePath, Point, Size } from './edge-path.js';

/** Parts of the way, the middle first. */
const PARTS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
/** Where other lines are looked for. */
const SAMPLES = Array.from({ length: 41 }, (_, i) => i / 40);

/** Where a figure may stand on each line: as near to the middle as can be, off nodes, other figures and other lines. */
export function placeFigures(
  lines: readonly EdgePath[],
  nodes: readonly Point[],
  node: Size,
  figure: Size,
): readonly Point[] {
  const placed: Point[] = [];
  const samples = lines.map((line) => SAMPLES.map((part) => line.at(part)));
  const touches = (a: Point, b: Point, size: Size) =>
    Math.abs(a.x - b.x) < (size.width + figure.width) / 2 && Math.abs(a.y - b.y) < (size.height + figure.height) / 2;
  lines.forEach((line, own) => {
    const isFree = (point: Point) =>
      !placed.some((other) => touches(point, other, figure)) && !nodes.some((other) => touches(point, other, node));
    const isAlone = (point: Point) =>
      !samples.some((others, i) => i !== own && others.some((other) => touches(point, other, { width: 0, height: 0 })));
    const points = PARTS.map((part) => line.at(part)).filter(isFree);
    placed.push(points.find(isAlone) ?? points[0] ?? line.at(0.5));
  });
  return placed;
}
