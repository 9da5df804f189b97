/** Solutions as JSON: `{"grid":[[…], …]}` with 0 for an empty square, and single moves: `{"cell":[row,column],"value":n}`. */
import {
  err,
  field,
  isObject,
  type JsonObject,
  type JsonValue,
  type ListedSolution,
  ok,
  type Problem,
  ProblemLog,
  type Result,
} from '@pipwright/core';
import { type Entry, misplacedEntries, verifyEntries } from '../check/verify.js';
import { MAX_ENTRIES, MAX_SIDE } from '../model/limits.js';
import { fixedGrid, type Puzzle, solutionOf } from '../model/puzzle.js';
import { type Move, numberedSquareFromJson, type Solution } from '../model/solution.js';
import { cellOf, squareOf } from '../model/square.js';
import { problem } from '../problem.js';

export function solutionToJson({ grid }: Solution): JsonObject {
  return { grid: grid.map((row) => [...row]) };
}

export function solutionFromJson(value: JsonValue): Result<Solution, readonly Problem[]> {
  const rows = isObject(value) ? field(value, 'grid') : undefined;
  if (!Array.isArray(rows) || rows.length > MAX_SIDE) return err([problem('solution-shape', { path: '' }, {})]);
  const grid: number[][] = [];
  const problems: Problem[] = [];
  for (const [i, row] of (rows as readonly JsonValue[]).entries()) {
    if (isRow(row)) grid.push([...row]);
    else problems.push(problem('solution-shape', { path: `/grid/${i}` }, {}));
  }
  return problems.length > 0 ? err(problems) : ok({ grid });
}

function isRow(value: JsonValue): value is readonly number[] {
  return Array.isArray(value) && value.length <= MAX_SIDE && value.every((number) => typeof number === 'number');
}

export function moveToJson({ square, number }: Move): JsonObject {
  return { cell: cellOf(square), value: number };
}

export function moveFromJson(value: JsonValue): Result<Move, readonly Problem[]> {
  const cell = isObject(value) ? field(value, 'cell') : undefined;
  const number = isObject(value) ? field(value, 'value') : undefined;
  if (isRow(cell ?? null) && typeof number === 'number') {
    const [row, column, ...others] = cell as readonly number[];
    if (row !== undefined && column !== undefined && others.length === 0) {
      return ok({ square: squareOf([row, column]), number });
    }
  }
  return err([problem('move-shape', { path: '' }, {})]);
}

/**
 * Solutions as the seed has them: a list of numbered squares, those that were added to the puzzle. Fixed numbers may
 * stand in it too, as long as they are repeated right.
 */
export function solutionFromList(
  puzzle: Puzzle,
  list: readonly JsonValue[],
): Result<ListedSolution<Solution>, readonly Problem[]> {
  if (list.length > MAX_ENTRIES) return err([problem('list-too-long', { path: '' }, {})]);
  const fixed = fixedGrid(puzzle);
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  for (const [i, item] of list.entries()) {
    const path = `/${i}`;
    const found = numberedSquareFromJson(item);
    if (found === undefined) problems.push(problem('numbered-square-shape', { path }, {}));
    else if (fixed[found.square.row]?.[found.square.column] !== found.number) entries.push({ ...found, path });
  }
  if (problems.length > 0) return err(problems);
  const misplaced = new ProblemLog();
  misplaced.addAll(misplacedEntries(puzzle, entries));
  return ok({
    solution: solutionOf(puzzle, entries),
    misplaced: misplaced.list,
    wrong: verifyEntries(puzzle, entries),
  });
}
