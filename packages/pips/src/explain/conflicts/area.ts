/**
 * Cells that dominoes cannot cover, whatever is on them: an odd number apart from all others, or too few neighbours. Pairs
 * are found one by one: unlike `matching`, which weighs them, that takes no time on the largest boards.
 */
import type { Loosened } from './loosened.js';
import type { Named } from './reason.js';

/** Up to this many cells with too few neighbours are plainer to see than an odd number of cells. */
const SEEN_AT_ONCE = 3;
/** Of larger crowds nothing is left out: nobody looks at them one by one, and all cells of a colour are easier to see. */
const LARGE_CROWD = 100;
const STILL_LARGE = 12;
/** No more cells than these are asked for the crowd around them. */
const MOST_ASKED = 50;
const ALONE = -1;

export function uncoverableArea(board: Loosened): Named[] {
  const { bare, partner } = covering(board);
  let crowd: readonly number[] | undefined;
  for (const cell of bare.slice(0, MOST_ASKED)) {
    const found = crowdAround(board, cell, partner);
    if (crowd === undefined || found.length < crowd.length) crowd = found;
  }
  if (crowd === undefined) return [];
  if (crowd.length <= SEEN_AT_ONCE) return [{ reason: 'area', cells: crowd }];
  return [{ reason: 'area', cells: oddPiece(board) ?? crowd }];
}

/** By cell its partner, or −1, so that as few cells as possible stay bare that must be covered. */
function covering(board: Loosened): { readonly partner: Int32Array; readonly bare: readonly number[] } {
  const { cells } = board.compiled;
  const partner = new Int32Array(cells).fill(ALONE);
  const bare: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    if (board.covered[cell] && partner[cell] === ALONE && !findPartner(board, partner, cell)) bare.push(cell);
  }
  return { partner, bare };
}

/** By the shortest path on which others change theirs, to one who has none, or need not have one. */
function findPartner(board: Loosened, partner: Int32Array, start: number): boolean {
  const askedBy = new Map<number, number>();
  const queue = [start];
  for (const cell of queue) {
    for (const near of neighbours(board, cell)) {
      if (askedBy.has(near)) continue;
      askedBy.set(near, cell);
      const mate = partner[near]!;
      if (mate !== ALONE && board.covered[mate]) {
        queue.push(mate);
        continue;
      }
      if (mate !== ALONE) partner[mate] = ALONE;
      for (let last = near; last !== ALONE; ) {
        const asker = askedBy.get(last)!;
        const former = partner[asker]!;
        partner[asker] = last;
        partner[last] = asker;
        last = former;
      }
      return true;
    }
  }
  return false;
}

/** Cells that have fewer neighbours than there are of them: all that could change places with a bare one, less what can be left out. */
function crowdAround(board: Loosened, bare: number, partner: Int32Array): readonly number[] {
  const crowd = new Set([bare]);
  for (const cell of crowd) {
    for (const near of neighbours(board, cell)) if (partner[near] !== ALONE) crowd.add(partner[near]!);
  }
  if (crowd.size > LARGE_CROWD) return withOthers(board, crowd);
  let kept = [...crowd].sort((a, b) => a - b);
  for (const cell of crowd) {
    const others = kept.filter((other) => other !== cell);
    if (new Set(others.flatMap((other) => neighbours(board, other))).size < others.length) kept = others;
  }
  return kept.length > STILL_LARGE ? withOthers(board, crowd) : kept;
}

/** And all other cells that have no neighbours but theirs. */
function withOthers(board: Loosened, crowd: ReadonlySet<number>): readonly number[] {
  const theirs = new Set([...crowd].flatMap((cell) => neighbours(board, cell)));
  return Array.from({ length: board.compiled.cells }, (_, cell) => cell).filter(
    (cell) => board.covered[cell] && neighbours(board, cell).every((near) => theirs.has(near)),
  );
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
  return smallest && [...smallest].sort((a, b) => a - b);
}

/** The cells that a cell may share a domino with. */
function neighbours({ compiled: { near, first, second }, open }: Loosened, cell: number): number[] {
  const edges = [...near.subarray(4 * cell, 4 * cell + 4)].filter((edge) => edge !== -1 && open[edge]);
  return edges.map((edge) => (first[edge] === cell ? second[edge]! : first[edge]!));
}
