/** Why cells do not hold numbers, in English: a clause for each reason. */
import { type Cell, cellName, list, sameCell } from '@pipwright/core';
import { type Line, otherEnd, type ToldLink } from '../told/link.js';
import { type WhyNot, whyNot } from '../told/why-not.js';
import {
  across,
  alongBars,
  be,
  beside,
  besideAny,
  cellNames,
  clauses,
  inOrder,
  isIn,
  joined,
  lineName,
  lineNames,
} from './english-names.js';
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

/** Why a number is in none of some cells of a line, clause by clause, in more words and in fewer. */
export function whyNowhere(
  told: ToldLink,
  home: Line,
  cells: readonly Cell[],
  number: number,
): readonly (readonly string[])[] {
  const losses = lossesOf(
    told,
    cells.map((cell) => ({ cell, number })),
  );
  if (losses === undefined) return [];
  const holding = told.lines.filter((line) => !sameLine(line, home) && told.restsOn(line).join() === `${number}`);
  const lines = distinct([...because(losses, 'taken').map(({ why }) => why.line), ...holding]);
  const isEvery = lines.length === told.side - 1 && lines.length > FEW && lines.every(({ kind }) => kind !== home.kind);
  const have = lines.length === 1 || isEvery ? 'has its' : 'have their';
  const named = isEvery ? `every other ${lines[0]?.kind}` : lineNames(lines);
  const taken = lines.length === 0 ? [] : [`${named} ${have} ${number}`];
  const chained = because(losses, 'seen').filter(({ why }) => why.by.technique === 'chain-bound');
  const isOnChain = ({ cell }: Pick<Loss, 'cell'>) =>
    chained.some(({ why }) => why.by.signs.some((sign) => isIn(sign, cell)));
  const signed = because(losses, 'sign').filter((loss) => !isOnChain(loss));
  const isAll = signed.length === cells.length && cells.length > 2;
  const onChains = losses.filter((loss) => (loss.why.kind === 'sign' || loss.why.kind === 'seen') && isOnChain(loss));
  const seen = because(losses, 'seen').filter((loss) => !isOnChain(loss));
  const rest = [...saysKnown(told, because(losses, 'known')), ...taken, ...alsoHave(told, [home, ...lines])];
  const links = chained.map(({ why }) => why.by);
  const [barred, onRuns] = [because(losses, 'bar'), because(losses, 'run')];
  const isOfBars = ({ why: { by } }: (typeof seen)[number]) => by.bars.length + by.noBars.length > 0;
  const bars = [...barred, ...onRuns, ...seen.filter(isOfBars)];
  return [
    [
      ...saysSigns(signed, isAll),
      ...saysChains(onChains, links),
      ...saysBars(barred),
      ...saysRuns(onRuns),
      ...saysSeen(seen),
      ...rest,
    ],
    [
      ...saysBriefly([...signed, ...onChains]),
      ...saysBarsBriefly(bars),
      ...saysSeen(seen.filter((loss) => !isOfBars(loss))),
      ...rest,
    ],
  ];
}

function distinct(lines: readonly Line[]): Line[] {
  return lines.filter((line, i) => lines.findIndex((each) => sameLine(each, line)) === i);
}

/** What else a step rests on: numbers in lines that nothing has been said of. */
function alsoHave(told: ToldLink, said: readonly Line[]): string[] {
  return told.lines
    .filter((line) => !said.some((each) => sameLine(each, line)))
    .flatMap((line) => {
      const numbers = told.restsOn(line);
      if (numbers.length === 0) return [];
      return [
        numbers.length === 1 ? `${lineName(line)} has its ${numbers[0]}` : `${lineName(line)} has ${list(numbers)}`,
      ];
    });
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

/** Why a cell holds a number, clause by clause: all others are elsewhere, too low or too high. */
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
  const lines = distinct(taken.map(({ why }) => why.line));
  const numbersOf = (line: Line) => taken.filter(({ why }) => sameLine(why.line, line)).map((each) => each.number);
  const longest = lines.toSorted((a, b) => numbersOf(b).length - numbersOf(a).length);
  const seen = because(losses, 'seen');
  const isOnChain = ({ why }: Signed) =>
    seen.some((each) => each.why.by.signs.some(([a, b]) => sameCell(a, why.sign[0]) && sameCell(b, why.sign[1])));
  return [
    ...saysSigns(
      because(losses, 'sign').filter((loss) => !isOnChain(loss)),
      false,
    ),
    ...saysSeen(seen),
    ...saysBars(because(losses, 'bar')),
    ...saysRuns(because(losses, 'run')),
    ...known,
    ...longest.map((line, i) => saysHas(told, line, numbersOf(line), i === 0)),
    ...alsoHave(told, lines),
  ];
}

/** Why a cell does not hold a number that its line lacks. */
export function whyNotThere(told: ToldLink, line: Line, cell: Cell, number: number): string | undefined {
  const [reason] = whyNowhere(told, line, [cell], number);
  return reason && clauses(reason);
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
  if (left.length === 1) return [`only the ${left[0]} ${be(told)} left`];
  const text = lost.length <= FEW ? `not ${list(lost, 'or')}` : list(left, 'or');
  return [`${cellName(cell)} ${be(told)} ${text}`];
}

/** `r3c2 and r4c2 are 3 or 5`, `r1c4 is too low`: by earlier steps. */
function saysKnown(told: ToldLink, losses: readonly { readonly cell: Cell; readonly number: number }[]): string[] {
  const groups = new Map<string, Cell[]>();
  for (const { cell, number } of losses) {
    const left = told.left(cell);
    const isLow = left.every((each) => each < number);
    const far = isLow ? 'too low' : left.every((each) => each > number) ? 'too high' : `not ${number}`;
    const text = left.length > FEW ? far : left.length > 1 ? list(left, 'or') : `not ${number}`;
    groups.set(text, [...(groups.get(text) ?? []), cell]);
  }
  return [...groups].map(([text, cells]) => `${cellNames(cells)} ${be(told, cells.length > 1)} ${text}`);
}

function saysSeen(losses: readonly { readonly why: Extract<WhyNot, { kind: 'seen' }> }[]): string[] {
  const links = [...new Set(losses.map(({ why }) => why.by))];
  return links.flatMap((link) => reasonOf(link).slice(0, 1));
}

function saysRuns(losses: readonly { readonly why: Extract<WhyNot, { kind: 'run' }> }[]): string[] {
  return losses.map(({ why }) => alongBars(why.cells));
}

type Barred = { readonly cell: Cell; readonly number: number; readonly why: Extract<WhyNot, { kind: 'bar' }> };

/** `a bar joins r2c2 to the 3 in r1c2, another to r3c2, which is not 2`. */
function saysBars(losses: readonly Barred[]): string[] {
  return [true, false].flatMap((isBar) => {
    const all = losses.filter(({ why }) => why.isBar === isBar);
    return cellsOf(all).map((cell) => {
      const own = all.filter((loss) => sameCell(loss.cell, cell));
      const isOpen = ({ why }: Barred) => why.at.number(otherEnd(why.ends, cell)) === undefined;
      const written = own.toSorted((a, b) => Number(isOpen(a)) - Number(isOpen(b)));
      const others = written.map(({ why: { at, ends } }) => {
        const lost = own.filter(({ why }) => `${why.ends}` === `${ends}`).map(({ number }) => number);
        return across(at, ends, cell, lost);
      });
      return joined(cell, [...new Set(others)], isBar);
    });
  });
}

/** The same in fewer words, of one number. */
function saysBarsBriefly(losses: readonly Loss[]): string[] {
  return [true, false].flatMap((isBar) => {
    const all = losses.filter((loss) => isMissing(loss) !== isBar);
    const cells = cellsOf(all);
    if (cells.length === 0) return [];
    const bars = cells.length > 1 ? `${isBar ? '' : 'missing '}bars keep` : `a ${isBar ? '' : 'missing '}bar keeps`;
    return [`${bars} the ${all[0]!.number} from ${cellNames(cells)}`];
  });
}

/** Is it for a bar that is not there? */
function isMissing({ why }: Loss): boolean {
  return why.kind === 'bar' ? !why.isBar : why.kind === 'seen' && why.by.technique === 'no-bar';
}

function cellsOf(losses: readonly { readonly cell: Cell }[]): Cell[] {
  return inOrder([...new Map(losses.map(({ cell }) => [cellName(cell), cell])).values()]);
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
  // Of what one sign says of a cell, the strongest.
  const bySign = new Map<string, Signed>();
  for (const loss of others) {
    const key = [loss.cell, ...loss.why.sign].map(cellName).join(' ');
    if (!bySign.has(key) || !isBare(loss)) bySign.set(key, loss);
  }
  const byCell = new Map<string, { readonly cell: Cell; readonly said: string[] }>();
  for (const loss of bySign.values()) {
    const { cell, why } = loss;
    const each = byCell.get(cellName(cell)) ?? { cell, said: [] };
    each.said.push(isBare(loss) ? besideAny(why.sign, cell) : beside(why.at, why.sign, cell));
    byCell.set(cellName(cell), each);
  }
  const byText = new Map<string, Cell[]>();
  for (const { cell, said } of byCell.values()) {
    const text = said.join(said.some((each) => each.includes(', ')) ? ', and ' : ' and ');
    byText.set(text, [...(byText.get(text) ?? []), cell]);
  }
  return [
    ...together,
    ...[...byText].map(([text, cells]) => `${cellNames(cells)} ${cells.length > 1 ? 'are' : 'is'} ${text}`),
  ];
}

/** The same in fewer words. */
function saysBriefly(losses: readonly Loss[]): string[] {
  const each = [...new Map(losses.map((loss) => [cellName(loss.cell), loss])).values()];
  const signed = because(each, 'sign');
  if (each.length === 0) return [];
  if (signed.length === each.length && signed.every(isBare)) return [eachBeside(signed, false)];
  const said = (word: string, some: readonly Loss[]) =>
    some.length === 0 ? [] : [`${cellNames(some.map(({ cell }) => cell))} too ${word}`];
  const both = [
    ...said('low', each.filter(isTooLow)),
    ...said(
      'high',
      each.filter((loss) => !isTooLow(loss)),
    ),
  ];
  return [`the signs make ${list(both)}`];
}

/** `r1c4 and r3c4 are each smaller than a neighbour`. */
function eachBeside(losses: readonly Signed[], isAll: boolean): string {
  const [first] = losses;
  const word = first !== undefined && sameCell(first.why.sign[0], first.cell) ? 'greater' : 'smaller';
  if (isAll) return `every other empty cell is ${word} than a neighbour`;
  const cells = losses.map(({ cell }) => cell);
  return `${cellNames(cells)} ${cells.length === 1 ? 'is' : 'are each'} ${word} than a neighbour`;
}
