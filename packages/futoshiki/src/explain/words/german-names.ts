/** What things are called in German, and what is said of cells. What would be is said as if it were: that is how people talk. */
import { type Cell, cellName, list } from '@pipwright/core';
import { capital, germanCount } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { Side } from '../told/beside.js';
import { concluded, isAllWritten, type Left } from '../told/concluded.js';
import type { Line, ToldLink } from '../told/link.js';
import { clausesInOne } from './clauses.js';

export function und(parts: readonly (string | number)[]): string {
  return list(parts, 'und');
}

export function oder(parts: readonly (string | number)[]): string {
  return list(parts, 'oder');
}

const LINES = { row: ['Zeile', 'Zeilen'], column: ['Spalte', 'Spalten'] } as const;

export function lineName({ kind, index }: Line): string {
  return `${LINES[kind][0]} ${index + 1}`;
}

export function linesOf(kind: Line['kind']): string {
  return LINES[kind][1];
}

/** `Zeile 2`, `die Zeilen 1 und 3`, `Zeile 2 und Spalte 4`; behind `in` with the article `den`. */
export function lineNames(lines: readonly Line[], article: 'die' | 'den' = 'die'): string {
  const of = (kind: Line['kind']) => {
    const numbers = lines.filter((line) => line.kind === kind).map(({ index }) => index + 1);
    if (numbers.length === 0) return [];
    const [one, many] = LINES[kind];
    return [`${numbers.length > 1 ? `${article} ${many}` : one} ${und(numbers.sort((a, b) => a - b))}`];
  };
  return und([...of('row'), ...of('column')]);
}

export function cellNames(cells: readonly Cell[]): string {
  return und(cells.map(cellName));
}

export function path(cells: readonly Cell[], sign = '>'): string {
  return cells.map(cellName).join(` ${sign} `);
}

/** `r1c1 ist`, `r1c1 und r1c2 sind`. */
export function are(cells: readonly Cell[]): string {
  return `${cellNames(cells)} ${cells.length > 1 ? 'sind' : 'ist'}`;
}

export function sentence(text: string): string {
  return `${capital(text)}.`;
}

/** A sentence behind a colon begins with a capital. */
export function because(reason: string, text: string): string {
  return `${reason}: ${capital(text)}`;
}

export function clauses(parts: readonly string[]): string {
  return clausesInOne(parts, 'und');
}

/** `A und B`; a comma ends what one of them opens. */
export function pair(parts: readonly string[]): string {
  return parts.join(parts.slice(0, -1).some((each) => each.includes(', ')) ? ', und ' : ' und ');
}

const VERBS =
  'ist|sind|hat|haben|fehlt|fehlen|steht|stehen|bleibt|bleiben|passt|passen|führt|führen|geht|verbietet|verbieten|müsste';
const VERB_SECOND = new RegExp(`^((?:r\\d+c\\d+, )*[^,:?>]+?) (${VERBS}) (.+)$`, 's');

/** `Dann ist r1c1 die 4`: the verb goes second, and what came first goes third. Undefined where there is no verb. */
export function inverted(first: string, text: string): string | undefined {
  const [, front, verb, rest] = VERB_SECOND.exec(text) ?? [];
  if (front === undefined) return undefined;
  const isName = /^(?:Zeile|Spalte|Balken|r\d)/.test(front);
  const third = isName ? front : front.slice(0, 1).toLowerCase() + front.slice(1);
  // Two numbers side by side are hard to read.
  const either = /^\d+(?:, \d+)* oder /.test(rest ?? '') ? (verb === 'ist' ? 'eine ' : 'entweder ') : '';
  return `${first} ${verb} ${third} ${either}${rest}`;
}

/** `größer als die 3 in r1c1`, `kleiner als r2c5, das höchstens 4 ist`. */
export function than({ isGreater, other, number, is, bound }: Side, be = ''): string {
  const start = `${isGreater ? 'größer' : 'kleiner'}${be} als`;
  if (number !== undefined) return `${start} die ${number} in ${cellName(other)}`;
  if (is !== undefined) return `${start} ${cellName(other)}, wo die ${is} steht`;
  if (bound === undefined) return `${start} ${cellName(other)}`;
  return `${start} ${cellName(other)}, das ${isGreater ? 'mindestens' : 'höchstens'} ${bound} ist`;
}

export function alongBars(cells: readonly Cell[]): string {
  return `an den Balken von ${cellName(cells[0]!)} bis ${cellName(cells.at(-1)!)} geht es in Einerschritten auf oder ab`;
}

/** `die 4`, `1 oder 4`. */
export function oneOf(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'die ' : ''}${oder(numbers)}`;
}

/** `die 4`, `1 und 4`. */
export function allOf(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'die ' : ''}${und(numbers)}`;
}

/** `keine 4`, `weder 4 noch 5`, `keine 2, 4 oder 5`. */
export function noneOf(numbers: readonly number[]): string {
  return numbers.length === 2 ? `weder ${numbers[0]} noch ${numbers[1]}` : `keine ${oder(numbers)}`;
}

/** What is left to cells, behind `ist` or `sind`. */
function what(left: Exclude<Left, { kind: 'none' }>, cells: readonly Cell[]): string {
  if (left.kind === 'among' && left.numbers.length === 1 && cells.length > 1)
    return `${cells.length === 2 ? 'beide' : 'alle'} die ${left.numbers[0]}`;
  if ('numbers' in left) return left.kind === 'among' ? oneOf(left.numbers) : noneOf(left.numbers);
  return `${left.kind === 'least' ? 'mindestens' : 'höchstens'} ${left.number}`;
}

/** `r1c1 ist die 4, r1c2 die 3`, `r1c1 und r1c2 sind 1 oder 3 und r1c3 ist keine 2`. */
export function conclusion(told: ToldLink): string {
  const all = concluded(told);
  const isInARow = isAllWritten(told) && all.every(({ cells, left }) => cells.length === 1 && left.kind === 'among');
  const parts = all.map(({ cells, left }, i) => {
    if (left.kind === 'none') return `für ${cellNames(cells)} bleibt keine Zahl`;
    return `${isInARow && i > 0 ? cellNames(cells) : are(cells)} ${what(left, cells)}`;
  });
  return isAllWritten(told) ? parts.join(', ') : und(parts);
}

/** The same in at most 80 characters. */
export function briefConclusion(told: ToldLink): string {
  const all = sentence(conclusion(told));
  if (all.length <= BRIEF) return all;
  const cells = told.concludes.map(({ cell }) => cellName(cell));
  const more = germanCount(cells.length - 2, 'weiteres Feld', 'weitere Felder', 'ein');
  return `Daraus folgen ${und([...cells.slice(0, 2), more])}.`;
}

const BRIEF = 80;

/** Why, and what follows. */
export function so(told: ToldLink, reasons: Variants): Variants {
  return reasons.map((reason) => sentence(because(reason, conclusion(told))));
}

/** `Also ist r1c1 die 4.` */
export function therefore(told: ToldLink): string {
  const text = conclusion(told);
  return `${inverted('Also', text) ?? text}.`;
}
