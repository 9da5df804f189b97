/**
 * The line between two nodes: straight where it can be, bowed to the nearer side where other nodes lie in between, the
 * further the more there are, so that lines along a row of a grid lie beside each other and not upon the nodes.
 */
import { decimal } from '@pipwright/core/drawing';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface EdgePath {
  readonly d: string;
  /** The point at a part of the way, from 0 to 1. */
  at(part: number): Point;
}

/** The least and the most a bowed line keeps away from the nodes it passes. */
export const CLEARANCE = { least: 10, most: 48 };
const CLEARANCE_STEP = 6;
/** A line this near to a node seems to touch it. */
const TOUCH = 3;
/** A cubic whose handles are this far out reaches three quarters of it. */
const REACH = 0.75;

export function edgePath(from: Point, to: Point, others: readonly Point[], node: Size): EdgePath {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const side = { x: dy / length, y: -dx / length };
  const halfThickness = (Math.abs(side.x) * node.width + Math.abs(side.y) * node.height) / 2;
  const inTheWay = others.flatMap((other) => {
    const along = ((other.x - from.x) * dx + (other.y - from.y) * dy) / length;
    const across = (other.x - from.x) * side.x + (other.y - from.y) * side.y;
    return along > 1 && along < length - 1 && Math.abs(across) < halfThickness + TOUCH ? [across] : [];
  });
  if (inTheWay.length === 0) return { d: `M${point(from)}L${point(to)}`, at: (part) => onLine(from, to, part) };
  const clearance = Math.min(CLEARANCE.most, CLEARANCE.least + CLEARANCE_STEP * (inTheWay.length - 1));
  const oneSide = Math.max(...inTheWay) + halfThickness + clearance;
  const otherSide = Math.min(...inTheWay) - halfThickness - clearance;
  const away = oneSide <= -otherSide + 1e-6 ? oneSide : otherSide;
  const out = { x: (side.x * away) / REACH, y: (side.y * away) / REACH };
  const [start, end] = [plus(from, out, 1), plus(to, out, 1)];
  return {
    d: `M${point(from)}C${point(start)} ${point(end)} ${point(to)}`,
    // A cubic with its handles right beside the ends goes along as 3t² − 2t³ and out as 3t(1 − t).
    at: (t) => plus(onLine(from, to, t * t * (3 - 2 * t)), out, 3 * t * (1 - t)),
  };
}

function onLine(from: Point, to: Point, part: number): Point {
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
}

function plus({ x, y }: Point, step: Point, times: number): Point {
  return { x: x + times * step.x, y: y + times * step.y };
}

function point({ x, y }: Point): string {
  return `${decimal(x)} ${decimal(y)}`;
}

/**
 * The places of the nodes, and of the figures on the lines between them. Unless the caller says where nodes go, they
 * lie on a circle: few nodes lie between others there, so nearly all lines are straight.
 */

/** Room between the nodes of a grid, so that bowed lines fit in. */
const GAP = CLEARANCE.most + 16;
/** Distance of two nodes along a circle, in sizes of a node. */
const CIRCLE_SPACING = 1.7;
/** Places of a figure on a line: parts of the way, the middle first. */
const PARTS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
/** Points of a line at which others are looked for. */
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
  const between = CIRCLE_SPACING * Math.hypot(node.width, node.height);
  const radius = count < 2 ? 0 : between / (2 * Math.sin(Math.PI / count));
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** Place of the figure on each line: as near to the middle as can be, off nodes, other figures and other lines. */
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
