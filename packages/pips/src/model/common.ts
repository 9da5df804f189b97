/** Values and pairs that the solutions of a puzzle share, collected one solution at a time. */
import { type Common, cellName, type JsonObject, list } from '@pipwright/core';
import { cellKey } from './cell.js';
import type { Puzzle } from './puzzle.js';
import { canonicalSolution, type Placement, type Solution } from './solution.js';

export function commonOf(puzzle: Puzzle): Common<Solution> {
  const values = new Map<string, Set<number>>(puzzle.cells.map((cell) => [cellKey(cell), new Set()]));
  /** Pairs joined in every solution so far; undefined before the first. */
  let joined: Map<string, Placement['cells']> | undefined;

  const valuesByCell = () =>
    puzzle.cells.map((cell) => ({
      cell,
      values: [...(values.get(cellKey(cell)) ?? [])].sort((a, b) => a - b),
    }));

  return {
    add(solution) {
      const pairs = new Map<string, Placement['cells']>();
      for (const { domino, cells } of canonicalSolution(solution).placements) {
        values.get(cellKey(cells[0]))?.add(domino[0]);
        values.get(cellKey(cells[1]))?.add(domino[1]);
        pairs.set(cells.join(' '), cells);
      }
      const before = joined ?? pairs;
      joined = new Map([...before].filter(([key]) => pairs.has(key)));
    },
    toJson(): JsonObject {
      return { cells: valuesByCell(), joined: [...(joined?.values() ?? [])] };
    },
    toText() {
      const lines = valuesByCell().map(
        ({ cell, values }) => `${cellName(cell)}: ${values.length === 0 ? 'nothing' : list(values, 'or')}`,
      );
      const pairs = [...(joined?.values() ?? [])].map((pair) => pair.map(cellName).join(' and '));
      return [
        'Possible numbers:',
        ...lines,
        '',
        'Cells that always share a domino:',
        ...(pairs.length === 0 ? ['none'] : pairs),
      ].join('\n');
    },
  };
}
