/** What is said of some cells of a region, in English, and what the others hold. */

import { cellName } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft } from '../step.js';
import type { ToldLink } from '../told.js';
import { isWhat, itIs, type Variants, valuesSaid } from './english-facts.js';
import { noNumber } from './english-telling.js';
/** What is said of the cells of one region alone. */
export function ofPart(told: ToldLink, cells: readonly CellLeft[]): Variants {
  return told.placed === undefined ? [6, 3, 1].map((most) => valuesSaid(told, cells, most)) : [itIs(told)];
}

/** Before what follows from a number that no domino carries. */
export function withoutNumbers(told: ToldLink, region: Region, text: string): Variants {
  const lacking = told.lacking(region);
  if (lacking.length === 0 || lacking.length > 3) return [text];
  return [`there is ${noNumber(told, lacking)}, so ${text}`, text];
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The cells of a region that nothing is said of. */
export function beside(region: Region, said: readonly CellLeft[]): readonly Cell[] {
  return region.cells.filter((cell) => !said.some((each) => cellName(each.cell) === cellName(cell)));
}

/** The numbers that a region has there. */
export function hasBeside(told: ToldLink, region: Region, said: readonly CellLeft[]): readonly number[] {
  return told.has({ cells: beside(region, said) });
}

/** `every cell of the 10 is at least 4`. */
export function everyCell(told: ToldLink, region: Region, cells: readonly CellLeft[], name: string): Variants {
  const [first] = cells;
  const isAll = region.cells.length > 1 && cells.length === region.cells.length;
  if (first === undefined || !isAll || told.left(first).length === 0) return [];
  const is = (each: CellLeft) => isWhat(told, told.left(each), told.lost(each));
  if (!cells.every((each) => is(each) === is(first))) return [];
  const not = is(first).replace(/^is not (?=\d)/, '');
  const all = not === is(first) ? `every cell of ${name} ${not}` : `no cell of ${name} is ${not}`;
  return withoutNumbers(told, region, all);
}
