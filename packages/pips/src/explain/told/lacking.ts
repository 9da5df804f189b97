/** The dominoes that two cells would need, and where these are. */
import { cellName, sameCell } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import { type Domino, isDouble, sameDomino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { Placement } from '../../model/solution.js';
import type { Edge } from '../step.js';
import type { Candidates } from './board.js';
import type { ToldLink } from './link.js';
import { across, edgeBetween, hasEnd, samePair } from './pairs.js';
import { byName, carriedNumbers, trayOf } from './tray.js';
import { sumsOf } from './ways.js';

/** Are the two cells the pair that was named last, of what is seen on the way? */
export function isPaired(told: ToldLink, edge: Edge): boolean {
  const last = told.seen.flatMap((seen) => seen.edges('join')).at(-1);
  return last !== undefined && samePair(last, edge);
}

/** The region that a domino would lie inside, where the premises name it. */
export function regionInside(told: ToldLink, edge: Edge): Region | undefined {
  const isInside = told.technique === 'doubles-test' || told.technique === 'sum-pair';
  return isInside ? (told.around(edge) ?? told.regions[0]) : undefined;
}

/** Doubles that are there at all, and those that are left. */
export function doublesOf(told: ToldLink): { readonly all: readonly Domino[]; readonly left: readonly Domino[] } {
  const doubles = (tray: readonly { readonly domino: Domino }[]) =>
    tray.map(({ domino }) => domino).filter((domino) => isDouble(domino));
  return { all: doubles(trayOf(told.puzzle)), left: doubles(told.tray) };
}

/** The dominoes that would do, and where they are. */
export interface Lacking {
  readonly missing: readonly Domino[];
  readonly used: readonly Domino[];
  /** Those that other pairs must be. */
  readonly taken: readonly Placement[];
}

/** What two cells would need and cannot have, by what was told or by what one sees: the fewest. */
export function lackingOn(told: ToldLink, edge: Edge): Lacking | undefined {
  const summed = numbersBySum(told, edge);
  const bySum = { valuesOf: (cell: Cell) => summed.get(cellName(cell)) ?? told.valuesOf(cell) };
  // What a sum was just said to need is what no domino has.
  const first = summed.size === 0 ? undefined : fewestOf(told, edge, [told.candidates(edge, bySum)]);
  const all = [
    told.candidates(edge),
    told.candidates(edge, { valuesOf: (cell) => told.sight(cell) }),
    told.candidates(edge, { valuesOf: (cell) => told.reckoning(cell) }),
  ];
  return first ?? fewestOf(told, edge, all);
}

/** The fewest dominoes that are not there, of ways to see what the cells may be, where there is no other. */
function fewestOf(told: ToldLink, edge: Edge, all: readonly Candidates[]): Lacking | undefined {
  const beside = told.takenBeside(edge);
  const [fewest] = all
    .flatMap(({ left, used, missing }): readonly Lacking[] => {
      const taken = beside.filter(({ domino }) => left.some((each) => sameDomino(each, domino)));
      return taken.length < left.length ? [] : [{ used, missing, taken }];
    })
    .filter((each) => sizeOf(each) > 0)
    .sort((x, y) => sizeOf(x) - sizeOf(y));
  return fewest;
}

/** The one number that a sum leaves to a cell of a pair, where that was seen on the way. */
function numbersBySum(told: ToldLink, edge: Edge): ReadonlyMap<string, readonly number[]> {
  const seen = told.seen.filter(({ technique }) => technique === 'rest-of-sum').flatMap(({ cells }) => cells);
  return new Map(
    edge
      .filter((cell) => seen.some((each) => sameCell(each.cell, cell)))
      .flatMap((cell): readonly [string, readonly number[]][] => {
        const region = told.puzzle.regions.find(({ cells }) => hasEnd(cells, cell));
        const others = region?.cells.filter((other) => !sameCell(other, cell)).map((other) => told.known(other)) ?? [];
        if (region?.rule.kind !== 'sum' || region.rule.op !== '=' || others.includes(undefined)) return [];
        return [[cellName(cell), [region.rule.target - others.reduce((sum: number, each) => sum + (each ?? 0), 0)]]];
      }),
  );
}

export function sizeOf({ missing, used, taken }: Lacking): number {
  return missing.length + used.length + taken.length;
}

/** What a sum needs of two of its cells, by what the others can be. */
export function restsFor(told: ToldLink, { rule, cells }: Region, edge: Edge): readonly number[] {
  if (rule.kind !== 'sum' || rule.op !== '=') return [];
  const others = cells.filter((cell) => !hasEnd(edge, cell));
  return sumsOf(others.map((cell) => told.reckoning(cell)))
    .map((sum) => rule.target - sum)
    .filter((rest) => rest >= 0)
    .sort((x, y) => x - y);
}

/** The same of a cell with each of several neighbours, each domino once; undefined where one of them lacks nothing. */
export function lackingBeside(told: ToldLink, cell: Cell, unfit: readonly Cell[]): Lacking | undefined {
  const all = unfit.map((near) => lackingOn(told, edgeBetween(cell, near)));
  if (all.some((each) => each === undefined)) return undefined;
  const once = (dominoes: readonly Domino[]) =>
    byName(dominoes.filter((domino, i) => dominoes.findIndex((other) => sameDomino(other, domino)) === i));
  return {
    used: once(all.flatMap((each) => each?.used ?? [])),
    missing: once(all.flatMap((each) => each?.missing ?? [])),
    taken: all[0]?.taken ?? [],
  };
}

/** Why a cell of a pair does not have some numbers. */
export interface Unpaired {
  /** The other cell of the pair, and what it may be. */
  readonly other: Cell;
  readonly values: readonly number[];
  /** What dominoes with the numbers have beside them. */
  readonly beside: readonly number[];
  /** The dominoes that would join them with what the other cell may be. */
  readonly gone: Lacking;
  readonly isGone: boolean;
}

export function unpairedOn(told: ToldLink, edge: Edge, at: Cell, lost: readonly number[]): Unpaired {
  const other = across(edge, at);
  const values = told.reckoning(other);
  const beside = lost.flatMap((value) => told.trayWith(value).map(({ domino: [x, y] }) => (x === value ? y : x)));
  const pairs = lost.flatMap((x) => values.map((y): Domino => [x, y]));
  const gone = pairs.filter((domino, i) => pairs.findIndex((each) => sameDomino(each, domino)) === i);
  const isThere = (domino: Domino) => trayOf(told.puzzle).some((each) => sameDomino(each.domino, domino));
  return {
    other,
    values,
    beside: [...new Set(beside)].sort((x, y) => x - y),
    gone: { used: gone.filter(isThere), missing: gone.filter((domino) => !isThere(domino)), taken: [] },
    isGone: gone.every((domino) => !told.isLeft(domino)),
  };
}

/** The dominoes left with a number, where these are few and none has beside it what some cells may be. */
export function onlyOthersHave(
  told: ToldLink,
  number: number,
  near: readonly { readonly cell: Cell; readonly values: readonly number[] }[],
): { readonly dominoes: readonly Domino[]; readonly numbers: readonly number[] } | undefined {
  const left = told.trayWith(number).map(({ domino }) => domino);
  const numbers = left.map(([x, y]) => (x === number ? y : x)).sort((x, y) => x - y);
  const isOut = near.every(({ values }) => !numbers.some((value) => values.includes(value)));
  return left.length > 2 || !isOut ? undefined : { dominoes: byName(left), numbers };
}

/** The ends of a pair by what one sees that they may be, the end with fewer numbers first. */
export function endsOf(told: ToldLink, edge: Edge) {
  const isFound = told.candidates(edge, { valuesOf: (cell) => told.sight(cell) }).left.length === 0;
  const [x, y] = edge
    .map((cell) => ({ cell, values: isFound ? told.sight(cell) : told.reckoning(cell) }))
    .sort((one, other) => one.values.length - other.values.length);
  return [x!, y!] as const;
}

/** A number that every domino left has and neither of two cells can have. */
export function onEveryDomino(told: ToldLink, numbers: readonly number[]): number | undefined {
  return carriedNumbers(told.puzzle).find(
    (value) => !numbers.includes(value) && told.tray.every(({ domino }) => domino.includes(value)),
  );
}

/** Numbers that cells lose because no domino left has them. */
export function numbersGone(told: ToldLink): readonly number[] {
  const lost = numbersLost(told);
  if (lost.length > 3 || told.edges('part').length > 0 || told.placed !== undefined) return [];
  return lost.some((value) => told.trayWith(value).length > 0) ? [] : lost;
}

export function numbersLost(told: ToldLink): readonly number[] {
  return [...new Set(told.cells.flatMap((cell) => told.lost(cell)))].sort((x, y) => x - y);
}
