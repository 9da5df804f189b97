/**
 * The Times's JSON (seed 001): one level, or a day with easy, medium and hard. The board is the union of the
 * regions; a cell without a rule has a region of type `empty`. Fields the game does not need are ignored, but
 * for those that say where the puzzle comes from, which are kept and written back.
 */
import {
  type Draft,
  err,
  type Format,
  field,
  isObject,
  type JsonObject,
  type JsonValue,
  ok,
  type Problem,
  ProblemLog,
  parseJson,
  type Result,
} from '@pipwright/core';
import { type Cell, cellKey } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import { MAX_PIP } from '../model/limits.js';
import { type About, LEVELS, type Level, type Puzzle, type Spec, type SpecRegion } from '../model/puzzle.js';
import { type Rule, ruleInWords } from '../model/rule.js';
import type { Placement, Solution } from '../model/solution.js';
import { problem } from '../problem.js';
import { readPair } from './solution-json.js';

/** The Times plays with the double-six; a file with more pips in it means a larger set. */
const LEAST_MAX_PIP = 6;

const SUM_TYPES = { sum: '=', less: '<', greater: '>' } as const;
type SumType = keyof typeof SUM_TYPES;

export const nytFormat: Format<Spec, Puzzle> = {
  name: 'nyt',
  recognises: (text) => /^\s*\{/.test(text) && /"(?:printDate|dominoes|indices|easy|medium|hard)"\s*:/.test(text),
  parse: parseNyt,
  make: makeNyt,
};

function parseNyt(source: string): readonly Draft<Spec>[] {
  const json = parseJson(source);
  if (!json.ok) return [unreadable(json.error)];
  const day = json.value;
  if (!isObject(day)) return [unreadable(problem('json-not-object', { path: '' }, {}))];
  if (Object.hasOwn(day, 'dominoes') || Object.hasOwn(day, 'regions')) return [parseLevel(day, '', {})];
  const drafts = LEVELS.filter((level) => Object.hasOwn(day, level)).map((level) => parseDayLevel(day, level));
  return drafts.length > 0 ? drafts : [unreadable(problem('day-without-levels', { path: '' }, {}))];
}

function parseDayLevel(day: JsonObject, level: Level): Draft<Spec> {
  const about: About = { ...text(day, 'printDate'), ...text(day, 'editor'), level };
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

function text(object: JsonObject, name: 'printDate' | 'editor' | 'constructors'): About {
  const value = field(object, name);
  return typeof value === 'string' ? { [name]: value } : {};
}

function unreadable(found: Problem): Draft<Spec> {
  const spec: Spec = {
    cells: [],
    supply: { kind: 'list', dominoes: [] },
    maxPip: LEAST_MAX_PIP,
    regions: [],
    unread: ['cells', 'dominoes'],
  };
  return { spec, problems: [found], warnings: [], locate: (path) => ({ path }) };
}

function parseLevel(content: JsonObject, path: string, day: About): Draft<Spec> {
  const problems = new ProblemLog();
  const warnings = new ProblemLog();
  const dominoes = parseDominoes(content, path, problems);
  const regions = parseRegions(content, path, problems);
  const solution = parseSolution(content, dominoes ?? [], path, warnings);
  const id = field(content, 'id');
  const spec: Spec = {
    cells: regions === undefined ? [] : unionOfCells(regions),
    supply: { kind: 'list', dominoes: dominoes ?? [] },
    maxPip: maxPipOf(dominoes ?? []),
    regions: regions ?? [],
    about: {
      ...day,
      ...text(content, 'constructors'),
      ...(typeof id === 'number' || typeof id === 'string' ? { id } : {}),
    },
    ...(solution === undefined ? {} : { solution }),
    unread: [
      ...(regions === undefined ? ['cells' as const] : []),
      ...(dominoes === undefined ? ['dominoes' as const] : []),
    ],
  };
  return {
    spec,
    problems: problems.list,
    warnings: warnings.list,
    locate: (specPath) => ({ path: path + pointer(specPath) }),
  };
}

/** From a path in the Spec to the same thing in the file. */
function pointer(specPath: string): string {
  const regionPart = /^(\/regions\/\d+)\/(cells|rule)(.*)$/.exec(specPath);
  if (regionPart !== null) {
    return `${regionPart[1]}${regionPart[2] === 'cells' ? `/indices${regionPart[3]}` : '/target'}`;
  }
  return specPath.startsWith('/cells') ? '/regions' : specPath;
}

function parseDominoes(content: JsonObject, path: string, problems: ProblemLog): Domino[] | undefined {
  const list = requiredList(content, 'dominoes', path, problems);
  const dominoes = list?.map((item, i) => {
    const domino = readPair(item);
    if (domino === undefined) problems.add(problem('domino-shape', { path: `${path}/dominoes/${i}` }, {}));
    return domino;
  });
  return dominoes?.every((domino) => domino !== undefined) ? dominoes : undefined;
}

function requiredList(
  content: JsonObject,
  name: 'dominoes' | 'regions' | 'indices',
  path: string,
  problems: ProblemLog,
): readonly JsonValue[] | undefined {
  const list = field(content, name);
  if (Array.isArray(list)) return list;
  problems.add(
    list === undefined
      ? problem('field-missing', { path }, { field: name })
      : problem(`${name}-not-list`, { path: `${path}/${name}` }, {}),
  );
  return undefined;
}

/** The regions; undefined where it cannot be told which cells they cover. */
function parseRegions(content: JsonObject, path: string, problems: ProblemLog): SpecRegion[] | undefined {
  const list = requiredList(content, 'regions', path, problems);
  const regions = list?.map((item, i) => parseRegion(item, `${path}/regions/${i}`, problems));
  return regions?.every((region) => region !== undefined) ? regions : undefined;
}

function parseRegion(item: JsonValue, path: string, problems: ProblemLog): SpecRegion | undefined {
  if (!isObject(item)) {
    problems.add(problem('region-shape', { path }, {}));
    return undefined;
  }
  const rule = parseRule(item, path, problems);
  const indices = requiredList(item, 'indices', path, problems);
  const cells = indices?.map((index, i) => {
    const cell = readPair(index);
    if (cell === undefined) problems.add(problem('index-shape', { path: `${path}/indices/${i}` }, {}));
    return cell;
  });
  if (!cells?.every((cell) => cell !== undefined)) return undefined;
  return rule === undefined ? { cells } : { cells, rule };
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
      problems.add(problem('region-type-unknown', { path: `${path}/type` }, { type: String(type) }));
      return undefined;
  }
}

function parseSum(item: JsonObject, type: SumType, path: string, problems: ProblemLog): Rule | undefined {
  const target = field(item, 'target');
  if (typeof target === 'number') return { kind: 'sum', op: SUM_TYPES[type], target };
  problems.add(
    target === undefined || target === null
      ? problem('target-missing', { path }, { type })
      : problem('target-not-number', { path: `${path}/target` }, {}),
  );
  return undefined;
}

function parseSolution(
  content: JsonObject,
  dominoes: readonly Domino[],
  path: string,
  warnings: ProblemLog,
): Solution | undefined {
  const list = field(content, 'solution');
  if (list === undefined || list === null) return undefined;
  const placements = Array.isArray(list) ? dominoes.map((domino, i) => readPlacement(domino, list[i])) : [];
  if (Array.isArray(list) && list.length === dominoes.length && placements.every((found) => found !== undefined)) {
    return { placements };
  }
  warnings.add(problem('own-solution-unreadable', { path: `${path}/solution` }, {}));
  return undefined;
}

function readPlacement(domino: Domino, pair: JsonValue | undefined): Placement | undefined {
  if (!Array.isArray(pair) || pair.length !== 2) return undefined;
  const first = readPair(pair[0]);
  const second = readPair(pair[1]);
  return first === undefined || second === undefined ? undefined : { domino, cells: [first, second] };
}

function unionOfCells(regions: readonly SpecRegion[]): Cell[] {
  const byKey = new Map(regions.flatMap(({ cells }) => cells.map((cell) => [cellKey(cell), cell])));
  return [...byKey.values()];
}

function maxPipOf(dominoes: readonly Domino[]): number {
  let largest = LEAST_MAX_PIP;
  for (const pip of dominoes.flat()) if (Number.isInteger(pip) && pip <= MAX_PIP) largest = Math.max(largest, pip);
  return largest;
}

function makeNyt(puzzles: readonly Puzzle[]): Result<string, readonly Problem[]> {
  const problems = puzzles.flatMap(inexpressible);
  const levels = puzzles.map(({ about }) => about.level);
  const [first] = puzzles;
  const single = puzzles.length === 1 && levels[0] === undefined;
  if (first === undefined || (!single && (levels.includes(undefined) || new Set(levels).size < levels.length))) {
    problems.push(problem('levels-clash', {}, {}));
  }
  if (problems.length > 0 || first === undefined) return err(problems);
  if (single) return ok(`${JSON.stringify(levelToJson(first))}\n`);
  const { printDate, editor } = first.about;
  const byLevel = LEVELS.flatMap((level) => {
    const puzzle = puzzles.find(({ about }) => about.level === level);
    return puzzle === undefined ? [] : [[level, levelToJson(puzzle)] as const];
  });
  return ok(`${JSON.stringify({ printDate, editor, ...Object.fromEntries(byLevel) })}\n`);
}

function inexpressible({ supply, regions }: Puzzle): Problem[] {
  const format = 'nyt';
  const setProblems = supply.kind === 'set' ? [problem('set-not-expressible', {}, { format })] : [];
  const ruleProblems = regions
    .filter(({ rule }) => ruleToJson(rule) === undefined)
    .map(({ rule, index }) => problem('rule-not-expressible', {}, { region: index, rule: ruleInWords(rule), format }));
  return [...setProblems, ...ruleProblems];
}

function levelToJson(puzzle: Puzzle): JsonObject {
  const { supply, about, solution } = puzzle;
  return {
    id: about.id,
    constructors: about.constructors,
    dominoes: supply.kind === 'list' ? supply.dominoes : [],
    regions: regionsToJson(puzzle),
    solution: solution?.placements.map(({ cells }) => cells),
  };
}

/** Regions at the positions they had, the gaps and the end filled with the free cells, one by one. */
function regionsToJson({ cells, regions }: Puzzle): JsonObject[] {
  const ruled = new Set(regions.flatMap((region) => region.cells.map(cellKey)));
  const free = cells.filter((cell) => !ruled.has(cellKey(cell))).map((cell) => ({ indices: [cell], type: 'empty' }));
  const list: JsonObject[] = [];
  for (const region of regions) {
    while (list.length < region.index && free.length > 0) list.push(free.shift() as JsonObject);
    list.push({ indices: region.cells, ...ruleToJson(region.rule) });
  }
  return [...list, ...free];
}

/** The type and target of a region; undefined for a rule that the format lacks. */
function ruleToJson(rule: Rule): { readonly type: string; readonly target?: number } | undefined {
  switch (rule.kind) {
    case 'sum':
      return { type: { '=': 'sum', '<': 'less', '>': 'greater' }[rule.op], target: rule.target };
    case 'same':
      return rule.value === undefined ? { type: 'equals' } : undefined;
    case 'different':
      return rule.avoiding.length === 0 ? { type: 'unequal' } : undefined;
    case 'each':
      return undefined;
  }
}
