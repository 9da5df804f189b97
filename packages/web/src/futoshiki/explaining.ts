import type { Cell, JsonObject } from '@pipwright/core';
import { type FutoshikiStep, futoshikiExplainer, type Move, type Solution, sideOf } from '@pipwright/futoshiki/parts';
import { isGiven } from '@pipwright/play';
import type { KindExplaining } from '../kind/explaining.js';

export const futoshikiExplained: KindExplaining<'futoshiki'> = {
  explainer: futoshikiExplainer,
  progress: (_, { grid }): Solution => ({ grid }),
  placed: (puzzle, { grid }): readonly Move[] =>
    grid.flatMap((line, row) =>
      line.flatMap((number, column) =>
        number === 0 || isGiven(puzzle, [row, column]) ? [] : [{ square: { row, column }, number }],
      ),
    ),
  moveOf: (_, __, action): Move | undefined =>
    action.type === 'put'
      ? { square: { row: action.cell[0], column: action.cell[1] }, number: action.number }
      : undefined,
  without(_, { grid }, action): Solution {
    const [row, column] = action.type === 'put' ? action.cell : [];
    return { grid: grid.map((line, i) => line.map((number, j) => (i === row && j === column ? 0 : number))) };
  },
  actionFor: (_, __, move) => ({
    type: 'put',
    cell: cellOf(move as Move),
    number: (move as Move).number,
  }),
  takeBack(moves) {
    const [cell = [0, 0], ...also] = (moves as readonly Move[]).map(cellOf);
    return also.length === 0 ? { type: 'clear', cell } : { type: 'clear', cell, also };
  },
  cellsOf: (move) => [cellOf(move as Move)],
  piece: (move) => [{ cell: cellOf(move as Move), number: (move as Move).number }],
  pieces: (solution) =>
    (solution as Solution).grid.flatMap((line, row) =>
      line.map((number, column) => [{ cell: [row, column] as const, number }]),
    ),
  thing(puzzle, named) {
    const line = Array.from({ length: sideOf(puzzle) }, (_, i) => i);
    if (typeof named.row === 'number') return { cells: line.map((column): Cell => [named.row as number, column]) };
    if (typeof named.column === 'number') return { cells: line.map((row): Cell => [row, named.column as number]) };
    return { cells: cellsIn(named) };
  },
  arrows(_, __, step) {
    const chains = (step as FutoshikiStep).parts.flatMap(({ claim }) => (claim.says === 'chain' ? [claim.cells] : []));
    return chains.flatMap((cells) => cells.slice(1).map((cell, i) => [cells[i] as Cell, cell] as const));
  },
  supposed(step) {
    const { suppose } = step as FutoshikiStep;
    return suppose === undefined ? [] : [suppose];
  },
  left(link) {
    return (link as FutoshikiStep).concludes;
  },
};

function cellOf({ square: { row, column } }: Move): Cell {
  return [row, column];
}

function cellsIn(named: JsonObject): readonly Cell[] {
  const { cell, given, placed, sign, bar, noBar } = named as {
    readonly [name: string]: unknown;
  } as Partial<Record<'cell' | 'given', Cell> & Record<'sign' | 'bar' | 'noBar', readonly Cell[]> & { placed: Move }>;
  if (placed !== undefined) return [cellOf(placed)];
  return sign ?? bar ?? noBar ?? [cell ?? given].filter((each) => each !== undefined);
}
