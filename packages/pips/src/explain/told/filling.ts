/** The ways to cover a region, and dominoes that it would need twice. */
import { sameCell } from '@pipwright/core';
import { type Cell, cellKey } from '../../model/cell.js';
import { type Domino, dominoKey, sameDomino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft } from '../step.js';
import { type Cover, numberIn } from './covers.js';
import type { ToldLink } from './link.js';
import { across, cellsOfAll, hasEnd } from './pairs.js';
import { byName } from './tray.js';

/** The dominoes of each way, those that only lie differently once. */
export function setsOf(covers: readonly Cover[]): readonly (readonly Domino[])[] {
  const sets = covers.map((cover) => byName(cover.map(({ domino }) => domino)));
  return [...new Map(sets.map((set) => [set.map(dominoKey).join(' '), set])).values()];
}

/** The domino that two places would need: one that the premises name, or that would lie on the pair in question. */
export function wanted(told: ToldLink): Domino | undefined {
  if (told.dominoes[0] !== undefined) return told.dominoes[0];
  const [at] = told.cells;
  const { edge } = told;
  if (at === undefined || edge === undefined || !edge.some((end) => sameCell(end, at.cell))) {
    const [x, y, ...more] = told.values;
    return x === undefined || y === undefined || more.length > 0 ? undefined : [x, y];
  }
  const other = told.known(across(edge, at.cell));
  const [lost, ...more] = told.lost(at);
  return other === undefined || lost === undefined || more.length > 0 ? undefined : [lost, other];
}

export interface NeededTwice {
  /** The region that would need it. */
  readonly region: Region;
  /** One of these in every way; none where they are many. */
  readonly dominoes: readonly Domino[];
}

/** The same with nothing concluded but that a cell is not one of the numbers that it loses. */
export function without(told: ToldLink, { cell }: CellLeft, value: number): ToldLink {
  const values = told.valuesOf(cell).filter((each) => each !== value);
  return told.only({ kind: 'values', cells: [{ cell, values }] });
}

/** The region that would need a domino twice, where it would in every way that is not concluded. */
export function neededTwice(told: ToldLink): NeededTwice | undefined {
  const cells = cellsOfAll(told.concludes);
  const touches = (region: Region) => region.cells.some((own) => cells.some((cell) => sameCell(own, cell)));
  for (const region of new Set([...told.regions, ...told.puzzle.regions.filter(touches)])) {
    const others = (told.otherwise(region) ?? []).map((cover) =>
      cover.filter(({ domino }, i) => cover.some((other, j) => j < i && sameDomino(other.domino, domino))),
    );
    if (others.length === 0 || others.some((twice) => twice.length === 0)) continue;
    const all = others.flatMap((twice) => twice.slice(0, 1).map(({ domino }) => domino));
    const shared = all.find((domino) => others.every((twice) => twice.some((each) => sameDomino(each.domino, domino))));
    if (shared !== undefined) return { region, dominoes: [shared] };
    const once = all.filter((domino, i) => all.findIndex((other) => sameDomino(other, domino)) === i);
    return { region, dominoes: once.length <= 3 ? byName(once) : [] };
  }
  return undefined;
}

/** What tells the ways to cover a region apart, where they are few. */
export interface WaysApart {
  readonly region: Region;
  /** The dominoes of each way; those that only lie differently once. */
  readonly sets: readonly (readonly Domino[])[];
  /** Is each way one domino? */
  readonly isSingle: boolean;
  /** Few sets of few dominoes? */
  readonly isShort: boolean;
  /** A cell with another partner in each way, and which; only what is left for it anyway. */
  readonly turning: { readonly cell: Cell; readonly partners: readonly Cell[] } | undefined;
  /** A cell with another number in each way, and which. */
  readonly changing: { readonly cell: Cell; readonly numbers: readonly number[] } | undefined;
}

export function waysApart(told: ToldLink): WaysApart | undefined {
  const { region, covers = [] } = told.covered() ?? {};
  if (region === undefined || covers.length < 2) return undefined;
  const sets = setsOf(covers);
  const concluded = cellsOfAll(told.concludes);
  const cells = covers.length > 3 ? [] : covers[0]!.flatMap((each) => each.cells);
  const others = cells.filter((cell) => !concluded.some((each) => sameCell(each, cell)));
  const isAll = (own: readonly (string | number)[], left: readonly (string | number)[]) =>
    new Set(own).size === covers.length && own.length === left.length && own.every((each) => left.includes(each));
  const partnersOf = (cell: Cell) => covers.map((cover) => partnerIn(cover, cell) ?? cell);
  const numbersOf = (cell: Cell) => covers.flatMap((cover) => numberIn(cover, cell) ?? []);
  const turning = others.find((cell) => isAll(partnersOf(cell).map(cellKey), told.partners(cell).map(cellKey)));
  const changing = others.find((cell) => isAll(numbersOf(cell), told.valuesOf(cell)));
  return {
    region,
    sets,
    isSingle: sets.every((set) => set.length === 1),
    isShort: sets.length > 1 && sets.length <= 3 && sets.every((set) => set.length <= 2),
    turning: turning === undefined ? undefined : { cell: turning, partners: partnersOf(turning) },
    changing:
      changing === undefined ? undefined : { cell: changing, numbers: numbersOf(changing).sort((x, y) => x - y) },
  };
}

function partnerIn(cover: Cover, cell: Cell): Cell | undefined {
  const pair = cover.find(({ cells }) => hasEnd(cells, cell));
  return pair === undefined ? undefined : across(pair.cells, cell);
}

/** A cell of the premises with two partners, or with two numbers. */
export function twoWays(
  told: ToldLink,
):
  | { readonly cell: Cell; readonly partners: readonly Cell[] }
  | { readonly cell: Cell; readonly numbers: readonly number[] }
  | undefined {
  const concluded = cellsOfAll(told.concludes);
  const isOther = (cell: Cell) => !hasEnd(concluded, cell);
  // A pair that is concluded would be one of the ways.
  for (const cell of told.edges('join').length > 0 ? [] : told.tiled.filter(isOther)) {
    const partners = told.partners(cell);
    if (partners.length === 2) return { cell, partners };
  }
  const cells = [...told.regions.flatMap((region) => region.cells), ...cellsOfAll(told.facts)].filter(isOther);
  const two = cells.find((cell) => told.valuesOf(cell).length === 2);
  return two === undefined ? undefined : { cell: two, numbers: told.valuesOf(two) };
}

/** What decides how a region is filled: the numbers of the only way to make it, and the dominoes of these that are not there. */
export function madeOnlyOf(
  told: ToldLink,
): { readonly region: Region; readonly bag: readonly number[]; readonly gone: readonly Domino[] } | undefined {
  const region = told.covered()?.region ?? told.regions[0];
  if (region === undefined || region.cells.length === 1) return undefined;
  const [bag, ...more] = told.ways(region, 'before', { counted: true }) ?? [];
  if (bag === undefined || more.length > 0 || bag.length > 6) return undefined;
  const numbers = [...new Set(bag)];
  const pairs = numbers.flatMap((x, i) => numbers.slice(i).map((y): Domino => [x, y]));
  const isDoubled = ([x, y]: Domino) => x !== y || bag.filter((each) => each === x).length > 1;
  return { region, bag, gone: pairs.filter((domino) => isDoubled(domino) && !told.isLeft(domino)) };
}
