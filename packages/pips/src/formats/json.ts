import { err, type Format, type JsonObject, jsonText, ok, type Problem, parseJson, type Result } from '@pipwright/core';
import { cellKey } from '../model/cell.js';
import { MAX_CELLS, type Puzzle, type Spec } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import { problem } from '../problem.js';
import { parseGrid } from './grid.js';
import { type GridDefaults, KEY, ownSolutionToJson, USUAL_SET } from './json-parts.js';
import { unreadable } from './refusals.js';

/** `json`: a matrix of region ids and a rule for each, as JSON. */
export const jsonFormat: Format<Spec, Puzzle> = jsonFormatWith(USUAL_SET);

/** The same with another set of dominoes for grids that name none. */
export function jsonFormatWith(defaults: GridDefaults): Format<Spec, Puzzle> {
  return {
    name: 'json',
    extension: 'json',
    recognises: (text) => /^\s*\{/.test(text) && /"(?:rows|cols)"\s*:/.test(text),
    parse(text) {
      const json = parseJson(text);
      const locate = (path: string) => ({ path: path.replace(KEY, '') });
      return [json.ok ? parseGrid(json.value, locate, defaults) : unreadable(json.error)];
    },
    make(puzzles) {
      const grid = makeGrid(puzzles, 'json');
      return grid.ok ? ok(`${jsonText(grid.value)}\n`) : grid;
    },
  };
}

/** A matrix has a place for every cell within its bounds; more places than this are not written. */
const MAX_MATRIX = 16 * MAX_CELLS;

export function makeGrid(puzzles: readonly Puzzle[], format: string): Result<JsonObject, readonly Problem[]> {
  const [puzzle] = puzzles;
  if (puzzle === undefined || puzzles.length > 1) return err([problem('one-puzzle-only', {}, { format })]);
  const { cells, supply, maxPip, about } = puzzle;
  const rows = cells.reduce((most, [row]) => Math.max(most, row + 1), 0);
  const cols = cells.reduce((most, [, column]) => Math.max(most, column + 1), 0);
  if (rows * cols > MAX_MATRIX) return err([problem('board-too-sparse', {}, { rows, cols })]);
  const { id, name, constructors, printDate, editor, level } = about;
  return ok({
    id,
    name,
    constructors,
    printDate,
    editor,
    level,
    rows,
    cols,
    maxPip,
    ...(supply.kind === 'list' ? { dominoes: supply.dominoes } : { allowDuplicates: supply.repeats }),
    ...matrixAndRules(puzzle, rows, cols),
    ...(supply.kind === 'list' ? { solution: ownSolutionToJson(puzzle.solution) } : {}),
  });
}

/** Ids count up in the order in which they appear; all free cells share one. */
function matrixAndRules({ cells, regions }: Puzzle, rows: number, cols: number): JsonObject {
  const regionOf = new Map(regions.flatMap((region) => region.cells.map((cell) => [cellKey(cell), region])));
  const ids = new Map<unknown, number>();
  const matrix: (number | null)[][] = Array.from({ length: rows }, () => Array<null>(cols).fill(null));
  for (const cell of cells) {
    const region = regionOf.get(cellKey(cell));
    const id = ids.get(region) ?? ids.size;
    ids.set(region, id);
    const line = matrix[cell[0]];
    if (line !== undefined) line[cell[1]] = id;
  }
  const rules = regions.map((region) => [ids.get(region) ?? 0, ruleToJson(region.rule)] as const);
  return { regions: matrix, constraints: Object.fromEntries(rules.sort(([a], [b]) => a - b)) };
}

function ruleToJson(rule: Rule): JsonObject {
  switch (rule.kind) {
    case 'sum':
      return { [{ '=': 'sum', '<': 'sum_less', '>': 'sum_greater' }[rule.op]]: rule.target };
    case 'same':
      return { all_equal: rule.value ?? true };
    case 'different':
      return rule.avoiding.length === 0 ? { all_different: true } : { all_different: true, not: rule.avoiding };
    case 'each':
      return { op: rule.op, value: rule.value };
  }
}
