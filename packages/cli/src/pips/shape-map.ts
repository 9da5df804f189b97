/** A board drawn as a map: `#` for a cell, `.` or a space for none. */
import { err, ok, type Result, withoutByteOrderMark } from '@pipwright/core';
import type { Cell } from '@pipwright/pips';
import { MAX_CELLS } from '@pipwright/pips/parts';

/** The cells, moved to the top left corner; or what to say of a text that is no map. */
export function parseShapeMap(text: string): Result<readonly Cell[], string> {
  const cells: Cell[] = [];
  for (const [row, line] of withoutByteOrderMark(text).split('\n').entries()) {
    let column = 0;
    for (const character of line.trimEnd()) {
      if (character === '#') cells.push([row, column]);
      else if (character !== '.' && character !== ' ')
        return err(`line ${row + 1}, column ${column + 1}: “${character}” is not #, a dot or a space.`);
      if (cells.length > MAX_CELLS) return err(`the board has more than ${MAX_CELLS} cells, which is the limit.`);
      column++;
    }
  }
  if (cells.length === 0) return err('there is no # in it, so the board would be empty.');
  const top = cells.reduce((least, [row]) => Math.min(least, row), Number.POSITIVE_INFINITY);
  const left = cells.reduce((least, [, column]) => Math.min(least, column), Number.POSITIVE_INFINITY);
  return ok(cells.map(([row, column]): Cell => [row - top, column - left]));
}
