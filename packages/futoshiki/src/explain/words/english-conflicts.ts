/** Conflicts of Futoshiki in English: "your 4 in r2c1" of what a player has placed, "a 4" of what is only asked about. */
import { cellName, list, sameCell } from '@pipwright/core';
import { count } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { ConflictReason } from '../conflicts/reason.js';
import { isIn } from '../told/cells.js';
import { barredIn, type Standing, type ToldConflict } from '../told/conflict.js';
import { toldLine } from '../told/link.js';
import { reasonsIn } from './english-conflict-parts.js';
import { alongBars, aNumber, cellNames, lineName, lineNames, path, sentence } from './english-names.js';

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
  'broken-bar': (told) => [
    `a bar joins ${bothNumbers(told)}, but they ${told.supposed ? 'would' : 'do'} not differ by one`,
  ],
  'missing-bar': (told) => [
    `there is no bar between ${bothNumbers(told)}, but they ${told.supposed ? 'would ' : ''}differ by one`,
  ],
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
    const fits = `${supposing(told)}no number fits ${cellName(cell!)}`;
    return reasonsIn(told, cell)
      .map((why) => `${fits}: ${why}`)
      .concat(fits);
  },
  'no-place'(told) {
    const { line, numbers } = told.about;
    const start = `${supposing(told)}no cell of ${lineName(toldLine(line!))} can hold the ${numbers[0]}`;
    return reasonsIn(told)
      .map((why) => `${start}: ${why}`)
      .concat(start);
  },
  'too-few-numbers'(told) {
    const { cells, numbers } = told.about;
    const is = numbers.length === 1 ? 'is' : 'are';
    const start = `${supposing(told)}only ${list(numbers)} ${is} left for ${cells.length === 2 ? 'both ' : ''}${cellNames(cells)}`;
    return reasonsIn(told)
      .map((why) => `${start}: ${why}`)
      .concat(start);
  },
  'too-few-places'(told) {
    const { cells, numbers, line } = told.about;
    const fit = numbers.length === 2 ? 'both fit only' : 'fit only';
    const start = `${supposing(told)}in ${lineName(toldLine(line!))}, ${list(numbers)} ${fit} in ${cellNames(cells)}`;
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
      ? [`the bars around ${cellNames(barredIn(told))} cannot all be right`, 'the numbers and bars cannot all be right']
      : [
          `${lineNames(lines)} cannot ${lines.length === 2 ? 'both' : 'all'} be filled`,
          `${count(lines.length, 'row or column', 'rows and columns')} cannot all be filled`,
        ];
  return withYours(told).flatMap((yours) => what.map((each) => `${yours}${tried(told)}${each}`));
}

/** Nobody would see it. */
function tried({ isChained }: ToldConflict): string {
  return isChained ? '' : 'whatever one tries, ';
}

/** More are counted. */
const MOST_NAMED = 3;

function withYours(told: ToldConflict): Variants {
  const { yours, supposed } = told;
  const asked = supposed === undefined ? [] : [theNumber(supposed)];
  const [first, ...others] = yours;
  if (first === undefined) return [supposing(told)];
  const counted = `with ${list([...asked, `${count(yours.length, 'number')} of yours`])}, `;
  if (yours.length > MOST_NAMED) return [counted];
  const named = [theNumber(first), ...others.map(({ number, cell }) => `${number} in ${cellName(cell)}`)];
  return [`with ${list([...asked, ...named])}, `, counted];
}

/** `with a 3 in r2c1, `: nothing where nothing is only asked about. */
function supposing({ supposed }: ToldConflict): string {
  return supposed === undefined ? '' : `with ${theNumber(supposed)}, `;
}

function numberTwice(told: ToldConflict): Variants {
  const { cells, line, numbers } = told.about;
  const [number] = numbers;
  const [one, other] = cells.map((cell) => told.at(cell)!) as [Standing, Standing];
  const where = lineName(toldLine(line!));
  if (one.isSupposed || other.isSupposed) {
    const [asked, there] = one.isSupposed ? [one, other] : [other, one];
    const has = there.isYours ? `you have one in ${cellName(there.cell)}` : `${cellName(there.cell)} has one`;
    return [`${theNumber(asked)} would be the second ${number} in ${where}: ${has}`];
  }
  if (one.isYours === other.isYours) {
    const whose = one.isYours ? 'you have' : `${where} has`;
    return [`${whose} two ${number}s${one.isYours ? ` in ${where}` : ''}: in ${cellNames(cells)}`];
  }
  const [yours, given] = one.isYours ? [one, other] : [other, one];
  return [`${theNumber(yours)} is the second ${number} in ${where}: ${cellName(given.cell)} has one`];
}

function brokenSign(told: ToldConflict): Variants {
  const [greater, less] = told.about.cells.map((cell) => told.at(cell)!) as [Standing, Standing];
  const named = (each: Standing) => (each.isYours ? theNumber(each) : whichIs(each));
  if (greater.isSupposed) return [`${theNumber(greater)} would have to be greater than ${named(less)}`];
  if (less.isSupposed) return [`${theNumber(less)} would have to be smaller than ${named(greater)}`];
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
  const be = start.isSupposed ? 'would have to be' : 'must be';
  const must =
    high === undefined ? `${be} smaller than ${cellName(greater!)}` : `${be} greater than ${cellName(less!)}`;
  return [
    start.isYours || start.isSupposed
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
    const but = low.isSupposed ? `not ${low.number}` : `but ${low.isYours ? 'you have' : 'it is'} ${low.number}`;
    const withHigh = `with ${high.isSupposed ? aNumber(high.number) : `${high.isYours ? 'your ' : ''}${high.number}`} in ${cellName(top)}`;
    const none =
      most < 1 ? `nothing is left for ${cellName(bottom)}` : `${cellName(bottom)} is at most ${most}, ${but}`;
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
  const isPlain = start.isYours || start.isSupposed;
  const from = isPlain ? theNumber(start) : whichIs(start);
  const leads = `${count(signs, 'sign')} lead ${isDown ? 'down' : 'up'}`;
  const along = isDown ? path(cells) : path([...cells].reverse(), '<');
  return [
    `from ${from}${isPlain ? '' : ','} ${leads}: no number is left for ${cellName(end)} (${along})`,
    `from ${from}${isPlain ? '' : ','} ${leads}: no number is left for ${cellName(end)}`,
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
    ...why.map((each) => `${supposing(told)}there is no room for ${path(cells)}: ${each}`),
    ...why.map(
      (each) =>
        `${supposing(told)}there is no room for ${count(cells.length - 1, 'sign')} from ${cellName(cells[0]!)} to ${cellName(cells.at(-1)!)}: ${each}`,
    ),
    `${supposing(told)}there is no room for ${count(cells.length - 1, 'sign')} from ${cellName(cells[0]!)} to ${cellName(cells.at(-1)!)}`,
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

/** `your 3 in r2c1`, `a 3 in r2c1`, `the 3 in r2c1`. */
function theNumber({ cell, number, isYours, isSupposed }: Standing): string {
  const what = isSupposed ? aNumber(number) : `${isYours ? 'your' : 'the'} ${number}`;
  return `${what} in ${cellName(cell)}`;
}

function whichIs({ cell, number }: Standing): string {
  return `${cellName(cell)}, which is ${number}`;
}

function inWords(number: number): string {
  return count(number, '', '').trim();
}
