/** The grid dialect read from YAML, by the `yaml` package, which keeps the place of every node and bounds aliases. */
import {
  err,
  type JsonValue,
  ok,
  type ParsedPuzzle,
  type Problem,
  positionFinder,
  type Result,
  type Where,
  withoutByteOrderMark,
} from '@pipwright/core';
import type { Spec } from '../model/puzzle.js';
import { problem } from '../problem.js';
import { parseGrid } from './grid.js';
import { type GridDefaults, KEY } from './json-parts.js';
import { unreadable } from './refusals.js';
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument, visit } from './yaml-library.js';
import { MAX_ERRORS, yamlProblems } from './yaml-problems.js';

/** The largest puzzle fits, with its solution; YAML is slow to parse, and a hostile file must not be. */
export const MAX_YAML_CHARACTERS = 224 * 1024;

/** Brackets, quotes and the like: the largest puzzle has fewer, and the parser is slowest where they are wrong. */
const MAX_MARKS = 45_000;
const MAX_COMMAS = 30_000;

/** No puzzle nests deeper. */
const MAX_DEPTH = 100;

/** Most repetitions of a node; more, which no puzzle has, are an attack. */
const MAX_ALIASES = 100;

export function parseYaml(source: string, defaults: GridDefaults): ParsedPuzzle<Spec> {
  const text = withoutByteOrderMark(source);
  if (isTooLarge(text)) return unreadable(problem('yaml-too-large', START, {}));
  if (nestsTooDeep(text)) return unreadable(problem('yaml-too-deep', START, {}));
  const positionOf = positionFinder(text);
  const document = readDocument(text, positionOf);
  if (!document.ok) return { ...unreadable(document.error[0] as Problem), problems: document.error };
  const { value, node } = document.value;
  return parseGrid(value, placesIn(node, positionOf), defaults);
}

function isTooLarge(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return text.length > MAX_YAML_CHARACTERS || count(/[[\]{}"'&*?|>%@`]/g) > MAX_MARKS || count(/,/g) > MAX_COMMAS;
}

/** Brackets within brackets; strings may hold some, but not hundreds. */
function nestsTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

const START = { line: 1, column: 1 };

type PositionOf = (offset: number) => Where;

function readDocument(
  text: string,
  positionOf: PositionOf,
): Result<{ value: JsonValue; node: Document }, readonly Problem[]> {
  try {
    // Keys are compared below: the parser compares each with each. The schema is fixed, whatever a directive asks for.
    const node = parseDocument(text, { prettyErrors: false, logLevel: 'error', uniqueKeys: false, schema: 'core' });
    const wrong = yamlProblems(node, text, positionOf);
    const problems = wrong.length === 0 ? repeatedKeys(node, positionOf) : wrong;
    if (problems.length > 0) return err(problems);
    return ok({ value: node.toJS({ maxAliasCount: MAX_ALIASES }) as JsonValue, node });
  } catch (error) {
    const tooDeep = error instanceof RangeError;
    const message = error instanceof Error ? error.message : String(error);
    return err([tooDeep ? problem('yaml-too-deep', START, {}) : problem('yaml-syntax', START, { message })]);
  }
}

function repeatedKeys(document: Document, positionOf: PositionOf): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Set<string>();
      for (const { key } of map.items) {
        const name = String(isScalar(key) ? key.value : key);
        if (seen.has(name) && problems.length < MAX_ERRORS) {
          problems.push(problem('yaml-key-repeated', positionOf(startOf(key) ?? 0), { key: name }));
        }
        seen.add(name);
      }
    },
  });
  return problems;
}

function placesIn(document: Document, positionOf: PositionOf): (pointer: string) => Where {
  const anchors = new Map<string, Node>();
  visit(document, {
    Node(_, node) {
      if ('anchor' in node && typeof node.anchor === 'string') anchors.set(node.anchor, node);
    },
  });
  const child = (parent: unknown, part: string, keyWanted: boolean): unknown => {
    const node = isAlias(parent) ? anchors.get(parent.source) : parent;
    if (isSeq(node)) return node.items[Number(part)];
    if (!isMap(node)) return undefined;
    const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === part);
    return keyWanted ? pair?.key : (pair?.value ?? pair?.key);
  };
  return (pointer) => {
    let node: unknown = document.contents;
    let offset = startOf(node) ?? 0;
    const ofKey = pointer.endsWith(KEY);
    const parts = pointer.replace(KEY, '').split('/').slice(1);
    for (const [i, part] of parts.entries()) {
      node = child(node, part.replaceAll('~1', '/').replaceAll('~0', '~'), ofKey && i === parts.length - 1);
      const start = startOf(node);
      if (start === undefined) break;
      offset = start;
    }
    return positionOf(offset);
  };
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
