/** What steps come to: the dominoes that lie, the values left to each cell, the pairs that belong together. */
import { type Cell, cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Placement, Solution } from '../model/solution.js';
import { type Edge, others, type PipsStep } from './step.js';

export interface BoardAfter {
  readonly placements: readonly Placement[];
  valuesOf(cell: Cell): readonly number[];
  /** Without those that a domino covers. */
  readonly joined: readonly Edge[];
}

export function boardAfter({ maxPip, cells }: Puzzle, steps: readonly PipsStep[], progress?: Solution): BoardAfter {
  const all = others(maxPip, []);
  const values = new Map<string, readonly number[]>(cells.map((cell) => [cellKey(cell), all]));
  const placements: Placement[] = [];
  const joined: Edge[] = [];
  const place = ({ domino, cells: pair }: Placement) => {
    placements.push({ domino, cells: pair });
    for (const half of [0, 1] as const) values.set(cellKey(pair[half]), [domino[half]]);
  };
  progress?.placements.forEach(place);
  for (const { concludes } of steps) {
    if (concludes.kind === 'place') place(concludes);
    if (concludes.kind === 'join') joined.push(concludes.edge);
    if (concludes.kind === 'values') {
      for (const { cell, values: left } of concludes.cells) {
        const before = values.get(cellKey(cell)) ?? [];
        values.set(
          cellKey(cell),
          before.filter((value) => left.includes(value)),
        );
      }
    }
  }
  const covered = new Set(placements.flatMap((placement) => placement.cells.map(cellKey)));
  return {
    placements,
    valuesOf: (cell) => values.get(cellKey(cell)) ?? [],
    joined: joined.filter((pair) => !pair.some((cell) => covered.has(cellKey(cell)))),
  };
}
