import type { Problem } from '@pipwright/core';
import { type Cell, compareCells } from '../model/cell.js';
import { sameDomino } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Placement, Solution } from '../model/solution.js';
import { problem } from '../problem.js';

export function misplaced(puzzle: Puzzle, { placements }: Solution, { domino, cells }: Placement): readonly Problem[] {
  const [[rowA, columnA], [rowB, columnB]] = cells;
  const problems: Problem[] = [];
  for (const cell of cells) {
    if (!has(puzzle.cells, cell)) problems.push(problem('placement-outside-board', {}, { cell }));
    const times = placements.filter((placement) => has(placement.cells, cell)).length + 1;
    if (times > 1) problems.push(problem('cell-covered-twice', {}, { cell, times }));
  }
  if (Math.abs(rowA - rowB) + Math.abs(columnA - columnB) !== 1) {
    problems.push(problem('halves-not-adjacent', {}, { domino, cells }));
  }
  const available = copies(puzzle, domino);
  const used = placements.filter((placement) => sameDomino(placement.domino, domino)).length + 1;
  if (available === 0) problems.push(problem('domino-not-in-supply', {}, { domino }));
  else if (used > available) problems.push(problem('domino-used-too-often', {}, { domino, used, available }));
  return problems;
}

function copies({ supply, maxPip }: Puzzle, domino: Placement['domino']): number {
  if (supply.kind === 'list') return supply.dominoes.filter((each) => sameDomino(each, domino)).length;
  if (!domino.every((pip) => Number.isInteger(pip) && pip >= 0 && pip <= maxPip)) return 0;
  return supply.repeats ? Number.POSITIVE_INFINITY : 1;
}

function has(cells: readonly Cell[], cell: Cell): boolean {
  return cells.some((each) => compareCells(each, cell) === 0);
}
