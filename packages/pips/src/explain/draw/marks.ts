/** Which cells of the board a step is about: those of its conclusion, and those that its premises speak of. */
import type { Scene } from '@pipwright/core';
import type { CellMark } from '../../draw/cell-mark.js';
import { type Cell, cellKey } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { type BoardAfter, boardAfter } from '../board-after.js';
import { cellsConcluded, joinsOf, premisesOf, type RecordedPremise, removalsOf } from '../recorded.js';

/** More values than these are not written into a cell. */
const MOST_NOTED = 3;

export interface Shown {
  /** With what the step adds. */
  readonly board: BoardAfter;
  readonly concluded: readonly CellMark[];
  readonly premises: readonly CellMark[];
  /** Two cells that the step joins, or parts. */
  readonly joins: readonly (readonly [Cell, Cell])[];
  readonly parts: readonly (readonly [Cell, Cell])[];
}

export function showStep(puzzle: Puzzle, { steps, index, progress }: Scene<Solution>): Shown {
  const before = boardAfter(puzzle, steps.slice(0, index), progress);
  const board = boardAfter(puzzle, steps.slice(0, index + 1), progress);
  const step = steps[index];
  if (step === undefined) return { board, concluded: [], premises: [], joins: [], parts: [] };
  const joins = joinsOf(step);
  const parts = removalsOf(step).flatMap((removal) => ('edge' in removal ? [removal.edge] : []));
  const inEdges = (edges: Shown['joins']) => new Set(edges.flatMap((cells) => cells.map(cellKey)));
  const [joined, parted] = [inEdges(joins), inEdges(parts)];
  const valuesOf = ({ values }: BoardAfter, cell: Cell) => values.get(cellKey(cell)) ?? [];

  const concluded = unique(cellsConcluded(step)).map((cell): CellMark => {
    const key = cellKey(cell);
    const note = joined.has(key) ? '?' : parted.has(key) ? '×' : noteOf(puzzle, valuesOf(board, cell));
    return { cell, role: 'concluded', note: note || lossOf(puzzle, valuesOf(before, cell), valuesOf(board, cell)) };
  });
  const taken = new Set(concluded.map(({ cell }) => cellKey(cell)));
  const premises = unique(premisesOf(step.because).flatMap((premise) => cellsOfPremise(puzzle, steps, premise)))
    .filter((cell) => !taken.has(cellKey(cell)))
    .map((cell): CellMark => ({ cell, role: 'premise', note: noteOf(puzzle, valuesOf(before, cell)) }));
  return { board, concluded, premises, joins, parts };
}

/** The values left to a cell, where they are few. */
export function noteOf(puzzle: Puzzle, values: readonly number[]): string {
  return values.length <= Math.min(MOST_NOTED, puzzle.maxPip) ? written(puzzle, values) : '';
}

/** The values that a cell has lost, where they are few. */
function lossOf(puzzle: Puzzle, before: readonly number[], after: readonly number[]): string {
  const lost = before.filter((value) => !after.includes(value));
  return lost.length > 0 && lost.length <= MOST_NOTED ? `≠${written(puzzle, lost)}` : '?';
}

function written({ maxPip }: Puzzle, values: readonly number[]): string {
  return values.join(maxPip > 9 ? ',' : '');
}

function cellsOfPremise(puzzle: Puzzle, steps: Scene<Solution>['steps'], premise: RecordedPremise): readonly Cell[] {
  if ('region' in premise) return puzzle.regions.find(({ index }) => index === premise.region)?.cells ?? [];
  if ('cell' in premise) return [premise.cell];
  if ('shape' in premise) return premise.shape;
  if ('placed' in premise) return premise.placed.cells;
  const step = 'step' in premise ? steps[premise.step] : undefined;
  return step === undefined ? [] : cellsConcluded(step);
}

function unique(cells: readonly Cell[]): Cell[] {
  return [...new Map(cells.map((cell) => [cellKey(cell), cell])).values()];
}
