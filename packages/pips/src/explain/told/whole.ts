/** What can be said of a region as a whole. */
import { sameCell } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft } from '../step.js';
import type { ToldLink } from './link.js';
import { MOST_NAMED } from './sight.js';
import type { Ways } from './ways.js';

/** What a whole region is, where that says more than its cells one by one. */
export type Whole =
  | { readonly kind: 'alike'; readonly numbers: readonly number[] }
  | { readonly kind: 'made'; readonly ways: Ways };

export function wholeOf(told: ToldLink, region: Region, cells: readonly CellLeft[]): Whole | undefined {
  const said = (cell: Cell) => cells.find((each) => sameCell(each.cell, cell));
  const open = told.open(region);
  if (region.rule.kind === 'same' && cells.length > 1) {
    const options = region.cells.map((cell) => {
      const each = said(cell);
      return each === undefined ? told.valuesOf(cell) : told.left(each);
    });
    const [first = []] = options;
    const numbers = first.filter((value) => options.every((values) => values.includes(value)));
    return numbers.length > 0 && numbers.length <= MOST_NAMED ? { kind: 'alike', numbers } : undefined;
  }
  if (region.cells.length < 2 || open.length === 0 || !open.every((cell) => said(cell) !== undefined)) return undefined;
  const lefts = cells.map((each) => told.left(each));
  if (lefts.some((left) => left.length === 0)) return undefined;
  if (region.rule.kind !== 'sum' || open.length < region.cells.length) return undefined;
  const ways = told.ways(region, 'after', { counted: true }) ?? [];
  const [bag = []] = ways;
  // Where each cell is known, which is which must be said.
  const isKnown = lefts.every((left) => left.length === 1) && new Set(bag).size > 1;
  return isKnown ? undefined : { kind: 'made', ways };
}
