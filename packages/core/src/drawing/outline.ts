/**
 * The outline of any set of cells as an SVG path: moved inwards (or, below 0, outwards) and with round corners.
 * Every side of a cell without a neighbour in the set is an edge, walked with the cells to its right:
 *
 *     ·──▶──·        At a corner where four edges meet, two cells touch diagonally;
 *     ▲ cell ▼       turning right stays with the same cell and keeps the two apart.
 *     ·──◀──·        Holes come out as loops the other way round.
 */
import type { Cell } from '../data.js';
import { decimal } from './markup.js';

export interface OutlineOptions {
  /** The side of a cell. */
  readonly side: number;
  readonly inset: number;
  readonly radius: number;
}

type Vector = readonly [x: number, y: number];

/** Clockwise: right, down, left, up. Turning right is the next one. */
const DIRECTIONS: readonly Vector[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

export function outline(cells: readonly Cell[], { side, inset, radius }: OutlineOptions): string {
  return loops(cells)
    .map((corners) => {
      const points = corners.map(({ at, from, to }) => {
        const [before, after] = [DIRECTIONS[from] as Vector, DIRECTIONS[to] as Vector];
        const x = at[0] * side + inset * inwards(before, after, 0);
        const y = at[1] * side + inset * inwards(before, after, 1);
        const start = `${decimal(x - before[0] * radius)} ${decimal(y - before[1] * radius)}`;
        return `${start}Q${decimal(x)} ${decimal(y)} ${decimal(x + after[0] * radius)} ${decimal(y + after[1] * radius)}`;
      });
      return `M${points.join('L')}Z`;
    })
    .join('');
}

/** Both edges at a corner move to their right. */
function inwards(before: Vector, after: Vector, axis: 0 | 1): number {
  return axis === 0 ? -before[1] - after[1] : before[0] + after[0];
}

interface Corner {
  readonly at: Vector;
  readonly from: number;
  readonly to: number;
}

function loops(cells: readonly Cell[]): Corner[][] {
  const edges = edgesOf(cells);
  const walked = new Set<string>();
  const found: Corner[][] = [];
  for (const [start, first] of edges) {
    if (walked.has(start)) continue;
    const corners: Corner[] = [];
    let { at, direction } = first;
    while (!walked.has(edgeKey(at, direction))) {
      walked.add(edgeKey(at, direction));
      const [dx, dy] = DIRECTIONS[direction] as Vector;
      const end: Vector = [at[0] + dx, at[1] + dy];
      const ways = [direction + 1, direction, direction + 3].map((way) => way % 4);
      const next = ways.find((way) => edges.has(edgeKey(end, way))) ?? direction;
      if (next !== direction) corners.push({ at: end, from: direction, to: next });
      at = end;
      direction = next;
    }
    found.push(corners);
  }
  return found;
}

interface Edge {
  readonly at: Vector;
  readonly direction: number;
}

function edgesOf(cells: readonly Cell[]): Map<string, Edge> {
  const inside = new Set(cells.map(String));
  const edges = new Map<string, Edge>();
  for (const [row, column] of cells) {
    const sides: readonly (readonly [neighbour: Cell, at: Vector])[] = [
      [
        [row - 1, column],
        [column, row],
      ],
      [
        [row, column + 1],
        [column + 1, row],
      ],
      [
        [row + 1, column],
        [column + 1, row + 1],
      ],
      [
        [row, column - 1],
        [column, row + 1],
      ],
    ];
    for (const [direction, [neighbour, at]] of sides.entries()) {
      if (!inside.has(String(neighbour))) edges.set(edgeKey(at, direction), { at, direction });
    }
  }
  return edges;
}

function edgeKey([x, y]: Vector, direction: number): string {
  return `${x},${y},${direction}`;
}
