/** A puzzle to be completed of which nothing is missing: with one solution, it is given back as it is. */
import type { Drawn } from '@pipwright/core/generating';
import { check } from '../check/check.js';
import { swiftEngine } from '../engines/swift/index.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { type CompleteRequest, type Half, writtenOf } from './half.js';

/** @param mostNodes to see that there is one solution, and no other */
export function finishedIn(
  half: Half,
  request: CompleteRequest,
  mostNodes: number,
): Drawn<Puzzle, Solution> | undefined {
  const { supply, regions = [] } = half;
  const { cells, maxPip } = writtenOf(half, request);
  if (supply === undefined || cells === undefined || isToChange(half, request)) return undefined;
  const checked = check({ ...half, cells, supply, regions, maxPip });
  if (!checked.ok) return undefined;
  const search = swiftEngine.search(checked.value);
  const first = search.run(mostNodes);
  if (first.type !== 'solution' || search.run(mostNodes).type !== 'exhausted') return undefined;
  return { puzzle: checked.value, solution: first.solution };
}

/** Is something missing, or let go? */
function isToChange(half: Half, request: CompleteRequest): boolean {
  if (request.set !== undefined || request.tray !== undefined) return true;
  const { regions = [], supply } = half;
  const ruled = regions.filter(({ rule }) => rule !== undefined);
  const isOpen = regions.some(({ rule, isFree = false }) => rule === undefined && !isFree);
  const kept = writtenOf(half, request);
  const dominoes = supply?.kind === 'list' ? supply.dominoes.length : 0;
  return (
    isOpen ||
    kept.dominoes.length < dominoes ||
    kept.regions.filter(({ rule }) => rule !== undefined).length < ruled.length
  );
}
