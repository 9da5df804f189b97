import type { Cell } from './cell.js';

export interface Bounds {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The smallest rectangle around the cells; one without rows and columns when there are none. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  if (cells.length === 0) return { top: 0, left: 0, bottom: -1, right: -1 };
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  return {
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows),
    right: Math.max(...columns),
  };
}
