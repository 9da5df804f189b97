/** Cells and lines, several of them. */
import { type Cell, sameCell } from '@pipwright/core';
import type { Line } from './link.js';

export function isIn(cells: readonly Cell[], cell: Cell): boolean {
  return cells.some((each) => sameCell(each, cell));
}

export function inOrder(cells: readonly Cell[]): Cell[] {
  return cells.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Each once. */
export function distinctCells(cells: readonly Cell[]): Cell[] {
  return cells.filter((cell, i) => cells.findIndex((other) => sameCell(cell, other)) === i);
}

export function sameLine(a: Line, b: Line): boolean {
  return a.kind === b.kind && a.index === b.index;
}

export function distinctLines(lines: readonly Line[]): Line[] {
  return lines.filter((line, i) => lines.findIndex((each) => sameLine(each, line)) === i);
}

export function numbersTo(side: number): number[] {
  return Array.from({ length: side }, (_, i) => i + 1);
}

/** All ways to take so many. */
export function subsets<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return all.flatMap((first, i) => subsets(all.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

/** Things under a key, in the order in which the keys came. */
export function groupedBy<T>(all: readonly T[], keyOf: (each: T) => unknown): T[][] {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = JSON.stringify(keyOf(each));
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}
