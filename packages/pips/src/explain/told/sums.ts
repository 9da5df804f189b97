/** What a sum has, what it lacks, and how the rest of it can be made. */
import { cellName } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft } from '../step.js';
import type { ToldLink } from './link.js';
import { carriedNumbers } from './tray.js';
import { type Ways, waysToFill } from './ways.js';

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

/** Numbers of which there are too few for some way to fill a region. */
export function tooFewFor(told: ToldLink, region: Region): readonly number[] {
  const ways = told.ways(region, 'after') ?? [];
  return [...new Set(ways.flat())]
    .filter((value) => {
      const there = told.halvesFor(region, value);
      return ways.some((way) => way.filter((each) => each === value).length > there);
    })
    .sort((x, y) => x - y);
}

/** Numbers too scarce for some way to fill a region. */
export function scarceFor(told: ToldLink, region: Region): readonly number[] {
  const ways = told.ways(region, 'before') ?? [];
  return told.values.filter((value) => {
    const there = told.halvesFor(region, value);
    return there > 0 && ways.some((way) => way.filter((each) => each === value).length > there);
  });
}

/** The number that all cells of a region have, where there is one way to fill it with what the tray carries. */
export function onlyBag(told: ToldLink, region: Region): readonly number[] | undefined {
  const carried = carriedNumbers(told.puzzle);
  const [bag, ...others] =
    waysToFill(
      region,
      region.cells.map(() => carried),
    ) ?? [];
  return bag !== undefined && others.length === 0 && new Set(bag).size === 1 ? bag : undefined;
}

/** The ways to fill what is open of a region, after what is concluded. */
export function restWays(told: ToldLink, region: Region): Ways | undefined {
  if (region.rule.kind !== 'sum' || region.rule.op !== '=') return undefined;
  const { target } = region.rule;
  const open = told.open(region);
  const rule = { kind: 'sum', op: '=', target: target - sum(told.has(region)) } as const;
  const left = (cell: Cell) => told.cells.find((each) => cellName(each.cell) === cellName(cell));
  const options = open.map((cell) => {
    const said = left(cell);
    return said === undefined ? told.valuesOf(cell) : told.left(said);
  });
  if (options.some((each) => each.length === 0)) return undefined;
  const has = told.has(region);
  const there = (value: number) => told.halvesFor(region, value) - has.filter((own) => own === value).length;
  return waysToFill({ rule }, options, there);
}
