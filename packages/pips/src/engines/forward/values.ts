/**
 * The domain of an edge is not stored: it is every pair of pips that its two cells may hold and some domino left has,
 * beside the value that no domino lies there. Where both cells are in one region the two pips count together.
 */
import type { Domino } from '../../model/domino.js';
import { EMPTY, isSingle, type PipSet, singleton, size, smallest, withoutLowest } from './pip-set.js';
import type { Position } from './position.js';
import { besideInRegion } from './region-rules.js';

function matches(position: Position, edge: number, cell: number, pip: number): PipSet {
  const other = position.across(edge, cell);
  const fitting = position.partners(pip) & position.domain(other);
  const region = position.puzzle.regionOf[cell];
  if (region === undefined || region !== position.puzzle.regionOf[other]) return fitting;
  return fitting & besideInRegion(position, region, cell, other, pip);
}

export function supported(position: Position, edge: number, cell: number): PipSet {
  let pips = EMPTY;
  for (let rest = position.domain(cell); rest !== EMPTY; rest = withoutLowest(rest)) {
    const pip = smallest(rest);
    if (matches(position, edge, cell, pip) !== EMPTY) pips |= singleton(pip);
  }
  return pips;
}

/** Number of pairs that may lie on the edge. A double lies one way, any other pair counts for each way it fits. */
function countPairs(position: Position, edge: number): number {
  const { first } = position.edge(edge);
  let count = 0;
  for (let rest = position.domain(first); rest !== EMPTY; rest = withoutLowest(rest)) {
    count += size(matches(position, edge, first, smallest(rest)));
  }
  return count;
}

export function pairsOn(position: Position, edge: number): Domino[] {
  const { first } = position.edge(edge);
  const pairs: Domino[] = [];
  for (let rest = position.domain(first); rest !== EMPTY; rest = withoutLowest(rest)) {
    const pip1 = smallest(rest);
    for (let others = matches(position, edge, first, pip1); others !== EMPTY; others = withoutLowest(others)) {
      pairs.push([pip1, smallest(others)]);
    }
  }
  return pairs;
}

function isForced(position: Position, edge: number): boolean {
  const { first, second } = position.edge(edge);
  const isLast = (cell: number) => position.edgesAt(cell).every((each) => each === edge || !position.isUndecided(each));
  return isLast(first) || isLast(second);
}

/**
 * Chooses the edge with the fewest values left, where a mistake shows soonest, and among equals the one whose
 * regions are nearest to being full, where pruning goes on. Values are tried in order: the dominoes by their
 * pips, and no domino last.
 */

/** Open cells that a cell in no region counts for: a region that is far from full. */
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

/** The value of an edge: the pips on its cells, or no domino. */
export type EdgeValue = Domino | 'none';
