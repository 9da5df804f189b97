/** Shapes drawn in text: `#` for a cell, `.` for none, so that the source shows what the board looks like. */
import type { Cell } from '../../model/cell.js';

/** Texts by name. */
export type Drawings = Readonly<Record<string, string>>;

/** Each row of the text in a line of its own, spaces around it as the source likes. */
export function cellsDrawn(text: string): readonly Cell[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line, row) => [...line.trim()].flatMap((mark, column): Cell[] => (mark === '#' ? [[row, column]] : [])));
}
