/** What things are called in English, and what is said of cells. */
import { type Cell, cellName, list, sameCell } from '@pipwright/core';
import { capital } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { Between, CellLeft } from '../step.js';
import { type Line, otherEnd, type ToldLink } from '../told/link.js';

export function lineName({ kind, index }: Line): string {
  return `${kind} ${index + 1}`;
}

/** `row 2`, `rows 1 and 3`, `row 2 and column 4`. */
export function lineNames(lines: readonly Line[]): string {
  const of = (kind: Line['kind']) => {
    const numbers = lines.filter((line) => line.kind === kind).map(({ index }) => index + 1);
    if (numbers.length === 0) return [];
    return [`${kind}${numbers.length > 1 ? 's' : ''} ${list(numbers.sort((a, b) => a - b))}`];
  };
  return list([...of('row'), ...of('column')]);
}

export function cellNames(cells: readonly Cell[], last = 'and'): string {
  return list(cells.map(cellName), last);
}

export function inOrder(cells: readonly Cell[]): Cell[] {
  return cells.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
}

export function be({ isSupposed }: ToldLink, isMany = false): string {
  return isSupposed ? 'would be' : isMany ? 'are' : 'is';
}

export function sentence(text: string): string {
  return `${capital(text)}.`;
}

/** More numbers than these are not listed. */
const MOST_LISTED = 3;

/** `is 2`, `is 1 or 3`, `is at least 3`, `is not 4`. */
function isWhat(told: ToldLink, each: CellLeft, isMany = false): string {
  const seen = told.afterSeen;
  const after = seen.after(each);
  return isAmong(
    told,
    after,
    seen.left(each.cell).filter((number) => !after.includes(number)),
    isMany,
  );
}

/** The same of the numbers that a cell may hold, and those that it has lost. */
function isAmong(told: ToldLink, left: readonly number[], lost: readonly number[], isMany: boolean): string {
  const is = be(told, isMany);
  if (left.length === 0) return told.isSupposed ? 'would have no number' : isMany ? 'have no number' : 'has no number';
  const [least, most] = [Math.min(...left), Math.max(...left)];
  if (left.length <= MOST_LISTED || lost.length === 0) return `${is} ${list(left, 'or')}`;
  if (lost.every((number) => number < least)) return `${is} at least ${least}`;
  if (lost.every((number) => number > most)) return `${is} at most ${most}`;
  return `${told.isSupposed ? 'would not be' : `${is} not`} ${list(lost, 'or')}`;
}

/** Clauses have commas of their own, so one stands before the last too. */
export function clauses(parts: readonly string[]): string {
  const [last = '', ...others] = [...new Set(parts)].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')}, and ${last}`;
}

/** `greater than r1c1`, whatever that holds. */
export function besideAny([greater, less]: Between, cell: Cell): string {
  return sameCell(greater, cell) ? `greater than ${cellName(less)}` : `smaller than ${cellName(greater)}`;
}

/** `an 8`, `a 5`. */
export function aNumber(number: number): string {
  return `${[8, 11, 18].includes(number) ? 'an' : 'a'} ${number}`;
}

/** `greater than the 3 in r1c1`, `smaller than r2c5, which is at most 4`. */
export function beside(told: ToldLink, [greater, less]: Between, cell: Cell): string {
  const isGreater = sameCell(greater, cell);
  const other = isGreater ? less : greater;
  const than = `${isGreater ? 'greater' : 'smaller'} than`;
  if (told.number(other) !== undefined) return `${than} the ${told.number(other)} in ${cellName(other)}`;
  const left = told.left(other);
  const end = isGreater ? Math.min(...left) : Math.max(...left);
  const name = cellName(other);
  if (left.length === 0) return `${than} ${name}`;
  if (left.length === 1) return `${than} ${name}, which ${be(told)} ${end}`;
  if (end === (isGreater ? 1 : told.side)) return `${than} ${name}`;
  return `${than} ${name}, which ${be(told)} at ${isGreater ? 'least' : 'most'} ${end}`;
}

/** `a bar joins r1c1 to the 4 in r1c2, another to r2c1, which is 3 or 5`. */
export function joined(cell: Cell, others: readonly string[], isBar: boolean): string {
  return `${isBar ? 'a' : 'no'} bar joins ${cellName(cell)} to ${others.join(isBar ? ', another to ' : ', nor to ')}`;
}

/**
 * `the 4 in r1c2`, `r1c2, which is 3 or 4`, `r1c2, which is not 2`: what is across from a cell, or what would have to be
 * for it to hold one of these numbers.
 */
export function across(told: ToldLink, ends: Between, cell: Cell, lost: readonly number[]): string {
  const other = otherEnd(ends, cell);
  const [name, number, left] = [cellName(other), told.number(other), told.left(other)];
  if (number !== undefined) return `the ${number} in ${name}`;
  if (left.length === 0) return name;
  if (left.length <= MOST_LISTED) return `${name}, which ${be(told)} ${list(left, 'or')}`;
  const besides = lost.flatMap((each) => [each - 1, each + 1]).filter((each) => each > 0 && each <= told.side);
  const wanting = [...new Set(besides)].filter((each) => !left.includes(each)).sort((a, b) => a - b);
  if (wanting.length === 0 || wanting.length > MOST_LISTED) return name;
  return `${name}, which ${told.isSupposed ? 'would not be' : 'is not'} ${list(wanting, 'or')}`;
}

export function alongBars(cells: readonly Cell[]): string {
  return `along the bars from ${cellName(cells[0]!)} to ${cellName(cells.at(-1)!)} numbers go up or down one by one`;
}

/** What is said of all cells, those of which the same is said together. */
export function conclusion(told: ToldLink): string {
  const groups = new Map<string, CellLeft[]>();
  for (const each of told.concludes) {
    // What is written goes one by one, in its order.
    const key = each.isPlaced && !told.isSupposed ? cellName(each.cell) : isWhat(told, each);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const parts = [...groups.values()].map(
    (cells) => `${cellNames(cells.map(({ cell }) => cell))} ${isWhat(told, cells[0]!, cells.length > 1)}`,
  );
  return told.placed.length === told.concludes.length ? parts.join(', ') : list(parts);
}

/** The same in at most 80 characters. */
export function briefConclusion(told: ToldLink): string {
  const all = sentence(conclusion(told));
  if (all.length <= BRIEF) return all;
  const cells = told.concludes.map(({ cell }) => cellName(cell));
  return `${list([...cells.slice(0, 2), `${cells.length - 2} more cells`])} ${told.isSupposed ? 'would follow' : 'follow'}.`;
}

const BRIEF = 80;

/** Why, and what follows. */
export function so(told: ToldLink, reasons: Variants): Variants {
  return reasons.map((reason) => sentence(`${reason}: ${conclusion(told)}`));
}

export function isIn(cells: readonly Cell[], cell: Cell): boolean {
  return cells.some((each) => sameCell(each, cell));
}
