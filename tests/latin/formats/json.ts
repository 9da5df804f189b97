/** `{"latin":[[1,0],[0,0]]}`, or a list of such, and solutions and moves as programs read them. */
import {
  err,
  type Format,
  field,
  isObject,
  type JsonValue,
  ok,
  type ParsedPuzzle,
  type Problem,
  parseJson,
  type Result,
} from '@pipwright/core';
import type { Move, Puzzle, Solution, Spec } from '../model.js';
import { problem } from '../words.js';

export const jsonFormat: Format<Spec, Puzzle> = {
  name: 'latin-json',
  extension: 'json',
  recognises: (text) => /^\s*(?:\[\s*)?\{\s*"latin"/.test(text),
  parse(text) {
    const json = parseJson(text);
    if (!json.ok) return [draftOf('', undefined, json.error)];
    const { value } = json;
    if (!Array.isArray(value) || value.length === 0) return [draftOf('', value)];
    return value.map((each, i) => draftOf(`/${i}`, each));
  },
  // A row to a line: a first line that is mostly numbers is taken for a Futoshiki.
  make(puzzles) {
    const squares = puzzles.map(({ grid }) => `{"latin":[\n${grid.map((row) => JSON.stringify(row)).join(',\n')}\n]}`);
    return ok(squares.length === 1 ? `${squares[0]}\n` : `[${squares.join(',\n')}]\n`);
  },
};

/** In JSON a place is a path: that of the square, and of the part within it. */
function draftOf(
  square: string,
  value: JsonValue | undefined,
  fault: Problem = problem('latin-json', { path: square }, {}),
): ParsedPuzzle<Spec> {
  const grid = isObject(value) ? readGrid(field(value, 'latin')) : undefined;
  const locate = (path: string) => ({ path: square + path });
  // Where nothing could be read, a square that passes `check`, so that only this problem is reported.
  return { spec: { grid: grid ?? [[0]] }, problems: grid === undefined ? [fault] : [], warnings: [], locate };
}

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
