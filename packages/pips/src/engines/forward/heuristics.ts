/**
 * Which edge next: the one with the fewest values left, for there a mistake shows soonest. Among equals the one whose
 * regions are nearest to being full, since that is where pruning goes on. Which value first: the dominoes by their
 * pips, and no domino last.
 */
import { countPairs, isForced, pairsOn } from './edge-values.js';
import { isSingle } from './pip-set.js';
import type { Position } from './position.js';
import type { EdgeValue } from './propagate.js';

/** The undecided edge with the fewest values left. */
export function chooseEdge(position: Position): number {
  let best = -1;
  let fewest = Number.POSITIVE_INFINITY;
  let leastOpen = Number.POSITIVE_INFINITY;
  for (const edge of position.puzzle.edges.keys()) {
    if (!position.isUndecided(edge)) continue;
    const count = countValues(position, edge);
    if (count > fewest) continue;
    const open = openCells(position, edge);
    if (count === fewest && open >= leastOpen) continue;
    best = edge;
    fewest = count;
    leastOpen = open;
    if (fewest <= 1) break;
  }
  return best;
}

export function orderValues(position: Position, edge: number): EdgeValue[] {
  return isForced(position, edge) ? pairsOn(position, edge) : [...pairsOn(position, edge), 'none'];
}

function countValues(position: Position, edge: number): number {
  return countPairs(position, edge) + (isForced(position, edge) ? 0 : 1);
}

/** How many cells in the regions of an edge do not have their pips yet. A cell in no region counts as a large one. */
function openCells(position: Position, edge: number): number {
  const { first, second } = position.edge(edge);
  let open = 0;
  for (const cell of [first, second]) {
    const region = position.puzzle.regionOf[cell];
    if (region === undefined) open += 5;
    else for (const each of position.cellsOf(region)) if (!isSingle(position.domain(each))) open++;
  }
  return open;
}
