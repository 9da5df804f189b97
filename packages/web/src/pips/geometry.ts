/** Where the cells of a Pips board lie on its plane, measured in cells, with a little room around. */
import type { Puzzle } from '@pipwright/pips';
import type { Cell } from '@pipwright/play';
import type { Point, Size } from '../board/view.js';

const ROOM = 0.2;

export interface Geometry extends Size {
  corner(cell: Cell): Point;
  middle(cell: Cell): Point;
  cellAt(point: Point): Cell;
}

export function geometryOf({ cells }: Puzzle): Geometry {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const [top, left] = [Math.min(...rows, rows[0] ?? 0), Math.min(...columns, columns[0] ?? 0)];
  const [bottom, right] = [Math.max(...rows, top), Math.max(...columns, left)];
  const corner = ([row, column]: Cell): Point => ({ x: column - left + ROOM, y: row - top + ROOM });
  return {
    width: right - left + 1 + 2 * ROOM,
    height: bottom - top + 1 + 2 * ROOM,
    corner,
    middle(cell) {
      const { x, y } = corner(cell);
      return { x: x + 0.5, y: y + 0.5 };
    },
    cellAt: ({ x, y }) => [Math.floor(y - ROOM) + top, Math.floor(x - ROOM) + left],
  };
}
