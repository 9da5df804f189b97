/** Cells that dominoes cannot cover, whatever is on them: an odd number apart from all others, or too few neighbours. */
import type { Loosened } from './loosened.js';
import { cheapestCovering } from './matching.js';
import type { Named } from './reason.js';

/** So few cells with too few neighbours are plainer to see than an odd number of cells. */
const SEEN_AT_ONCE = 3;

export function uncoverableArea(board: Loosened): Named | undefined {
  const { bare, partner } = cheapestCovering(board, () => 0);
  let crowd: readonly number[] | undefined;
  for (const cell of bare) {
    const found = crowdAround(board, cell, partner);
    if (crowd === undefined || found.length < crowd.length) crowd = found;
  }
  if (crowd === undefined) return undefined;
  if (crowd.length <= SEEN_AT_ONCE) return { reason: 'area', cells: crowd };
  return { reason: 'area', cells: oddPiece(board) ?? crowd };
}

/** Cells with fewer neighbours than they are: all that could change places with a bare one, less what can be left out. */
function crowdAround(board: Loosened, bare: number, partner: Int32Array): readonly number[] {
  const crowd = new Set([bare]);
  for (const cell of crowd) {
    for (const near of neighbours(board, cell)) if (partner[near] !== -1) crowd.add(partner[near]!);
  }
  let kept = [...crowd];
  for (const cell of crowd) {
    const others = kept.filter((other) => other !== cell);
    if (new Set(others.flatMap((other) => neighbours(board, other))).size < others.length) kept = others;
  }
  return kept.sort((a, b) => a - b);
}

/** The smallest odd number of cells that must all be covered and have no neighbours but each other. */
function oddPiece(board: Loosened): readonly number[] | undefined {
  const { cells } = board.compiled;
  const seen = new Set<number>();
  let smallest: readonly number[] | undefined;
  for (let start = 0; start < cells; start++) {
    if (seen.has(start)) continue;
    const piece = new Set([start]);
    for (const cell of piece) for (const near of neighbours(board, cell)) piece.add(near);
    for (const cell of piece) seen.add(cell);
    const isOdd = piece.size % 2 === 1 && [...piece].every((cell) => board.covered[cell]);
    if (isOdd && (smallest === undefined || piece.size < smallest.length)) smallest = [...piece];
  }
  return smallest?.toSorted((a, b) => a - b);
}

/** The cells that a cell may share a domino with. */
function neighbours({ compiled: { near, first, second }, open }: Loosened, cell: number): number[] {
  const edges = [...near.subarray(4 * cell, 4 * cell + 4)].filter((edge) => edge !== -1 && open[edge]);
  return edges.map((edge) => (first[edge] === cell ? second[edge]! : first[edge]!));
}
