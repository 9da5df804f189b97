/** What puzzles have in common that are equal when turned, mirrored or written in another order. */
import { type Cell, compareCells } from '../model/cell.js';
import { dominoKey } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import { ruleLabel } from '../model/rule.js';
import { TURNS, type Turn } from './figures/images.js';

export function likeness(puzzle: Puzzle): string {
  const { supply, maxPip } = puzzle;
  const dominoes =
    supply.kind === 'list' ? supply.dominoes.map(dominoKey).sort().join(' ') : `double-${maxPip} ${supply.repeats}`;
  return `${TURNS.map((turn) => textOf(puzzle, turn)).sort()[0]} ${dominoes}`;
}

function textOf({ cells, regions }: Puzzle, turn: Turn): string {
  const mapped = cells.map(turn);
  const top = Math.min(...mapped.map(([row]) => row));
  const left = Math.min(...mapped.map(([, column]) => column));
  const place = (some: readonly Cell[]) =>
    some
      .map(turn)
      .map(([row, column]): Cell => [row - top, column - left])
      .sort(compareCells)
      .join(' ');
  const rules = regions.map((region) => `${ruleLabel(region.rule)}: ${place(region.cells)}`).sort();
  return [place(cells), ...rules].join('; ');
}
