/** Conflicts of Futoshiki in German: „deine 4 in r2c1“ of what a player has placed, „eine 4“ of what is only asked about. */
import { cellName, sameCell } from '@pipwright/core';
import { germanCount, germanNumber } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { ConflictReason } from '../conflicts/reason.js';
import { isIn } from '../told/cells.js';
import { barredIn, type Standing, type ToldConflict } from '../told/conflict.js';
import { toldLine } from '../told/link.js';
import { ofNumber, reasonsIn, theNumber } from './german-conflict-parts.js';
import { allOf, alongBars, because, cellNames, lineName, lineNames, path, sentence, und } from './german-names.js';
import { signsLead } from './german-reasons.js';

/** Ways to say it, the longest first. */
export function conflictSaid(told: ToldConflict): Variants {
  const { reason } = told;
  return (reason === undefined ? combined(told) : conflicts[reason](told)).map(sentence);
}

const conflicts: Readonly<Record<ConflictReason, (told: ToldConflict) => Variants>> = {
  'opposite-signs'({ about: { cells } }) {
    const [one, other] = cells.map(cellName);
    return [`zwei Zeichen widersprechen sich: ${one} > ${other} und ${other} > ${one}`];
  },
  'number-twice': numberTwice,
  'broken-sign': brokenSign,
  'broken-bar': (told) => [
    `zwischen ${bothNumbers(told)} ist ein Balken, aber sie ${differing(told, 'nicht um eins')}`,
  ],
  'missing-bar': (told) => [`zwischen ${bothNumbers(told)} ist kein Balken, aber sie ${differing(told, 'um eins')}`],
  circle({ about: { cells } }) {
    const round = [...cells, ...cells.slice(0, 1)];
    const signs = germanCount(cells.length, 'Zeichen', 'Zeichen', 'ein');
    return [
      `${path(round)}: Die Zeichen drehen sich im Kreis`,
      `${signs} drehen sich im Kreis: ${path(round.slice(0, 3))} und so weiter bis zurück zu ${path(round.slice(-1))}`,
    ];
  },
  'number-at-the-end': atTheEnd,
  'long-chain': longChain,
  'chain-in-lines': chainInLines,
  'bars-between'(told) {
    const { cells } = told.about;
    const [start, end] = [told.at(cells[0]!)!, told.at(cells.at(-1)!)!];
    const [from, to] = end.isYours || !start.isYours ? [start, end] : [end, start];
    const isOne = cells.length === 2;
    const bars = `${isOne ? 'führt' : 'führen'} ${germanCount(cells.length - 1, 'Balken', 'Balken', 'ein')}`;
    const onto = `${to.isYours ? 'deine' : to.isSupposed ? 'eine' : 'die'} ${to.number}`;
    return [
      `von ${ofNumber(from)} ${bars} zu ${cellName(to.cell)}, jeder um eins auf oder ab: So kommt man nicht auf ${onto}`,
    ];
  },
  'bar-run': barRun,
  'no-number-fits'(told) {
    const [cell] = told.about.cells;
    return withReasons(supposing(told, `in ${cellName(cell!)}`, 'passt', 'keine Zahl'), reasonsIn(told, cell));
  },
  'no-place'(told) {
    const { line, numbers } = told.about;
    return withReasons(
      supposing(told, `in ${lineName(toldLine(line!))}`, 'passt', `die ${numbers[0]} nirgends hin`),
      reasonsIn(told),
    );
  },
  'too-few-numbers'(told) {
    const { cells, numbers } = told.about;
    const stay = numbers.length === 1 ? 'bleibt' : 'bleiben';
    return withReasons(
      supposing(told, `für ${cellNames(cells)}`, stay, `zusammen nur ${allOf(numbers)}`),
      reasonsIn(told),
    );
  },
  'too-few-places'(told) {
    const { cells, numbers, line } = told.about;
    const both = numbers.length === 2 ? 'beide ' : '';
    const where = `in ${lineName(toldLine(line!))}`;
    const only = `${both}nur in ${cellNames(cells)}`;
    const start =
      told.supposed === undefined
        ? `${where} passen ${und(numbers)} ${only}`
        : `mit ${ofNumber(told.supposed)} passen ${und(numbers)} ${where} ${only}`;
    return withReasons(start, reasonsIn(told));
  },
  'unfillable-line'(told) {
    const line = lineName(toldLine(told.about.line!));
    const isOfBars = told.because.some((premise) => 'bar' in premise || 'noBar' in premise);
    if (!isOfBars) return withYours(told, line, 'lässt sich', `nicht füllen${tried(told)}`);
    const what = told.standing.length === 0 ? 'den Balken' : 'den Balken und Zahlen';
    const order = `keine Reihenfolge der Zahlen von 1 bis ${told.side}`;
    return withYours(told, order, 'passt', `zu ${what} in ${line}`);
  },
};

/** `Warum nicht: …`, and at last without why. */
function withReasons(start: string, reasons: Variants): Variants {
  return [...reasons.map((why) => because(start, why)), start];
}

function combined(told: ToldConflict): Variants {
  const { lines } = told;
  const rest = `nicht ${lines.length === 2 ? 'beide' : 'alle'} füllen${tried(told)}`;
  if (lines.length > 0)
    return [
      ...withYours(told, lineNames(lines), 'lassen sich', rest),
      ...withYours(told, germanCount(lines.length, 'Zeile', 'Zeilen und Spalten', 'eine'), 'lassen sich', rest),
    ];
  return [
    ...withYours(told, `die Balken um ${cellNames(barredIn(told))}`, 'können', `nicht alle stimmen${tried(told)}`),
    ...withYours(told, 'die Zahlen und Balken', 'können', `nicht alle stimmen${tried(told)}`),
  ];
}

/** Nobody would see it. */
function tried({ isChained }: ToldConflict): string {
  return isChained ? '' : ', was man auch probiert';
}

/** More are counted. */
const MOST_NAMED = 3;

/** `Zeile 2 lässt sich nicht füllen`, `mit deiner 3 in r1c1 lässt sich Zeile 2 nicht füllen`. */
function withYours(told: ToldConflict, subject: string, verb: string, rest: string): Variants {
  const { yours, supposed } = told;
  if (yours.length === 0) return [supposing(told, subject, verb, rest)];
  const asked = supposed === undefined ? [] : [ofNumber(supposed)];
  const number = yours.length === 1 ? 'einer deiner Zahlen' : `${germanNumber(yours.length)} deiner Zahlen`;
  const counted = `mit ${und([...asked, number])}`;
  const named = yours.length > MOST_NAMED ? [] : [`mit ${und([...asked, ...yours.map(ofNumber)])}`];
  return [...named, counted].map((front) => `${front} ${verb} ${subject} ${rest}`);
}

/** `mit einer 3 in r1c1 passt in r2c1 keine Zahl`; without that where nothing is only asked about. */
function supposing({ supposed }: ToldConflict, first: string, verb: string, rest: string): string {
  if (supposed === undefined) return `${first} ${verb} ${rest}`;
  return `mit ${ofNumber(supposed)} ${verb} ${first} ${rest}`;
}

function numberTwice(told: ToldConflict): Variants {
  const { cells, line, numbers } = told.about;
  const [number] = numbers;
  const [one, other] = cells.map((cell) => told.at(cell)!) as [Standing, Standing];
  const where = lineName(toldLine(line!));
  if (one.isSupposed || other.isSupposed) {
    const [asked, there] = one.isSupposed ? [one, other] : [other, one];
    const stands = `${there.isYours ? 'Deine' : 'Eine'} steht schon in ${cellName(there.cell)}`;
    return [`${theNumber(asked)} wäre die zweite ${number} in ${where}: ${stands}`];
  }
  if (one.isYours === other.isYours) {
    const yours = one.isYours ? 'deine' : 'die';
    return [`in ${where} steht ${yours} ${number} zweimal: in ${cellNames(cells)}`];
  }
  const [yours, given] = one.isYours ? [one, other] : [other, one];
  return [`${theNumber(yours)} ist die zweite ${number} in ${where}: Eine steht schon in ${cellName(given.cell)}`];
}

function brokenSign(told: ToldConflict): Variants {
  const [greater, less] = told.about.cells.map((cell) => told.at(cell)!) as [Standing, Standing];
  if (greater.isSupposed) return [`${theNumber(greater)} müsste größer sein als ${theNumber(less)}`];
  if (less.isSupposed) return [`${theNumber(less)} müsste kleiner sein als ${theNumber(greater)}`];
  if (less.isYours && !greater.isYours) return [`${theNumber(less)} muss kleiner sein als ${theNumber(greater)}`];
  if (greater.isYours) return [`${theNumber(greater)} muss größer sein als ${theNumber(less)}`];
  const must = `${cellName(greater.cell)} muss größer sein als ${cellName(less.cell)}`;
  const numbers = `${cellName(greater.cell)} ist die ${greater.number} und ${cellName(less.cell)} die ${less.number}`;
  return [`${must}, aber ${greater.number === less.number ? `beide sind ${less.number}` : numbers}`];
}

/** Nothing is greater than the highest number. */
function atTheEnd(told: ToldConflict): Variants {
  const [greater, less] = told.about.cells;
  const high = told.at(greater!);
  const start = high ?? told.at(less!)!;
  const which = high === undefined ? 'größte' : 'kleinste';
  const verb = start.isSupposed ? 'müsste' : 'muss';
  const must =
    high === undefined
      ? `${verb} kleiner sein als ${cellName(greater!)}`
      : `${verb} größer sein als ${cellName(less!)}`;
  return [
    start.isYours || start.isSupposed
      ? `${theNumber(start)} ${must}, aber ${start.number} ist die ${which} Zahl`
      : `${cellName(start.cell)} ${must}, ist aber die ${start.number}, die ${which} Zahl`,
  ];
}

function longChain(told: ToldConflict): Variants {
  const { cells } = told.about;
  const [top, bottom] = [cells[0]!, cells.at(-1)!];
  const [high, low] = [told.at(top), told.at(bottom)];
  const signs = cells.length - 1;
  if (high !== undefined && low !== undefined) {
    const most = high.number - signs;
    const but = low.isSupposed
      ? `nicht ${low.number}`
      : `aber dort steht ${low.isYours ? 'deine' : 'die'} ${low.number}`;
    const none =
      most < 1 ? `bleibt für ${cellName(bottom)} nichts` : `ist ${cellName(bottom)} höchstens ${most}, ${but}`;
    const then = `mit ${ofNumber(high)} ${none}`;
    const lead = signsLead(signs, `von ${cellName(top)}`, `abwärts bis ${cellName(bottom)}`);
    return [because(path(cells), then), because(lead, then)];
  }
  if (high === undefined && low === undefined) {
    const [many, few] = [germanNumber(cells.length), germanNumber(told.side)];
    const need = `${many} Felder, jedes größer als das nächste, brauchen ${many} Zahlen, und es gibt nur ${few}`;
    return [`${need}: ${path(cells)}`, `${need}, von ${cellName(top)} bis ${cellName(bottom)}`];
  }
  const isDown = high !== undefined;
  const none = `für ${cellName(isDown ? bottom : top)} bleibt keine Zahl`;
  const lead = signsLead(signs, `von ${ofNumber((high ?? low)!)}`, isDown ? 'abwärts' : 'aufwärts');
  const along = isDown ? path(cells) : path([...cells].reverse(), '<');
  return [because(lead, `${none} (${along})`), because(lead, none)];
}

/** A chain where lines have some of the numbers that it needs. */
function chainInLines(told: ToldConflict): Variants {
  const { cells } = told.about;
  const ends = cells.flatMap((cell) => told.at(cell) ?? []);
  const why = reasonsIn(
    told,
    undefined,
    ends.map(({ cell, number, isYours }) => `in ${cellName(cell)} steht ${isYours ? 'deine' : 'die'} ${number}`),
  );
  const signs = germanCount(cells.length - 1, 'Zeichen', 'Zeichen', 'ein');
  const noRoom = (what: string) => supposing(told, `für ${what}`, 'ist', 'kein Platz');
  const counted = noRoom(`${signs} von ${cellName(cells[0]!)} bis ${cellName(cells.at(-1)!)}`);
  return [...why.map((each) => because(noRoom(path(cells)), each)), ...withReasons(counted, why)];
}

function barRun(told: ToldConflict): Variants {
  const { cells } = told.about;
  const along = alongBars(cells);
  const run = cells.flatMap((cell) => told.at(cell) ?? []);
  const elsewhere = told.standing.filter(({ cell }) => !isIn(cells, cell));
  if (elsewhere.length > 0) {
    const beside = `neben ${und(elsewhere.map(ofNumber))}`;
    const all = `mit ${und(run.map(ofNumber))} ist ${beside} kein Platz`;
    return [...(run.length === 0 ? [] : [because(along, all)]), because(along, `${beside} ist kein Platz`), along];
  }
  const [one, other] = run;
  if (one === undefined || other !== undefined) return [`${along}, aber nicht mit ${und(run.map(ofNumber))}`, along];
  const at = cells.findIndex((cell) => sameCell(cell, one.cell));
  const signs = cells.length - 1;
  if (at !== 0 && at !== signs) return [because(along, `mit ${ofNumber(one)} gehen die Zahlen aus`)];
  return [because(along, `von ${ofNumber(one)} führt das zu ${one.number - signs} oder ${one.number + signs}`)];
}

function differing({ supposed }: ToldConflict, how: string): string {
  return supposed === undefined ? `unterscheiden sich ${how}` : `würden sich ${how} unterscheiden`;
}

function bothNumbers(told: ToldConflict): string {
  return und(told.about.cells.map((cell) => ofNumber(told.at(cell)!)));
}
