/** What steps come to: the dominoes that lie, the numbers left to each cell, the pairs that belong together. */
import { type Cell, cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Placement, Solution } from '../model/solution.js';
import type { Edge, PipsFact, PipsLink } from './step.js';
import { carriedNumbers } from './tray.js';

export interface BoardAfter {
  readonly placements: readonly Placement[];
  /** Never a number that no domino carries. */
  valuesOf(cell: Cell): readonly number[];
  /** Without those that a domino covers. */
  readonly joined: readonly Edge[];
  /** No domino joins these. */
  readonly parted: readonly Edge[];
}

/** What a step, or a link of a chain, adds: what is seen on the way first. */
export type Adding = Pick<PipsLink, 'concludes' | 'seen'>;

export function factsOf({ concludes, seen }: Adding): readonly PipsFact[] {
  return [...seen.map((each) => each.concludes), ...concludes];
}

export function boardAfter(puzzle: Puzzle, steps: readonly Adding[], progress?: Solution): BoardAfter {
  const all = carriedNumbers(puzzle);
  const values = new Map<string, readonly number[]>(puzzle.cells.map((cell) => [cellKey(cell), all]));
  const placements: Placement[] = [];
  const joined: Edge[] = [];
  const parted: Edge[] = [];
  const add = (fact: PipsFact) => {
    switch (fact.kind) {
      case 'place':
        placements.push({ domino: fact.domino, cells: fact.cells });
        for (const half of [0, 1] as const) values.set(cellKey(fact.cells[half]), [fact.domino[half]]);
        return;
      case 'join':
        joined.push(fact.edge);
        return;
      case 'part':
        parted.push(fact.edge);
        return;
      case 'values':
        for (const { cell, values: left } of fact.cells) {
          const before = values.get(cellKey(cell)) ?? [];
          values.set(
            cellKey(cell),
            before.filter((value) => left.includes(value)),
          );
        }
    }
  };
  for (const placement of progress?.placements ?? []) add({ kind: 'place', ...placement });
  for (const step of steps) factsOf(step).forEach(add);
  const covered = new Set(placements.flatMap((placement) => placement.cells.map(cellKey)));
  return {
    placements,
    valuesOf: (cell) => values.get(cellKey(cell)) ?? [],
    joined: joined.filter((pair) => !pair.some((cell) => covered.has(cellKey(cell)))),
    parted,
  };
}
