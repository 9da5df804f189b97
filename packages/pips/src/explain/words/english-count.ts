/** How often a number is there and who needs it, in English. */
import { list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Count, Needing } from '../told/counting.js';
import type { ToldLink } from '../told/index.js';
import { carriedNumbers } from '../told/tray.js';
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
  const missing = values.filter((value) => told.halves(value) === 0);
  const there = values.filter((value) => told.halves(value) > 0);
  const placed = told.before.placements.flatMap(({ domino }) => domino);
  const isPlaced = there.every((value) => placed.filter((half) => half === value).length === told.halves(value));
  const [only, ...more] = there;
  const rest = carriedNumbers(told.puzzle).filter(
    (value) =>
      !values.includes(value) && (!told.isUsedUp(value) || told.cells.some((each) => told.left(each).includes(value))),
  );
  if (there.length > 2 && missing.length === 0 && rest.length > 0 && rest.length <= 3)
    return `only ${list(rest.map((value) => `${value}s`))} ${be(told, true)} left${isPlaced ? '' : ' for the other cells'}`;
  const holding = only === undefined ? [] : told.puzzle.cells.filter((cell) => told.known(cell) === only);
  if (only !== undefined && more.length === 0 && missing.length === 0 && !isPlaced && told.halves(only) <= 2) {
    if (holding.length === told.halves(only))
      return `${cellNames(holding)} ${verb(told, holding.length > 1 ? 'take' : 'takes', 'take')} ${allOf(told, only)}`;
  }
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
export function withoutSaid(told: ToldLink, { taking, isCounted }: Count): string | undefined {
  const regions = taking.map(({ region }) => region);
  if (isCounted) return scarceSaid(told, taking);
  const [first] = regions;
  const lacking = [...new Set(regions.flatMap((region) => told.lacking(region)))];
  const bags = regions.map((region) => told.ways(region, 'before') ?? []);
  if (first === undefined || lacking.length === 0 || lacking.length > 2) return undefined;
  if (!bags.every((ways) => ways.length === 1 && String(ways) === String(bags[0]))) return undefined;
  const name = regions.length === 1 ? regionName(told.puzzle, first) : eachName(told.puzzle, regions);
  if (name === undefined) return undefined;
  return `with ${noNumber(told, lacking)}, ${name} ${be(told)} ${bagName(bags[0]![0]!)}`;
}

/** `with only one 0, the 6 is a 0 and three 2s`. */
function scarceSaid(told: ToldLink, taking: readonly Needing[]): string | undefined {
  const [only, ...more] = taking;
  if (only === undefined || more.length > 0) return undefined;
  const { region } = only;
  const [way, ...others] = told.ways(region, 'before', { counted: true }) ?? [];
  const few = told.values.filter((value) =>
    (told.ways(region, 'before') ?? []).some(
      (each) => each.filter((number) => number === value).length > told.halvesFor(region, value),
    ),
  );
  if (way === undefined || others.length > 0 || few.length === 0 || few.length > 2) return undefined;
  return `with ${scarce(told, region, few)}, ${regionName(told.puzzle, region)} ${be(told)} ${bagName(way)}`;
}
