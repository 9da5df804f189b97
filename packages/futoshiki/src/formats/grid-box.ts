/**
 * Reads a grid in a box of lines. The corners of the first line say where the columns are; a sign stands in a wall.
 *
 *     +---+---+---+---+     ┌───┬───┬───┬───┐
 *     |   | 2 <   |   |     │   │ 2 <   │   │     numbers at the left and above, which count rows and columns,
 *     +-<-+---+---+->-+     ├─^─┼───┼───┼─v─┤     are left out, and so are brackets around a number
 */
import type { ParsedPuzzle } from '@pipwright/core';
import type { Spec } from '../model/puzzle.js';
import { problem } from '../problem.js';
import { readNumber } from './grid-rows.js';
import { BELOW, isEmptySquare, type Line, type Mark, type Sheet } from './grid-sheet.js';

const CORNER = /[+┌┬┐├┼┤└┴┘]/;
const LEVEL = /[-─\s]/;
const UPRIGHT = /[|│\s]/;

const IN_WALL: ReadonlyMap<string, Mark> = new Map([
  ['<', '<'],
  ['>', '>'],
  ['║', 'bar'],
]);

export function isBorder(text: string): boolean {
  return /^\s*[+┌][-─+┬]*[-─][+┐]\s*$/.test(text);
}

export function readBox(lines: readonly Line[], sheet: Sheet): ParsedPuzzle<Spec> {
  const [top, ...others] = lines;
  const corners = (top?.characters ?? []).flatMap((character, at) => (CORNER.test(character) ? [at] : []));
  const [left = 0] = corners;
  sheet.start({ line: top?.number ?? 1, column: left + 1 });
  let row = 0;
  let walled = true;
  for (const [i, line] of others.entries()) {
    const isWall = CORNER.test(line.characters[left] ?? '');
    if (isWall && walled) reportBorder(line, left, sheet);
    else if (isWall) readWall(line, corners, row - 1, i === others.length - 1, sheet);
    else readSquares(line, corners, row++, sheet);
    walled = isWall;
  }
  return sheet.draft(Math.max(0, corners.length - 1), row);
}

function reportBorder(line: Line, at: number, sheet: Sheet): void {
  sheet.report(problem('grid-border', { line: line.number, column: at + 1 }, {}));
}

/** A wall below a row; the last one of the box has no row below it, and no signs. */
function readWall(line: Line, corners: readonly number[], row: number, last: boolean, sheet: Sheet): void {
  const stray = corners.find((at) => !CORNER.test(line.characters[at] ?? ''));
  if (stray !== undefined) {
    reportBorder(line, stray, sheet);
    return;
  }
  for (let column = 0; column + 1 < corners.length; column++) {
    let marked = false;
    for (let at = (corners[column] ?? 0) + 1; at < (corners[column + 1] ?? 0); at++) {
      const character = line.characters[at] ?? '';
      if (LEVEL.test(character)) continue;
      const where = { line: line.number, column: at + 1 };
      const mark = BELOW.get(character);
      if (mark === undefined) sheet.report(problem('grid-character', where, { character }));
      else if (marked || last) sheet.report(problem('grid-sign-place', where, { character }));
      else sheet.between({ column, row }, { column, row: row + 1 }, mark, where);
      marked = true;
    }
  }
}

function readSquares(line: Line, corners: readonly number[], row: number, sheet: Sheet): void {
  for (const [column, left] of corners.entries()) {
    const inner = column > 0 && column + 1 < corners.length;
    readUpright(line, left, inner ? { column: column - 1, row } : undefined, sheet);
    const right = corners[column + 1];
    if (right !== undefined) readSquare(line, left + 1, right, { column, row }, sheet);
  }
  const end = (corners.at(-1) ?? 0) + 1;
  const beyond = line.characters.findIndex((character, at) => at >= end && character.trim() !== '');
  if (beyond !== -1) {
    const character = line.characters[beyond] ?? '';
    sheet.report(problem('grid-character', { line: line.number, column: beyond + 1 }, { character }));
  }
}

/** Reads the sign in a wall beside a square; the outer walls have none. */
function readUpright(
  line: Line,
  at: number,
  before: { readonly column: number; readonly row: number } | undefined,
  sheet: Sheet,
): void {
  const character = line.characters[at] ?? ' ';
  const where = { line: line.number, column: at + 1 };
  const mark = IN_WALL.get(character);
  if (mark !== undefined && before !== undefined) {
    sheet.between(before, { column: before.column + 1, row: before.row }, mark, where);
  } else if (mark !== undefined) sheet.report(problem('grid-sign-place', where, { character }));
  else if (!UPRIGHT.test(character)) sheet.report(problem('grid-character', where, { character }));
}

function readSquare(
  line: Line,
  start: number,
  end: number,
  { column, row }: { readonly column: number; readonly row: number },
  sheet: Sheet,
): void {
  const inside = line.characters.slice(start, end);
  const first = inside.findIndex((character) => !/[\s[\]]/.test(character));
  const text = inside.join('').replace(/[[\]]/g, ' ').trim();
  if (isEmptySquare(text)) return;
  const where = { line: line.number, column: start + first + 1 };
  if (/^\d+$/.test(text)) readNumber(text, row, column, where, sheet);
  else {
    const wrong = inside.findIndex((character) => !/[\s\d[\]]/.test(character));
    const at = wrong === -1 ? first : wrong;
    const character = inside[at] ?? '';
    sheet.report(problem('grid-character', { line: line.number, column: start + at + 1 }, { character }));
  }
}
