/** `{"latin":[[1,0],[0,0]]}`, and solutions and moves as programs read them. */
import {
  err,
  type Format,
  field,
  isObject,
  type JsonValue,
  ok,
  type Problem,
  parseJson,
  type Result,
} from '@pipwright/core';
import type { Move, Puzzle, Solution, Spec } from '../model.js';
import { problem } from '../words.js';

export const jsonFormat: Format<Spec, Puzzle> = {
  name: 'latin-json',
  extension: 'json',
  recognises: (text) => /^\s*\{\s*"latin"/.test(text),
  parse(text) {
    const json = parseJson(text);
    const grid = json.ok && isObject(json.value) ? readGrid(field(json.value, 'latin')) : undefined;
    const problems = json.ok ? [problem('latin-json', {}, {})] : [json.error];
    const locate = (path: string) => ({ path });
    return [{ spec: { grid: grid ?? [[0]] }, problems: grid === undefined ? problems : [], warnings: [], locate }];
  },
  make: (puzzles) => ok(puzzles.map(({ grid }) => `${JSON.stringify({ latin: grid })}\n`).join('')),
};

export function solutionFromJson(value: JsonValue): Result<Solution, readonly Problem[]> {
  const grid = isObject(value) ? readGrid(field(value, 'grid')) : undefined;
  return grid === undefined ? err([problem('latin-solution', {}, {})]) : ok({ grid });
}

export function moveFromJson(value: JsonValue): Result<Move, readonly Problem[]> {
  const [cell, number] = isObject(value) ? [field(value, 'cell'), field(value, 'number')] : [];
  if (!Array.isArray(cell) || typeof number !== 'number') return err([problem('latin-move', {}, {})]);
  const [row, column] = cell;
  if (typeof row !== 'number' || typeof column !== 'number') return err([problem('latin-move', {}, {})]);
  return ok({ cell: [row, column], number });
}

function readGrid(value: JsonValue | undefined): number[][] | undefined {
  const isRow = (row: unknown): row is number[] => Array.isArray(row) && row.every((each) => typeof each === 'number');
  return Array.isArray(value) && value.every(isRow) ? value : undefined;
}
