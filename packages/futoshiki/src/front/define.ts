/** Puzzles written in a program: the numbers given, row by row, and the signs between cells. */
import { type Cell, type Problem, problemMaker, type Where } from '@pipwright/core';
import { gridOf } from '../model/block.js';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { type Inequality, signsFor } from '../model/sign.js';
import type { NumberedSquare } from '../model/solution.js';
import { squareOf } from '../model/square.js';
import type { SquarePair } from '../model/square-pair.js';
import { checking } from './checking.js';
import { PuzzleError, type PuzzleProblem } from './problem.js';
import type { frontWords } from './words.js';

export interface Definition {
  /** The board, row by row: `'. 2 . .'`, or `[0, 2, 0, 0]`. */
  readonly givens: readonly (string | readonly number[])[];
  /** Such as `'r1c2 < r1c3'`, in either direction. */
  readonly signs?: readonly string[];
  /** Adjacent: pairs of cells whose numbers differ by one, such as `'r1c2 r1c3'`; all other neighbours differ by more. */
  readonly bars?: readonly string[];
}

const problem = problemMaker<typeof frontWords>();

/** The puzzle that a definition describes. Throws a `PuzzleError` with all that is wrong with it. */
export function definePuzzle(definition: Definition): Puzzle {
  const problems: Problem[] = [];
  const spec = specOf(definition, problems);
  if (problems.length > 0) throw checking.refusal(problems);
  const checked = checking.check(spec);
  if (!checked.ok) throw new PuzzleError(checked.error.map((each) => ({ ...each, where: placeIn(each, spec) })));
  return checked.value;
}

/** Path in the definition for a path in the `Spec`. */
function placeIn({ where }: PuzzleProblem, { fixedNumbers }: Spec): Where {
  const [, part, index] = /^\/(\w+)(?:\/(\d+))?/.exec(where.path ?? '') ?? [];
  const given = part === 'fixedNumbers' ? fixedNumbers[Number(index)] : undefined;
  if (given !== undefined) return { path: `/givens/${given.square.row}/${given.square.column}` };
  if (part === 'bars') return where;
  return { path: part === 'greaterThanSigns' || part === 'lessThanSigns' ? '/signs' : '/givens' };
}

function specOf(definition: Definition, problems: Problem[]): Spec {
  const { givens, signs, bars } = Object(definition) as Definition;
  const isShaped = [givens, signs ?? [], bars ?? []].every(Array.isArray);
  if (!isShaped) problems.push(problem('definition-shape', { path: '' }, {}));
  const read = isShaped ? givens.map((row, i) => numbersOf(row, `/givens/${i}`, problems)) : [];
  const columns = read.reduce((most, row) => Math.max(most, row?.length ?? 0), 0);
  for (const [i, row] of read.entries()) {
    const where = { path: `/givens/${i}` };
    if (row !== undefined && row.length !== columns)
      problems.push(problem('grid-row-length', where, { found: row.length, wanted: columns }));
  }
  const rows = read.map((row) => row ?? []);
  const inequalities = (isShaped ? (signs ?? []) : []).flatMap((text, i) => signOf(text, `/signs/${i}`, problems));
  return {
    grid: gridOf(columns, rows.length),
    maxNumber: rows.length,
    fixedNumbers: rows.flatMap((row, r) => row.flatMap((number, c) => given([r, c], number))),
    ...signsFor(inequalities),
    ...(bars == null || !isShaped ? {} : { bars: bars.flatMap((text, i) => barOf(text, `/bars/${i}`, problems)) }),
  };
}

function given(cell: Cell, number: number): readonly NumberedSquare[] {
  return number === 0 ? [] : [{ square: squareOf(cell), number }];
}

/** Numbers with blanks between them, or a digit each; `.` and 0 are empty. */
function numbersOf(row: string | readonly number[], path: string, problems: Problem[]): readonly number[] | undefined {
  if (Array.isArray(row)) return row;
  const text = String(row).trim();
  const words = /\s/.test(text) ? text.split(/\s+/) : [...text];
  const isRow = typeof row === 'string' && words.every((word) => /^(?:\.|\d+)$/.test(word));
  if (!isRow) problems.push(problem('definition-row', { path }, { text }));
  return isRow ? words.map((word) => (word === '.' ? 0 : Number(word))) : undefined;
}

function signOf(text: string, path: string, problems: Problem[]): readonly Inequality[] {
  const [, row, column, sign, otherRow, otherColumn] =
    /^\s*r(\d+)c(\d+)\s*([<>])\s*r(\d+)c(\d+)\s*$/i.exec(String(text)) ?? [];
  if (sign === undefined) problems.push(problem('definition-sign', { path }, { text: String(text) }));
  if (sign === undefined) return [];
  const [first, second] = [cellAt(row, column), cellAt(otherRow, otherColumn)];
  return [sign === '>' ? { greater: first, less: second } : { greater: second, less: first }];
}

function barOf(text: string, path: string, problems: Problem[]): readonly SquarePair[] {
  const [all, row, column, otherRow, otherColumn] =
    /^\s*r(\d+)c(\d+)[\s,|-]*r(\d+)c(\d+)\s*$/i.exec(String(text)) ?? [];
  if (all === undefined) problems.push(problem('definition-bar', { path }, { text: String(text) }));
  return all === undefined ? [] : [{ firstSquare: cellAt(row, column), secondSquare: cellAt(otherRow, otherColumn) }];
}

/** Rows and columns are written from 1. */
function cellAt(row: string | undefined, column: string | undefined) {
  return squareOf([Number(row) - 1, Number(column) - 1]);
}
