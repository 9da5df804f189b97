/** From a line and a column, which counts characters, to a place in a text field, which counts UTF-16 units. */

interface PlaceInText {
  readonly offset: number;
  readonly line: string;
}

const EXCERPT = 80;
const BEFORE = 30;

/** What stands around a column of a line, which may be a whole file. */
export function excerptOf(line: string, column: number): string {
  const { offset } = placeInText(line, 1, column);
  const start = offset < EXCERPT - BEFORE ? 0 : offset - BEFORE;
  const end = start + EXCERPT;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}

/** The nearest place there is: a problem at the end of a text may be named one character later. */
export function placeInText(text: string, line: number, column: number): PlaceInText {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const next = text.indexOf('\n', start);
    if (next === -1) break;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  const whole = text.slice(start, end === -1 ? text.length : end);
  let offset = 0;
  for (let at = 1; at < column && offset < whole.length; at++)
    offset += (whole.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  return { offset: start + offset, line: whole };
}
