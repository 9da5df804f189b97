/** How often a number is there, who needs it, and what that leaves for others. */
import { cellName, sameCell } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft, PipsFact } from '../step.js';
import type { ToldLink } from './link.js';
import { hasEnd } from './pairs.js';
import { carriedNumbers } from './tray.js';
import { waysToFill } from './ways.js';

/** The number that is counted: the first of the premises that a cell loses or gets. */
export function counted(told: ToldLink): number | undefined {
  const lost = told.cells.flatMap((each) => told.lost(each));
  const got = told.cells.flatMap((each) => told.left(each));
  return (
    told.values.find((value) => lost.includes(value)) ??
    told.values.find((value) => got.includes(value)) ??
    told.values[0]
  );
}

export interface Needing {
  readonly region: Region;
  readonly number: number;
}

/** Who needs how many of a number, beside those for whom it is counted. */
export interface Count {
  readonly value: number;
  /** Regions that are not filled yet. */
  readonly taking: readonly Needing[];
  /** So many are known to be elsewhere. */
  readonly taken: number;
  /** What is left for those for whom it is counted. */
  readonly left: number;
  /** Only with as many of each number as there are. */
  readonly isCounted: boolean;
}

/** How a number is counted so that what is concluded follows: with the regions that the premises name, else with all. */
export function countFor(told: ToldLink): Count | undefined {
  const own = ownRegion(told);
  const lost = told.cells.flatMap((each) => told.lost(each));
  const others = told.puzzle.regions.filter((region) => region !== own && !isOnly(region, cellsOf(told)));
  const values = [...new Set([...told.values.filter((value) => lost.includes(value)), ...told.values])];
  const counts: Count[] = [];
  for (const isCounted of [false, true]) {
    for (const regions of [others.filter((region) => told.regions.includes(region)), others]) {
      for (const value of values) {
        const found = countOver(told, value, regions, isCounted);
        if (found !== undefined && decides(told, own, found)) return found;
        if (found !== undefined) counts.push(found);
      }
    }
  }
  // Of several numbers that are lost, the one that is counted stands for the others.
  const isTooMany = ({ value, left }: Count) =>
    own !== undefined &&
    (told.ways(own, 'before') ?? []).some((way) => way.filter((each) => each === value).length > left);
  const isLostByAll = ({ value }: Count) => told.cells.every((each) => told.lost(each).includes(value));
  return (
    counts.find((each) => each.left === 0 && isLostByAll(each)) ??
    counts.find((each) => isLostByAll(each) && isTooMany(each))
  );
}

function cellsOf({ cells }: ToldLink): readonly Cell[] {
  return cells.map(({ cell }) => cell);
}

/** The region of more than one cell that all cells in question lie in. */
export function ownRegion(told: ToldLink): Region | undefined {
  const cells = cellsOf(told);
  const lies = (region: Region, cell: Cell) => region.cells.some((each) => cellName(each) === cellName(cell));
  return told.puzzle.regions.find((region) => region.cells.length > 1 && cells.every((cell) => lies(region, cell)));
}

function countOver(told: ToldLink, value: number, regions: readonly Region[], isCounted: boolean): Count | undefined {
  const own = cellsOf(told).map(cellName);
  const inOwn = new Set((ownRegion(told)?.cells ?? []).map(cellName));
  const free = regions.filter(({ cells }) => !cells.some((cell) => own.includes(cellName(cell))));
  const all = free
    .map((region) => ({ region, number: told.needs(region, value, { counted: isCounted }) }))
    .filter(({ number }) => number > 0);
  const inside = new Set(all.flatMap(({ region }) => region.cells.map(cellName)));
  const alone = told.puzzle.cells.filter(
    (cell) => told.known(cell) === value && !inside.has(cellName(cell)) && !inOwn.has(cellName(cell)),
  );
  const taking = all.filter(({ region }) => told.open(region).length > 0);
  const known = all.filter(({ region }) => told.open(region).length === 0);
  const sum = (each: readonly Needing[]) => each.reduce((total, { number }) => total + number, 0);
  const taken = alone.length + sum(known);
  if (taking.length === 0) return undefined;
  return { value, taking, taken, left: Math.max(0, told.halves(value) - taken - sum(taking)), isCounted };
}

/** Is what the cells lose lost by that count? */
function decides(told: ToldLink, own: Region | undefined, { value, left }: Count): boolean {
  const { cells } = told;
  if (left === 0 && cells.every((each) => told.lost(each).every((each) => each === value))) return true;
  if (own === undefined) return false;
  const mayBe = ({ cell }: CellLeft, number: number, most: number) =>
    waysToFill(
      own,
      own.cells.map((each) => (sameCell(each, cell) ? [number] : told.valuesOf(each))),
      (each) => (each === value ? most : own.cells.length),
    )?.length !== 0;
  const isLost = (each: CellLeft, number: number) =>
    mayBe(each, number, own.cells.length) && !mayBe(each, number, left);
  return cells.every((each) => told.lost(each).every((number) => isLost(each, number)));
}

/** Is it a region of one cell, and that cell? */
export function isOnly({ cells: [own, ...others] }: Region, [cell, ...more]: readonly Cell[]): boolean {
  return (
    own !== undefined && cell !== undefined && others.length + more.length === 0 && cellName(own) === cellName(cell)
  );
}

export function partsOf(told: ToldLink): readonly ToldLink[] {
  return told.concludes.flatMap((fact) => byRegion(told, fact));
}

/** What a fact says of each region, and of the cells of none. */
function byRegion(told: ToldLink, fact: PipsFact): readonly ToldLink[] {
  if (fact.kind !== 'values') return [told.only(fact)];
  const parts = new Map<Region | undefined, CellLeft[]>();
  for (const each of fact.cells) {
    const region = told.puzzle.regions.find(({ cells }) => hasEnd(cells, each.cell));
    parts.set(region, [...(parts.get(region) ?? []), each]);
  }
  return [...parts.values()].map((cells) => told.only({ kind: 'values', cells }));
}

/** Does it speak of several regions, and not of one number that no other cell has? */
export function isOfSeveral(told: ToldLink, found: Count | undefined): boolean {
  const isOne =
    found !== undefined && told.cells.every((each) => told.lost(each).every((lost) => lost === found.value));
  return !isOne && partsOf(told).length > 1;
}

/** The numbers that are not used up when these are. */
export function leftBeside(told: ToldLink, used: readonly number[]): readonly number[] {
  return carriedNumbers(told.puzzle).filter((value) => !used.includes(value) && !told.isUsedUp(value));
}

/** Pips that the sums of the premises and what is known besides leave for the other cells. */
export function pipsLeft(told: ToldLink): {
  readonly sums: number;
  readonly known: number;
  readonly open: readonly string[];
  readonly left: number;
} {
  const exact = told.regions.flatMap(({ rule, cells }) =>
    rule.kind === 'sum' && rule.op === '=' ? [{ target: rule.target, cells }] : [],
  );
  const inside = new Set(exact.flatMap(({ cells }) => cells.map(cellName)));
  const outside = told.puzzle.cells.filter((cell) => !inside.has(cellName(cell)));
  const sums = exact.reduce((sum, { target }) => sum + target, 0);
  const known = outside.reduce((sum, cell) => sum + (told.known(cell) ?? 0), 0);
  const open = outside.filter((cell) => told.known(cell) === undefined).map(cellName);
  return { sums, known, open, left: told.allPips - sums - known };
}

/** Numbers that are used up, or not there at all. */
export interface Usage {
  readonly missing: readonly number[];
  readonly there: readonly number[];
  /** Do all halves with them lie on the board? */
  readonly isPlaced: boolean;
  /** The few numbers that are left where many are used up. */
  readonly rest: readonly number[];
  /** The cells that hold all of one number that does not lie yet. */
  readonly holding: readonly Cell[];
}

export function usageOf(told: ToldLink, values: readonly number[]): Usage {
  const missing = values.filter((value) => told.halves(value) === 0);
  const there = values.filter((value) => told.halves(value) > 0);
  const placed = told.before.placements.flatMap(({ domino }) => domino);
  const isPlaced = there.every((value) => placed.filter((half) => half === value).length === told.halves(value));
  const [only, ...more] = there;
  const left = carriedNumbers(told.puzzle).filter(
    (value) =>
      !values.includes(value) && (!told.isUsedUp(value) || told.cells.some((each) => told.left(each).includes(value))),
  );
  const rest = there.length > 2 && missing.length === 0 && left.length <= 3 ? left : [];
  const isOne = only !== undefined && more.length === 0 && missing.length === 0 && !isPlaced && told.halves(only) <= 2;
  const holding = isOne ? told.puzzle.cells.filter((cell) => told.known(cell) === only) : [];
  return { missing, there, isPlaced, rest, holding: isOne && holding.length === told.halves(only) ? holding : [] };
}

/** Why regions need a number: others are missing, or too few, so that they are made in one way. */
export interface MadeWithout {
  readonly regions: readonly Region[];
  readonly bag: readonly number[];
  /** Numbers that no domino carries, or of which there are too few. */
  readonly lacking: readonly number[];
  readonly scarce: readonly number[];
}

export function madeWithout(told: ToldLink, { taking, isCounted }: Count): MadeWithout | undefined {
  const regions = taking.map(({ region }) => region);
  if (isCounted) return madeOfFew(told, regions);
  const lacking = [...new Set(regions.flatMap((region) => told.lacking(region)))];
  const bags = regions.map((region) => told.ways(region, 'before') ?? []);
  if (regions.length === 0 || lacking.length === 0 || lacking.length > 2) return undefined;
  if (!bags.every((ways) => ways.length === 1 && String(ways) === String(bags[0]))) return undefined;
  return { regions, bag: bags[0]![0]!, lacking, scarce: [] };
}

function madeOfFew(told: ToldLink, regions: readonly Region[]): MadeWithout | undefined {
  const [region, ...more] = regions;
  if (region === undefined || more.length > 0) return undefined;
  const [bag, ...others] = told.ways(region, 'before', { counted: true }) ?? [];
  const scarce = told.values.filter((value) =>
    (told.ways(region, 'before') ?? []).some(
      (each) => each.filter((number) => number === value).length > told.halvesFor(region, value),
    ),
  );
  if (bag === undefined || others.length > 0 || scarce.length === 0 || scarce.length > 2) return undefined;
  return { regions, bag, lacking: [], scarce };
}

/** What is concluded, by region: those with the same count together. */
export function countGroups(
  told: ToldLink,
): readonly { readonly found: Count | undefined; readonly parts: readonly ToldLink[] }[] {
  const groups = new Map<string, { readonly found: Count | undefined; readonly parts: readonly ToldLink[] }>();
  for (const part of partsOf(told)) {
    const found = countFor(part);
    const key = found === undefined ? '' : keyOf(found);
    groups.set(key, { found, parts: [...(groups.get(key)?.parts ?? []), part] });
  }
  return [...groups.values()];
}

function keyOf({ value, taking, taken, left }: Count): string {
  return JSON.stringify([value, taken, left, taking.map(({ region, number }) => [region.index, number])]);
}

/** Where no count of regions shows it. */
export type CountByCell =
  /** All cells that can have the number are known. */
  | { readonly kind: 'holding'; readonly value: number; readonly cells: readonly Cell[] }
  /** The number has no other cells. */
  | { readonly kind: 'nowhere'; readonly value: number }
  /** There are few of several numbers. */
  | { readonly kind: 'few'; readonly values: readonly number[] }
  /** Too few are left for a region of equal numbers. */
  | { readonly kind: 'alike'; readonly value: number; readonly region: Region }
  | { readonly kind: 'needed'; readonly value: number };

export function countByCell(told: ToldLink): CountByCell | undefined {
  const value = counted(told);
  if (value === undefined) return undefined;
  const isLost = told.cells.some((cell) => told.lost(cell).includes(value));
  const cells = told.puzzle.cells.filter((cell) => told.known(cell) === value);
  if (isLost && cells.length >= told.halves(value)) return { kind: 'holding', value, cells };
  if (!isLost) return { kind: 'nowhere', value };
  const others = [...new Set(told.cells.flatMap((cell) => told.lost(cell)))].filter((lost) => lost !== value);
  const values = told.values.filter((each) => each === value || others.includes(each));
  if (others.length > 0) return values.length > 3 ? undefined : { kind: 'few', values };
  const region = ownRegion(told);
  return region?.rule.kind === 'same' && region.cells.length > 1
    ? { kind: 'alike', value, region }
    : { kind: 'needed', value };
}
