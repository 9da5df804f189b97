/** What steps come to: the dominoes that lie, the numbers left to each cell, the pairs that belong together. */
import { type Cell, cellKey } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Placement, Solution } from '../../model/solution.js';
import type { Edge, PipsFact, PipsLink } from '../step.js';
import { carriedNumbers } from './tray.js';

export interface BoardAfter {
  readonly placements: readonly Placement[];
  /** Never a number that no domino carries. */
  valuesOf(cell: Cell): readonly number[];
  /** Without those that a domino covers. */
  readonly joined: readonly Edge[];
  /** No domino joins these. */
  readonly parted: readonly Edge[];
  /** The same after some more. */
  plus(steps: readonly Adding[]): BoardAfter;
}

/** What a step, or a link of a chain, adds: what is seen on the way first. */
export type Adding = Pick<PipsLink, 'concludes' | 'seen'>;

export function factsOf({ concludes, seen }: Adding): readonly PipsFact[] {
  return [...seen.map((each) => each.concludes), ...concludes];
}

export function boardAfter(puzzle: Puzzle, steps: readonly Adding[], progress?: Solution): BoardAfter {
  const all = carriedNumbers(puzzle);
  const start: Known = {
    values: new Map(puzzle.cells.map((cell) => [cellKey(cell), all])),
    placements: [],
    joined: [],
    parted: [],
  };
  const placed = (progress?.placements ?? []).map((placement): PipsFact => ({ kind: 'place', ...placement }));
  return withFacts(start, [...placed, ...steps.flatMap(factsOf)]);
}

interface Known {
  readonly values: ReadonlyMap<string, readonly number[]>;
  readonly placements: readonly Placement[];
  readonly joined: readonly Edge[];
  readonly parted: readonly Edge[];
}

/** What is known with some more facts; what was known before stays as it is. */
function withFacts(before: Known, facts: readonly PipsFact[]): BoardAfter {
  const values = new Map(before.values);
  const placements = [...before.placements];
  const joined = [...before.joined];
  const parted = [...before.parted];
  for (const fact of facts) {
    switch (fact.kind) {
      case 'place':
        placements.push({ domino: fact.domino, cells: fact.cells });
        for (const half of [0, 1] as const) values.set(cellKey(fact.cells[half]), [fact.domino[half]]);
        break;
      case 'join':
        joined.push(fact.edge);
        break;
      case 'part':
        parted.push(fact.edge);
        break;
      case 'values':
        for (const { cell, values: left } of fact.cells) {
          const own = values.get(cellKey(cell)) ?? [];
          values.set(
            cellKey(cell),
            own.filter((value) => left.includes(value)),
          );
        }
    }
  }
  const covered = new Set(placements.flatMap((placement) => placement.cells.map(cellKey)));
  return {
    placements,
    valuesOf: (cell) => values.get(cellKey(cell)) ?? [],
    joined: joined.filter((pair) => !pair.some((cell) => covered.has(cellKey(cell)))),
    parted,
    plus: (steps) => withFacts({ values, placements, joined, parted }, steps.flatMap(factsOf)),
  };
}
