/** Why a cell does not hold a number, as a step sees it. */
import { type Cell, sameCell } from '@pipwright/core';
import type { Between } from '../step.js';
import type { Line, ToldLink } from './link.js';

export type WhyNot =
  /** Its row or column has the number. */
  | { readonly kind: 'taken'; readonly line: Line }
  /** An earlier step said so. */
  | { readonly kind: 'known' }
  /** It is greater, or smaller, than another cell, as it is known to be at the link. */
  | { readonly kind: 'sign'; readonly sign: Between; readonly at: ToldLink }
  /** Something else is seen on the way. */
  | { readonly kind: 'seen'; readonly by: ToldLink };

/** Undefined where the step does not say. */
export function whyNot(told: ToldLink, cell: Cell, number: number): WhyNot | undefined {
  const line = told.lines.find((each) => isThrough(each, cell) && told.has(each).includes(number));
  if (line !== undefined) return { kind: 'taken', line };
  if (!told.known(cell).includes(number)) return { kind: 'known' };
  const about = told.seen.filter(({ concludes }) => concludes.some((each) => sameCell(each.cell, cell)));
  const by = about.find(({ concludes }) => concludes.some((each) => !each.values.includes(number))) ?? about[0];
  if (by !== undefined && by.technique !== 'bound') return { kind: 'seen', by };
  const at = by ?? told.afterSeen;
  const signs = at.signs.filter((ends) => ends.some((end) => sameCell(end, cell)));
  const sign = signs.find((ends) => excludes(at, ends, cell, number)) ?? (by && signs[0]);
  if (sign !== undefined) return { kind: 'sign', sign, at };
  // What the step can do without may still be the plainest reason.
  const through: readonly Line[] = [
    { kind: 'row', index: cell[0] },
    { kind: 'column', index: cell[1] },
  ];
  const other = through.find((each) => told.has(each).includes(number));
  return other && { kind: 'taken', line: other };
}

export function isThrough({ kind, index }: Line, [row, column]: Cell): boolean {
  return index === (kind === 'row' ? row : column);
}

/** Is a number too low, or too high, for a cell beside what the other can be? */
function excludes(told: ToldLink, [greater, less]: Between, cell: Cell, number: number): boolean {
  if (sameCell(greater, cell)) return number <= Math.min(...told.left(less));
  return number >= Math.max(...told.left(greater));
}
