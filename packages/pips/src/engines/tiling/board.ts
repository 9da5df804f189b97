/** The board of source 003 (docs/seeds.md): the dominoes placed, and the pips that lie on the cells. */
import type { Cell } from '../../model/cell.js';
import { boundsOf } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';

/** Two cells side by side. A domino on it has its first pip on the first. */
export type Edge = readonly [Cell, Cell];

export const Edge = {
  reverse([first, second]: Edge): Edge {
    return [second, first];
  },
};

/** A domino and where it lies: its first pip on the first cell. */
export type DominoPlace = readonly [Domino, Edge];

export interface Board {
  /** The last one placed comes first. */
  readonly dominoPlaces: readonly DominoPlace[];
  /** The pips by row and column; EMPTY where none lie. */
  readonly cells: readonly (readonly number[])[];
}

const EMPTY = -1;

export const Board = {
  empty(cells: readonly Cell[]): Board {
    const { bottom, right } = boundsOf(cells);
    const row = Array<number>(right + 1).fill(EMPTY);
    return { dominoPlaces: [], cells: Array<readonly number[]>(bottom + 1).fill(row) };
  },

  covers(these: readonly Cell[], { cells }: Board): boolean {
    return these.every(([row, column]) => (cells[row]?.[column] ?? EMPTY) !== EMPTY);
  },

  /**
   * The board with one more domino. The old one stays as it is: rows are shared, and copied where they change. A half
   * outside the rows and columns is dropped; such a board solves no puzzle.
   */
  place(domino: Domino, edge: Edge, { dominoPlaces, cells }: Board): Board {
    const changed = [...cells];
    for (const half of [0, 1] as const) {
      const [row, column] = edge[half];
      changed[row] = (changed[row] ?? []).map((pips, at) => (at === column ? domino[half] : pips));
    }
    return { dominoPlaces: [[domino, edge], ...dominoPlaces], cells: changed };
  },
};
