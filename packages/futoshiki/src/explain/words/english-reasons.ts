/** Why cells do not hold numbers, in English: a clause for each reason. */
import { type Cell, cellName, list, sameCell } from '@pipwright/core';
import type { Line, ToldLink } from '../told/link.js';
import { isThrough, type WhyNot, whyNot } from '../told/why-not.js';
import { be, beside, cellNames, clauses, isIn, lineName, lineNames } from './english-names.js';
import { reasonOf } from './english-signs.js';

interface Loss {
  readonly cell: Cell;
  readonly number: number;
  readonly why: WhyNot;
}

/** Undefined where the step does not say why of one of them. */
function lossesOf(
  told: ToldLink,
  all: readonly { readonly cell: Cell; readonly number: number }[],
): readonly Loss[] | undefined {
  const losses = all.flatMap((each) => {
    const why = whyNot(told, each.cell, each.number);
    return why === undefined ? [] : [{ ...each, why }];
  });
  return losses.length === all.length ? losses : undefined;
}

function because<Kind extends WhyNot['kind']>(losses: readonly Loss[], kind: Kind) {
  return losses.flatMap(({ why, ...loss }) =>
    why.kind === kind ? [{ ...loss, why: why as Extract<WhyNot, { kind: Kind }> }] : [],
  );
}

/** Why a number is in none of some cells of a line. */
export function whyNowhere(told: ToldLink, cells: readonly Cell[], number: number): readonly string[] {
  const losses = lossesOf(
    told,
    cells.map((cell) => ({ cell, number })),
  );
  if (losses === undefined) return [];
  const lines = because(losses, 'taken').map(({ why }) => why.line);
  const taken =
    lines.length === 0 ? [] : [`${lineNames(lines)} ${lines.length === 1 ? 'has its' : 'have their'} ${number}`];
  const chained = because(losses, 'seen').filter(({ why }) => why.by.technique === 'chain-bound');
  const isOnChain = ({ cell }: Pick<Loss, 'cell'>) =>
    chained.some(({ why }) => why.by.signs.some((sign) => isIn(sign, cell)));
  const signed = because(losses, 'sign').filter((loss) => !isOnChain(loss));
  const isAll = signed.length === cells.length && cells.length > 2;
  const rest = [
    ...saysChains(
      losses.filter((loss) => (loss.why.kind === 'sign' || loss.why.kind === 'seen') && isOnChain(loss)),
      chained.map(({ why }) => why.by),
    ),
    ...saysSeen(because(losses, 'seen').filter((loss) => !isOnChain(loss))),
    ...saysKnown(told, because(losses, 'known')),
    ...taken,
  ];
  return [clauses([...saysSigns(signed, isAll), ...rest]), clauses([...saysBriefly(signed), ...rest])];
}

/** `r5c9 and r6c9 are too low (r4c9 > r5c9 > r6c9)`. */
function saysChains(losses: readonly Loss[], links: readonly ToldLink[]): readonly string[] {
  const paths = list([...new Set(links.flatMap((link) => reasonOf(link).slice(0, 1)))]);
  const said = (word: string, some: readonly Loss[]) =>
    some.length === 0
      ? []
      : [`${cellNames(some.map(({ cell }) => cell))} ${some.length > 1 ? 'are' : 'is'} too ${word}`];
  const both = [
    ...said('low', losses.filter(isTooLow)),
    ...said(
      'high',
      losses.filter((loss) => !isTooLow(loss)),
    ),
  ];
  return both.map((text, i) => (i === both.length - 1 ? `${text} (${paths})` : text));
}

/** Is it for what is above it that a cell does not hold a number? */
function isTooLow({ cell, number, why }: Loss): boolean {
  if (why.kind === 'sign') return sameCell(why.sign[1], cell);
  const left = why.kind === 'seen' ? why.by.concludes.filter((each) => sameCell(each.cell, cell)) : [];
  return why.kind === 'seen' && left.some((each) => why.by.after(each).every((other) => other < number));
}

/** Why a cell holds a number: all others are elsewhere, too low or too high. */
export function whyOnly(told: ToldLink, cell: Cell, number: number | undefined): readonly string[] {
  const others = Array.from({ length: told.side }, (_, i) => i + 1).filter((each) => each !== number);
  const losses = lossesOf(
    told,
    others.map((each) => ({ cell, number: each })),
  );
  if (losses === undefined) return [];
  const known = saysOnlyKnown(
    told,
    cell,
    because(losses, 'known').map((loss) => loss.number),
  );
  const taken = because(losses, 'taken');
  const lines = told.lines.filter((line) => isThrough(line, cell) && taken.some(({ why }) => sameLine(why.line, line)));
  const numbersOf = (line: Line) => taken.filter(({ why }) => sameLine(why.line, line)).map((each) => each.number);
  const longest = lines.toSorted((a, b) => numbersOf(b).length - numbersOf(a).length);
  const signs = saysSigns(because(losses, 'sign'), false);
  const rest = [...saysSeen(because(losses, 'seen')), ...known];
  return [clauses([...signs, ...rest, ...longest.map((line, i) => saysHas(told, line, numbersOf(line), i === 0))])];
}

/** Why a cell does not hold a number that its line lacks. */
export function whyNotThere(told: ToldLink, cell: Cell, number: number): string | undefined {
  return whyNowhere(told, [cell], number)[0];
}

/** In lines that lack no more, these are named. */
const FEW = 3;

function saysHas(told: ToldLink, line: Line, numbers: readonly number[], isFirst: boolean): string {
  const has = told.has(line);
  const lacks = Array.from({ length: told.side }, (_, i) => i + 1).filter((number) => !has.includes(number));
  if (isFirst && lacks.length <= FEW && numbers.length > FEW) return `${lineName(line)} lacks only ${list(lacks)}`;
  return numbers.length === 1 ? `${lineName(line)} has its ${numbers[0]}` : `${lineName(line)} has ${list(numbers)}`;
}

function sameLine(a: Line, b: Line): boolean {
  return a.kind === b.kind && a.index === b.index;
}

/** `r3c2 is 3 or 5`, `r3c2 is not 4`: by earlier steps, of the cell that a step is about. */
function saysOnlyKnown(told: ToldLink, cell: Cell, lost: readonly number[]): string[] {
  if (lost.length === 0) return [];
  const left = told.known(cell);
  if (left.length === 1) return [`only the ${left[0]} ${be(told)} left for ${cellName(cell)}`];
  const text = left.length > FEW && lost.length <= FEW ? `not ${list(lost, 'or')}` : list(left, 'or');
  return [`${cellName(cell)} ${be(told)} ${text}`];
}

/** `r3c2 and r4c2 are 3 or 5`, `r1c4 is too low`: by earlier steps. */
function saysKnown(told: ToldLink, losses: readonly { readonly cell: Cell; readonly number: number }[]): string[] {
  const groups = new Map<string, Cell[]>();
  for (const { cell, number } of losses) {
    const left = [told.left(cell), told.known(cell)].find(({ length }) => length > 1) ?? told.known(cell);
    const isLow = left.every((each) => each < number);
    const far = isLow ? 'too low' : left.every((each) => each > number) ? 'too high' : `not ${number}`;
    const text = left.length > FEW ? far : list(left, 'or');
    groups.set(text, [...(groups.get(text) ?? []), cell]);
  }
  return [...groups].map(([text, cells]) => `${cellNames(cells)} ${be(told, cells.length > 1)} ${text}`);
}

function saysSeen(losses: readonly { readonly why: Extract<WhyNot, { kind: 'seen' }> }[]): string[] {
  const links = [...new Set(losses.map(({ why }) => why.by))];
  return links.flatMap((link) => reasonOf(link).slice(0, 1));
}

type Signed = { readonly cell: Cell; readonly number: number; readonly why: Extract<WhyNot, { kind: 'sign' }> };

/** Does the sign alone say so, whatever the other cell holds? */
function isBare({ cell, number, why }: Signed): boolean {
  return number === (sameCell(why.sign[0], cell) ? 1 : why.at.side);
}

/** `r4c3 is smaller than the 6 in r3c3 and greater than r4c4, which is at least 3`. */
function saysSigns(losses: readonly Signed[], isAll: boolean): string[] {
  const bare = [...new Map(losses.filter(isBare).map((each) => [cellName(each.cell), each])).values()];
  const together = bare.length < 2 ? [] : [eachBeside(bare, isAll)];
  const others = bare.length < 2 ? losses : losses.filter((each) => !isBare(each));
  const byCell = new Map<string, string[]>();
  for (const { cell, why } of others) {
    const said = byCell.get(cellName(cell)) ?? [];
    const text = beside(why.at, why.sign, cell);
    if (!said.includes(text)) said.push(text);
    byCell.set(cellName(cell), said);
  }
  return [...together, ...[...byCell].map(([name, said]) => `${name} is ${said.join(' and ')}`)];
}

/** The same in fewer words. */
function saysBriefly(losses: readonly Signed[]): string[] {
  const each = [...new Map(losses.map((loss) => [cellName(loss.cell), loss])).values()];
  return each.length === 0 ? [] : [eachBeside(each, false)];
}

/** `r1c4 and r3c4 are each smaller than a neighbour`. */
function eachBeside(losses: readonly Signed[], isAll: boolean): string {
  const [first] = losses;
  const word = first !== undefined && sameCell(first.why.sign[0], first.cell) ? 'greater' : 'smaller';
  if (isAll) return `every other empty cell is ${word} than a neighbour`;
  const cells = losses.map(({ cell }) => cell);
  return `${cellNames(cells)} ${cells.length === 1 ? 'is' : 'are each'} ${word} than a neighbour`;
}
