/**
 * The seed's JSON: a `FutoshikiProblem` with the names of its properties, or a list of them. Kolyteon's later
 * `FilledSquares` is read for `FixedNumbers`, and then `MaxNumber` may be missing, as it is there. Beyond the seed:
 *
 *     Bars         the pairs of squares with a bar, in Adjacent
 *     Id           the puzzle's own name
 *     Solution     its solution, as the seed has solutions: the numbered squares that are added
 */
import {
  err,
  type Format,
  field,
  isObject,
  type JsonObject,
  type JsonValue,
  jsonText,
  ok,
  type ParsedPuzzle,
  Places,
  ProblemLog,
  parseJson,
  type Where,
} from '@pipwright/core';
import { areaInSquares, blockFromJson, blockToJson } from '../model/block.js';
import { MAX_ENTRIES, MAX_PUZZLES, MAX_SIDE } from '../model/limits.js';
import { addedNumbers, type Puzzle, type Spec, solutionOf } from '../model/puzzle.js';
import { type NumberedSquare, numberedSquareFromJson, numberedSquareToJson, type Solution } from '../model/solution.js';
import { pairFromJson, pairToJson, type SquarePair } from '../model/square-pair.js';
import { problem } from '../problem.js';
import { EMPTY_SPEC, unreadable } from './content-lines.js';

export const jsonFormat: Format<Spec, Puzzle> = {
  name: 'json',
  extension: 'json',
  recognises: (text) =>
    /^\s*[{[]/.test(text) && /"(?:Grid|FixedNumbers|FilledSquares|GreaterThanSigns|LessThanSigns)"\s*:/.test(text),
  parse: parseProblems,
  make(puzzles) {
    const objects = puzzles.map((puzzle) => jsonText(puzzleToJson(puzzle)));
    if (objects.length === 0) return err([problem('list-empty', {}, {})]);
    return ok(objects.length === 1 ? `${objects[0]}\n` : `[\n${objects.join(',\n')}\n]\n`);
  },
};

function parseProblems(source: string): readonly ParsedPuzzle<Spec>[] {
  const json = parseJson(source);
  if (!json.ok) return [unreadable(json.error)];
  const { value } = json;
  if (!Array.isArray(value)) return [specFromJson(value)];
  if (value.length === 0) return [unreadable(problem('list-empty', { path: '' }, {}))];
  const drafts = value.slice(0, MAX_PUZZLES).map((each: JsonValue, i) => specFromJson(each, `/${i}`));
  if (value.length <= MAX_PUZZLES) return drafts;
  const where = { path: `/${MAX_PUZZLES}` };
  return [...drafts, unreadable(problem('too-many-puzzles', where, { most: MAX_PUZZLES }))];
}

const FIELDS: readonly string[] = [
  ...['Grid', 'MaxNumber', 'FixedNumbers', 'FilledSquares', 'GreaterThanSigns', 'LessThanSigns'],
  ...['Bars', 'Id', 'Solution'],
];

interface Reading {
  readonly object: JsonObject;
  readonly path: string;
  readonly problems: ProblemLog;
  readonly warnings: ProblemLog;
  readonly places: Places;
  readonly unread: Set<string>;
}

/** Reads one problem of the seed, at this JSON Pointer of its file. */
export function specFromJson(value: JsonValue, path = ''): ParsedPuzzle<Spec> {
  if (!isObject(value)) return unreadable(problem('json-not-problem', { path }, {}));
  const reading: Reading = {
    object: value,
    path,
    problems: new ProblemLog(),
    warnings: new ProblemLog(),
    places: new Places(),
    unread: new Set(),
  };
  const spec = readSpec(reading);
  for (const name of Object.keys(value).filter((each) => !FIELDS.includes(each))) {
    const place = { path: `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` };
    reading.warnings.add(problem('field-unknown', place, { field: name }));
  }
  return {
    spec,
    problems: reading.problems.list,
    warnings: reading.warnings.list,
    locate: (specPath) => placeIn(reading, specPath),
    ...(spec.id === undefined ? {} : { id: spec.id }),
  };
}

/** A part of an element has the seed's name for it. */
function placeIn({ places, path }: Reading, specPath: string): Where {
  const part = /^(.*)\/(square|number)$/.exec(specPath);
  const whole = places.find(part?.[1] ?? specPath).path;
  if (whole === undefined) return { path };
  return { path: part === null ? whole : `${whole}/${part[2] === 'square' ? 'Square' : 'Number'}` };
}

function readSpec(reading: Reading): Spec {
  const { object, path, problems, places, unread } = reading;
  places.mark('', { path });
  places.mark('/grid', { path: `${path}/Grid` });
  const grid = blockFromJson(field(object, 'Grid'));
  if (grid === undefined) {
    const missing = field(object, 'Grid') === undefined;
    problems.add(
      missing
        ? problem('field-missing', { path }, { field: 'Grid' })
        : problem('grid-shape', { path: `${path}/Grid` }, {}),
    );
    unread.add('/grid');
  }
  const later = Object.hasOwn(object, 'FilledSquares');
  const fixedName = later ? 'FilledSquares' : 'FixedNumbers';
  if (later && Object.hasOwn(object, 'FixedNumbers')) {
    const names = { field: 'FilledSquares', other: 'FixedNumbers' };
    problems.add(problem('field-twice', { path: `${path}/FilledSquares` }, names));
  }
  const maxNumber = readMaxNumber(reading, later);
  const fixedNumbers = readList(reading, fixedName, '/fixedNumbers', 'numbered-square-shape', numberedSquareFromJson);
  const readPairs = (name: string, specPath: string): SquarePair[] =>
    readList(reading, name, specPath, 'pair-shape', pairFromJson);
  const spec: Spec = {
    grid: grid ?? EMPTY_SPEC.grid,
    maxNumber: maxNumber ?? grid?.dimensions.widthInSquares ?? 0,
    fixedNumbers,
    greaterThanSigns: readPairs('GreaterThanSigns', '/greaterThanSigns'),
    lessThanSigns: readPairs('LessThanSigns', '/lessThanSigns'),
    ...((field(object, 'Bars') ?? null) === null ? {} : { bars: readPairs('Bars', '/bars') }),
    ...readId(reading),
    unread: [...unread],
  };
  const solution = readSolution(reading, spec);
  return solution === undefined ? spec : { ...spec, solution };
}

/** Undefined where it is missing, with reason or without. */
function readMaxNumber({ object, path, problems, places, unread }: Reading, later: boolean): number | undefined {
  places.mark('/maxNumber', { path: `${path}/MaxNumber` });
  const value = field(object, 'MaxNumber');
  if (typeof value === 'number') return value;
  if (value === undefined && later) return undefined;
  problems.add(
    value === undefined
      ? problem('field-missing', { path }, { field: 'MaxNumber' })
      : problem('max-number-shape', { path: `${path}/MaxNumber` }, {}),
  );
  unread.add('/maxNumber');
  return undefined;
}

/** The elements of a list that are such; the others are reported. */
function readList<T>(
  { object, path, problems, places, unread }: Reading,
  name: string,
  specPath: string,
  shape: 'numbered-square-shape' | 'pair-shape',
  read: (value: JsonValue) => T | undefined,
): T[] {
  const list = field(object, name);
  const where = { path: `${path}/${name}` };
  places.mark(specPath, where);
  if (!Array.isArray(list) || list.length > MAX_ENTRIES) {
    if (list === undefined) problems.add(problem('field-missing', { path }, { field: name }));
    else if (Array.isArray(list)) problems.add(problem('list-too-long', where, {}));
    else problems.add(problem('not-list', where, { field: name }));
    unread.add(specPath);
    return [];
  }
  const elements: T[] = [];
  for (const [i, item] of (list as readonly JsonValue[]).entries()) {
    const element = read(item);
    const place = { path: `${where.path}/${i}` };
    if (element === undefined) {
      problems.add(problem(shape, place, {}));
      unread.add(specPath);
      continue;
    }
    places.mark(`${specPath}/${elements.length}`, place);
    elements.push(element);
  }
  return elements;
}

function readId({ object, path, problems }: Reading): { id?: string } {
  const id = field(object, 'Id') ?? null;
  if (id === null) return {};
  if (typeof id === 'string') return { id };
  problems.add(problem('id-shape', { path: `${path}/Id` }, {}));
  return {};
}

/** A solution that cannot be read is no fault of the puzzle. */
function readSolution({ object, path, warnings, unread }: Reading, spec: Spec): Solution | undefined {
  const value = field(object, 'Solution') ?? null;
  const { widthInSquares, heightInSquares } = spec.grid.dimensions;
  const gridKnown = !unread.has('/grid') && Math.max(widthInSquares, heightInSquares) <= MAX_SIDE;
  if (value === null || !gridKnown) return undefined;
  const added = Array.isArray(value) && value.length <= MAX_ENTRIES ? value.map(numberedSquareFromJson) : [undefined];
  const known = added.filter((each): each is NumberedSquare => each !== undefined);
  const empty = areaInSquares(spec.grid) - spec.fixedNumbers.length;
  const solution = solutionOf(spec, known);
  const fits = known.length === added.length && known.length === empty && addedNumbers(spec, solution).length === empty;
  if (fits) return solution;
  warnings.add(problem('own-solution-unreadable', { path: `${path}/Solution` }, {}));
  return undefined;
}

export function puzzleToJson(puzzle: Puzzle): JsonObject {
  const { grid, maxNumber, fixedNumbers, greaterThanSigns, lessThanSigns, bars, id, solution } = puzzle;
  return {
    ...(id === undefined ? {} : { Id: id }),
    Grid: blockToJson(grid),
    MaxNumber: maxNumber,
    FixedNumbers: fixedNumbers.map(numberedSquareToJson),
    GreaterThanSigns: greaterThanSigns.map(pairToJson),
    LessThanSigns: lessThanSigns.map(pairToJson),
    ...(bars === undefined ? {} : { Bars: bars.map(pairToJson) }),
    ...(solution === undefined ? {} : { Solution: addedNumbers(puzzle, solution).map(numberedSquareToJson) }),
  };
}
