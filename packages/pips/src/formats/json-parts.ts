/**
 * Parts that the JSON formats share: a cell or a domino is a pair of numbers, a placement a pair of cells. The solution
 * that comes with a puzzle is written as the Times does: a placement for each domino, in their order.
 */
import type { JsonValue, Places, ProblemLog } from '@pipwright/core';
import type { Cell } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import type { Placement, Solution } from '../model/solution.js';

export function readPair(value: JsonValue | undefined): readonly [number, number] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [a, b] = value as readonly JsonValue[];
  return typeof a === 'number' && typeof b === 'number' ? [a, b] : undefined;
}

export function readCellPair(value: JsonValue | undefined): readonly [Cell, Cell] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const first = readPair(value[0]);
  const second = readPair(value[1]);
  return first === undefined || second === undefined ? undefined : [first, second];
}

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

export interface GridDefaults {
  readonly maxPip: number;
  readonly allowDuplicates: boolean;
}

/** Defaults of seed 004. */
export const USUAL_SET: GridDefaults = { maxPip: 6, allowDuplicates: false };

export interface GridReading {
  readonly problems: ProblemLog;
  readonly warnings: ProblemLog;
  readonly places: Places;
  readonly unread: Set<string>;
  readonly defaults: GridDefaults;
}

/** End of a JSON Pointer that means the key itself. No escaped name can look so. */
export const KEY = '/~key';

/** A part of a JSON Pointer, escaped as RFC 6901 asks. */
export function pointerPart(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
