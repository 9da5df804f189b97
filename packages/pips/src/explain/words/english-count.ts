/** How often a number is there and who needs it, in English. */
import { list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import { type Count, madeWithout, usageOf } from '../told/counting.js';
import type { ToldLink } from '../told/index.js';
import { be, verb } from './english-facts.js';
import { a, bagName, cellNames, eachName, regionName } from './english-names.js';
import { scarce } from './english-parts.js';
import { noNumber } from './english-telling.js';

/** `both 4s`, `all three 4s`. */
export function allOf(told: ToldLink, value: number): string {
  const all = told.halves(value);
  if (all === 1) return `the only ${value}`;
  return all === 2 ? `both ${value}s` : `all ${count(all, `${value}`)}`;
}

/** `both 4s and all three 5s`, `all 3s, 4s and 5s`. */
function allOfThese(told: ToldLink, values: readonly number[]): string {
  const all = values.length > 2;
  return all ? `all ${list(values.map((value) => `${value}s`))}` : list(values.map((value) => allOf(told, value)));
}

/** `both 4s and all three 5s are taken`. */
export function allTaken(told: ToldLink, values: readonly number[]): string {
  const many = values.length > 1 || values.some((value) => told.halves(value) > 1);
  return `${allOfThese(told, values)} ${be(told, many)} taken`;
}

/** `both 4s and all three 5s are used`. */
export function usedUp(told: ToldLink, values: readonly number[]): string {
  const { missing, there, isPlaced, rest, holding } = usageOf(told, values);
  if (rest.length > 0)
    return `only ${list(rest.map((value) => `${value}s`))} ${be(told, true)} left${isPlaced ? '' : ' for the other cells'}`;
  if (holding.length > 0)
    return `${cellNames(holding)} ${verb(told, holding.length > 1 ? 'take' : 'takes', 'take')} ${allOf(told, there[0]!)}`;
  const many = there.length > 1 || there.some((value) => told.halves(value) > 1);
  return list([
    ...(missing.length === 0 ? [] : [`there is no ${list(missing, 'or')}`]),
    ...(there.length === 0
      ? []
      : [isPlaced ? `${allOfThese(told, there)} ${be(told, many)} used` : allTaken(told, there)]),
  ]);
}

/** `there are two 4s, one for each 9`; `the 1 needs a 0, so only two are left`. */
export function countSaid(told: ToldLink, { value, taking, taken, left }: Count): string {
  const all = told.halves(value);
  const each = eachName(
    told.puzzle,
    taking.map(({ region }) => region),
  );
  const [first, ...more] = taking;
  const times = (number: number) => count(number, '', '').trim();
  if (first === undefined) return usedUp(told, [value]);
  const needs = verb(told, 'needs', 'need');
  const isAlike = taking.every(({ number }) => number === first.number);
  const there = `there ${all === 1 ? 'is' : 'are'} ${count(all, `${value}`)}`;
  const isAll = taken === 0 && left === 0;
  if (isAlike && each !== undefined && isAll) return `${there}, ${times(first.number)} for ${each}`;
  const name = regionName(told.puzzle, first.region);
  if (more.length === 0 && isAll) return `${name} ${needs} ${allOf(told, value)}`;
  if (more.length === 0 && taken === 0)
    return `${name} ${needs} ${first.number === 1 ? a(value) : count(first.number, `${value}`)}`;
  const needed =
    isAlike && each !== undefined
      ? [`${each} ${needs} ${times(first.number)}`]
      : taking.map(({ region, number }, i) => {
          const own = regionName(told.puzzle, region);
          return i === 0 ? `${own} ${needs} ${times(number)}` : `${own} ${times(number)}`;
        });
  const rest = taken === 0 ? [] : [`${times(taken)} ${be(told, taken > 1)} taken`];
  return `${there}: ${list([...rest, ...needed])}`;
}

/** `with no 6 in the tray, each 9 is a 4 and a 5`, where a number is needed because another is not there. */
export function withoutSaid(told: ToldLink, found: Count): string | undefined {
  const made = madeWithout(told, found);
  if (made === undefined) return undefined;
  const { regions, bag, lacking, scarce: few } = made;
  const [first] = regions;
  const name = regions.length === 1 ? regionName(told.puzzle, first!) : eachName(told.puzzle, regions);
  if (name === undefined) return undefined;
  const without = few.length > 0 ? scarce(told, first!, few) : noNumber(told, lacking);
  return `with ${without}, ${name} ${be(told)} ${bagName(bag)}`;
}
