import { type Cell, canonicalSolution, type Placement, type Puzzle, type Solution } from '@pipwright/pips';
import { tilesOf } from './encoding.js';

/** The solution in which each cell holds this tile. */
export function readSolution(puzzle: Puzzle, tileAt: (cell: Cell) => number): Solution {
  const tiles = tilesOf(puzzle);
  const byTile = new Map(puzzle.cells.map((cell) => [tileAt(cell), cell]));
  const placements = [...byTile].flatMap(([id, cell]): Placement[] => {
    const other = byTile.get(id ^ 1);
    const [first, second] = [tiles[id], tiles[id ^ 1]];
    if (other === undefined || first === undefined || second === undefined)
      throw new Error(`tile ${id} is without its sibling`);
    return id % 2 === 0 ? [{ domino: [first, second], cells: [cell, other] }] : [];
  });
  return canonicalSolution({ placements });
}
