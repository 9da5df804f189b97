/** The solution that comes with a puzzle, as the Times writes it: a pair of cells for each domino, in their order. */
import type { JsonValue } from '@pipwright/core';
import type { Domino } from '../model/domino.js';
import type { Placement, Solution } from '../model/solution.js';
import { readCellPair } from './pairs.js';

/** Undefined where it is not that. */
export function readOwnSolution(value: JsonValue, dominoes: readonly Domino[]): Solution | undefined {
  if (!Array.isArray(value) || value.length !== dominoes.length) return undefined;
  const placements: Placement[] = [];
  for (const [i, domino] of dominoes.entries()) {
    const cells = readCellPair((value as readonly JsonValue[])[i]);
    if (cells === undefined) return undefined;
    placements.push({ domino, cells });
  }
  return { placements };
}

export function ownSolutionToJson(solution: Solution | undefined): JsonValue | undefined {
  return solution?.placements.map(({ cells }) => cells);
}
