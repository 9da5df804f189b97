/**
 * Reads rows of squares without a box. A line with a square in it is a row; any other line holds the signs between the
 * row above and the row below, and each sign belongs to the square right above or below it. Where every number has one
 * digit, squares need no blanks between them: a row of digits is then cut up so that it has as many squares as the grid
 * has rows.
 */
import type { ParsedPuzzle } from '@pipwright/core';
import type { Spec } from '../model/puzzle.js';
import { problem } from '../problem.js';
import { BELOW, isEmptySquare, type Line, type Mark, type Sheet } from './grid-sheet.js';

const BESIDE: ReadonlyMap<string, Mark> = new Map([
  ['<', '<'],
  ['>', '>'],
  ['|', 'bar'],
]);

const BAR_BELOW = '-';

/** Commas may stand for blanks between squares. */
const BLANK = /[\s,]/;

/** A square in a line: its characters from `start` to before `end`. */
interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Row {
  readonly line: Line;
  readonly spans: readonly Span[];
}

export function readRows(lines: readonly Line[], sheet: Sheet): ParsedPuzzle<Spec> {
  const isRow = ({ text }: Line) => /[\d._·]/.test(text);
  const count = lines.filter(isRow).length;
  const rows: Row[] = [];
  const illegible = new Set<Row>();
  let pending: Line[] = [];
  for (const line of lines) {
    if (!isRow(line)) {
      pending.push(line);
      continue;
    }
    const row = { line, spans: spansOf(line, count) };
    readSignsBetween(pending, rows.at(-1), row, rows.length - 1, sheet);
    if (!readRow(row, rows.length, sheet)) illegible.add(row);
    rows.push(row);
    pending = [];
  }
  readSignsBetween(pending, rows.at(-1), undefined, rows.length - 1, sheet);
  return finish(rows, illegible, sheet);
}

/**
 * Rows of one length make a grid, square or not; a row of another length than most, or than the first, is a mistake in that row, unless it has a
 * character that may have been meant for a square.
 */
function finish(rows: readonly Row[], illegible: ReadonlySet<Row>, sheet: Sheet): ParsedPuzzle<Spec> {
  const legible = rows.filter((row) => !illegible.has(row));
  const lengths = new Set(legible.map(({ spans }) => spans.length));
  const [first] = rows;
  if (first !== undefined) sheet.start({ line: first.line.number, column: (first.spans[0]?.start ?? 0) + 1 });
  if (lengths.size <= 1) return sheet.draft(legible[0]?.spans.length ?? rows.length, rows.length);
  const wanted = [...lengths].find((length) => isMostCommon(length, legible)) ?? legible[0]?.spans.length ?? 0;
  for (const { line, spans } of legible) {
    const data = { found: spans.length, wanted };
    if (data.found === wanted) continue;
    const at = spans[Math.min(wanted, spans.length - 1)]?.start ?? 0;
    sheet.report(problem('grid-row-length', { line: line.number, column: at + 1 }, data), '/grid');
  }
  return sheet.draft(rows.length, rows.length);
}

function isMostCommon(length: number, rows: readonly Row[]): boolean {
  return 2 * rows.filter(({ spans }) => spans.length === length).length > rows.length;
}

/** The squares of a row, by whole numbers or by single digits: whichever makes a row of the wanted length. */
function spansOf({ text, characters }: Line, wanted: number): readonly Span[] {
  const byNumber = [...matches(text, characters, /\d+|[._·]/g)];
  const byDigit = [...matches(text, characters, /[\d._·]/g)];
  const [likely, other] = wanted < 10 ? [byDigit, byNumber] : [byNumber, byDigit];
  return likely.length !== wanted && other.length === wanted ? other : likely;
}

/** Offsets are counted in characters, as columns are. */
function* matches(text: string, characters: readonly string[], pattern: RegExp): Iterable<Span> {
  const plain = characters.length === text.length ? text : characters.map((each) => each.slice(0, 1)).join('');
  for (const { 0: found, index } of plain.matchAll(pattern)) {
    yield { text: found, start: index, end: index + found.length };
  }
}

/** False where a character stands in the row that belongs in no grid. */
function readRow({ line, spans }: Row, row: number, sheet: Sheet): boolean {
  let legible = true;
  let column = 0;
  let marked = false;
  for (let at = 0; at < line.characters.length; at++) {
    const where = { line: line.number, column: at + 1 };
    const span = spans[column];
    if (span !== undefined && at === span.start) {
      if (!isEmptySquare(span.text)) readNumber(span.text, row, column, where, sheet);
      at = span.end - 1;
      column++;
      marked = false;
      continue;
    }
    const character = line.characters[at] ?? '';
    const mark = BESIDE.get(character);
    if (mark !== undefined) {
      const fits = !marked && column > 0 && column < spans.length;
      if (fits) sheet.between({ column: column - 1, row }, { column, row }, mark, where);
      else sheet.report(problem('grid-sign-place', where, { character }));
      marked = true;
    } else if (!BLANK.test(character)) {
      const belongsBelow = character === BAR_BELOW || BELOW.has(character);
      sheet.report(problem(belongsBelow ? 'grid-sign-below' : 'grid-character', where, { character }));
      legible = false;
    }
  }
  return legible;
}

export function readNumber(
  text: string,
  row: number,
  column: number,
  where: { readonly line: number; readonly column: number },
  sheet: Sheet,
): void {
  if (text.length <= 9) sheet.number({ column, row }, Number(text), where);
  else sheet.report(problem('grid-number', where, { text }));
}

function readSignsBetween(
  lines: readonly Line[],
  above: Row | undefined,
  below: Row | undefined,
  row: number,
  sheet: Sheet,
): void {
  const marked = new Map<number, Mark>();
  for (const [i, line] of lines.entries()) {
    for (const [at, character] of line.characters.entries()) {
      if (character.trim() === '') continue;
      const where = { line: line.number, column: at + 1 };
      const mark = character === BAR_BELOW ? 'bar' : BELOW.get(character);
      if (mark === undefined) {
        sheet.report(problem('grid-character', where, { character }));
        continue;
      }
      const columns = [above, below].map((each) => each && columnAt(each, at));
      const [over = columns[1], under = columns[0]] = columns;
      const misplaced = i > 0 || above === undefined || below === undefined || over === undefined;
      if (misplaced) sheet.report(problem('grid-sign-below', where, { character }));
      else if (over !== under) sheet.report(problem('grid-sign-ambiguous', where, { character }));
      else if (!marked.has(over)) sheet.between({ column: over, row }, { column: over, row: row + 1 }, mark, where);
      else if (mark !== 'bar' || marked.get(over) !== 'bar')
        sheet.report(problem('grid-sign-below', where, { character }));
      if (over !== undefined) marked.set(over, mark);
    }
  }
}

/** The square above or below this place. Spans are in order. */
function columnAt({ spans }: Row, at: number): number | undefined {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at < (spans[middle]?.end ?? 0)) high = middle;
    else low = middle + 1;
  }
  const span = spans[low];
  return span !== undefined && at >= span.start ? low : undefined;
}
