/** What puzzles have in common that are equal when turned, mirrored or written in another order. */
import { type Cell, compareCells } from '../model/cell.js';
import { dominoKey } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import { ruleLabel } from '../model/rule.js';

export function likeness(puzzle: Puzzle): string {
  const { supply, maxPip } = puzzle;
  const dominoes =
    supply.kind === 'list' ? supply.dominoes.map(dominoKey).sort().join(' ') : `double-${maxPip} ${supply.repeats}`;
  return `${MAPPINGS.map((mapping) => textOf(puzzle, mapping)).sort()[0]} ${dominoes}`;
}

type Mapping = (cell: Cell) => Cell;

const MAPPINGS: readonly Mapping[] = [
  ([row, column]) => [row, column],
  ([row, column]) => [row, -column],
  ([row, column]) => [-row, column],
  ([row, column]) => [-row, -column],
  ([row, column]) => [column, row],
  ([row, column]) => [column, -row],
  ([row, column]) => [-column, row],
  ([row, column]) => [-column, -row],
];

function textOf({ cells, regions }: Puzzle, mapping: Mapping): string {
  const mapped = cells.map(mapping);
  const top = Math.min(...mapped.map(([row]) => row));
  const left = Math.min(...mapped.map(([, column]) => column));
  const place = (some: readonly Cell[]) =>
    some
      .map(mapping)
      .map(([row, column]): Cell => [row - top, column - left])
      .sort(compareCells)
      .join(' ');
  const rules = regions.map((region) => `${ruleLabel(region.rule)}: ${place(region.cells)}`).sort();
  return [place(cells), ...rules].join('; ');
}
