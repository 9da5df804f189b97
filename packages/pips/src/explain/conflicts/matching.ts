/**
 * Pairs of neighbours that cover the cells that must be covered, at the least cost. A board is a chessboard, so pairs join
 * two colours, and augmenting along the best path until nothing is gained gives the best of all.
 */
import type { Loosened } from './loosened.js';

/** More than all pairs of a board could cost. */
const ANY_COST = 1 << 14;
const NOWHERE = -1;

interface Covering {
  /** Of all pairs together. */
  readonly cost: number;
  /** Cells that should be covered and are not. */
  readonly bare: readonly number[];
}

/**
 * @param costOf of a pair on an edge
 * @param worth what it may cost to cover a cell; a cell that would cost more stays bare
 */
export function cheapestCovering(
  { compiled, covered, open }: Loosened,
  costOf: (edge: number) => number,
  worth = ANY_COST,
): Covering {
  const { cells, edges, first, second, near, puzzle } = compiled;
  const isLight = puzzle.cells.map(([row, column]) => (row + column) % 2 === 0);
  const gainOf = new Int32Array(edges);
  for (let e = 0; e < edges; e++) {
    const wanted = Number(covered[first[e]!]) + Number(covered[second[e]!]);
    gainOf[e] = worth * wanted - costOf(e);
  }
  const partner = new Int32Array(cells).fill(NOWHERE);
  const joinedBy = new Int32Array(cells).fill(NOWHERE);
  const gain = new Float64Array(cells);
  const cameBy = new Int32Array(cells);

  const across = (edge: number, cell: number) => (first[edge] === cell ? second[edge]! : first[edge]!);

  /** The light cells that gain most from a path, from single ones on; returns the dark single cell that it best ends at. */
  const bestEnd = (): number => {
    gain.fill(Number.NEGATIVE_INFINITY);
    const queue: number[] = [];
    for (let c = 0; c < cells; c++) {
      if (!isLight[c] || partner[c] !== NOWHERE) continue;
      gain[c] = 0;
      queue.push(c);
    }
    for (let at = 0; at < queue.length; at++) {
      const light = queue[at]!;
      for (let k = 4 * light; k < 4 * light + 4; k++) {
        const edge = near[k]!;
        if (edge === NOWHERE || !open[edge] || edge === joinedBy[light]) continue;
        const dark = across(edge, light);
        const gained = gain[light]! + gainOf[edge]!;
        if (gained <= gain[dark]!) continue;
        gain[dark] = gained;
        cameBy[dark] = edge;
        const next = partner[dark]!;
        if (next === NOWHERE) continue;
        const kept = gained - gainOf[joinedBy[dark]!]!;
        if (kept <= gain[next]!) continue;
        gain[next] = kept;
        queue.push(next);
      }
    }
    let best = NOWHERE;
    for (let c = 0; c < cells; c++) {
      const isEnd = !isLight[c] && partner[c] === NOWHERE && gain[c]! > 0;
      if (isEnd && (best === NOWHERE || gain[c]! > gain[best]!)) best = c;
    }
    return best;
  };

  for (let end = bestEnd(); end !== NOWHERE; end = bestEnd()) {
    for (let dark = end; dark !== NOWHERE; ) {
      const edge = cameBy[dark]!;
      const light = across(edge, dark);
      const before = partner[light]!;
      partner[light] = dark;
      partner[dark] = light;
      joinedBy[light] = joinedBy[dark] = edge;
      dark = before;
    }
  }
  let cost = 0;
  for (let e = 0; e < edges; e++) if (partner[first[e]!] === second[e]) cost += costOf(e);
  const bare = Array.from({ length: cells }, (_, cell) => cell).filter((c) => covered[c] && partner[c] === NOWHERE);
  return { cost, bare };
}
