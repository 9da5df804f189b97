/** Values that the solutions of a puzzle share, collected one solution at a time. */
import { type Cell, type Common, cellName, type JsonObject, list } from '@pipwright/core';
import { type Puzzle, sideOf } from './puzzle.js';
import type { Solution } from './solution.js';

/** A collector for the solutions of this puzzle: the numbers each square takes. Nothing is joined in Futoshiki. */
export function commonOf(puzzle: Puzzle): Common<Solution> {
  const side = sideOf(puzzle);
  const values = Array.from({ length: side }, () => Array.from({ length: side }, () => new Set<number>()));

  const valuesByCell = () =>
    values.flatMap((line, row) =>
      line.map((seen, column) => ({ cell: [row, column] as Cell, values: [...seen].sort((a, b) => a - b) })),
    );

  return {
    add({ grid }) {
      for (const [row, line] of grid.entries()) {
        for (const [column, number] of line.entries()) if (number > 0) values[row]?.[column]?.add(number);
      }
    },
    toJson(): JsonObject {
      return { cells: valuesByCell(), joined: [] };
    },
    toText() {
      const lines = valuesByCell().map(
        ({ cell, values }) => `${cellName(cell)}: ${values.length === 0 ? 'nothing' : list(values, 'or')}`,
      );
      return ['Possible numbers:', ...lines].join('\n');
    },
  };
}
