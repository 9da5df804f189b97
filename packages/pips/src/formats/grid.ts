/**
 * The content of the grid dialect (seed 004), in which every puzzle there is can be written: a matrix of region ids
 * and a rule by id. YAML and JSON are two spellings of it; both come here as plain values, and places are JSON
 * Pointers into them.
 *
 *     rows, cols, regions, constraints            required
 *     maxPip (6), allowDuplicates (false)         the set, where no list of dominoes is given
 *     dominoes, solution                          the list, as pairs; a pair of cells for each
 *     id, name, constructors, printDate, …        kept and written back
 */
import {
  type Draft,
  err,
  field,
  isObject,
  type JsonObject,
  type JsonValue,
  ok,
  Places,
  type Problem,
  ProblemLog,
  type Result,
  type Where,
} from '@pipwright/core';
import { type Cell, cellKey } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import { MAX_CELLS, MAX_SIDE } from '../model/limits.js';
import { type About, LEVELS, type Puzzle, type Spec, type SpecRegion, type Supply } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import { problem } from '../problem.js';
import { ownSolutionToJson, readOwnSolution } from './own-solution.js';
import { readPair } from './pairs.js';

const DEFAULT_MAX_PIP = 6;
const HOLES: readonly JsonValue[] = [null, '.', -1];

/** How each operator may be written. */
const OPERATORS: Readonly<Record<string, '<' | '>' | '=' | '≠'>> = {
  '<': '<',
  '>': '>',
  '=': '=',
  '==': '=',
  '≠': '≠',
  '!=': '≠',
};

/** What comes up while a grid is read. */
interface GridReading {
  readonly problems: ProblemLog;
  readonly warnings: ProblemLog;
  readonly places: Places;
  readonly unread: Set<string>;
}

/** At the end of a JSON Pointer: the key itself is meant. No escaped name can look so. */
export const KEY = '/~key';

/** Reads a grid; `locate` turns a JSON Pointer into a place in the source. */
export function parseGrid(value: JsonValue, locate: (pointer: string) => Where): Draft<Spec> {
  const reading: GridReading = {
    problems: new ProblemLog(),
    warnings: new ProblemLog(),
    places: new Places(),
    unread: new Set(),
  };
  const spec = isObject(value) ? readSpec(value, reading) : undefined;
  if (isObject(value)) {
    for (const name of Object.keys(value).filter((each) => !FIELDS.includes(each))) {
      reading.warnings.add(problem('field-unknown', { path: `/${pointerPart(name)}` }, { field: name }));
    }
  }
  const placed = (found: Problem): Problem =>
    found.where.path === undefined ? found : { ...found, where: locate(found.where.path) };
  if (spec === undefined) {
    reading.problems.add(problem('grid-not-object', { path: '' }, {}));
    reading.unread.add('/cells').add('/dominoes');
  }
  const about = spec?.about ?? {};
  return {
    spec: { ...(spec ?? EMPTY_SPEC), unread: [...reading.unread] },
    problems: reading.problems.list.map(placed),
    warnings: reading.warnings.list.map(placed),
    locate: (specPath) => locate(reading.places.find(specPath).path ?? ''),
    ...(about.id === undefined ? {} : { id: String(about.id) }),
  };
}

const FIELDS: readonly string[] = [
  ...['rows', 'cols', 'regions', 'constraints', 'maxPip', 'allowDuplicates', 'dominoes', 'solution'],
  ...['id', 'name', 'constructors', 'printDate', 'editor', 'level'],
];

const EMPTY_SPEC: Spec = { cells: [], supply: { kind: 'set', repeats: false }, maxPip: DEFAULT_MAX_PIP, regions: [] };

function readSpec(grid: JsonObject, reading: GridReading): Spec {
  const matrix = readMatrix(grid, reading);
  const cells = [...matrix.values()].flat();
  const rules = readRules(grid, matrix, reading);
  const regions = [...matrix].map(([id, members], i): SpecRegion => {
    for (const [j, [row, column]] of members.slice(0, MAX_CELLS).entries()) {
      reading.places.mark(`/regions/${i}/cells/${j}`, { path: `/regions/${row}/${column}` });
    }
    const rule = rules.get(id);
    reading.places.mark(`/regions/${i}`, { path: rules.has(id) ? `/constraints/${pointerPart(id)}` : '/regions' });
    return rule === undefined ? { cells: members } : { cells: members, rule };
  });
  reading.places.mark('/cells', { path: '/regions' });
  const { supply, maxPip } = readSupply(grid, reading);
  const own = field(grid, 'solution') ?? null;
  const solution = own === null || supply.kind === 'set' ? undefined : readOwnSolution(own, supply.dominoes);
  if (own !== null && solution === undefined) {
    reading.warnings.add(problem('own-solution-unreadable', { path: '/solution' }, {}));
  }
  return { cells, supply, maxPip, regions, about: readAbout(grid), ...(solution === undefined ? {} : { solution }) };
}

/** The cells of each region id, in the order in which the ids first appear. */
function readMatrix(grid: JsonObject, { problems, unread }: GridReading): Map<string, Cell[]> {
  const rows = readSize(grid, 'rows', problems);
  const cols = readSize(grid, 'cols', problems);
  const matrix = field(grid, 'regions');
  const members = new Map<string, Cell[]>();
  let count = 0;
  if (!Array.isArray(matrix) || matrix.length > MAX_SIDE) {
    if (Array.isArray(matrix)) problems.add(problem('list-too-long', { path: '/regions' }, {}));
    else if (matrix === undefined) problems.add(problem('field-missing', { path: '' }, { field: 'regions' }));
    else problems.add(problem('matrix-not-list', { path: '/regions' }, {}));
    unread.add('/cells');
    return members;
  }
  if (rows !== undefined && matrix.length !== rows) {
    problems.add(problem('matrix-rows', { path: '/regions' }, { found: matrix.length, wanted: rows }));
    unread.add('/cells');
  }
  for (const [row, line] of (matrix as readonly JsonValue[]).entries()) {
    const path = `/regions/${row}`;
    if (!Array.isArray(line) || line.length > MAX_SIDE) {
      problems.add(problem(Array.isArray(line) ? 'list-too-long' : 'matrix-row-not-list', { path }, {}));
      unread.add('/cells');
      continue;
    }
    if (cols !== undefined && line.length !== cols) {
      problems.add(problem('matrix-cols', { path }, { found: line.length, wanted: cols }));
      unread.add('/cells');
    }
    for (const [column, id] of (line as readonly JsonValue[]).entries()) {
      if (HOLES.includes(id)) continue;
      if (typeof id !== 'number' && typeof id !== 'string') {
        problems.add(problem('region-id', { path: `${path}/${column}` }, {}));
        unread.add('/cells');
        continue;
      }
      // One too many says that the board is too large; more would say nothing else.
      if (count++ > MAX_CELLS) return members;
      const cells = members.get(String(id));
      if (cells === undefined) members.set(String(id), [[row, column]]);
      else cells.push([row, column]);
    }
  }
  return members;
}

function readSize(grid: JsonObject, name: 'rows' | 'cols', problems: ProblemLog): number | undefined {
  const value = field(grid, name);
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  problems.add(
    value === undefined
      ? problem('field-missing', { path: '' }, { field: name })
      : problem('size-not-whole', { path: `/${name}` }, { field: name }),
  );
  return undefined;
}

function readRules(grid: JsonObject, matrix: ReadonlyMap<string, Cell[]>, reading: GridReading): Map<string, Rule> {
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

/** A value as it can be quoted. */
function inShort(value: JsonValue | undefined): string {
  return typeof value === 'object' && value !== null ? 'a list or map' : String(value);
}

/** A part of a JSON Pointer, escaped as RFC 6901 asks. */
function pointerPart(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
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

/** What may stand beside a rule, and the rule it belongs to. */
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
      return typeof value === 'number' ? { kind: 'same', value } : reject('true, or the number that all are');
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
    problems.add(problem('constraint-value', { path: `${path}/not` }, { field: 'not', wanted: 'a list of pips' }));
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

function readSupply(grid: JsonObject, { problems, places, unread }: GridReading): { supply: Supply; maxPip: number } {
  const given = field(grid, 'maxPip') ?? DEFAULT_MAX_PIP;
  const repeats = field(grid, 'allowDuplicates') ?? false;
  const list = field(grid, 'dominoes');
  if (typeof given !== 'number') problems.add(problem('max-pip-not-number', { path: '/maxPip' }, {}));
  if (typeof repeats !== 'boolean') problems.add(problem('duplicates-not-boolean', { path: '/allowDuplicates' }, {}));
  places.mark('/maxPip', { path: '/maxPip' });
  places.mark('/dominoes', { path: '/dominoes' });
  const maxPip = typeof given === 'number' ? given : DEFAULT_MAX_PIP;
  if (list === undefined || list === null) return { supply: { kind: 'set', repeats: repeats === true }, maxPip };
  if (!Array.isArray(list) || list.length > MAX_CELLS) {
    problems.add(problem(Array.isArray(list) ? 'list-too-long' : 'dominoes-not-list', { path: '/dominoes' }, {}));
    unread.add('/dominoes');
    return { supply: { kind: 'list', dominoes: [] }, maxPip };
  }
  const dominoes: Domino[] = [];
  for (const [i, item] of (list as readonly JsonValue[]).entries()) {
    const domino = readPair(item);
    const path = `/dominoes/${i}`;
    if (domino === undefined) {
      problems.add(problem('domino-shape', { path }, {}));
      unread.add('/dominoes');
      continue;
    }
    places.mark(`/dominoes/${dominoes.length}`, { path });
    dominoes.push(domino);
  }
  return { supply: { kind: 'list', dominoes }, maxPip };
}

function readAbout(grid: JsonObject): About {
  const id = field(grid, 'id');
  const level = field(grid, 'level');
  const about: Record<string, unknown> = {};
  if (typeof id === 'string' || typeof id === 'number') about.id = id;
  for (const name of ['name', 'constructors', 'printDate', 'editor'] as const) {
    const value = field(grid, name);
    if (typeof value === 'string' || typeof value === 'number') about[name] = String(value);
  }
  if (LEVELS.some((each) => each === level)) about.level = level;
  return about;
}

/** A matrix has a place for every cell within its bounds; more places than this are not written. */
const MAX_MATRIX = 16 * MAX_CELLS;

/** The puzzle as plain values, in the order in which people read them. */
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
