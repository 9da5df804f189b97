/** What is said of some cells of a region, in English, and what the others hold. */
import { list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft } from '../step.js';
import type { ToldLink } from '../told/index.js';
import { tooFewFor } from '../told/sums.js';
import { isWhat, itIs, type Variants, valuesSaid } from './english-facts.js';
import { noNumber } from './english-telling.js';

/** What is said of the cells of one region alone. */
export function ofPart(told: ToldLink, cells: readonly CellLeft[]): Variants {
  return told.placed === undefined ? [6, 3, 1].map((most) => valuesSaid(told, cells, most)) : [itIs(told)];
}

/**
 * Before what follows from a number that no domino carries, or of which there are too few.
 * @param isCounted whether it takes a count
 */
export function withoutNumbers(told: ToldLink, region: Region, text: string, isCounted = true): Variants {
  const lacking = told.lacking(region);
  const few = region.cells.length === 1 || !isCounted ? [] : tooFewFor(told, region);
  const none = lacking.length === 0 || lacking.length > 3 ? [] : [noNumber(told, lacking)];
  const some = few.length === 0 || few.length > 2 ? [] : [scarce(told, region, few)];
  const [first] = [...none, ...some];
  if (first === undefined) return [text];
  const many = none.length === 0 && told.halvesFor(region, few[0]!) > 1;
  return [`there ${many ? 'are' : 'is'} ${[...none, ...some].join(' and ')}, so ${text}`, text];
}

/** `only one 0`, `no more 4`. */
export function scarce(told: ToldLink, region: Region, values: readonly number[]): string {
  return list(
    values.map((value) => {
      const there = told.halvesFor(region, value);
      const isLess = there < told.halves(value);
      if (there <= 0) return isLess ? `no ${value} left` : `no ${value}`;
      return `only ${count(there, `${value}`)}${isLess ? ' left' : ''}`;
    }),
  ).replaceAll(' and only ', ' and ');
}

/** `every cell of the 10 is at least 4`. */
export function everyCell(told: ToldLink, region: Region, cells: readonly CellLeft[], name: string): Variants {
  const [first] = cells;
  const isAll = region.cells.length > 1 && cells.length === region.cells.length;
  if (first === undefined || !isAll || told.left(first).length === 0) return [];
  const is = (each: CellLeft) => isWhat(told, told.left(each), told.lost(each));
  if (!cells.every((each) => is(each) === is(first))) return [];
  const low = tooLow(told, region, cells, name);
  if (low !== undefined) return [low];
  const not = is(first).replace(/^is not (?=\d)/, '');
  const all = not === is(first) ? `every cell of ${name} ${not}` : `no cell of ${name} is ${not}`;
  return withoutNumbers(told, region, all, told.values.length > 0);
}

/** `1 + 6 is only 7, so the >7 has no 1`, of two cells. */
function tooLow(
  told: ToldLink,
  { rule, cells: all }: Region,
  cells: readonly CellLeft[],
  name: string,
): string | undefined {
  const lost = [...new Set(cells.flatMap((each) => told.lost(each)))].sort((x, y) => x - y);
  const most = Math.max(...cells.flatMap((each) => told.valuesOf(each.cell)));
  const highest = lost.at(-1);
  if (rule.kind !== 'sum' || rule.op !== '>' || all.length !== 2 || highest === undefined || lost.length > 3)
    return undefined;
  if (highest + most > rule.target || told.isSupposed) return undefined;
  return `${highest} + ${most} is only ${highest + most}, so ${name} has no ${list(lost, 'or')}`;
}
