/** Reads the Times's JSON: every part that can be read, and a problem with its place for each that cannot. */
import {
  field,
  isObject,
  type JsonObject,
  type JsonValue,
  type ParsedPuzzle,
  Places,
  type Problem,
  ProblemLog,
  parseJson,
} from '@pipwright/core';
import { type Cell, cellKey } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import { type About, LEVELS, type Level, MAX_CELLS, MAX_PIP, type Spec, type SpecRegion } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import type { Solution } from '../model/solution.js';
import { problem } from '../problem.js';
import { pointerPart, readOwnSolution, readPair } from './json-parts.js';
import { unreadable } from './refusals.js';

/** The Times plays with the double-six; a file with more pips in it means a larger set. */
const MIN_MAX_PIP = 6;

const SUM_TYPES = { sum: '=', less: '<', greater: '>' } as const;
export type SumType = keyof typeof SUM_TYPES;

export function parseNyt(source: string): readonly ParsedPuzzle<Spec>[] {
  const json = parseJson(source);
  if (!json.ok) return [unreadable(json.error)];
  const day = json.value;
  if (!isObject(day)) return [unreadable(problem('json-not-object', { path: '' }, {}))];
  if (Object.hasOwn(day, 'dominoes') || Object.hasOwn(day, 'regions')) return [parseLevel(day, '', dayOf(day))];
  const drafts = LEVELS.filter((level) => Object.hasOwn(day, level)).map((level) => parseDayLevel(day, level));
  const [first = unreadable(problem('day-without-levels', { path: '' }, {})), ...others] = drafts;
  return [{ ...first, warnings: [...unknownLevels(day), ...first.warnings] }, ...others];
}

/** Warnings of fields that look like a puzzle and have no name of a level; given once, with the first level. */
function unknownLevels(day: JsonObject): Problem[] {
  const log = new ProblemLog();
  for (const [level, content] of Object.entries(day)) {
    const isPuzzle = isObject(content) && Object.hasOwn(content, 'dominoes') && Object.hasOwn(content, 'regions');
    if (isPuzzle && !LEVELS.some((each) => each === level))
      log.add(problem('level-unknown', { path: `/${pointerPart(level)}` }, { level }));
  }
  return [...log.list];
}

function parseDayLevel(day: JsonObject, level: Level): ParsedPuzzle<Spec> {
  const about: About = { ...dayOf(day), level };
  const content = day[level];
  const path = `/${level}`;
  const names = { level, ...(about.printDate === undefined ? {} : { id: `${about.printDate}-${level}` }) };
  if (content === null || (isObject(content) && isAllNull(content))) {
    return { ...unreadable(problem('level-null', { path }, { level })), ...names };
  }
  if (!isObject(content)) return { ...unreadable(problem('level-not-object', { path }, { level })), ...names };
  return { ...parseLevel(content, path, about), ...names };
}

/** The endpoint sends such a level when it has no puzzle: every field there, and every one null. */
function isAllNull(content: JsonObject): boolean {
  const values = Object.values(content);
  return values.length > 0 && values.every((value) => value === null);
}

function dayOf(object: JsonObject): About {
  return { ...text(object, 'printDate'), ...text(object, 'editor') };
}

function text(object: JsonObject, name: 'printDate' | 'editor' | 'constructors'): About {
  const value = field(object, name);
  return typeof value === 'string' ? { [name]: value } : {};
}

function parseLevel(content: JsonObject, path: string, day: About): ParsedPuzzle<Spec> {
  const reading = {
    problems: new ProblemLog(),
    warnings: new ProblemLog(),
    places: new Places(),
    unread: new Set<string>(),
  };
  const dominoes = parseDominoes(content, path, reading);
  const regions = parseRegions(content, path, reading);
  const solution = parseSolution(content, dominoes, path, reading);
  const id = field(content, 'id');
  const spec: Spec = {
    cells: unionOfCells(regions),
    supply: { kind: 'list', dominoes },
    maxPip: maxPipOf(dominoes),
    regions,
    about: {
      ...day,
      ...text(content, 'constructors'),
      ...(typeof id === 'number' || typeof id === 'string' ? { id } : {}),
    },
    ...(solution === undefined ? {} : { solution }),
    unread: [...reading.unread],
  };
  const { problems, warnings, places } = reading;
  const locate = (specPath: string) => ({ path: path + (shiftedPlace(places, specPath) ?? pointer(specPath)) });
  return { spec, problems: problems.list, warnings: warnings.list, locate };
}

interface LevelReading {
  readonly problems: ProblemLog;
  readonly warnings: ProblemLog;
  /** Marked only where something unreadable before it has shifted a part; elsewhere `pointer` knows. */
  readonly places: Places;
  readonly unread: Set<string>;
}

/** The place of a part that something unreadable before it has shifted. */
function shiftedPlace(places: Places, specPath: string): string | undefined {
  const [part = '', rest = ''] = /^(\/dominoes\/\d+|\/regions\/\d+\/cells\/\d+)(.*)$/.exec(specPath)?.slice(1) ?? [];
  const found = places.find(part).path;
  return found === undefined ? undefined : found + rest;
}

/** JSON Pointer in the file for a path in the Spec. */
function pointer(specPath: string): string {
  const regionPart = /^(\/regions\/\d+)\/(cells|rule)(.*)$/.exec(specPath);
  if (regionPart !== null) {
    return `${regionPart[1]}${regionPart[2] === 'cells' ? `/indices${regionPart[3]}` : '/target'}`;
  }
  return specPath.startsWith('/cells') ? '/regions' : specPath;
}

/** The pairs of a list that are pairs; the others are reported, and what comes after them is marked with its place. */
function readPairs(
  list: readonly JsonValue[],
  code: 'domino-shape' | 'index-shape',
  names: { readonly level: string; readonly file: string; readonly spec: string },
  { problems, places }: LevelReading,
): { readonly pairs: (readonly [number, number])[]; readonly legible: boolean } {
  const pairs: (readonly [number, number])[] = [];
  for (const [i, item] of list.entries()) {
    const pair = readPair(item);
    const path = `${names.file}/${i}`;
    if (pair === undefined) {
      problems.add(problem(code, { path: names.level + path }, {}));
      continue;
    }
    if (pairs.length < i) places.mark(`${names.spec}/${pairs.length}`, { path });
    pairs.push(pair);
  }
  return { pairs, legible: pairs.length === list.length };
}

function parseDominoes(content: JsonObject, level: string, reading: LevelReading): Domino[] {
  const list = requiredList(content, 'dominoes', level, reading.problems);
  const { pairs, legible } = readPairs(
    list ?? [],
    'domino-shape',
    { level, file: '/dominoes', spec: '/dominoes' },
    reading,
  );
  if (list === undefined || !legible) reading.unread.add('/dominoes');
  return pairs;
}

function requiredList(
  content: JsonObject,
  name: 'dominoes' | 'regions' | 'indices',
  path: string,
  problems: ProblemLog,
): readonly JsonValue[] | undefined {
  const list = field(content, name);
  if (Array.isArray(list) && list.length <= MAX_CELLS) return list;
  problems.add(
    list === undefined
      ? problem('field-missing', { path }, { field: name })
      : problem(Array.isArray(list) ? 'list-too-long' : `${name}-not-list`, { path: `${path}/${name}` }, {}),
  );
  return undefined;
}

function parseRegions(content: JsonObject, level: string, reading: LevelReading): SpecRegion[] {
  const list = requiredList(content, 'regions', level, reading.problems);
  if (list === undefined) reading.unread.add('/cells');
  return (list ?? []).map((item, i) => parseRegion(item, level, `/regions/${i}`, reading));
}

function parseRegion(item: JsonValue, level: string, path: string, reading: LevelReading): SpecRegion {
  const { problems, unread } = reading;
  if (!isObject(item)) {
    problems.add(problem('region-shape', { path: level + path }, {}));
    unread.add('/cells').add(path);
    return { cells: [] };
  }
  const rule = parseRule(item, level + path, problems);
  const indices = requiredList(item, 'indices', level + path, problems);
  const names = { level, file: `${path}/indices`, spec: `${path}/cells` };
  const { pairs, legible } = readPairs(indices ?? [], 'index-shape', names, reading);
  if (indices === undefined || !legible) unread.add('/cells').add(path);
  if (rule !== undefined) return { cells: pairs, rule };
  const type = field(item, 'type');
  if (type === 'empty') return { cells: pairs, isFree: true };
  return isSumType(type) && isMissing(field(item, 'target'))
    ? { cells: pairs, untargeted: SUM_TYPES[type] }
    : { cells: pairs };
}

function parseRule(item: JsonObject, path: string, problems: ProblemLog): Rule | undefined {
  const type = field(item, 'type');
  switch (type) {
    case 'equals':
      return { kind: 'same' };
    case 'unequal':
      return { kind: 'different', avoiding: [] };
    case 'empty':
      return undefined;
    case 'sum':
    case 'less':
    case 'greater':
      return parseSum(item, type, path, problems);
    case undefined:
    case null:
      problems.add(problem('region-type-missing', { path }, {}));
      return undefined;
    default:
      problems.add(
        problem(
          'region-type-unknown',
          { path: `${path}/type` },
          { type: typeof type === 'string' ? type : Array.isArray(type) ? 'a list' : typeof type },
        ),
      );
      return undefined;
  }
}

function parseSum(item: JsonObject, type: SumType, path: string, problems: ProblemLog): Rule | undefined {
  const target = field(item, 'target');
  if (typeof target === 'number') return { kind: 'sum', op: SUM_TYPES[type], target };
  problems.add(
    isMissing(target)
      ? problem('target-missing', { path }, { type })
      : problem('target-not-number', { path: `${path}/target` }, {}),
  );
  return undefined;
}

function isSumType(type: JsonValue | undefined): type is SumType {
  return typeof type === 'string' && Object.hasOwn(SUM_TYPES, type);
}

function isMissing(value: JsonValue | undefined): boolean {
  return value === undefined || value === null;
}

function parseSolution(
  content: JsonObject,
  dominoes: readonly Domino[],
  path: string,
  { warnings }: LevelReading,
): Solution | undefined {
  const value = field(content, 'solution') ?? null;
  const solution = value === null ? undefined : readOwnSolution(value, dominoes);
  if (value !== null && solution === undefined) {
    warnings.add(problem('own-solution-unreadable', { path: `${path}/solution` }, {}));
  }
  return solution;
}

function unionOfCells(regions: readonly SpecRegion[]): Cell[] {
  const byKey = new Map<string, Cell>();
  for (const cell of regions.flatMap(({ cells }) => cells)) {
    if (byKey.size > MAX_CELLS) break;
    byKey.set(cellKey(cell), cell);
  }
  return [...byKey.values()];
}

function maxPipOf(dominoes: readonly Domino[]): number {
  let largest = MIN_MAX_PIP;
  for (const pip of dominoes.flat()) if (Number.isInteger(pip)) largest = Math.max(largest, Math.min(pip, MAX_PIP));
  return largest;
}
