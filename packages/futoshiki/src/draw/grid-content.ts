/** Content of a drawn grid: the number of each square, what stands between squares, and the marks of a step. */

import { type Cell, cellKey } from '@pipwright/core';
import type { CellMark } from '@pipwright/core/drawing';
import { fixedGrid, type Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { cellOf, type Square, squareOf } from '../model/square.js';
import { pairKey, type SquarePair } from '../model/square-pair.js';

export type Between = '<' | '>' | 'bar';

export interface GridContent {
  numberAt(square: Square): number;
  isFixed(square: Square): boolean;
  /** Sign or bar between two squares, as seen from the first, which is the left or upper one. */
  between(firstSquare: Square, secondSquare: Square): Between | undefined;
}

export function contentOf(puzzle: Puzzle, solution?: Solution): GridContent {
  const fixed = fixedGrid(puzzle);
  const marks = new Map<string, Between>([
    ...puzzle.greaterThanSigns.map((sign) => [pairKey(sign), '>'] as const),
    ...puzzle.lessThanSigns.map((sign) => [pairKey(sign), '<'] as const),
    ...(puzzle.bars ?? []).map((bar) => [pairKey(bar), 'bar'] as const),
  ]);
  const isFixed = ({ column, row }: Square) => (fixed[row]?.[column] ?? 0) !== 0;
  return {
    isFixed,
    numberAt: (square) => (isFixed(square) ? fixed : (solution?.grid ?? fixed))[square.row]?.[square.column] ?? 0,
    between: (firstSquare, secondSquare) => marks.get(pairKey({ firstSquare, secondSquare })),
  };
}

/** A row or a column, from 0. */
export type Line = { readonly row: number } | { readonly column: number };

export interface GridMarks {
  readonly cells: readonly CellMark[];
  /** Lines that a step rests on; `between`: pairs of cells whose sign or bar, or lack of it, the step rests on. */
  readonly lines: readonly Line[];
  readonly between: readonly (readonly [Cell, Cell])[];
}

export interface MarkedGrid {
  markAt(square: Square): CellMark | undefined;
  hasLine(kind: 'row' | 'column', number: number): boolean;
  hasBetween(pair: SquarePair): boolean;
}

export function markedGrid({ cells, lines, between }: GridMarks): MarkedGrid {
  const marks = new Map(cells.map((mark) => [cellKey(mark.cell), mark]));
  const named = new Set(lines.map((line) => ('row' in line ? `row ${line.row}` : `column ${line.column}`)));
  const pairs = new Set(between.map(([a, b]) => pairKey({ firstSquare: squareOf(a), secondSquare: squareOf(b) })));
  return {
    markAt: (square) => marks.get(cellKey(cellOf(square))),
    hasLine: (kind, number) => named.has(`${kind} ${number}`),
    hasBetween: (pair) => pairs.has(pairKey(pair)),
  };
}
