const MOST = 40;

export function quoted(text: string): string {
  return `“${text.length > MOST ? `${text.slice(0, MOST)}…` : text}”`;
}

/** `a, b and c`. */
export function list(parts: readonly (string | number)[], last = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** Characters that a puzzle file may hold and no terminal or page should get: controls, and those that turn writing. */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) => (character === '\t' ? ' ' : '\uFFFD'));
}

/** The JSON of a value, on one line, which shows such characters as escapes. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll(UNPRINTABLE, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });
}

export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset, both from 1; a column counts characters, not UTF-16 units. */
export function positionAt(text: string, offset: number): TextPosition {
  let line = 1;
  let lineStart = 0;
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) {
    line++;
    lineStart = next + 1;
  }
  return { line, column: columnCounter(text.slice(lineStart, offset))(offset - lineStart) };
}

/** Positions by offset; many of them in one text cost little more than one walk over it. */
export function positionFinder(text: string): (offset: number) => TextPosition {
  const starts = [0];
  for (let next = text.indexOf('\n'); next !== -1; next = text.indexOf('\n', next + 1)) starts.push(next + 1);
  const counters = new Map<number, (offset: number) => number>();
  return (offset) => {
    let low = 0;
    for (let high = starts.length - 1; low < high; ) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const start = starts[low] ?? 0;
    const columnOf = counters.get(low) ?? columnCounter(text.slice(start, starts[low + 1] ?? text.length));
    counters.set(low, columnOf);
    return { line: low + 1, column: columnOf(offset - start) };
  };
}

/** Columns of a line by offset; offsets asked in rising order cost one walk over the line in all. */
export function columnCounter(line: string): (offset: number) => number {
  let at = 0;
  let column = 1;
  return (offset) => {
    if (offset < at) [at, column] = [0, 1];
    while (at < offset) {
      at += (line.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
      column++;
    }
    return column;
  };
}

const BYTE_ORDER_MARK = '\uFEFF';

export function withoutByteOrderMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/** Inputs larger than this are refused before they are parsed. */
export const MAX_INPUT_BYTES = 8 * 1024 * 1024;
