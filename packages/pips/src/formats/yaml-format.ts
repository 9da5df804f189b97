/**
 * The grid dialect as YAML, written by hand in the layout of seed 004: one line per row of the matrix, one per rule. What
 * reads it, and the `yaml` package with that, is loaded with the first text.
 */
import { type Format, type JsonObject, type JsonValue, jsonText, ok, type Problem, type Result } from '@pipwright/core';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { makeGrid } from './json.js';
import { type GridDefaults, USUAL_SET } from './json-parts.js';

let reading: typeof import('./yaml-reading.js') | undefined;

/** `yaml`: a matrix of region ids and a rule for each, as YAML. */
export const yamlFormat: Format<Spec, Puzzle> = yamlFormatWith(USUAL_SET);

/** The same with another set of dominoes for grids that name none. */
export function yamlFormatWith(defaults: GridDefaults): Format<Spec, Puzzle> {
  return {
    name: 'yaml',
    extension: 'yaml',
    recognises: (text) => /^[ \t]*(?:\{\s*)?["']?(?:rows|cols|maxPip|allowDuplicates|regions)["']?[ \t]*:/m.test(text),
    async load() {
      reading ??= await import('./yaml-reading.js');
    },
    parse(text) {
      if (reading === undefined) throw new Error('The format yaml has to be loaded before it reads: await load().');
      return [reading.parseYaml(text, defaults)];
    },
    make: makeYaml,
  };
}

function makeYaml(puzzles: readonly Puzzle[]): Result<string, readonly Problem[]> {
  const grid = makeGrid(puzzles, 'yaml');
  if (!grid.ok) return grid;
  const { regions, constraints, solution, ...simple } = grid.value;
  const fields = Object.entries(simple).filter(([, value]) => value !== undefined);
  const matrix = regions as readonly (readonly JsonValue[])[];
  const rules = Object.entries(constraints as JsonObject);
  const lines = [
    ...fields.map(([name, value]) => `${name}: ${inline(value as JsonValue)}`),
    matrix.length === 0 ? 'regions: []' : 'regions:',
    ...matrix.map((row) => `  - [${row.map((id) => (id === null ? '.' : inline(id))).join(', ')}]`),
    rules.length === 0 ? 'constraints: {}' : 'constraints:',
    ...rules.map(([id, rule]) => `  ${id}: ${inline(rule as JsonValue)}`),
    ...(solution === undefined ? [] : [`solution: ${inline(solution)}`]),
  ];
  return ok(`${lines.join('\n')}\n`);
}

/** A value on one line. JSON's strings, numbers and lists are YAML's too. */
function inline(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return jsonText(value);
  const fields = Object.entries(value).map(([name, each]) => `${name}: ${inline(each as JsonValue)}`);
  return `{ ${fields.join(', ')} }`;
}
