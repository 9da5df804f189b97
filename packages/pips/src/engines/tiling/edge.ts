import type { Cell } from '../../model/cell.js';

/** Two cells side by side. A domino on it has its first pip on the first. */
export type Edge = readonly [Cell, Cell];

export const Edge = {
  /** The same two cells the other way round. */
  reverse([first, second]: Edge): Edge {
    return [second, first];
  },
};
