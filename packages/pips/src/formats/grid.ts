/**
 * The content of the grid dialect (seed 004), in which every puzzle there is can be written: a matrix of region ids
 * and a rule by id. YAML and JSON are two spellings of it; both come here as plain values, and places are JSON
 * Pointers into them.
 *
 *     rows, cols, regions, constraints            required
 *     maxPip (6), allowDuplicates (false)         the set, where no list of dominoes is given; a reader may ask for
 *                                                 others than these where a grid says nothing
 *     dominoes, solution                          the list, as pairs; a pair of cells for each
 *     id, name, constructors, printDate, …        kept and written back
 */
import {
  field,
  isObject,
  type JsonObject,
  type JsonValue,
  type ParsedPuzzle,
  Places,
  type Problem,
  ProblemLog,
  type Where,
} from '@pipwright/core';
import type { Cell } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import { type About, LEVELS, MAX_CELLS, MAX_SIDE, type Spec, type SpecRegion, type Supply } from '../model/puzzle.js';
import { problem } from '../problem.js';
import { readRules } from './grid-rules.js';
import {
  type GridDefaults,
  type GridReading,
  pointerPart,
  readOwnSolution,
  readPair,
  USUAL_SET,
} from './json-parts.js';

const HOLES: readonly JsonValue[] = [null, '.', -1];

/** Reads a grid; `locate` turns a JSON Pointer into a place in the source. */
export function parseGrid(
  value: JsonValue,
  locate: (pointer: string) => Where,
  defaults: GridDefaults,
): ParsedPuzzle<Spec> {
  const reading: GridReading = {
    problems: new ProblemLog(),
    warnings: new ProblemLog(),
    places: new Places(),
    unread: new Set(),
    defaults,
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
    ...(about.id === undefined || String(about.id).trim() === '' ? {} : { id: String(about.id) }),
    ...(about.name === undefined || about.name.trim() === ''
      ? {}
      : { name: about.name.replaceAll(/\s+/g, ' ').trim() }),
  };
}

const FIELDS: readonly string[] = [
  ...['rows', 'cols', 'regions', 'constraints', 'maxPip', 'allowDuplicates', 'dominoes', 'solution'],
  ...['id', 'name', 'constructors', 'printDate', 'editor', 'level'],
];

const EMPTY_SPEC: Spec = { cells: [], supply: { kind: 'set', repeats: false }, maxPip: USUAL_SET.maxPip, regions: [] };

function readSpec(grid: JsonObject, reading: GridReading): Spec {
  const matrix = readMatrix(grid, reading);
  const cells = [...matrix.values()].flat();
  const rules = readRules(grid, matrix, reading);
  const constraints = field(grid, 'constraints');
  const named = new Set(isObject(constraints) ? Object.keys(constraints) : []);
  const regions = [...matrix].map(([id, members], i): SpecRegion => {
    for (const [j, [row, column]] of members.slice(0, MAX_CELLS).entries()) {
      reading.places.mark(`/regions/${i}/cells/${j}`, { path: `/regions/${row}/${column}` });
    }
    const rule = rules.get(id);
    reading.places.mark(`/regions/${i}`, { path: rules.has(id) ? `/constraints/${pointerPart(id)}` : '/regions' });
    if (rule !== undefined) return { cells: members, rule };
    return named.has(id) ? { cells: members } : { cells: members, isFree: true };
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
      // One cell too many is enough to say that the board is too large.
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

function readSupply(
  grid: JsonObject,
  { problems, places, unread, defaults }: GridReading,
): { supply: Supply; maxPip: number } {
  const given = field(grid, 'maxPip') ?? defaults.maxPip;
  const repeats = field(grid, 'allowDuplicates') ?? defaults.allowDuplicates;
  const list = field(grid, 'dominoes');
  if (typeof given !== 'number') problems.add(problem('max-pip-not-number', { path: '/maxPip' }, {}));
  if (typeof repeats !== 'boolean') problems.add(problem('duplicates-not-boolean', { path: '/allowDuplicates' }, {}));
  places.mark('/maxPip', { path: '/maxPip' });
  places.mark('/dominoes', { path: '/dominoes' });
  const maxPip = typeof given === 'number' ? given : defaults.maxPip;
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
