/** What steps come to: the dominoes that lie, the values left to each cell, the pairs that belong together. */
import type { Deduction, Known } from '@pipwright/core';
import { type Cell, cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Placement, Solution } from '../model/solution.js';
import { joinsOf, placementsOf, removalsOf } from './recorded.js';

export interface BoardAfter {
  readonly placements: readonly Placement[];
  /** By cellKey. */
  readonly values: ReadonlyMap<string, readonly number[]>;
  /** Without those that a domino covers. */
  readonly joined: readonly (readonly [Cell, Cell])[];
}

export function boardAfter(puzzle: Puzzle, steps: readonly Deduction[], progress?: Solution): BoardAfter {
  const all = Array.from({ length: puzzle.maxPip + 1 }, (_, pip) => pip);
  const values = new Map<string, readonly number[]>(puzzle.cells.map((cell) => [cellKey(cell), all]));
  const placements: Placement[] = [];
  const joined: (readonly [Cell, Cell])[] = [];
  const place = (placement: Placement) => {
    placements.push(placement);
    for (const half of [0, 1] as const) values.set(cellKey(placement.cells[half]), [placement.domino[half]]);
  };
  progress?.placements.forEach(place);
  for (const step of steps) {
    for (const removal of removalsOf(step)) {
      if (!('cell' in removal)) continue;
      const key = cellKey(removal.cell);
      values.set(key, values.get(key)?.filter((value) => !removal.values.includes(value)) ?? []);
    }
    joined.push(...joinsOf(step));
    placementsOf(step).forEach(place);
  }
  const covered = new Set(placements.flatMap(({ cells }) => cells.map(cellKey)));
  return { placements, values, joined: joined.filter((cells) => !cells.some((cell) => covered.has(cellKey(cell)))) };
}

export function known(puzzle: Puzzle, steps: readonly Deduction[], progress?: Solution): Known {
  const { values, joined } = boardAfter(puzzle, steps, progress);
  return { cells: puzzle.cells.map((cell) => ({ cell, values: values.get(cellKey(cell)) ?? [] })), joined };
}
