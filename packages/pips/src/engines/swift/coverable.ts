/**
 * Can the board be tiled at all, whatever lies on it? A matching answers at once what a search may never find out
 * (a chessboard without two corners of one colour). Of a bipartite graph the cells of either colour can be matched
 * one colour at a time: where both can, all can together (Mendelsohn and Dulmage).
 */
import type { Position } from './position.js';

/** Is there a way to pair up all open cells that must be covered, each with an open neighbour? */
export function isCoverable(position: Position): boolean {
  const { compiled, next, freed } = position;
  const { cells } = compiled;
  const colour = colours(position);
  for (const side of [0, 1]) {
    const partner = new Int32Array(cells).fill(-1);
    const seen = new Int32Array(cells).fill(-1);
    for (let c = next[cells]!; c !== cells; c = next[c]!) {
      if (colour[c] === side && freed[c] === 0 && !findPartner(position, c, c, partner, seen)) return false;
    }
  }
  return true;
}

/** By cell: 0 or 1, never the same for two neighbours. */
function colours({ compiled }: Position): Int32Array {
  const { cells, puzzle } = compiled;
  const colour = new Int32Array(cells);
  for (const [c, [row, column]] of puzzle.cells.entries()) colour[c] = (row + column) & 1;
  return colour;
}

/** Kuhn's augmenting path, with a stack of its own: it may be as long as the board. */
function findPartner(position: Position, start: number, round: number, partner: Int32Array, seen: Int32Array): boolean {
  const { near, first, second } = position.compiled;
  const path = [start];
  const sides = [0];
  while (path.length > 0) {
    const depth = path.length - 1;
    const cell = path[depth]!;
    const side = sides[depth]!;
    if (side === 4) {
      path.pop();
      sides.pop();
      continue;
    }
    sides[depth] = side + 1;
    const edge = near[4 * cell + side]!;
    if (edge === -1 || position.barred[edge] === 1) continue;
    const other = first[edge] === cell ? second[edge]! : first[edge]!;
    if (position.open[other] === 0 || seen[other] === round) continue;
    seen[other] = round;
    const rival = partner[other]!;
    if (rival !== -1) {
      path.push(rival);
      sides.push(0);
      continue;
    }
    // Everyone on the path moves on to the neighbour looked at last.
    for (let i = path.length - 1; i >= 0; i--) {
      const mover = path[i]!;
      const to = near[4 * mover + sides[i]! - 1]!;
      partner[first[to] === mover ? second[to]! : first[to]!] = mover;
    }
    return true;
  }
  return false;
}
