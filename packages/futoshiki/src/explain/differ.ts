/** Where the solutions of a puzzle differ: two that differ in as few cells as possible, and the smallest parts that are free. */
import { type Differ, NODES_PER_PAUSE } from '@pipwright/core/explaining';
import { SwiftSearch, type Terms } from '../engines/swift/index.js';
import type { Solution } from '../model/solution.js';
import { type Board, ownGrid } from './claims/board.js';
import { cellTold } from './claims/told.js';

/** Up to so many solutions, found in so many nodes, are compared with one another. */
const MOST_SOLUTIONS = 200;
const MOST_NODES = 20_000;
/** More parts are not listed. */
const MOST_PARTS = 4;

/** What solutions of the puzzle do not share, given these terms, which leave at least two. Pauses now and then. */
export function* findDiffer(board: Board, terms: Terms): Generator<void, Differ<Solution>> {
  const search = new SwiftSearch(board.compiled, terms);
  const found: Solution[] = [];
  let isAll = false;
  while (found.length < 2 || (found.length < MOST_SOLUTIONS && search.nodes < MOST_NODES)) {
    const step = search.run(NODES_PER_PAUSE);
    if (step.type === 'exhausted') {
      isAll = true;
      break;
    }
    if (step.type === 'solution') found.push(step.solution);
    else yield;
  }
  const numbers = found.map(({ grid }) => grid.flat());
  const changed = (one: number, other: number) =>
    [...numbers[one]!.keys()].filter((i) => numbers[one]![i] !== numbers[other]![i]);
  let best: { readonly one: number; readonly other: number; readonly cells: readonly number[] } | undefined;
  for (let one = 0; one < found.length; one++) {
    for (let other = one + 1; other < found.length; other++) {
      const cells = changed(one, other);
      if (best === undefined || cells.length < best.cells.length) best = { one, other, cells };
    }
  }
  if (best === undefined) throw new Error('there is only one solution');
  const { one, other } = best;
  const parts = found.flatMap((_, i) => (i === one ? [] : [changed(one, i)])).sort((a, b) => a.length - b.length);
  const free: number[][] = [];
  for (const part of parts) {
    if (free.length < MOST_PARTS && !free.some((less) => less.every((cell) => part.includes(cell)))) free.push(part);
  }
  const isFree = new Set(free.flat());
  const cellOf = (cell: number) => cellTold(board, cell);
  return {
    solutions: [{ grid: ownGrid(board, found[one]!.grid) }, { grid: ownGrid(board, found[other]!.grid) }],
    cells: best.cells.map(cellOf),
    free: free.map((part) => part.map(cellOf)),
    beyond: isAll ? parts.filter((part) => part.some((cell) => !isFree.has(cell))).length : 0,
    found: found.length,
    isAll,
  };
}
