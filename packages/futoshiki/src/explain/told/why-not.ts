/** Why a cell does not hold a number, as a step sees it. */
import { type Cell, sameCell } from '@pipwright/core';
import type { Between } from '../step.js';
import { isThrough, type Line, otherEnd, type ToldLink } from './link.js';

export type WhyNot =
  /** Its row or column has the number. */
  | { readonly kind: 'taken'; readonly line: Line }
  /** An earlier step said so. */
  | { readonly kind: 'known' }
  /** It is greater, or smaller, than another cell, as it is known to be at the link. */
  | { readonly kind: 'sign'; readonly sign: Between; readonly at: ToldLink }
  /** A bar, or none, is between it and another cell, as it is known to be at the link. */
  | { readonly kind: 'bar'; readonly isBar: boolean; readonly ends: Between; readonly at: ToldLink }
  /** Along bars in one line numbers go up or down one by one. */
  | { readonly kind: 'run'; readonly cells: readonly Cell[] }
  /** Something else is seen on the way. */
  | { readonly kind: 'seen'; readonly by: ToldLink };

/** Undefined where the step does not say. */
export function whyNot(told: ToldLink, cell: Cell, number: number): WhyNot | undefined {
  const line = told.lines.find((each) => isThrough(each, cell) && told.has(each).includes(number));
  if (line !== undefined) return { kind: 'taken', line };
  const across = barsAgainst(told, cell, number).find(({ ends }) => told.restsOnNumber(otherEnd(ends, cell)));
  if (across !== undefined) return across;
  if (!told.known(cell).includes(number)) return { kind: 'known' };
  const about = told.seen.filter(({ concludes }) => concludes.some((each) => sameCell(each.cell, cell)));
  const by = about.find(({ concludes }) => concludes.some((each) => !each.values.includes(number))) ?? about[0];
  if (by !== undefined && by.technique !== 'bound') return { kind: 'seen', by };
  const at = by ?? told.afterSeen;
  const signs = at.signs.filter((ends) => ends.some((end) => sameCell(end, cell)));
  const sign = signs.find((ends) => excludes(at, ends, cell, number)) ?? (by && signs[0]);
  if (sign !== undefined) return { kind: 'sign', sign, at };
  // What the step can do without may still be the plainest reason.
  const through: readonly Line[] = [
    { kind: 'row', index: cell[0] },
    { kind: 'column', index: cell[1] },
  ];
  const other = through.find((each) => told.has(each).includes(number));
  if (other !== undefined) return { kind: 'taken', line: other };
  return barsAgainst(at, cell, number)[0] ?? runAgainst(at, cell, number);
}

/** Is a number too low, or too high, for a cell beside what the other can be? */
function excludes(told: ToldLink, [greater, less]: Between, cell: Cell, number: number): boolean {
  if (sameCell(greater, cell)) return number <= Math.min(...told.left(less));
  return number >= Math.max(...told.left(greater));
}

/** Bars, and places without one, across which nothing is left that goes with a number. */
function barsAgainst(at: ToldLink, cell: Cell, number: number): readonly Extract<WhyNot, { kind: 'bar' }>[] {
  const found = (all: readonly Between[], isBar: boolean) =>
    all
      .filter((ends) => ends.some((end) => sameCell(end, cell)))
      .filter((ends) => {
        const others = at.left(otherEnd(ends, cell)).filter((other) => other !== number);
        return others.every((other) => (Math.abs(other - number) === 1) !== isBar);
      })
      .map((ends) => ({ kind: 'bar', isBar, ends, at }) as const);
  return [...found(at.bars, true), ...found(at.noBars, false)];
}

/** Bars of a line, one after another, along which numbers go neither up nor down through this one. */
function runAgainst(at: ToldLink, cell: Cell, number: number): Extract<WhyNot, { kind: 'run' }> | undefined {
  for (const line of at.lines.filter((each) => isThrough(each, cell))) {
    const cells = at.cellsIn(line);
    const here = cells.findIndex((each) => sameCell(each, cell));
    const isJoined = (i: number) =>
      at.bars.some((ends) => [i, i + 1].every((k) => ends.some((end) => sameCell(end, cells[k] ?? cell))));
    let [from, to] = [here, here];
    while (from > 0 && isJoined(from - 1)) from--;
    while (to + 1 < cells.length && isJoined(to)) to++;
    const run = cells.slice(from, to + 1);
    const goes = (step: 1 | -1) => run.every((each, i) => at.left(each).includes(number + step * (from + i - here)));
    if (run.length > 2 && !goes(1) && !goes(-1)) return { kind: 'run', cells: run };
  }
  return undefined;
}
