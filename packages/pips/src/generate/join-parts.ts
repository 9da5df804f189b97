/** Ways to make one region of two that lie side by side. */
import { type Board, neighboursOf } from './board.js';
import type { Part, Parts } from './part.js';

interface Union {
  readonly other: Part;
  /** Those of both. */
  readonly cells: readonly number[];
}

/** A part with each of some others that lies beside it, where both together are not too large. */
export function unionsOf(board: Board, part: Part, others: Parts, mostCells: number): readonly Union[] {
  const near = new Set(part.cells.flatMap((cell) => neighboursOf(board, cell)));
  return others.flatMap((other) => {
    if (part.cells.length + other.cells.length > mostCells || !other.cells.some((cell) => near.has(cell))) return [];
    return [{ other, cells: [...part.cells, ...other.cells].sort((a, b) => a - b) }];
  });
}

/** The whole takes the place of the first, and the second is no more. */
export function joinParts(parts: Parts, first: Part, second: Part, whole: Part): Parts {
  return parts.flatMap((each) => (each === first ? [whole] : each === second ? [] : [each]));
}
