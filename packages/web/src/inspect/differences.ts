/** Where two solutions are not the same: another number, or for Pips another partner. */
import type { Cell } from '@pipwright/play';
import type { AnySolution } from '../think/engine-messages.js';

export function differingCells(one: AnySolution, other: AnySolution): readonly Cell[] {
  const [here, there] = [contents(one), contents(other)];
  return [...here].flatMap(([name, { cell, holds }]) => (there.get(name)?.holds === holds ? [] : [cell]));
}

function contents(solution: AnySolution): ReadonlyMap<string, { cell: Cell; holds: string }> {
  const cells: [cell: Cell, holds: string][] =
    'grid' in solution
      ? solution.grid.flatMap((line, row) =>
          line.map((number, column): [Cell, string] => [[row, column], String(number)]),
        )
      : solution.placements.flatMap(({ domino, cells: [first, second] }): [Cell, string][] => [
          [first, `${domino[0]} to ${second}`],
          [second, `${domino[1]} to ${first}`],
        ]);
  cells.sort(([a], [b]) => a[0] - b[0] || a[1] - b[1]);
  return new Map(cells.map(([cell, holds]) => [String(cell), { cell, holds }]));
}
