/** What steps come to: the dominoes that lie, the numbers left to each cell, the pairs that belong together. */

import { type Cell, cellKey } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import { carriedNumbers } from '../../model/puzzle.js';
import type { Placement, Solution } from '../../model/solution.js';
import type { Edge, PipsFact, PipsStep } from '../step.js';

export interface BoardAfter {
  readonly placements: readonly Placement[];
  /** Never a number that no domino carries. */
  valuesOf(cell: Cell): readonly number[];
  /** Without those that a domino covers. */
  readonly joined: readonly Edge[];
  /** No domino joins these. */
  readonly parted: readonly Edge[];
}

/** What a step adds, or a link of a chain. */
export type Adding = Pick<PipsStep, 'concludes'>;

export function boardAfter(puzzle: Puzzle, steps: readonly Adding[], progress?: Solution): BoardAfter {
  const all = carriedNumbers(puzzle);
  const values = new Map(puzzle.cells.map((cell) => [cellKey(cell), all]));
  const facts = steps.flatMap(({ concludes }) => concludes);
  const edges = (kind: 'join' | 'part') => facts.flatMap((fact) => (fact.kind === kind ? [fact.edge] : []));
  const placements = [...(progress?.placements ?? []), ...facts.filter(isPlaced)];
  for (const fact of facts) {
    if (fact.kind !== 'values') continue;
    for (const { cell, values: left } of fact.cells) {
      const own = values.get(cellKey(cell)) ?? [];
      values.set(
        cellKey(cell),
        own.filter((value) => left.includes(value)),
      );
    }
  }
  const covered = new Set<string>();
  for (const { domino, cells } of placements)
    for (const half of [0, 1] as const) {
      values.set(cellKey(cells[half]), [domino[half]]);
      covered.add(cellKey(cells[half]));
    }
  return {
    placements: placements.map(({ domino, cells }) => ({ domino, cells })),
    valuesOf: (cell) => values.get(cellKey(cell)) ?? [],
    joined: edges('join').filter((pair) => !pair.some((cell) => covered.has(cellKey(cell)))),
    parted: edges('part'),
  };
}

const isPlaced = (fact: PipsFact) => fact.kind === 'place';
