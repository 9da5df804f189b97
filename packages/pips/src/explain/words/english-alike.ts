/** Regions of equal or of different numbers, in English. */
import { cellName, list } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft } from '../step.js';
import { enoughOf, mostTelling } from '../told/alike.js';
import { countFor } from '../told/counting.js';
import type { ToldLink } from '../told/index.js';
import { carriedNumbers } from '../told/tray.js';
import { countSaid } from './english-count.js';
import { be, isWhat, itIs, regionIs, type Variants, verb } from './english-facts.js';
import { a, bagName, cellNames, dominoNames, regionName } from './english-names.js';
import { ofPart, scarce } from './english-parts.js';
import { thereIs } from './english-scarce.js';
import { type OfRegion, sentence, so } from './english-telling.js';

export const equalSaid: OfRegion = (told, { region, cells }, name) => {
  const then = ofPart(told, cells);
  const [at] = cells;
  if (at === undefined) return then;
  const left = told.left(at);
  const [value] = left;
  const isThere = told.has(region).includes(value ?? -1);
  if (left.length === 1 && isThere) {
    const others = region.cells.filter((cell) => !cells.some((each) => cellName(each.cell) === cellName(cell)));
    const rest = others.every((cell) => told.known(cell) === value);
    const own = cells.map(({ cell }) => cell);
    const is = `${be(told, own.length > 1)} ${value}`;
    const like = `${cellNames(own, 4)} ${is} like the rest of ${name}`;
    const isAll = rest && own.length > 3;
    return [
      ...(rest && !isAll ? [like] : []),
      ...(isAll ? [`the rest of ${name} ${be(told)} ${value} too`] : []),
      ...likeSaid(told, { region, name, value: value!, is: `${cellNames(own, 4)} ${is}` }),
      `${cellNames(own, 2)} ${is} too`,
    ];
  }
  const sure = region.cells.find((cell) => told.known(cell) !== undefined);
  const number = sure === undefined ? undefined : told.known(sure);
  if (sure !== undefined && number !== undefined && cells.every((each) => told.left(each).includes(number)))
    return [
      `the rest of ${name} ${be(told)} ${number} like ${cellName(sure)}`,
      `${cellNames(
        cells.map(({ cell }) => cell),
        2,
      )} ${be(told, cells.length > 1)} ${number} like ${cellName(sure)}`,
    ];
  const giver = region.cells.find((cell) => String(told.sight(cell)) === String(left));
  if (giver !== undefined && left.length > 0 && left.length <= 3)
    return [
      `${cellName(giver)} ${isWhat(told, told.sight(giver), [])}, and so ${be(told)} the rest of ${name}`,
      ...then,
    ];
  const lost = [...new Set(cells.flatMap((each) => told.lost(each)))].sort((x, y) => x - y);
  const without = region.cells.find((cell) => !told.valuesOf(cell).some((v) => lost.includes(v)));
  const few = without === undefined ? [] : told.sight(without);
  if (without !== undefined && few.length > 0 && few.length <= 3 && lost.length > 0)
    return [
      `${cellName(without)} ${isWhat(told, few, [])}, and so ${be(told)} the rest of ${name}`,
      ...so(`all cells of ${name} are alike`, then),
    ];
  if (without !== undefined && lost.length > 0 && lost.length <= 3)
    return [
      `${cellName(without)} ${verb(told, 'is not', 'not be')} ${list(lost, 'or')}, so nothing else in ${name} ${be(told)}`,
      ...so(`all cells of ${name} are alike`, then),
    ];
  const [one, other] = mostTelling(told, region.cells);
  const both =
    one === undefined || other === undefined ? [] : told.valuesOf(one).filter((v) => told.valuesOf(other).includes(v));
  const isWhy = cells.every((each) => both.every((value) => told.left(each).includes(value)));
  if (one === undefined || other === undefined || !isWhy) return so(`all cells of ${name} are alike`, then);
  const givers = list([one, other].map((cell) => `${cellName(cell)} ${isWhat(told, told.sight(cell), [])}`));
  const whole = regionIs(told, region, cells);
  const first = whole === undefined ? [] : [`${name} ${whole}`];
  return [...so(givers, [...first, ...then]), ...so(`all cells of ${name} are alike`, then)];
};

/** Like what lies in the region, or like a cell that is known only. */
function likeSaid(
  told: ToldLink,
  {
    region,
    name,
    value,
    is,
  }: { readonly region: Region; readonly name: string; readonly value: number; readonly is: string },
): Variants {
  const known = region.cells.filter((cell) => told.known(cell) === value);
  const [giver] = known;
  return giver === undefined || known.some((cell) => told.isCovered(cell))
    ? [`${name} ${verb(told, 'has', 'have')} ${a(value)}: ${is} too`]
    : [`${is} like ${cellName(giver)} in ${name}`];
}

export const differentSaid: OfRegion = (told, { region, cells }, name) => {
  const then = ofPart(told, cells);
  const lost = new Set(cells.flatMap((each) => told.lost(each)));
  const has = told.has(region).filter((value) => lost.has(value));
  if (has.length > 0 && has.length === lost.size && has.length <= 3)
    return so(`${name} ${verb(told, 'has', 'have')} ${bagName(has)} already`, then);
  const takers = region.cells.filter(
    (cell) =>
      !cells.some((each) => cellName(each.cell) === cellName(cell)) &&
      told.valuesOf(cell).every((v) => lost.has(v) || told.has(region).includes(v)),
  );
  const taken = [...new Set(takers.flatMap((cell) => told.valuesOf(cell)))].sort((x, y) => x - y);
  if (takers.length > 1 && takers.length === taken.length && takers.length <= 3)
    return [
      ...so(`in ${name}, ${cellNames(takers)} ${verb(told, 'take', 'take')} ${list(taken)}`, then),
      ...so(`no number comes twice in ${name}`, then),
    ];
  return so(`no number comes twice in ${name}`, then);
};

/** `the = needs three alike, and there is only one 2`. */
export function enoughReason(told: ToldLink, region: Region, lost: readonly number[], name?: string): Variants {
  const size = region.cells.length;
  const few = lost.filter((value) => told.halvesFor(region, value) < size).sort((x, y) => x - y);
  const needs = `${name ?? regionName(told.puzzle, region)} ${verb(told, 'needs', 'need')} ${count(size, 'alike', 'alike')}`;
  if (few.length === 0) {
    const found = countFor(told);
    if (found === undefined) return [needs];
    const left =
      found.left === 0 ? 'none is' : `only ${count(found.left, '', '').trim()} ${found.left > 1 ? 'are' : 'is'}`;
    return [
      `${countSaid(told, found)}, so ${told.isSupposed ? left.replace(/ (is|are)$/, ' would be') : left} left for ${name ?? regionName(told.puzzle, region)}`,
      needs,
    ];
  }
  if (few.length <= 2) {
    const there = `${thereIs(told.halvesFor(region, few[0]!) > 1)} ${scarce(told, region, few)}`;
    return [`${needs}, and ${there}`, there, needs];
  }
  const isLeft = few.some((value) => told.halves(value) >= size) ? ' left' : '';
  return [`${needs}, and ${thereIs(true)} too few ${list(few.map((value) => `${value}s`))}${isLeft}`, needs];
}

/** `Which number is there four times?`, or whether there are enough of those that are too few. */
export function enoughAsked(
  told: ToldLink,
  part: { readonly region: Region; readonly cells: readonly CellLeft[] },
): string {
  const { lost, left, isOnly } = enoughOf(told, part);
  const size = part.region.cells.length;
  if (isOnly) {
    const isLeft = carriedNumbers(told.puzzle).some((value) => !left.includes(value) && told.halves(value) >= size);
    const times = size === 2 ? 'twice' : count(size, 'time');
    return `Which ${left.length === 1 ? 'number is' : 'numbers are'} ${isLeft ? 'left' : 'there'} ${times}?`;
  }
  if (lost.length > 0 && lost.length <= 2) return `Are there enough ${list(lost.map((value) => `${value}s`))}?`;
  return 'Which numbers does that rule out?';
}

export const enoughSaid: OfRegion = (told, { region, cells }, name) => {
  const size = region.cells.length;
  const { lost, left, isShort, isOnly } = enoughOf(told, { region, cells });
  const needs = `${name} ${verb(told, 'needs', 'need')} ${count(size, 'alike', 'alike')}`;
  const isNot = `it ${verb(told, 'is not', 'not be')} ${list(lost, 'or')}`;
  const is = `it ${be(told)} ${list(left, 'or')}`;
  const then = told.placed !== undefined ? [itIs(told)] : [isShort ? is : isNot];
  const first = told.placed === undefined ? '' : orOthers(told);
  const [most = '', ...shorter] = enoughReason(told, region, lost, name);
  const others = carriedNumbers(told.puzzle).filter((value) => !left.includes(value));
  const isLeft = others.some((value) => told.halves(value) >= size) ? 'left' : 'in the tray';
  const times = size === 2 ? 'twice' : `${count(size, 'time')}`;
  const only =
    left.length === 1
      ? `${left[0]} ${be(told)} the only number ${isLeft} ${times}`
      : `only ${list(left)} ${be(told, true)} ${isLeft} ${times}`;
  return [
    ...(first === '' ? [] : so(`${first}${most}`, then)),
    ...(isOnly && others.length > 2 && told.placed === undefined ? [] : so(most, then)),
    ...(isOnly && told.placed === undefined ? [sentence(`${needs}, and ${only}`)] : []),
    ...(!isShort && most.includes('too few') ? [sentence(most)] : []),
    ...shorter.filter((text) => !text.startsWith('there')).flatMap((text) => so(text, then)),
  ];
};

/** `That is the 0–5 or the 2–5. `, where few dominoes are left for the pair that one is placed on. */
function orOthers(told: ToldLink): string {
  const { left } = told.candidates(told.placed!.cells);
  return left.length < 2 || left.length > 3 ? '' : `that ${be(told)} ${dominoNames(left)}. `;
}
