/** What a step leaves to cells, as it is said. */
import { type Cell, cellName } from '@pipwright/core';
import type { CellLeft } from '../step.js';
import { groupedBy } from './cells.js';
import type { ToldLink } from './link.js';

/** How the numbers that are left to a cell are said. */
export type Left =
  | { readonly kind: 'none' }
  | { readonly kind: 'among' | 'not'; readonly numbers: readonly number[] }
  | { readonly kind: 'least' | 'most'; readonly number: number };

/** More numbers than these are not listed. */
export const MOST_NUMBERS = 3;

function leftBy(told: ToldLink, each: CellLeft): Left {
  const seen = told.afterSeen;
  const left = seen.after(each);
  const lost = seen.left(each.cell).filter((number) => !left.includes(number));
  if (left.length === 0) return { kind: 'none' };
  const [least, most] = [Math.min(...left), Math.max(...left)];
  if (left.length <= MOST_NUMBERS || lost.length === 0) return { kind: 'among', numbers: left };
  if (lost.every((number) => number < least)) return { kind: 'least', number: least };
  if (lost.every((number) => number > most)) return { kind: 'most', number: most };
  return { kind: 'not', numbers: lost };
}

/** All cells of a step, those to which the same is left together; what is written goes one by one, in its order. */
export function concluded(told: ToldLink): readonly { readonly cells: readonly Cell[]; readonly left: Left }[] {
  const all = told.concludes.map((each) => ({ ...each, left: leftBy(told, each) }));
  return groupedBy(all, ({ cell, isPlaced, left }) => (isPlaced && !told.isSupposed ? cellName(cell) : left)).map(
    (cells) => ({ cells: cells.map(({ cell }) => cell), left: cells[0]!.left }),
  );
}

/** Are all its conclusions numbers to be written? */
export function isAllWritten({ placed, concludes }: ToldLink): boolean {
  return placed.length === concludes.length;
}
