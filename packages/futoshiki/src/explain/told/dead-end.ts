/** What cannot be: at the end of a supposition, and at the end of steps where there is no solution. */
import { type Cell, sameCell } from '@pipwright/core';
import { beside, besideAny, type Side } from './beside.js';
import { isIn } from './cells.js';
import { lacking, openIn } from './lines.js';
import type { Line, ToldLink } from './link.js';
import type { Reason } from './reason.js';
import { whyNowhere, whyOnly } from './reasons.js';

export type DeadEnd =
  /** No cell of a line is left for a number, in more words and in fewer; no reasons where the step does not say them. */
  | {
      readonly kind: 'homeless';
      readonly line: Line;
      readonly number: number;
      readonly reasons: readonly (readonly Reason[])[];
    }
  /** A cell would have to be greater, or smaller, than another. */
  | { readonly kind: 'must'; readonly cell: Cell; readonly side: Side }
  /** No number is left for a cell. */
  | { readonly kind: 'empty'; readonly cell: Cell; readonly reasons: readonly Reason[] };

export function deadEndOf(link: ToldLink): DeadEnd | undefined {
  const dead = deadCell(link);
  if (dead === undefined) return undefined;
  for (const line of isOfHomes(link) ? link.lines : []) {
    for (const number of lacking(link, line)) {
      const reasons = whyNowhere(link, line, openIn(link, line), number);
      if (reasons.length > 0) return { kind: 'homeless', line, number, reasons };
    }
  }
  const homeless = homelessIn(link);
  if (homeless !== undefined) return { kind: 'homeless', ...homeless, reasons: [] };
  const sign = link.signs.find((ends) => isIn(ends, dead));
  return link.number(dead) !== undefined && sign !== undefined
    ? { kind: 'must', cell: dead, side: beside(link, sign, dead) }
    : { kind: 'empty', cell: dead, reasons: whyOnly(link, dead, undefined) };
}

export function deadCell({ concludes }: ToldLink): Cell | undefined {
  return concludes.find(({ values }) => values.length === 0)?.cell;
}

function isOfHomes({ technique }: ToldLink): boolean {
  return technique === 'hidden-single' || technique === 'forced-extreme';
}

/** A number that no cell of a line can hold, where that is the end. */
export function homelessIn(link: ToldLink): { readonly line: Line; readonly number: number } | undefined {
  const { afterSeen } = link;
  for (const line of isOfHomes(link) ? link.lines : []) {
    const open = openIn(link, line);
    const number = lacking(link, line).find((each) => !open.some((cell) => afterSeen.left(cell).includes(each)));
    if (number !== undefined) return { line, number };
  }
  return undefined;
}

export type Stuck =
  | { readonly kind: 'no-home'; readonly line: Line; readonly number: number }
  /** Two numbers of a line fit only in one cell. */
  | { readonly kind: 'one-home'; readonly line: Line; readonly numbers: readonly number[]; readonly cell: Cell }
  /** One of the numbers of a line has no place, whichever that is. */
  | { readonly kind: 'no-room'; readonly line: Line }
  | { readonly kind: 'twice'; readonly line: Line; readonly number: number; readonly cells: readonly Cell[] }
  /** Lines have all that a cell could hold. */
  | { readonly kind: 'full'; readonly cell: Cell; readonly has: readonly Reason[] }
  /** What is left to a cell does not fit beside others. */
  | {
      readonly kind: 'only';
      readonly cell: Cell;
      readonly left: readonly number[];
      readonly way: Way | undefined;
      readonly sides: readonly Side[];
    };

/** Signs that lead on from a cell, and what the last one is, or is at least or at most. */
export interface Way {
  readonly cells: readonly Cell[];
  readonly isDown: boolean;
  readonly end?: { readonly number: number; readonly isExact: boolean };
}

/** The last step of a chain, where nothing is supposed: what is left to a cell, and why that does not fit either. */
export function stuckOf(told: ToldLink): Stuck | undefined {
  const cell = deadCell(told);
  if (cell === undefined) return undefined;
  const left = leftSeen(told, cell);
  const special = homeless(told) ?? sameTwice(told, cell);
  if (special !== undefined) return special;
  if (left.length === 0) {
    const lines = told.lines.filter((each) => isIn(told.cellsIn(each), cell) && told.has(each).length > 0);
    return { kind: 'full', cell, has: lines.map((line) => ({ kind: 'has', lines: [line], numbers: told.has(line) })) };
  }
  const sides = told.signs
    .filter((sign) => isIn(sign, cell))
    .map((sign): Side => {
      const side = besideAny(sign, cell);
      const end = endOf(told, side.other, side.isGreater);
      return end === undefined ? side : { ...side, ...(end.isExact ? { is: end.number } : { bound: end.number }) };
    });
  return { kind: 'only', cell, left, way: wayFrom(told, cell), sides };
}

/** What a cell is at least, or at most, where that says anything. */
function endOf(told: ToldLink, cell: Cell, isLeast: boolean): Way['end'] {
  const left = told.left(cell);
  const number = isLeast ? Math.min(...left) : Math.max(...left);
  const says = left.length > 0 && number !== (isLeast ? 1 : told.side);
  return says ? { number, isExact: left.length === 1 } : undefined;
}

/** Another cell of a line has the number that is written in a cell. */
function sameTwice(told: ToldLink, cell: Cell): Stuck | undefined {
  const number = told.number(cell);
  for (const line of number === undefined ? [] : told.lines) {
    const cells = told.cellsIn(line).filter((each) => told.number(each) === number);
    if (cells.length > 1 && isIn(cells, cell)) return { kind: 'twice', line, number: number!, cells };
  }
  return undefined;
}

/** The signs that lead on from a cell, where they are several. */
function wayFrom(told: ToldLink, cell: Cell): Way | undefined {
  for (const [near, far] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const cells = [cell];
    for (;;) {
      const next = told.signs.find((sign) => sameCell(sign[near], cells.at(-1)!))?.[far];
      if (next === undefined || isIn(cells, next)) break;
      cells.push(next);
    }
    if (cells.length < 3) continue;
    const isDown = near === 0;
    const end = endOf(told, cells.at(-1)!, isDown);
    return { cells, isDown, ...(end && { end }) };
  }
  return undefined;
}

/** A number that no cell of a line is left for, or two that have only one. */
function homeless(told: ToldLink): Stuck | undefined {
  const lines = isOfHomes(told) ? told.lines : [];
  for (const line of lines) {
    const open = openIn(told, line);
    const homes = lacking(told, line).map((number) => ({
      number,
      cells: open.filter((cell) => leftSeen(told, cell).includes(number)),
    }));
    const none = homes.find(({ cells }) => cells.length === 0);
    if (none !== undefined) return { kind: 'no-home', line, number: none.number };
    for (const { number, cells } of homes) {
      const [home, ...more] = cells;
      const other = homes.find((each) => each.number > number && each.cells.length === 1 && each.cells[0] === home);
      if (home !== undefined && more.length === 0 && other !== undefined)
        return { kind: 'one-home', line, numbers: [number, other.number], cell: home };
    }
  }
  const [line] = lines;
  return line === undefined ? undefined : { kind: 'no-room', line };
}

/** What is left to a cell after what is seen on the way. */
function leftSeen(told: ToldLink, cell: Cell): readonly number[] {
  const seen = told.seen.flatMap(({ concludes }) => concludes).filter((each) => sameCell(each.cell, cell));
  return told.left(cell).filter((number) => seen.every(({ values }) => values.includes(number)));
}
