/** What things are called in English, and what is said of cells. */
import { type Cell, cellName, list } from '@pipwright/core';
import { capital } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { Side } from '../told/beside.js';
import { concluded, isAllWritten, type Left } from '../told/concluded.js';
import type { Line, ToldLink } from '../told/link.js';
import { clausesInOne } from './clauses.js';

export function lineName({ kind, index }: Line): string {
  return `${kind} ${index + 1}`;
}

/** `row 2`, `rows 1 and 3`, `row 2 and column 4`. */
export function lineNames(lines: readonly Line[]): string {
  const of = (kind: Line['kind']) => {
    const numbers = lines.filter((line) => line.kind === kind).map(({ index }) => index + 1);
    if (numbers.length === 0) return [];
    return [`${kind}${numbers.length > 1 ? 's' : ''} ${list(numbers.sort((a, b) => a - b))}`];
  };
  return list([...of('row'), ...of('column')]);
}

export function cellNames(cells: readonly Cell[]): string {
  return list(cells.map(cellName));
}

export function path(cells: readonly Cell[], sign = '>'): string {
  return cells.map(cellName).join(` ${sign} `);
}

export function be({ isSupposed }: Pick<ToldLink, 'isSupposed'>, isMany = false): string {
  return isSupposed ? 'would be' : isMany ? 'are' : 'is';
}

export function sentence(text: string): string {
  return `${capital(text)}.`;
}

export function clauses(parts: readonly string[]): string {
  return clausesInOne(parts);
}

/** `an 8`, `a 5`. */
export function aNumber(number: number): string {
  return `${[8, 11, 18].includes(number) ? 'an' : 'a'} ${number}`;
}

/** `greater than the 3 in r1c1`, `smaller than r2c5, which is at most 4`. */
export function than({ isGreater, other, number, is, bound }: Side, told?: ToldLink): string {
  const start = `${isGreater ? 'greater' : 'smaller'} than`;
  const which = told === undefined ? 'which is' : `which ${be(told)}`;
  if (number !== undefined) return `${start} the ${number} in ${cellName(other)}`;
  if (is !== undefined) return `${start} ${cellName(other)}, ${which} ${is}`;
  if (bound !== undefined) return `${start} ${cellName(other)}, ${which} at ${isGreater ? 'least' : 'most'} ${bound}`;
  return `${start} ${cellName(other)}`;
}

export function alongBars(cells: readonly Cell[]): string {
  return `along the bars from ${cellName(cells[0]!)} to ${cellName(cells.at(-1)!)} numbers go up or down one by one`;
}

/** `is 2`, `is 1 or 3`, `is at least 3`, `is not 4`. */
function isWhat(told: ToldLink, left: Left, isMany: boolean): string {
  const is = be(told, isMany);
  switch (left.kind) {
    case 'none':
      return told.isSupposed ? 'would have no number' : isMany ? 'have no number' : 'has no number';
    case 'among':
      return `${is} ${list(left.numbers, 'or')}`;
    case 'not':
      return `${told.isSupposed ? 'would not be' : `${is} not`} ${list(left.numbers, 'or')}`;
    default:
      return `${is} at ${left.kind} ${left.number}`;
  }
}

export function conclusion(told: ToldLink): string {
  const parts = concluded(told).map(({ cells, left }) => `${cellNames(cells)} ${isWhat(told, left, cells.length > 1)}`);
  return isAllWritten(told) ? parts.join(', ') : list(parts);
}

/** The same in at most 80 characters. */
export function briefConclusion(told: ToldLink): string {
  const all = sentence(conclusion(told));
  if (all.length <= BRIEF) return all;
  const cells = told.concludes.map(({ cell }) => cellName(cell));
  return `${list([...cells.slice(0, 2), `${cells.length - 2} more cells`])} ${told.isSupposed ? 'would follow' : 'follow'}.`;
}

const BRIEF = 80;

/** Why, and what follows. */
export function so(told: ToldLink, reasons: Variants): Variants {
  return reasons.map((reason) => sentence(`${reason}: ${conclusion(told)}`));
}
