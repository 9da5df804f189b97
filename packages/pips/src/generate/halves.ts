/** Ways to cut a region in two, and what is then said of either. */
import { type Board, isConnected } from './board.js';
import { exactDemand } from './demand.js';
import { isUnlike, type Part, type Parts } from './part.js';
import type { Sketch } from './sketch.js';

/** Equal numbers stay equal in either, and the rest of different ones different; of anything else the sums are told. */
export function cutInTwo({ parts, table, maxPip }: Sketch, whole: Part, half: readonly number[]): Parts {
  const rest = whole.cells.filter((cell) => !half.includes(cell));
  const demandOf = (cells: readonly number[]) =>
    whole.demand === 'same' && cells.length > 1 ? ('same' as const) : exactDemand(cells, table.values, maxPip);
  return parts.flatMap((part) =>
    part === whole
      ? [
          { cells: half, demand: demandOf(half) },
          { cells: rest, demand: isUnlike(whole.demand, rest.length) ? whole.demand : demandOf(rest) },
        ]
      : [part],
  );
}

/** Every connected part of it, no larger than its connected rest; of equal numbers one, since they say most together. */
export function halvesOf(board: Board, { cells, demand }: Part): readonly (readonly number[])[] {
  if (cells.length > MOST_HALVED) return [];
  const most = demand === 'same' ? 1 : cells.length / 2;
  const restOf = (half: readonly number[]) => cells.filter((cell) => !half.includes(cell));
  // Of two that are equally large, the one with the first cell stands for both.
  const isFirst = (half: readonly number[]) => half.length * 2 < cells.length || half[0] === cells[0];
  return Array.from({ length: 2 ** cells.length - 2 }, (_, i) => cells.filter((_, bit) => ((i + 1) >> bit) & 1)).filter(
    (half) => half.length <= most && isFirst(half) && isConnected(board, half) && isConnected(board, restOf(half)),
  );
}

/** Larger regions have too many halves to look at. */
const MOST_HALVED = 10;
