/**
 * The places of the nodes, and of the figures on the lines between them. Unless the caller says where nodes go, they
 * lie on a circle: few nodes lie between others there, so nearly all lines are straight.
 */
import { CLEARANCE, type EdgePath, type Point, type Size } from './edge-path.js';

/** Room between the nodes of a grid, so that bowed lines fit in. */
const GAP = CLEARANCE.most + 16;
/** Along a circle, between the middles of two nodes, against the size of a node. */
const AROUND = 1.7;
/** Where on a line a figure may stand: parts of the way, the middle first. */
const PARTS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
/** Where other lines are looked for. */
const SAMPLES = Array.from({ length: 41 }, (_, i) => i / 40);

/** Middles of the nodes, the topmost and leftmost at half a node from the edge. */
export function placeNodes(count: number, node: Size, places: readonly Point[] | undefined): readonly Point[] {
  const raw = places === undefined ? circle(count, node) : grid(places, node);
  const left = Math.min(...raw.map(({ x }) => x)) - node.width / 2;
  const top = Math.min(...raw.map(({ y }) => y)) - node.height / 2;
  return raw.map(({ x, y }) => ({ x: x - left, y: y - top }));
}

function grid(places: readonly Point[], node: Size): readonly Point[] {
  return places.map(({ x, y }) => ({ x: x * (node.width + GAP), y: y * (node.height + GAP) }));
}

function circle(count: number, node: Size): readonly Point[] {
  const between = AROUND * Math.hypot(node.width, node.height);
  const radius = count < 2 ? 0 : between / (2 * Math.sin(Math.PI / count));
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

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
