/**
 * A search written down, one JSON object a line: the start with the puzzle in it, what happened, the end. So a trace
 * needs nothing beside it, a program can read it line by line, and one that was cut short can be told: it has no end.
 *
 *     {"event":"start","version":1,"kind":"pips","engine":"swift","format":"text","puzzle":"board:…"}
 *     {"event":"placed","move":{…}}     {"event":"pruned","move":{…},"reason":{"code":"…","data":{…}}}
 *     {"event":"removed","move":{…}}    {"event":"solution","solution":{…}}
 *     {"event":"end","ending":"exhausted","nodes":7}
 */

import type { JsonObject, JsonValue } from './data.js';
import { err, ok, type Result } from './data.js';
import { field, isObject, parseJson } from './json.js';
import type { PuzzleKind } from './kind.js';
import { type Problem, problemMaker } from './problem.js';
import { readPuzzles } from './read.js';
import type { SearchEvent } from './search.js';
import type { Ending } from './solutions.js';
import type { coreWords } from './words.js';

export interface TraceStart {
  readonly kind: string;
  readonly engine: string;
  readonly format: string;
  /** The puzzle in that format. */
  readonly puzzle: string;
}

export interface TraceEnd {
  readonly type: 'end';
  readonly ending: Ending;
  readonly nodes: number;
}

export type TraceStep<Solution, Move> = SearchEvent<Solution, Move> | TraceEnd;

export type TraceKind<Solution, Move> = Pick<
  PuzzleKind<unknown, unknown, Solution, Move>,
  'moves' | 'solutionToJson' | 'solutionFromJson'
>;

const VERSION = 1;
const ENDINGS: Readonly<Record<Ending, true>> = {
  exhausted: true,
  limit: true,
  timeout: true,
  aborted: true,
  undecided: true,
};

const problem = problemMaker<typeof coreWords>();

/**
 * The start of a trace, and the puzzle as it reads back from there. Search that one: a format may leave out what
 * stands beside the rules or number the regions anew, and events must fit the puzzle they stand with. Of the formats
 * that can write the puzzle, one that leaves out nothing is taken where there is one.
 */
export async function startTrace<Spec, Puzzle, Solution, Move>(
  kind: PuzzleKind<Spec, Puzzle, Solution, Move>,
  engine: string,
  puzzle: Puzzle,
): Promise<Result<{ readonly start: TraceStart; readonly puzzle: Puzzle }, readonly Problem[]>> {
  const whole = JSON.stringify(puzzle);
  const problems: Problem[] = [];
  let best: { readonly start: TraceStart; readonly puzzle: Puzzle } | undefined;
  for (const { name: format, make } of kind.formats) {
    const text = make([puzzle]);
    if (!text.ok) problems.push(...text.error);
    const [reading] = text.ok ? await readPuzzles(text.value, [kind], format) : [];
    if (!text.ok || !reading?.checked.ok) continue;
    const readBack = reading.checked.value;
    const isWhole = JSON.stringify(readBack) === whole;
    if (isWhole || best === undefined)
      best = { start: { kind: kind.name, engine, format, puzzle: text.value }, puzzle: readBack };
    if (isWhole) break;
  }
  return best === undefined ? err(problems) : ok(best);
}

export function makeTraceStart(start: TraceStart): string {
  const { kind, engine, format, puzzle } = start;
  return JSON.stringify({ event: 'start', version: VERSION, kind, engine, format, puzzle });
}

export function parseTraceStart(line: string): Result<TraceStart, readonly Problem[]> {
  const json = parseJson(line);
  if (!json.ok) return err([problem('trace-start', json.error.where, {})]);
  if (!isObject(json.value) || field(json.value, 'event') !== 'start') return err([problem('trace-start', {}, {})]);
  const version = field(json.value, 'version');
  if (version !== VERSION) return err([problem('trace-version', {}, { version: JSON.stringify(version ?? null) })]);
  const [kind, engine, format, puzzle] = ['kind', 'engine', 'format', 'puzzle'].map((name) => text(json.value, name));
  if (kind === undefined || engine === undefined || format === undefined || puzzle === undefined) {
    return err([problem('trace-start', {}, {})]);
  }
  return ok({ kind, engine, format, puzzle });
}

export function makeTraceStep<Solution, Move>(
  step: TraceStep<Solution, Move>,
  kind: TraceKind<Solution, Move>,
): string {
  return JSON.stringify({ event: step.type, ...fieldsOf(step, kind) });
}

function fieldsOf<Solution, Move>(step: TraceStep<Solution, Move>, kind: TraceKind<Solution, Move>): JsonObject {
  switch (step.type) {
    case 'placed':
    case 'removed':
      return { move: kind.moves.toJson(step.move) };
    case 'pruned':
      return { move: kind.moves.toJson(step.move), reason: { code: step.reason.code, data: step.reason.data } };
    case 'solution':
      return { solution: kind.solutionToJson(step.solution) };
    case 'end':
      return { ending: step.ending, nodes: step.nodes };
  }
}

/** Reads shapes, not meanings: whether the steps fit the puzzle and one another, `Replay` says. */
export function parseTraceStep<Solution, Move>(
  line: string,
  kind: TraceKind<Solution, Move>,
): Result<TraceStep<Solution, Move>, readonly Problem[]> {
  const json = parseJson(line);
  if (!json.ok) return err([json.error]);
  const value = isObject(json.value) ? json.value : {};
  const type = field(value, 'event');
  switch (type) {
    case 'placed':
    case 'removed':
    case 'pruned': {
      const move = kind.moves.fromJson(field(value, 'move') ?? null);
      if (!move.ok) return move;
      if (type !== 'pruned') return ok({ type, move: move.value });
      const reason = field(value, 'reason') ?? null;
      const code = text(reason, 'code');
      const data = isObject(reason) ? field(reason, 'data') : undefined;
      if (code === undefined || !isObject(data)) return err([problem('trace-reason', {}, {})]);
      return ok({ type, move: move.value, reason: { code, data } });
    }
    case 'solution': {
      const solution = kind.solutionFromJson(field(value, 'solution') ?? null);
      return solution.ok ? ok({ type, solution: solution.value }) : solution;
    }
    case 'end': {
      const ending = text(value, 'ending') ?? '';
      const nodes = field(value, 'nodes');
      if (!Object.hasOwn(ENDINGS, ending) || typeof nodes !== 'number' || !Number.isSafeInteger(nodes) || nodes < 0) {
        return err([problem('trace-end', {}, {})]);
      }
      return ok({ type, ending: ending as Ending, nodes });
    }
    default:
      return err([problem('trace-event', {}, {})]);
  }
}

function text(value: JsonValue, name: string): string | undefined {
  const found = isObject(value) ? field(value, name) : undefined;
  return typeof found === 'string' ? found : undefined;
}
