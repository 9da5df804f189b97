/**
 * Which edge next: the one with the fewest values left, for there a mistake shows soonest. Among equals the one whose
 * regions are nearest to being full, since that is where pruning goes on. Which value first: the dominoes by their
 * pips, and no domino last.
 */
import { countPairs, isForced, pairsOn } from './edge-values.js';
import { isSingle } from './pip-set.js';
import type { Position } from './position.js';
import type { EdgeValue } from './propagate.js';

/** What a cell in no region counts for: a region that is far from full. */
const FREE = 5;

export function chooseEdge(position: Position): number {
  const { edges, regionCells, regionOf } = position.puzzle;
  const open = regionCells.map((cells) => cells.filter((cell) => !isSingle(position.domain(cell))).length);
  const openAround = (cell: number) => {
    const region = regionOf[cell];
    return region === undefined ? FREE : (open[region] as number);
  };
  let best = -1;
  let fewestValues = Number.POSITIVE_INFINITY;
  let fewestOpen = Number.POSITIVE_INFINITY;
  for (const [edge, { first, second }] of edges.entries()) {
    if (!position.isUndecided(edge)) continue;
    const values = countPairs(position, edge) + (isForced(position, edge) ? 0 : 1);
    const opens = openAround(first) + openAround(second);
    if (values > fewestValues || (values === fewestValues && opens >= fewestOpen)) continue;
    best = edge;
    fewestValues = values;
    fewestOpen = opens;
    if (values <= 1) break;
  }
  return best;
}

export function orderValues(position: Position, edge: number): EdgeValue[] {
  return isForced(position, edge) ? pairsOn(position, edge) : [...pairsOn(position, edge), 'none'];
}
