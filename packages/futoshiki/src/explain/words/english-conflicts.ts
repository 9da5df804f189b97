/** Conflicts of Futoshiki in English. What a player has placed is theirs, "your 4 in r2c1". */
import { type Cell, cellName, list, sameCell } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { ConflictReason } from '../conflicts/reason.js';
import type { Standing, ToldConflict } from '../told/conflict.js';
import { type ToldLink, toldLine } from '../told/link.js';
import { reasonsIn } from './english-conflict-parts.js';
import { alongBars, cellNames, clauses, isIn, lineName, lineNames, sentence } from './english-names.js';

/** Ways to say it, the longest first. */
export function conflictSaid(told: ToldConflict): Variants {
  const { reason } = told;
  return (reason === undefined ? combined(told) : conflicts[reason](told)).map(sentence);
}

const conflicts: Readonly<Record<ConflictReason, (told: ToldConflict) => Variants>> = {
  'opposite-signs'({ about: { cells } }) {
    const [one, other] = cells.map(cellName);
    return [`two signs contradict each other: ${one} > ${other} and ${other} > ${one}`];
  },
  'number-twice': numberTwice,
  'broken-sign': brokenSign,
  'broken-bar': (told) => [`a bar joins ${bothNumbers(told)}, but they do not differ by one`],
  'missing-bar': (told) => [`there is no bar between ${bothNumbers(told)}, but they differ by one`],
  circle({ about: { cells } }) {
    const [first] = cells;
    const round = [...cells, ...(first === undefined ? [] : [first])];
    return [
      `${path(round)}: the signs go round in a circle`,
      `${count(cells.length, 'sign')} go round in a circle: ${path(round.slice(0, 3))} and on, back to ${path(round.slice(-1))}`,
    ];
  },
  'number-at-the-end': atTheEnd,
  'long-chain': longChain,
  'chain-in-lines': chainInLines,
  'bars-between'(told) {
    const { cells } = told.about;
    const [start, end] = [told.at(cells[0]!)!, told.at(cells.at(-1)!)!];
    const [from, to] = end.isYours || !start.isYours ? [start, end] : [end, start];
    const bars = `${count(cells.length - 1, 'bar')} lead to ${cellName(to.cell)}`;
    return [
      `from ${theNumber(from)} ${bars}, each a step of one up or down: that does not come to ${to.isYours ? 'your ' : ''}${to.number}`,
    ];
  },
  'bar-run': barRun,
  'no-number-fits'(told) {
    const [cell] = told.about.cells;
    const fits = `no number fits ${cellName(cell!)}`;
    return reasonsIn(told, cell)
      .map((why) => `${fits}: ${why}`)
      .concat(fits);
  },
  'no-place'(told) {
    const { line, numbers } = told.about;
    const start = `no cell of ${lineName(toldLine(line!))} can hold the ${numbers[0]}`;
    return reasonsIn(told)
      .map((why) => `${start}: ${why}`)
      .concat(start);
  },
  'too-few-numbers'(told) {
    const { cells, numbers } = told.about;
    const is = numbers.length === 1 ? 'is' : 'are';
    const start = `only ${list(numbers)} ${is} left for ${cells.length === 2 ? 'both ' : ''}${cellNames(cells)}`;
    return reasonsIn(told)
      .map((why) => `${start}: ${why}`)
      .concat(start);
  },
  'too-few-places'(told) {
    const { cells, numbers, line } = told.about;
    const fit = numbers.length === 2 ? 'both fit only' : 'fit only';
    const start = `in ${lineName(toldLine(line!))}, ${list(numbers)} ${fit} in ${cellNames(cells)}`;
    return reasonsIn(told)
      .map((why) => `${start}: ${why}`)
      .concat(start);
  },
  'unfillable-line'(told) {
    const line = lineName(toldLine(told.about.line!));
    const isOfBars = told.because.some((premise) => 'bar' in premise || 'noBar' in premise);
    if (isOfBars) {
      const what = told.standing.length === 0 ? 'the bars' : 'the bars and numbers';
      return withYours(told).map(
        (yours) => `${yours}no order of the numbers from 1 to ${told.side} fits ${what} of ${line}`,
      );
    }
    return withYours(told).map((yours) => `${yours}${tried(told)}${line} cannot be filled`);
  },
};

function combined(told: ToldConflict): Variants {
  const { lines } = told;
  const what =
    lines.length === 0
      ? [`the bars around ${cellNames(barred(told))} cannot all be right`, 'the numbers and bars cannot all be right']
      : [
          `${lineNames(lines)} cannot ${lines.length === 2 ? 'both' : 'all'} be filled`,
          `${count(lines.length, 'row or column', 'rows and columns')} cannot all be filled`,
        ];
  return withYours(told).flatMap((yours) => what.map((each) => `${yours}${tried(told)}${each}`));
}

function barred({ because }: ToldConflict): readonly Cell[] {
  const cells = because.flatMap((premise) =>
    'bar' in premise ? premise.bar : 'noBar' in premise ? premise.noBar : [],
  );
  return cells.filter((cell, i) => cells.findIndex((other) => sameCell(cell, other)) === i);
}

/** Nobody would see it. */
function tried({ isChained }: ToldConflict): string {
  return isChained ? '' : 'whatever one tries, ';
}

/** More are counted. */
const MOST_NAMED = 3;

function withYours({ yours }: ToldConflict): Variants {
  if (yours.length === 0) return [''];
  if (yours.length > MOST_NAMED) return [`with ${count(yours.length, 'number')} of yours, `];
  return [
    `with your ${list(yours.map(({ number, cell }) => `${number} in ${cellName(cell)}`))}, `,
    `with ${count(yours.length, 'number')} of yours, `,
  ];
}

function numberTwice(told: ToldConflict): Variants {
  const { cells, line, numbers } = told.about;
  const [number] = numbers;
  const [one, other] = cells.map((cell) => told.at(cell)!) as [Standing, Standing];
  const where = lineName(toldLine(line!));
  if (one.isYours === other.isYours) {
    const whose = one.isYours ? 'you have' : `${where} has`;
    return [`${whose} two ${number}s${one.isYours ? ` in ${where}` : ''}: in ${cellNames(cells)}`];
  }
  const [yours, given] = one.isYours ? [one, other] : [other, one];
  return [`${theNumber(yours)} is the second ${number} in ${where}: ${cellName(given.cell)} has one`];
}

function brokenSign(told: ToldConflict): Variants {
  const [greater, less] = told.about.cells.map((cell) => told.at(cell)!) as [Standing, Standing];
  if (greater.isYours && less.isYours) return [`${theNumber(greater)} must be greater than ${theNumber(less)}`];
  if (greater.isYours) return [`${theNumber(greater)} must be greater than ${whichIs(less)}`];
  if (less.isYours) return [`${theNumber(less)} must be smaller than ${whichIs(greater)}`];
  const numbers =
    greater.number === less.number
      ? `both are ${less.number}`
      : `it is ${greater.number} and ${cellName(less.cell)} is ${less.number}`;
  return [`${cellName(greater.cell)} must be greater than ${cellName(less.cell)}, but ${numbers}`];
}

/** Nothing is greater than the highest number. */
function atTheEnd(told: ToldConflict): Variants {
  const [greater, less] = told.about.cells;
  const high = told.at(greater!);
  const start = high ?? told.at(less!)!;
  const which = high === undefined ? 'highest' : 'lowest';
  const must =
    high === undefined ? `must be smaller than ${cellName(greater!)}` : `must be greater than ${cellName(less!)}`;
  return [
    start.isYours
      ? `${theNumber(start)} ${must}, and ${start.number} is the ${which} number`
      : `${cellName(start.cell)} ${must}, but it is ${start.number}, the ${which} number`,
  ];
}

function longChain(told: ToldConflict): Variants {
  const { cells } = told.about;
  const [top, bottom] = [cells[0]!, cells.at(-1)!];
  const [high, low] = [told.at(top), told.at(bottom)];
  const signs = cells.length - 1;
  if (high !== undefined && low !== undefined) {
    const most = high.number - signs;
    const [there, but] = [
      `${cellName(bottom)} is at most ${most}`,
      low.isYours ? `you have ${low.number}` : `it is ${low.number}`,
    ];
    const withHigh = `with ${high.isYours ? 'your ' : ''}${high.number} in ${cellName(top)}`;
    const none = most < 1 ? `nothing is left for ${cellName(bottom)}` : `${there}, but ${but}`;
    return [
      `${path(cells)}: ${withHigh}, ${none}`,
      `${count(signs, 'sign')} lead down from ${cellName(top)} to ${cellName(bottom)}: ${withHigh}, ${none}`,
    ];
  }
  if (high === undefined && low === undefined) {
    const need = `${count(cells.length, 'cell')}, each greater than the next, need ${inWords(cells.length)} numbers`;
    return [
      `${need}, and there are ${inWords(told.side)}: ${path(cells)}`,
      `${need}, and there are ${inWords(told.side)}, from ${cellName(top)} to ${cellName(bottom)}`,
    ];
  }
  const isDown = high !== undefined;
  const start = (high ?? low)!;
  const end = isDown ? bottom : top;
  const from = start.isYours ? theNumber(start) : whichIs(start);
  const leads = `${count(signs, 'sign')} lead ${isDown ? 'down' : 'up'}`;
  const along = isDown ? path(cells) : path([...cells].reverse(), '<');
  return [
    `from ${from}${start.isYours ? '' : ','} ${leads}: no number is left for ${cellName(end)} (${along})`,
    `from ${from}${start.isYours ? '' : ','} ${leads}: no number is left for ${cellName(end)}`,
  ];
}

/** A chain where lines have some of the numbers that it needs. */
function chainInLines(told: ToldConflict): Variants {
  const { cells } = told.about;
  const ends = cells.flatMap((cell) => told.at(cell) ?? []);
  const why = reasonsIn(
    told,
    undefined,
    ends.map(({ cell, number, isYours }) =>
      isYours ? `you have ${number} in ${cellName(cell)}` : `${cellName(cell)} is ${number}`,
    ),
  );
  return [
    ...why.map((each) => `there is no room for ${path(cells)}: ${each}`),
    ...why.map(
      (each) =>
        `there is no room for ${count(cells.length - 1, 'sign')} from ${cellName(cells[0]!)} to ${cellName(cells.at(-1)!)}: ${each}`,
    ),
    `there is no room for ${count(cells.length - 1, 'sign')} from ${cellName(cells[0]!)} to ${cellName(cells.at(-1)!)}`,
  ];
}

function barRun(told: ToldConflict): Variants {
  const { cells } = told.about;
  const along = alongBars(cells);
  const run = cells.flatMap((cell) => told.at(cell) ?? []);
  const elsewhere = told.standing.filter(({ cell }) => !isIn(cells, cell));
  if (elsewhere.length > 0) {
    const others = `there is no room beside ${list(elsewhere.map(theNumber))}`;
    return [
      `${along}: ${run.length === 0 ? '' : `with ${list(run.map(theNumber))} `}${others}`,
      `${along}: ${others}`,
      along,
    ];
  }
  const [one, other] = run;
  if (one !== undefined && other === undefined) {
    const at = cells.findIndex((cell) => sameCell(cell, one.cell));
    const signs = cells.length - 1;
    if (at === 0 || at === signs)
      return [`${along}: from ${theNumber(one)} that leads to ${one.number - signs} or ${one.number + signs}`];
    return [`${along}: with ${theNumber(one)} they run out of numbers`];
  }
  return [`${along}, but not with ${list(run.map(theNumber))}`, along];
}

function bothNumbers(told: ToldConflict): string {
  return list(told.about.cells.map((cell) => theNumber(told.at(cell)!)));
}

/** `your 3 in r2c1`, `the 3 in r2c1`. */
function theNumber({ cell, number, isYours }: Standing): string {
  return `${isYours ? 'your' : 'the'} ${number} in ${cellName(cell)}`;
}

function whichIs({ cell, number }: Standing): string {
  return `${cellName(cell)}, which is ${number}`;
}

function path(cells: readonly Cell[], sign = '>'): string {
  return cells.map(cellName).join(` ${sign} `);
}

function inWords(number: number): string {
  return count(number, '', '').trim();
}

/** The last step of a chain, where nothing is supposed: what is left to a cell, and why that does not fit either. */
export function stuck(told: ToldLink): Variants {
  const dead = told.concludes.find(({ values }) => values.length === 0);
  if (dead === undefined) return [];
  const name = cellName(dead.cell);
  const left = leftSeen(told, dead.cell);
  const without = homeless(told);
  if (without !== undefined) return [without];
  const twice = sameTwice(told, dead.cell);
  if (twice !== undefined) return [twice];
  const none = `no number is left for ${name}`;
  const has = told.lines
    .filter((each) => isIn(told.cellsIn(each), dead.cell) && told.has(each).length > 0)
    .map((each) => `${lineName(each)} has ${list(told.has(each))}`);
  const only = `only ${list(left)} ${left.length === 1 ? 'is' : 'are'} left for ${name}`;
  const signs = told.signs.flatMap((sign) => {
    const other = sameCell(sign[0], dead.cell) ? sign[1] : sameCell(sign[1], dead.cell) ? sign[0] : undefined;
    if (other === undefined) return [];
    const isGreater = sameCell(sign[0], dead.cell);
    const others = told.left(other);
    const end = isGreater ? Math.min(...others) : Math.max(...others);
    const which = others.length === 1 ? `which is ${end}` : `which is at ${isGreater ? 'least' : 'most'} ${end}`;
    const says = Number.isFinite(end) && end !== (isGreater ? 1 : told.side) ? `, ${which}` : '';
    return [`is ${isGreater ? 'greater' : 'smaller'} than ${cellName(other)}${says}`];
  });
  if (left.length === 0) return [`${list(has)}: ${none}`, none];
  const along = wayFrom(told, dead.cell);
  return [
    ...(along === undefined ? [] : [`${only}, but ${along}`]),
    ...(signs.length === 0 ? [] : [`${only}, but it ${clauses(signs)}`]),
    ...(signs.length === 0 ? [] : [`${only}, but it ${signs[0]}`]),
    `${only}, and ${left.length === 1 ? 'it does not fit' : 'none of them fits'}`,
    none,
  ];
}

/** Another cell of a line has the number that is written in a cell. */
function sameTwice(told: ToldLink, cell: Cell): string | undefined {
  const number = told.number(cell);
  for (const line of number === undefined ? [] : told.lines) {
    const cells = told.cellsIn(line).filter((each) => told.number(each) === number);
    if (cells.length > 1 && isIn(cells, cell)) return `${lineName(line)} has two ${number}s: in ${cellNames(cells)}`;
  }
  return undefined;
}

/** `r1c1 > r1c2 > r2c2, which is at least 3`: the signs that lead on from a cell, where they are several. */
function wayFrom(told: ToldLink, cell: Cell): string | undefined {
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
    const left = told.left(cells.at(-1)!);
    const end = near === 0 ? Math.min(...left) : Math.max(...left);
    const is = left.length === 1 ? '' : near === 0 ? 'at least ' : 'at most ';
    const which = Number.isFinite(end) && end !== (near === 0 ? 1 : told.side) ? `, which is ${is}${end}` : '';
    return `${path(cells, near === 0 ? '>' : '<')}${which}`;
  }
  return undefined;
}

/** A number that no cell of a line is left for, or two that have only one. */
function homeless(told: ToldLink): string | undefined {
  if (told.technique !== 'hidden-single' && told.technique !== 'forced-extreme') return undefined;
  for (const line of told.lines) {
    const open = told.cellsIn(line).filter((cell) => told.number(cell) === undefined);
    const missing = Array.from({ length: told.side }, (_, i) => i + 1).filter((each) => !told.has(line).includes(each));
    const homes = missing.map((number) => ({
      number,
      cells: open.filter((cell) => leftSeen(told, cell).includes(number)),
    }));
    const none = homes.find(({ cells }) => cells.length === 0);
    if (none !== undefined) return `no cell of ${lineName(line)} is left for the ${none.number}`;
    for (const { number, cells } of homes) {
      const [home, ...more] = cells;
      const other = homes.find((each) => each.number > number && each.cells.length === 1 && each.cells[0] === home);
      if (home !== undefined && more.length === 0 && other !== undefined)
        return `in ${lineName(line)}, ${list([number, other.number])} both fit only in ${cellName(home)}`;
    }
  }
  const [line] = told.lines;
  return line === undefined ? undefined : `${lineName(line)} has no place left for one of its numbers`;
}

/** What is left to a cell after what is seen on the way. */
function leftSeen(told: ToldLink, cell: Cell): readonly number[] {
  const seen = told.seen.flatMap(({ concludes }) => concludes).filter((each) => sameCell(each.cell, cell));
  return told.left(cell).filter((number) => seen.every(({ values }) => values.includes(number)));
}
