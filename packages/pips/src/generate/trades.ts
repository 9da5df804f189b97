/** Ways to let a cell go over from one sum to the next, which says neither more nor less. */
import { isConnected, neighboursOf } from './board.js';
import { exactDemand } from './demand.js';
import { isPlainSum, type Part, type Parts } from './part.js';
import type { Sketch } from './sketch.js';

/** Of a region that cells go over to. */
const MOST_CELLS = 5;

/** Do the sums of these cells tell another solution from the own one? */
export type Differs = (part: Pick<Part, 'cells'>) => boolean;

/** Those after which one of the two sums differs, where that is asked for. */
export function tradesIn({ parts, board, table, maxPip }: Sketch, differs: Differs = () => true): readonly Parts[] {
  const owner = new Map(parts.flatMap((part) => part.cells.map((cell) => [cell, part] as const)));
  const withCells = (part: Part, cells: readonly number[]): Part => ({
    ...part,
    cells,
    demand: exactDemand(cells, table.values, maxPip),
  });
  return parts.flatMap((from) => {
    if (!isPlainSum(from) || from.cells.length < 2) return [];
    return from.cells.flatMap((cell) => {
      const rest = from.cells.filter((each) => each !== cell);
      if (!isConnected(board, rest)) return [];
      const into = new Set(neighboursOf(board, cell).flatMap((near) => owner.get(near) ?? []));
      return [...into].flatMap((part) => {
        if (part === from || !isPlainSum(part) || part.cells.length >= MOST_CELLS) return [];
        const cells = [...part.cells, cell].sort((a, b) => a - b);
        if (!differs({ cells: rest }) && !differs({ cells })) return [];
        return [
          parts.map((each) => (each === from ? withCells(each, rest) : each === part ? withCells(each, cells) : each)),
        ];
      });
    });
  });
}
