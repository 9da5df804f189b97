/** Reasons in German: a clause for each. */
import { cellName } from '@pipwright/core';
import { germanCount } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { Across } from '../told/beside.js';
import type { Line, ToldLink } from '../told/link.js';
import type { Reason } from '../told/reason.js';
import { signReasons } from '../told/sign-reasons.js';
import {
  allOf,
  alongBars,
  are,
  cellNames,
  clauses,
  lineName,
  lineNames,
  linesOf,
  noneOf,
  oder,
  oneOf,
  pair,
  path,
  than,
  und,
} from './german-names.js';

/** Clauses of one sentence. */
export function reasonsSaid(reasons: readonly Reason[]): string {
  return clauses(clausesOf(reasons));
}

/** A clause for each; of lines that have numbers, only the first says „schon“. */
export function clausesOf(reasons: readonly Reason[]): string[] {
  return reasons.map((each, i) =>
    each.kind === 'has' && reasons[i - 1]?.kind === 'has' ? has(each.lines, each.numbers, '') : reasonSaid(each),
  );
}

/** Why signs and bars leave cells what they do. */
export function bySigns(told: ToldLink): Variants {
  return signReasons(told).map(reasonSaid);
}

function reasonSaid(reason: Reason): string {
  switch (reason.kind) {
    case 'has':
      return has(reason.lines, reason.numbers);
    case 'every-has':
      return `alle anderen ${linesOf(reason.of)} haben schon die ${reason.number}`;
    case 'lacks':
      return lacks(reason.line, reason.numbers, 'nur ');
    case 'beside':
      return `${are(reason.cells)} ${pair([
        ...reason.sides.map((side) => than(side)),
        ...(reason.not === undefined ? [] : [noneOf(reason.not)]),
      ])}`;
    case 'each-beside': {
      const word = `${reason.isGreater ? 'größer' : 'kleiner'} als ein Nachbar`;
      if (reason.isAll) return `jedes andere leere Feld ist ${word}`;
      return `${are(reason.cells)} ${reason.cells.length === 1 ? '' : 'jeweils '}${word}`;
    }
    case 'made-by-signs': {
      const first = reason.low.length > 0 ? reason.low : reason.high;
      return `wegen der Zeichen ${first.length > 1 ? 'sind' : 'ist'} ${und([
        ...(reason.low.length === 0 ? [] : [`${cellNames(reason.low)} zu klein`]),
        ...(reason.high.length === 0 ? [] : [`${cellNames(reason.high)} zu groß`]),
      ])}`;
    }
    case 'too-far': {
      const along = [...new Set(reason.along.map(reasonSaid))];
      const signs = along.length === 0 ? '' : ` (${und(along)})`;
      return `${are(reason.cells)} zu ${reason.isLow ? 'klein' : 'groß'}${signs}`;
    }
    case 'among':
      return `${are(reason.cells)} ${oneOf(reason.numbers)}`;
    case 'not':
      return `${are(reason.cells)} ${noneOf(reason.numbers)}`;
    case 'low':
    case 'high':
      return `${are(reason.cells)} zu ${reason.kind === 'low' ? 'klein' : 'groß'}`;
    case 'only-left':
      return `nur die ${reason.number} ist noch übrig`;
    case 'across': {
      const bar = reason.isBar ? 'einen' : 'keinen';
      const others = reason.others.map((each, i) => `${i === 0 ? `${bar} Balken` : bar} ${toAcross(each)}`);
      return `${cellName(reason.cell)} hat ${pair(others)}`;
    }
    case 'kept': {
      const isOne = reason.cells.length === 1;
      const missing = isOne ? 'ein fehlender Balken' : 'fehlende Balken';
      const bars = reason.isBar ? (isOne ? 'ein Balken' : 'Balken') : missing;
      return `${bars} ${isOne ? 'verbietet' : 'verbieten'} die ${reason.number} in ${cellNames(reason.cells)}`;
    }
    case 'joined': {
      const pairs = reason.pairs.map((ends) => `zwischen ${cellNames(ends)}`);
      return reason.isBar ? `Balken stehen ${und(pairs)}` : `kein Balken steht ${oder(pairs)}`;
    }
    case 'run':
      return alongBars(reason.cells);
    case 'signs':
      return und(reason.paths.map((each) => path(each)));
    case 'down':
      return signsLead(reason.signs, `von ${cellName(reason.from)}`, `abwärts bis ${cellName(reason.to)}`);
    case 'by-signs':
      return 'das sagen die Zeichen';
    case 'ordered':
      return `in ${cellNames(reason.sign)} passen nur ${und(reason.numbers)}, und ${cellName(reason.sign[1])} ist das kleinere`;
    case 'between': {
      const { tight, others } = reason;
      const all = others.length === 2 ? 'beide' : 'alle';
      const leaving = tight && ` (bei einer ${tight.number} bliebe für ${all} nur die ${tight.left})`;
      return `${cellName(reason.cell)} ist ${reason.isSmaller ? 'kleiner' : 'größer'} als ${cellNames(others)}${leaving ?? ''}`;
    }
    case 'all':
      return reasonsSaid(reason.reasons);
  }
}

/** `von r1c1 führen drei Zeichen abwärts bis r3c2`. */
export function signsLead(signs: number, from: string, to: string): string {
  return `${from} ${signs === 1 ? 'führt' : 'führen'} ${germanCount(signs, 'Zeichen', 'Zeichen', 'ein')} ${to}`;
}

/** `Zeile 4 hat schon die 4`, `die Zeilen 1 und 2 haben schon die 4`, `Zeile 4 hat schon 1 und 4`. */
function has(lines: readonly Line[], numbers: readonly number[], already = 'schon '): string {
  return `${lineNames(lines)} ${lines.length === 1 ? 'hat' : 'haben'} ${already}${allOf(numbers)}`;
}

/** `in Zeile 4 fehlt nur noch die 4`, `in Zeile 4 fehlen noch 1 und 4`. */
export function lacks(line: Line, numbers: readonly number[], only = ''): string {
  return `in ${lineName(line)} ${numbers.length === 1 ? 'fehlt' : 'fehlen'} ${only}noch ${allOf(numbers)}`;
}

/** `zur 4 in r1c2`, `zu r1c2, das 3 oder 4 ist`, `zu r1c2, das keine 2 ist`. */
function toAcross({ cell, number, among, not }: Across): string {
  if (number !== undefined) return `zur ${number} in ${cellName(cell)}`;
  if (among !== undefined) return `zu ${cellName(cell)}, das ${oneOf(among)} ist`;
  return `zu ${cellName(cell)}${not === undefined ? '' : `, das ${noneOf(not)} ist`}`;
}
