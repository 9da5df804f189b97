/** The rules of the grid dialect: one entry by region id, each with one rule and what belongs to it. */
import { field, isObject, type JsonObject, type JsonValue } from '@pipwright/core';
import type { Cell } from '../model/cell.js';
import { MAX_CELLS } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import { problem } from '../problem.js';
import { type GridReading, KEY, pointerPart } from './json-parts.js';

/** Operators by the ways they may be written. */
const OPERATORS: Readonly<Record<string, '<' | '>' | '=' | '≠'>> = {
  '<': '<',
  '>': '>',
  '=': '=',
  '==': '=',
  '≠': '≠',
  '!=': '≠',
};

export function readRules(
  grid: JsonObject,
  matrix: ReadonlyMap<string, Cell[]>,
  reading: GridReading,
): Map<string, Rule> {
  const { problems, unread } = reading;
  const rules = new Map<string, Rule>();
  const constraints = field(grid, 'constraints');
  // A YAML key with nothing after it is null: a puzzle without rules.
  if (constraints === null) return rules;
  if (!isObject(constraints) || Object.keys(constraints).length > MAX_CELLS) {
    if (isObject(constraints)) problems.add(problem('list-too-long', { path: '/constraints' }, {}));
    else if (constraints === undefined) problems.add(problem('field-missing', { path: '' }, { field: 'constraints' }));
    else problems.add(problem('constraints-not-object', { path: '/constraints' }, {}));
    return rules;
  }
  const indexes = new Map([...matrix.keys()].map((id, i) => [id, i]));
  for (const [id, entry] of Object.entries(constraints)) {
    const path = `/constraints/${pointerPart(id)}`;
    const cells = matrix.get(id);
    if (cells === undefined && !unread.has('/cells'))
      problems.add(problem('constraint-without-region', { path: path + KEY }, { id }));
    if (!isObject(entry)) {
      problems.add(problem('constraint-not-object', { path }, {}));
      continue;
    }
    checkSize(entry, cells?.length, path, reading);
    const rule = readRule(entry, path, `/regions/${indexes.get(id)}/rule`, reading);
    if (rule !== undefined) rules.set(id, rule);
  }
  return rules;
}

function inShort(value: JsonValue | undefined): string {
  return typeof value === 'object' && value !== null ? 'a list or map' : String(value);
}

/** `size` is a promise that the region has so many cells. */
function checkSize(
  entry: JsonObject,
  found: number | undefined,
  path: string,
  { problems, unread }: GridReading,
): void {
  const size = field(entry, 'size');
  if (size === undefined || found === undefined || unread.has('/cells')) return;
  if (size !== found)
    problems.add(
      problem(
        'region-size',
        { path: `${path}/size` },
        { found, wanted: typeof size === 'number' ? size : inShort(size) },
      ),
    );
}

const RULE_FIELDS = ['sum', 'sum_less', 'sum_greater', 'all_equal', 'all_different', 'op'] as const;

/** Fields that may stand beside a rule, and the rule that each belongs to. */
const COMPANIONS: ReadonlyMap<string, string> = new Map([
  ['value', 'op'],
  ['not', 'all_different'],
]);

function readRule(
  entry: JsonObject,
  path: string,
  rulePath: string,
  { problems, places }: GridReading,
): Rule | undefined {
  const given = RULE_FIELDS.filter((name) => Object.hasOwn(entry, name));
  const [name, ...others] = given;
  for (const key of Object.keys(entry)) {
    const where = { path: `${path}/${pointerPart(key)}` };
    const owner = COMPANIONS.get(key);
    if (owner !== undefined && name !== owner)
      problems.add(problem('companion-misplaced', where, { field: key, owner }));
    else if (owner === undefined && key !== 'size' && !RULE_FIELDS.some((each) => each === key)) {
      problems.add(problem('constraint-field-unknown', where, { field: key }));
    }
  }
  if (others.length > 0) {
    problems.add(problem('two-rules', { path }, { fields: given }));
    return undefined;
  }
  if (name === undefined) {
    // `{size: 3}` alone, or an unknown field that has been named: a region without a rule.
    return undefined;
  }
  const value = entry[name];
  places.mark(rulePath, { path: `${path}/${name}` });
  switch (name) {
    case 'sum':
    case 'sum_less':
    case 'sum_greater': {
      const op = { sum: '=', sum_less: '<', sum_greater: '>' } as const;
      return typeof value === 'number' ? { kind: 'sum', op: op[name], target: value } : reject('a number');
    }
    case 'all_equal':
      if (value === true) return { kind: 'same' };
      return typeof value === 'number' ? { kind: 'same', value } : reject('true, or the number that all cells have');
    case 'all_different':
      return value === true ? readDifferent() : reject('true');
    case 'op':
      return readEach(value);
  }

  function reject(wanted: string): undefined {
    problems.add(problem('constraint-value', { path: `${path}/${name}` }, { field: name ?? '', wanted }));
    return undefined;
  }

  function readDifferent(): Rule | undefined {
    const not = field(entry, 'not') ?? [];
    const pips = Array.isArray(not) ? (not as readonly JsonValue[]) : [not];
    if (Object.hasOwn(entry, 'not')) places.mark(rulePath, { path: `${path}/not` });
    if (pips.every((pip) => typeof pip === 'number')) return { kind: 'different', avoiding: pips };
    problems.add(problem('constraint-value', { path: `${path}/not` }, { field: 'not', wanted: 'a list of numbers' }));
    return undefined;
  }

  function readEach(operator: JsonValue | undefined): Rule | undefined {
    const op = typeof operator === 'string' && Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
    const compared = field(entry, 'value');
    if (op === undefined) problems.add(problem('op-unknown', { path: `${path}/op` }, { op: inShort(operator) }));
    if (compared === undefined) problems.add(problem('op-without-value', { path }, {}));
    else if (typeof compared !== 'number') {
      problems.add(problem('constraint-value', { path: `${path}/value` }, { field: 'value', wanted: 'a number' }));
    } else if (op !== undefined) {
      places.mark(rulePath, { path: `${path}/value` });
      return { kind: 'each', op, value: compared };
    }
    return undefined;
  }
}
