/**
 * Conclusions from a choice, in the seed's five steps; the middle three go round until nothing changes:
 *
 *     1 reduceToValue   the two cells hold the chosen pips and nothing else
 *     2 checkRegions    sum bounds, equality, comparisons: can each region near by still have its rule?
 *     3 pruneRelated    cells of those regions, and cells across an edge, lose the pips that no longer fit
 *     4 findConflict    a cell without pips, or too few dominoes that fit
 *     5 backtrack       after a conflict, all as it was
 */

import type { Reason } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import { ruleInWords } from '../../model/rule.js';
import { EMPTY, singleton } from './pip-set.js';
import type { Position } from './position.js';
import { canHold, pruneRegion } from './region-rules.js';
import { type EdgeValue, pairsOn, supported } from './values.js';

/** Gives an edge a value and draws the conclusions; after a conflict, which is returned, nothing has changed. */
export function assign(position: Position, edge: number, value: EdgeValue): Reason | undefined {
  const { mark } = position;
  reduceToValue(position, edge, value);
  const conflict = propagate(position);
  if (conflict !== undefined) backtrack(position, mark);
  return conflict;
}

/** Steps 2 to 4, until nothing changes or something is impossible. */
export function propagate(position: Position): Reason | undefined {
  while (position.touched.size > 0) {
    const cells = position.takeTouched();
    const regions = regionsOf(position, cells);
    const broken = checkRegions(position, regions);
    if (broken !== undefined) return broken;
    pruneRelated(position, cells, regions);
    const conflict = findConflict(position);
    if (conflict !== undefined) return conflict;
  }
  return undefined;
}

function regionsOf({ puzzle }: Position, cells: ReadonlySet<number>): ReadonlySet<number> {
  const regions = new Set<number>();
  for (const cell of cells) {
    const region = puzzle.regionOf[cell];
    if (region !== undefined) regions.add(region);
  }
  return regions;
}

/** Step 1. */
export function reduceToValue(position: Position, edge: number, value: EdgeValue): void {
  if (value === 'none') {
    position.close(edge);
    return;
  }
  const { first, second } = position.edge(edge);
  const [pip1, pip2] = value;
  position.narrow(first, singleton(pip1));
  position.narrow(second, singleton(pip2));
  position.take(edge, pip1, pip2);
}

/** Step 2. */
export function checkRegions(position: Position, regions: ReadonlySet<number>): Reason | undefined {
  for (const region of regions) {
    if (canHold(position, region)) continue;
    const { index, rule } = position.puzzle.regions[region] as Region;
    return { code: 'try-region-impossible', data: { region: index, rule: ruleInWords(rule) } };
  }
  return undefined;
}

/** Step 3. */
export function pruneRelated(position: Position, cells: ReadonlySet<number>, regions: ReadonlySet<number>): void {
  const related = new Set(cells);
  for (const region of regions) {
    pruneRegion(position, region);
    for (const cell of position.cellsOf(region)) related.add(cell);
  }
  for (const cell of cells) {
    for (const neighbour of position.puzzle.adjacency[cell] ?? []) related.add(neighbour);
  }
  for (const cell of related) pruneByEdges(position, cell);
}

/**
 * An open cell holds what a domino on its edges can give it. Where it has one edge left, the cell across has no other.
 */
function pruneByEdges(position: Position, cell: number): void {
  const edges = position.edgesAt(cell);
  if (edges.some((edge) => position.isTaken(edge))) return;
  let pips = EMPTY;
  for (const edge of edges) {
    if (!position.isUndecided(edge)) continue;
    const given = supported(position, edge, cell);
    if (given === EMPTY) position.close(edge);
    pips |= given;
  }
  position.narrow(cell, pips);
  const [last, ...others] = edges.filter((edge) => position.isUndecided(edge));
  if (last === undefined || others.length > 0) return;
  for (const edge of position.edgesAt(position.across(last, cell))) {
    if (edge !== last && position.isUndecided(edge)) position.close(edge);
  }
}

/** Step 4. */
export function findConflict(position: Position): Reason | undefined {
  for (const cell of position.touched) {
    if (position.domain(cell) === EMPTY) {
      return { code: 'try-empty-domain', data: { cell: position.puzzle.cells[cell] as Cell } };
    }
  }
  return dominoExhaustion(position);
}

/** Do the dominoes that still have a place suffice for the rest of the board? */
function dominoExhaustion(position: Position): Reason | undefined {
  const { needed } = position;
  const seen = new Set<number>();
  let fitting = 0;
  for (let edge = 0; fitting < needed; edge++) {
    if (edge === position.puzzle.edges.length) return { code: 'try-domino-exhaustion', data: { fitting, needed } };
    if (!position.isUndecided(edge)) continue;
    for (const [pip1, pip2] of pairsOn(position, edge)) {
      const kind = position.kindOf(pip1, pip2);
      if (!seen.has(kind)) fitting += position.left(kind);
      seen.add(kind);
    }
  }
  return undefined;
}

/** Step 5. */
export function backtrack(position: Position, mark: number): void {
  position.undoTo(mark);
}
