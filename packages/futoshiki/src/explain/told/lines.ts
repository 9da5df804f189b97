/** What steps see in rows and columns. */
import { type Cell, sameCell } from '@pipwright/core';
import { isIn, numbersTo, subsets } from './cells.js';
import { isThrough, type Line, type ToldLink } from './link.js';
import type { Reason } from './reason.js';
import { whyNowhere, whyOnly } from './reasons.js';
import { whyNot } from './why-not.js';

/** The numbers that a line lacks. */
export function lacking(told: ToldLink, line: Line): readonly number[] {
  const has = told.has(line);
  return numbersTo(told.side).filter((number) => !has.includes(number));
}

/** The cells of a line in which nothing is written. */
export function openIn(told: ToldLink, line: Line): Cell[] {
  return told.cellsIn(line).filter((cell) => told.number(cell) === undefined);
}

/** The line that holds all cells of a step, of those it rests on. */
export function ownLine(told: ToldLink): Line | undefined {
  return told.lines.find((line) => {
    const cells = told.cellsIn(line);
    return told.concludes.every(({ cell }) => isIn(cells, cell));
  });
}

/** Where a number of a line goes, and why it goes nowhere else, in more words and in fewer. */
export interface Home {
  readonly line: Line;
  readonly number: number;
  readonly reasons: readonly (readonly Reason[])[];
}

export function homeOf(told: ToldLink): Home | undefined {
  const [only] = told.concludes;
  const [number] = only?.values ?? [];
  if (only === undefined || number === undefined) return undefined;
  for (const line of told.lines.filter((each) => isThrough(each, only.cell))) {
    const others = openIn(told, line).filter((cell) => !sameCell(cell, only.cell));
    const reasons = whyNowhere(told, line, others, number);
    if (reasons.length > 0) return { line, number, reasons };
  }
  return undefined;
}

/** Cells of a line and as many numbers: they hold no others, or no other cells hold them. */
export interface Group {
  readonly line: Line;
  readonly cells: readonly Cell[];
  readonly numbers: readonly number[];
}

/** Cells to which only so many numbers are left, where others lose these. */
export function nakedGroups({ afterSeen: told }: ToldLink, count: number): readonly Group[] {
  return told.lines.flatMap((line) => {
    const open = openIn(told, line);
    const losing = told.concludes.filter(({ cell }) => isIn(open, cell));
    return subsets(open, count).flatMap((cells): readonly Group[] => {
      const numbers = [...new Set(cells.flatMap((cell) => told.left(cell)))].sort((a, b) => a - b);
      const isUsed = losing.some(
        (each) =>
          !isIn(cells, each.cell) && told.left(each.cell).some((n) => numbers.includes(n) && !each.values.includes(n)),
      );
      return numbers.length === count && isUsed ? [{ line, cells, numbers }] : [];
    });
  });
}

/** Numbers that fit only in so many cells, where these lose others. */
export function hiddenGroups({ afterSeen: told }: ToldLink, count: number): readonly Group[] {
  return told.lines.flatMap((line) => {
    const open = openIn(told, line);
    return subsets(lacking(told, line), count).flatMap((numbers): readonly Group[] => {
      const cells = open.filter((cell) => told.left(cell).some((number) => numbers.includes(number)));
      const isUsed = cells.some((home) => told.concludes.some(({ cell }) => sameCell(cell, home)));
      return cells.length === count && isUsed ? [{ line, cells, numbers }] : [];
    });
  });
}

/** Rows that have a number only in as many columns, or the other way round. */
export interface Fish {
  readonly number: number;
  readonly base: readonly Line[];
  readonly cover: readonly Line[];
}

export function fishOf({ afterSeen: told }: ToldLink, count: number): Fish | undefined {
  const [each] = told.concludes;
  const lost = each === undefined ? [] : told.left(each.cell).filter((number) => !each.values.includes(number));
  const [number = 0] = lost;
  const homesIn = (line: Line) => openIn(told, line).filter((cell) => whyNot(told, cell, number) === undefined);
  for (const kind of ['row', 'column'] as const) {
    const lines = told.lines.filter((line) => line.kind === kind && homesIn(line).length <= count);
    for (const base of subsets(lines, count)) {
      const homes = base.flatMap(homesIn);
      const across = [...new Set(homes.map(([row, column]) => (kind === 'row' ? column : row)))];
      const cover = across.map((index): Line => ({ kind: kind === 'row' ? 'column' : 'row', index }));
      const isIt = told.concludes.every(
        ({ cell }) => !isIn(homes, cell) && cover.some((line) => isThrough(line, cell)),
      );
      if (across.length === count && isIt) return { number, base, cover };
    }
  }
  return undefined;
}

/** A line that lacks two numbers, and what says which goes where: that one cell is the smaller, or reasons. */
export interface TwoLeft {
  readonly line: Line;
  readonly numbers: readonly number[];
  readonly by: { readonly smaller: Cell } | { readonly reasons: readonly Reason[] };
}

export function twoLeftOf(told: ToldLink): TwoLeft | undefined {
  const line = ownLine(told);
  if (line === undefined) return undefined;
  const numbers = lacking(told, line);
  const [sign] = told.signs;
  if (sign !== undefined && told.concludes.every(({ cell }) => isIn(sign, cell)))
    return { line, numbers, by: { smaller: sign[1] } };
  for (const { cell, values } of told.concludes) {
    const wrong = numbers.find((number) => !values.includes(number));
    const [reasons = []] = wrong === undefined ? [] : whyNowhere(told, line, [cell], wrong);
    if (reasons.length > 0) return { line, numbers, by: { reasons } };
  }
  return undefined;
}

/** Does a step say itself what is seen on the way? */
export function saysSeen(told: ToldLink): boolean {
  const [only, ...more] = told.concludes;
  switch (told.technique) {
    case 'hidden-single':
    case 'forced-extreme':
      return homeOf(told) !== undefined;
    case 'two-left':
      return twoLeftOf(told) !== undefined;
    default:
      return more.length === 0 && only?.isPlaced === true && whyOnly(told, only.cell, only.values[0]).length > 0;
  }
}
