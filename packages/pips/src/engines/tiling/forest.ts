/**
 * The tilings of a shape as trees: below each domino those that may cover the next cell. A node stands for the cells
 * still open, so partial tilings that leave the same cells share all that follows: a far smaller graph.
 *
 *     ┌───┬───┬ ─ ┐     ┌───────┬ ─ ┐     On 2 × 3, two upright and two flat dominoes
 *     │   │   │         ├───────┤         leave the same cells, so both lead to one
 *     └───┴───┴ ─ ┘     └───────┴ ─ ┘     node.
 *
 * Nodes are made when somebody gets there, and only where the open cells can be tiled. When there is no more room they
 * are made, used and forgotten, which costs time and nothing else.
 */

import type { Shape } from './shape.js';
import { isOpen, type Mates, matchAll, matchWithout } from './shape.js';

export interface ForestNode {
  readonly mates: Mates;
  branches?: readonly Branch[];
}

export interface Branch {
  readonly first: number;
  readonly second: number;
  readonly next: ForestNode;
}

/** Chooses the next cell from the open cells alone; otherwise nodes could not be shared. */
export type NextCell = (mates: Mates) => number;

/** Upper-most, then left-most, where the shape's cells are in reading order. */
const firstOpen: NextCell = (mates) => mates.findIndex((mate) => mate >= 0);

/** Bytes of the nodes that are kept; below, what a node takes. */
const MAX_BYTES = 2 ** 26;
const BYTES_PER_NODE = 400;
const BYTES_PER_CELL = 4;

export class Forest {
  readonly root: ForestNode | undefined;
  readonly #shape: Shape;
  readonly #nextCell: NextCell;
  readonly #mostNodes: number;
  readonly #kept = new Map<string, ForestNode>();

  constructor(shape: Shape, nextCell = firstOpen, maxBytes = MAX_BYTES) {
    this.#shape = shape;
    this.#nextCell = nextCell;
    this.#mostNodes = maxBytes / (BYTES_PER_NODE + BYTES_PER_CELL * shape.cells.length);
    const mates = matchAll(shape.neighbours);
    this.root = mates && { mates };
  }

  /** Nodes kept so far, but for the root. */
  get size(): number {
    return this.#kept.size;
  }

  /** Branches below a node; none below the last domino of a tiling. */
  branches(node: ForestNode): readonly Branch[] {
    if (node.branches !== undefined) return node.branches;
    const first = this.#nextCell(node.mates);
    const branches = (this.#shape.neighbours[first] ?? []).flatMap((second) => {
      const next = this.nodeWithout(node, first, second);
      return next === undefined ? [] : [{ first, second, next }];
    });
    if (this.#hasRoom) node.branches = branches;
    return branches;
  }

  /** Node below a domino over two cells; undefined where it cannot be part of a tiling. */
  nodeWithout({ mates }: ForestNode, first: number, second: number): ForestNode | undefined {
    if (!isOpen(mates, first) || !isOpen(mates, second)) return undefined;
    const key = keyWithout(mates, first, second);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const rest = matchWithout(this.#shape, mates, first, second);
    const node = rest && { mates: rest };
    if (node !== undefined && this.#hasRoom) this.#kept.set(key, node);
    return node;
  }

  get #hasRoom(): boolean {
    return this.#kept.size < this.#mostNodes;
  }
}

/** The cells that stay open, as bits, 16 to a character. */
function keyWithout(mates: Mates, first: number, second: number): string {
  const bits = new Uint16Array(Math.ceil(mates.length / 16));
  for (let cell = 0; cell < mates.length; cell++) {
    const staysOpen = isOpen(mates, cell) && cell !== first && cell !== second;
    if (staysOpen) bits[cell >> 4] = (bits[cell >> 4] as number) | (1 << (cell & 15));
  }
  return String.fromCharCode(...bits);
}
