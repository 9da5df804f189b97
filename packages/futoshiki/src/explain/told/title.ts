/** What a chapter is about. */
import type { Cell } from '@pipwright/core';
import type { Line, ToldLink } from './link.js';

export type Title =
  | { readonly kind: 'cells'; readonly cells: readonly Cell[] }
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'last-numbers' }
  /** These, and what follows from them. */
  | { readonly kind: 'first'; readonly cells: readonly Cell[] };

/** @param places whether it leads to a number */
export function titleOf(places: boolean, steps: readonly ToldLink[]): Title {
  const cells = steps.flatMap(({ placed }) => placed.map(({ cell }) => cell));
  const [first] = cells;
  if (!places || first === undefined)
    return { kind: 'cells', cells: (steps.at(-1)?.concludes ?? []).slice(0, 3).map(({ cell }) => cell) };
  if (cells.length < 3) return { kind: 'cells', cells };
  const [row, column] = first;
  if (cells.every((cell) => cell[0] === row)) return { kind: 'line', line: { kind: 'row', index: row } };
  if (cells.every((cell) => cell[1] === column)) return { kind: 'line', line: { kind: 'column', index: column } };
  if (steps.every(({ technique }) => technique === 'last-number')) return { kind: 'last-numbers' };
  const placing = steps.find(({ placed }) => placed.length > 0)?.placed ?? [];
  return { kind: 'first', cells: placing.map(({ cell }) => cell) };
}
