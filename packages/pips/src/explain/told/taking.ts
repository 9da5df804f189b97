/** Sums that take the highest numbers left, or the lowest, and numbers that are gone for a sum. */
import type { Region } from '../../model/puzzle.js';
import type { Concluded, ToldLink } from './link.js';
import { hasEnd } from './pairs.js';
import { sum } from './sums.js';
import { carriedNumbers } from './tray.js';
import { waysToFill } from './ways.js';

/** A sum, and what it takes for the cells that are not known. */
export interface Taking {
  readonly region: Region;
  readonly numbers: readonly number[];
  readonly which: 'highest' | 'lowest';
  /** Are other numbers known to be elsewhere? */
  readonly isLeft: boolean;
}

export function takingOf(told: ToldLink, region: Region): Taking | undefined {
  const { rule } = region;
  const open = told.open(region).length;
  if (rule.kind !== 'sum' || open === 0) return undefined;
  const has = told.has(region);
  const left = carriedNumbers(told.puzzle).flatMap((value) => {
    const there = told.halvesFor(region, value) - has.filter((own) => own === value).length;
    return new Array<number>(Math.max(0, there)).fill(value);
  });
  if (left.length < open) return undefined;
  const isLeft = told.puzzle.cells.some((cell) => told.known(cell) !== undefined);
  const highest = left.slice(-open);
  const lowest = left.slice(0, open);
  const least = rule.op === '<' ? undefined : rule.target + Number(rule.op === '>') - sum(has);
  const most = rule.op === '>' ? undefined : rule.target - Number(rule.op === '<') - sum(has);
  if (sum(highest) === least) return { region, numbers: highest, which: 'highest', isLeft };
  return sum(lowest) === most ? { region, numbers: lowest, which: 'lowest', isLeft } : undefined;
}

/** A number of the tray beyond those that are taken, and how many of it. */
export interface Beyond {
  readonly value: number;
  readonly there: number;
  /** Are some of it taken? */
  readonly isOther: boolean;
}

/** Undefined where they are many. */
export function elsewhere(told: ToldLink, { numbers, which }: Taking): readonly Beyond[] | undefined {
  const limit = which === 'highest' ? Math.min(...numbers) : Math.max(...numbers);
  const placed = told.before.placements.flatMap(({ domino }) => domino);
  const times = (value: number, all: readonly number[]) => all.filter((each) => each === value).length;
  const others = carriedNumbers(told.puzzle)
    .filter((value) => (which === 'highest' ? value > limit : value < limit))
    .map((value) => ({ value, there: told.halves(value) - times(value, placed) - times(value, numbers) }))
    .filter(({ there }) => there > 0);
  if (others.length > 2) return undefined;
  return others.map((each) => ({ ...each, isOther: numbers.includes(each.value) }));
}

/** The region that some cells are in, where an earlier step named it as well. */
export function regionOfPart({ puzzle }: ToldLink, { region, cells }: Concluded): Region | undefined {
  return region ?? puzzle.regions.find((each) => cells.every(({ cell }) => hasEnd(each.cells, cell)));
}

/** What is left for the open cells of a region, where that is certain. */
export function restOf(told: ToldLink, region: Region): readonly number[] | undefined {
  const [way, ...others] = told.ways(region, 'after') ?? [];
  if (way === undefined || others.length > 0 || told.open(region).length === 0) return undefined;
  return told.has(region).reduce((left, value) => left.toSpliced(left.indexOf(value), 1), [...way]);
}

export function isThereFor(told: ToldLink, region: Region, value: number): boolean {
  return told.halvesFor(region, value) > told.has(region).filter((own) => own === value).length;
}

interface Gone {
  /** Numbers of which each other way to make a sum has more than are left for it; none where they are many. */
  readonly gone: readonly number[];
  /** Who needs the last of them, where that is to come. */
  readonly by: Region | undefined;
  /** Are there no other ways with the numbers of the tray? */
  readonly isOnly: boolean;
}

export function goneFor(told: ToldLink, region: Region, taken: readonly number[]): Gone {
  const { rule } = region;
  const has = told.has(region);
  if (rule.kind !== 'sum') return { gone: [], by: undefined, isOnly: false };
  const open = told.open(region).map(() => carriedNumbers(told.puzzle));
  const ways = waysToFill({ rule: { ...rule, target: rule.target - sum(has) } }, open) ?? [];
  const others = ways.filter((way) => String(way) !== String([...taken].sort((x, y) => x - y)));
  const goneWith = (takers: readonly Region[]) => {
    const times = (value: number, numbers: readonly number[]) => numbers.filter((each) => each === value).length;
    const isScarce = (value: number, _: number, way: readonly number[]) => {
      const needed = takers.map((taker) => told.needs(taker, value) - times(value, told.has(taker)));
      return told.halvesFor(region, value) - sum(needed) - times(value, has) < times(value, way);
    };
    const scarcest = [...new Set(others.map((way) => way.find(isScarce)))];
    return scarcest.length > 2 || scarcest.includes(undefined) ? [] : scarcest.flatMap((value) => value ?? []).sort();
  };
  const isOnly = others.length === 0;
  const gone = goneWith([]);
  const takers = [...told.otherRegions, ...told.puzzle.regions.filter((other) => other !== region)];
  const [by] = gone.length > 0 ? [] : takers.filter((other) => goneWith([other]).length > 0);
  return { gone: by === undefined ? gone : goneWith([by]), by, isOnly };
}
