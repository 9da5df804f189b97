/** What is said of some cells of a region, in German, and of numbers that are scarce. */
import { list } from '@pipwright/core';
import { germanNumber } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft } from '../step.js';
import type { ToldLink } from '../told/index.js';
import { tooFewFor } from '../told/sums.js';
import { behind, type Clauses, type ClauseVariants, clause, main } from './german-clause.js';
import { itIs, valuesSaid, verb } from './german-facts.js';
import { type Named, none, times } from './german-names.js';
import { noNumber } from './german-telling.js';

/** What is said of the cells of one region alone. */
export function ofPart(told: ToldLink, cells: readonly CellLeft[]): ClauseVariants {
  return told.placed === undefined ? [6, 3, 1].map((most) => valuesSaid(told, cells, most)) : [itIs(told)];
}

/** `zweimal`. */
export function oftenName(number: number): string {
  return number === 1 ? 'einmal' : `${germanNumber(number)}mal`;
}

/** `nur eine 0`, `keine 4 mehr`. */
export function scarce(told: ToldLink, region: Region, values: readonly number[]): string {
  return list(
    values.map((value) => {
      const there = told.halvesFor(region, value);
      const isLess = there < told.halves(value);
      if (there <= 0) return `keine ${value}${isLess ? ' mehr' : ''}`;
      return `nur ${isLess ? 'noch ' : ''}${times(there, value)}`;
    }),
    'und',
  ).replaceAll(/ und nur (noch )?/g, ' und ');
}

/**
 * Before what follows from a number that no domino carries, or of which there are too few.
 * @param isCounted whether it takes a count
 */
export function withoutNumbers(told: ToldLink, region: Region, then: Clauses, isCounted = true): Variants {
  const lacking = told.lacking(region);
  const few = region.cells.length === 1 || !isCounted ? [] : tooFewFor(told, region);
  const reasons = [
    ...(lacking.length === 0 || lacking.length > 3 ? [] : [noNumber(told, lacking)]),
    ...(few.length === 0 || few.length > 2 ? [] : [scarce(told, region, few)]),
  ];
  const text = main(then);
  return reasons.length === 0 ? [text] : [`es gibt ${reasons.join(' und ')}, ${behind('also', then)}`, text];
}

/** `in der 10 ist jede Zahl mindestens 4`, `in der 10 steht keine 3`. */
export function everyCell(told: ToldLink, region: Region, cells: readonly CellLeft[], name: Named): Variants {
  const [first] = cells;
  const isAll = region.cells.length > 1 && cells.length === region.cells.length;
  if (first === undefined || !isAll || told.left(first).length === 0) return [];
  const [said, ...others] = cells.map((each) => valuesSaid(told, [each], 1)[0]!.rest);
  if (said === undefined || others.some((other) => other !== said)) return [];
  const low = tooLow(told, region, cells, name);
  if (low !== undefined) return [low];
  const isNot = /^(keine|weder) /.test(said);
  const then = isNot
    ? clause(name.inside, verb(told, 'steht', 'stünde'), said)
    : clause(name.inside, verb(told, 'ist', 'wäre'), `jede Zahl ${said.replace(/^eine /, '')}`);
  return withoutNumbers(told, region, [then], told.values.length > 0);
}

/** `1 + 6 ist nur 7, also hat das >7 keine 1`, of two cells. */
function tooLow(
  told: ToldLink,
  { rule, cells: all }: Region,
  cells: readonly CellLeft[],
  { nom }: Named,
): string | undefined {
  if (rule.kind !== 'sum' || rule.op !== '>' || all.length !== 2 || told.isSupposed) return undefined;
  const lost = [...new Set(cells.flatMap((each) => told.lost(each)))].sort((x, y) => x - y);
  const highest = lost.at(-1);
  const most = Math.max(...cells.flatMap((each) => told.valuesOf(each.cell)));
  if (highest === undefined || lost.length > 3 || highest + most > rule.target) return undefined;
  return `${highest} + ${most} ist nur ${highest + most}, also hat ${nom} ${none(lost)}`;
}
