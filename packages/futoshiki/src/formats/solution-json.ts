/** Solutions as JSON: `{"grid":[[…], …]}` with 0 for an empty square, and single moves: `{"cell":[row,column],"value":n}`. */
import { err, field, isObject, type JsonObject, type JsonValue, ok, type Problem, type Result } from '@pipwright/core';
import { MAX_SIDE } from '../model/limits.js';
import type { Move, Solution } from '../model/solution.js';
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
