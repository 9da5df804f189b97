/**
 * Gaps of a board whose pieces lie very far apart, which would be drawn as acres of nothing. Empty rows and columns are
 * left out but for one between pieces; boards that people look at are far too small for that.
 */
import { boundsOf, type Cell, cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import { MAX_CELLS } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';

const MAX_AREA = 64 * MAX_CELLS;

/** Text in place of a board that has too many places even without its gaps. */
export const TOO_WIDE = '(a board too wide to draw)';

interface Drawable {
  readonly puzzle: Puzzle;
  readonly solution: Solution | undefined;
  /** Have rows or columns been left out, so that numbers at the edges would be wrong? */
  readonly moved: boolean;
}

export function closeGaps(puzzle: Puzzle, solution: Solution | undefined): Drawable | undefined {
  if (fits(puzzle.cells)) return { puzzle, solution, moved: false };
  const rows = packNumbers(puzzle.cells.map(([row]) => row));
  const columns = packNumbers(puzzle.cells.map(([, column]) => column));
  const onBoard = new Set(puzzle.cells.map(cellKey));
  const move = (cell: Cell): Cell =>
    onBoard.has(cellKey(cell)) ? [rows.get(cell[0]) ?? 0, columns.get(cell[1]) ?? 0] : cell;
  const cells = puzzle.cells.map(move);
  if (!fits(cells)) return undefined;
  return {
    puzzle: {
      ...puzzle,
      cells,
      regions: puzzle.regions.map((region) => ({ ...region, cells: region.cells.map(move) })),
    },
    solution: solution && {
      placements: solution.placements.map(({ domino, cells: [a, b] }) => ({ domino, cells: [move(a), move(b)] })),
    },
    moved: true,
  };
}

function fits(cells: readonly Cell[]): boolean {
  const { top, left, bottom, right } = boundsOf(cells);
  return (bottom - top + 1) * (right - left + 1) <= MAX_AREA;
}

/** New numbers for the rows (or columns) in use: neighbours stay neighbours, wider gaps become one. */
function packNumbers(used: readonly number[]): Map<number, number> {
  const numbers = new Map<number, number>();
  let last = Number.NEGATIVE_INFINITY;
  let next = -2;
  for (const number of [...new Set(used)].sort((a, b) => a - b)) {
    next += number === last + 1 ? 1 : 2;
    numbers.set(number, next);
    last = number;
  }
  return numbers;
}
