/** Why a sum leaves some numbers for a cell, in English. */
import { cellName } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft } from '../step.js';
import { type Bound, boundByRule, boundIn, lackingBeyond, othersBound } from '../told/bounds.js';
import type { ToldLink } from '../told/index.js';
import { beside, hasBeside, onlyBag, restWays, sum } from '../told/sums.js';
import { be, regionIs, type Variants, verb, waysName } from './english-facts.js';
import { a, bagName } from './english-names.js';
import { everyCell, ofPart, withoutNumbers } from './english-parts.js';
import { noNumber, type OfRegion, so } from './english-telling.js';

/** `the 9 has a 4 and`, where that lies; `r2c1 is 4, so the 9`, where it is known only. */
function hasSaid(told: ToldLink, name: string, cells: readonly Cell[]): string {
  const known = cells.filter((cell) => told.known(cell) !== undefined);
  const numbers = told.has({ cells: known });
  const [only, ...more] = numbers;
  const what = more.length === 0 && only !== undefined ? a(only) : `${sum(numbers)}`;
  if (known.every((cell) => told.isCovered(cell))) return `${name} ${verb(told, 'has', 'have')} ${what} and`;
  if (more.length === 0) return `${cellName(known[0]!)} ${be(told)} ${only}, so ${name}`;
  return `the known cells of ${name} ${verb(told, 'make', 'make')} ${what}, so it`;
}

/** What a region has, and what it needs, as a question. */
export function hasAsked(told: ToldLink, name: string, cells: readonly Cell[]): Variants {
  const known = cells.filter((cell) => told.known(cell) !== undefined);
  const all = sum(told.has({ cells: known }));
  const [at, ...more] = known;
  if (at === undefined) return [];
  if (known.every((cell) => told.isCovered(cell)))
    return [`${name} has ${more.length === 0 ? a(all) : all} already. What does it still need?`];
  return [
    more.length === 0
      ? `${cellName(at)} is ${all}. What does ${name} still need?`
      : `The known cells of ${name} make ${all}. What does it still need?`,
  ];
}

export const restSaid: OfRegion = (told, { region, cells }, name) => {
  const { rule } = region;
  const has = hasBeside(told, region, cells);
  const then = ofPart(told, cells);
  if (rule.kind !== 'sum' || has.length === 0) return boundsSaid(told, { region, cells }, name);
  const rest = rule.target - sum(has);
  const needs = verb(told, 'needs', 'need');
  const start = hasSaid(told, name, beside(region, cells));
  if (rule.op === '<')
    return so(`${start} ${verb(told, 'allows', 'allow')} ${rest <= 1 ? 'no' : `at most ${rest - 1}`} more`, then);
  if (rule.op === '>') return so(`${start} ${needs} at least ${rest + 1} more`, then);
  if (rule.target === 0) return so(`${name} ${verb(told, 'takes', 'take')} only 0s`, then);
  if (rest <= 0) return so(`${start} ${needs} no more`, then);
  const one = has[0] === rest ? 'another' : a(rest);
  const isLast = cells.length === 1 && hasBeside(told, region, cells).length === region.cells.length - 1;
  const need = has.length === 1 && isLast ? one : `${rest} more`;
  if (told.isSupposed && isLast) return [`${name} would need ${a(rest)} in ${cellName(cells[0]!.cell)}`, ...then];
  return [...so(`${start} ${needs} ${need}`, then), ...so(`${name} ${needs} ${rest} more`, then)];
};

export const boundsSaid: OfRegion = (told, { region, cells }, name) => {
  const whole = regionIs(told, region, cells);
  const first = whole === undefined ? [] : withoutNumbers(told, region, `${name} ${whole}`);
  if (whole === undefined && hasBeside(told, region, cells).length > 0 && isSum(region))
    return restSaid(told, { region, cells }, name);
  const then = ofPart(told, cells);
  const lacking = told.lacking(region);
  const prefix = lacking.length === 0 || lacking.length > 3 ? '' : `there is ${noNumber(told, lacking)}. `;
  const others = othersSaid(told, region, cells, name);
  const room = roomSaid(told, region, cells, name);
  const bounded =
    room !== undefined
      ? [room]
      : others === undefined
        ? []
        : so(others, then, ', so ').map((text) => `${prefix}${text}`);
  const plain = so(aim(region, name), then, ', ').map((text) => `${prefix}${text}`);
  const [at, ...more] = cells;
  const need =
    at === undefined || more.length > 0 || told.left(at).length < 2 ? undefined : needSaid(told, name, region, at.cell);
  const needs = need === undefined ? [] : [need];
  return [...first, ...bounded, ...needs, ...everyCell(told, region, cells, name), ...plain];
};

function isSum({ rule }: Region): boolean {
  return rule.kind === 'sum';
}

/** What a sum is for. */
function aim({ rule }: Region, name: string): string {
  if (rule.kind !== 'sum') return `by ${name}`;
  if (rule.op === '=') return `to make ${name}`;
  return rule.op === '<' ? `to stay below ${rule.target}` : `to get above ${rule.target}`;
}

/** `the 11 needs at least 5 in r6c8`, `with no 0 in the tray, the <3 leaves at most 1 for r1c2`. */
function boundSaid(told: ToldLink, name: string, bound: Bound, cell: Cell): string {
  const { kind, number } = bound;
  const lacking = lackingBeyond(told, bound);
  const without = lacking.length === 0 ? '' : `with ${noNumber(told, lacking)}, `;
  if (kind === 'needs')
    return `${without}${name} ${verb(told, 'needs', 'need')} at least ${number} in ${cellName(cell)}`;
  return `${without}${name} ${verb(told, 'leaves', 'leave')} ${number === 0 ? 'only a 0' : `at most ${number}`} for ${cellName(cell)}`;
}

export function needSaid(link: ToldLink, name: string, region: Region, cell: Cell): string | undefined {
  const bound = boundIn(link, region, cell);
  return bound === undefined ? undefined : boundSaid(link, name, bound, cell);
}

/** The same where nothing is known of the other cells. */
function roomSaid(told: ToldLink, region: Region, cells: readonly CellLeft[], name: string): string | undefined {
  const bound = boundByRule(told, region, cells);
  return bound === undefined ? undefined : boundSaid(told, name, bound, bound.cell);
}

/** What the others of a sum can add at most or at least, where one cell is in question. */
export function othersSaid(
  told: ToldLink,
  region: Region,
  cells: readonly CellLeft[],
  name: string,
): string | undefined {
  const others = othersBound(told, region, cells);
  if (others === undefined) return undefined;
  const bound = `at ${others.kind} ${others.number}`;
  const [only, ...more] = others.cells;
  if (only !== undefined && more.length === 0) return `in ${name}, ${cellName(only)} ${be(told)} ${bound}`;
  return `the other cells of ${name} ${verb(told, 'make', 'make')} ${bound}`;
}

export const extremeSaid: OfRegion = (told, { region, cells }, name) => {
  const can = `${name} ${told.isSupposed ? 'could' : 'can'} only be`;
  const bag = onlyBag(told, region);
  if (bag !== undefined && !region.cells.some((cell) => told.isCovered(cell)))
    return [...withoutNumbers(told, region, `${can} ${bagName(bag)}`), ...ofPart(told, cells)];
  const numbers = cells.flatMap((each) => told.left(each));
  const isAll = told.open(region).every((cell) => cells.some((each) => cellName(each.cell) === cellName(cell)));
  const isKnown = numbers.length === cells.length && isAll;
  if (hasBeside(told, region, cells).length > 0 || !isKnown) return boundsSaid(told, { region, cells }, name);
  return [...withoutNumbers(told, region, `${can} ${bagName(numbers)}`), ...ofPart(told, cells)];
};

/** `2 + 6 or 3 + 5`. */
export const combinationsSaid: OfRegion = (told, { region, cells }, name) => {
  const whole = regionIs(told, region, cells);
  const found = restWays(told, region);
  const rest = found === undefined ? undefined : waysName(found);
  const numbers = new Set(rest === undefined ? [] : found?.flat());
  const within = cells.map(({ cell, values }) => ({ cell, values: values.filter((value) => numbers.has(value)) }));
  const then = ofPart(told, within.every((each) => told.left(each).length > 0) ? within : cells);
  const isNew = rest !== undefined && told.open(region).length < region.cells.length;
  const ways = isNew ? so(`the rest of ${name} ${be(told)} ${rest}`, then) : [];
  const plain = rest !== undefined && !isNew ? so(`${name} ${be(told)} ${rest}`, then) : [];
  return [
    ...(whole === undefined ? [] : withoutNumbers(told, region, `${name} ${whole}`)),
    ...ways,
    ...plain,
    ...then.map((each) => `in every way to ${region.rule.kind === 'sum' ? 'make' : 'fill'} ${name}, ${each}`),
  ];
};
