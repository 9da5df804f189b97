/** The last step of a chain, where nothing is supposed, in English. */
import { cellName, list } from '@pipwright/core';
import type { Variants } from '@pipwright/core/wording';
import { type Stuck, stuckOf, type Way } from '../told/dead-end.js';
import type { ToldLink } from '../told/link.js';
import { cellNames, clauses, lineName, path, than } from './english-names.js';
import { reasonSaid } from './english-reasons.js';

export function stuck(told: ToldLink): Variants {
  const end = stuckOf(told);
  return end === undefined ? [] : said(told, end);
}

function said(told: ToldLink, end: Stuck): Variants {
  switch (end.kind) {
    case 'no-home':
      return [`no cell of ${lineName(end.line)} is left for the ${end.number}`];
    case 'one-home':
      return [`in ${lineName(end.line)}, ${list(end.numbers)} both fit only in ${cellName(end.cell)}`];
    case 'no-room':
      return [`${lineName(end.line)} has no place left for one of its numbers`];
    case 'twice':
      return [`${lineName(end.line)} has two ${end.number}s: in ${cellNames(end.cells)}`];
    case 'full': {
      const none = `no number is left for ${cellName(end.cell)}`;
      return [
        ...(end.has.length === 0 ? [] : [`${list(end.has.map((each) => reasonSaid(told, each)))}: ${none}`]),
        none,
      ];
    }
    case 'only': {
      const { cell, left, way } = end;
      const only = `only ${list(left)} ${left.length === 1 ? 'is' : 'are'} left for ${cellName(cell)}`;
      const sides = end.sides.map((side) => `is ${than(side)}`);
      return [
        ...(way === undefined ? [] : [`${only}, but ${wayOf(way)}`]),
        ...(sides.length === 0 ? [] : [`${only}, but it ${clauses(sides)}`, `${only}, but it ${sides[0]}`]),
        `${only}, and ${left.length === 1 ? 'it does not fit' : 'none of them fits'}`,
        `no number is left for ${cellName(cell)}`,
      ];
    }
  }
}

/** `r1c1 > r1c2 > r2c2, which is at least 3`. */
function wayOf({ cells, isDown, end }: Way): string {
  const is = end?.isExact ? '' : isDown ? 'at least ' : 'at most ';
  return `${path(cells, isDown ? '>' : '<')}${end === undefined ? '' : `, which is ${is}${end.number}`}`;
}
