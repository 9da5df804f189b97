/**
 * The grid dialect as YAML. Read with the `yaml` package, which keeps the place of every node and bounds aliases;
 * written by hand, in the layout of seed 004: one line per row of the matrix, one per rule.
 */
import {
  type Draft,
  err,
  type Format,
  type JsonObject,
  type JsonValue,
  ok,
  type Problem,
  positionAt,
  type Result,
  type Where,
  withoutByteOrderMark,
} from '@pipwright/core';
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { Puzzle, Spec } from '../model/puzzle.js';
import { problem } from '../problem.js';
import { makeGrid, parseGrid } from './grid.js';
import { unreadable } from './unreadable.js';

/** The largest puzzle needs a tenth of this; YAML is slow to parse, and a hostile file must not be. */
const MAX_YAML_CHARACTERS = 128 * 1024;

/** What follows so many errors is an echo of them. */
const MAX_ERRORS = 20;

/** More repetitions of a node than any puzzle has are an attack. */
const MAX_ALIASES = 100;

/** `yaml`: a matrix of region ids and a rule for each, as YAML. */
export const yamlFormat: Format<Spec, Puzzle> = {
  name: 'yaml',
  extension: 'yaml',
  recognises: (text) => /^[ \t]*(?:\{\s*)?["']?(?:rows|cols|maxPip|allowDuplicates|regions)["']?[ \t]*:/m.test(text),
  parse: (text) => [parseYaml(withoutByteOrderMark(text))],
  make: makeYaml,
};

function parseYaml(text: string): Draft<Spec> {
  if (text.length > MAX_YAML_CHARACTERS) return unreadable(problem('yaml-too-large', {}, {}));
  const document = readDocument(text);
  if (!document.ok) return { ...unreadable(document.error[0] as Problem), problems: document.error };
  const { value, node } = document.value;
  return parseGrid(value, (pointer) => placeOf(node, pointer, text));
}

function readDocument(text: string): Result<{ value: JsonValue; node: Document }, readonly Problem[]> {
  try {
    const node = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
    const problems = node.errors.slice(0, MAX_ERRORS).map(({ code, message, pos }) => {
      const where = positionAt(text, pos[0]);
      return code === 'TAB_AS_INDENT' ? problem('yaml-tab', where, {}) : problem('yaml-syntax', where, { message });
    });
    if (problems.length > 0) return err(problems);
    return ok({ value: node.toJS({ maxAliasCount: MAX_ALIASES }) as JsonValue, node });
  } catch (error) {
    // Aliases without end, or nesting deeper than the stack.
    const message = error instanceof Error ? error.message : String(error);
    return err([problem('yaml-syntax', { line: 1, column: 1 }, { message })]);
  }
}

/** The place of the node a JSON Pointer names, or of the innermost one around it. */
function placeOf(document: Document, pointer: string, text: string): Where {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const part of pointer.split('/').slice(1)) {
    node = child(node, part.replaceAll('~1', '/').replaceAll('~0', '~'), document);
    const start = startOf(node);
    if (start === undefined) break;
    offset = start;
  }
  return positionAt(text, offset);
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}

function child(node: unknown, part: string, document: Document): unknown {
  const resolved = isAlias(node) ? node.resolve(document) : node;
  if (isSeq(resolved)) return resolved.items[Number(part)];
  if (!isMap(resolved)) return undefined;
  const pair = resolved.items.find(({ key }) => String(isScalar(key) ? key.value : key) === part);
  return pair?.value ?? pair?.key;
}

function makeYaml(puzzles: readonly Puzzle[]): Result<string, readonly Problem[]> {
  const grid = makeGrid(puzzles, 'yaml');
  if (!grid.ok) return grid;
  const { regions, constraints, ...simple } = grid.value;
  const fields = Object.entries(simple).filter(([, value]) => value !== undefined);
  const matrix = regions as readonly (readonly JsonValue[])[];
  const rules = Object.entries(constraints as JsonObject);
  const lines = [
    ...fields.map(([name, value]) => `${name}: ${inline(value as JsonValue)}`),
    matrix.length === 0 ? 'regions: []' : 'regions:',
    ...matrix.map((row) => `  - [${row.map((id) => (id === null ? '.' : inline(id))).join(', ')}]`),
    rules.length === 0 ? 'constraints: {}' : 'constraints:',
    ...rules.map(([id, rule]) => `  ${id}: ${inline(rule as JsonValue)}`),
  ];
  return ok(`${lines.join('\n')}\n`);
}

/** A value on one line. JSON's strings, numbers and lists are YAML's too. */
function inline(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, each]) => `${name}: ${inline(each as JsonValue)}`);
  return `{ ${fields.join(', ')} }`;
}
