/**
 * Where the nodes go. Whoever knows the problem can say, such as squares of a grid. Otherwise they go round a circle:
 * less clever than forces between nodes, but few nodes lie between others there, so that nearly all lines are straight,
 * which with eighty of them matters more.
 */
import { CLEARANCE, type Point, type Size } from './edge-path.js';

/** Room between the nodes of a grid, so that bowed lines fit in. */
const GAP = CLEARANCE.most + 16;
/** Along a circle, between the middles of two nodes, against the size of a node. */
const AROUND = 1.7;

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
