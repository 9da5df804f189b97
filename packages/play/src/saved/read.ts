/**
 * Reads saved games. No text makes it throw: a start that is damaged is refused, damaged moves leave the game before
 * them. The rules of its kind must be there: who loads them later loads them before.
 */
import {
  type Checked,
  err,
  field,
  isObject,
  type JsonObject,
  type JsonValue,
  MAX_INPUT_BYTES,
  ok,
  type Problem,
  parseJson,
  problemMaker,
  type Result,
  withoutByteOrderMark,
} from '@pipwright/core';
import { clockFromJson } from '../clock.js';
import { type AnyGame, type Game, startedGame } from '../game.js';
import { hintsFromJson } from '../hints.js';
import { isKindName, type KindName, rulesOf } from '../kind.js';
import { advance, draftOf, type GameDraft } from '../play.js';
import { readWhole } from '../shape.js';
import type { playWords } from '../words.js';
import { readLine, VERSION } from './save.js';

const problem = problemMaker<typeof playWords>();

/** The game in a text, as far as the text is whole; warnings say where it is not. */
export function readGame(input: string): Checked<AnyGame> {
  if (input.length > MAX_INPUT_BYTES) return refused([problem('input-too-large', {}, {})]);
  const [first = '', ...lines] = withoutByteOrderMark(input).trimEnd().split('\n');
  const start = readStart(first);
  if (!start.ok) return refused(start.error);
  return continued(start.value, lines);
}

function refused(problems: readonly Problem[]): Checked<never> {
  return { ...err(problems), warnings: [] };
}

function continued<K extends KindName>(start: Game<K>, lines: readonly string[]): Checked<AnyGame> {
  const draft = draftOf(start);
  let warnings: readonly Problem[] = [];
  for (const [i, line] of lines.entries()) {
    const where = { line: i + 2 };
    warnings = playLine(draft, line, lines.length - i).map((found) => ({ ...found, where }));
    if (warnings.length > 0) break;
  }
  return { ...ok(draft as unknown as AnyGame), warnings };
}

/** Plays a line; returns why it cannot be played. `left`: the lines left, this one among them. */
function playLine<K extends KindName>(draft: GameDraft<K>, line: string, left: number): readonly Problem[] {
  const [, number = '', json = ''] = /^(\d+) (.*)$/s.exec(readLine(line) ?? '') ?? [];
  const move = parseJson(json);
  if (!move.ok) return [problem('saved-line-damaged', {}, { lines: left })];
  const [found, wanted] = [Number(number), draft.revision + 1];
  if (found !== wanted) return [problem('saved-line-order', {}, { found, wanted })];
  const problems = advance(draft, move.value);
  return problems.length === 0 ? [] : [problem('saved-move-illegal', {}, {}), ...problems];
}

/**
 * Undefined for a start that is damaged, or of a kind that this version does not know: no rules are needed to refuse
 * it.
 */
export function kindOfSaved(input: string): KindName | undefined {
  const [first = ''] = withoutByteOrderMark(input).trimEnd().split('\n', 1);
  const kind = field(startIn(first) ?? {}, 'kind');
  return isKindName(kind) ? kind : undefined;
}

function startIn(line: string): JsonObject | undefined {
  const json = parseJson(readLine(line) ?? '');
  return json.ok && isObject(json.value) && field(json.value, 'pipwright') === 'game' ? json.value : undefined;
}

function readStart(line: string): Result<Game<KindName>, readonly Problem[]> {
  const start = startIn(line);
  const where = { line: 1 };
  const damaged = err([problem('saved-start', where, {})]);
  if (start === undefined) return damaged;
  const version = field(start, 'version');
  if (version !== VERSION) return err([problem('saved-version', where, { version: asText(version) })]);
  const kind = field(start, 'kind');
  if (!isKindName(kind)) return err([problem('saved-kind', where, { kind: asText(kind) })]);
  const puzzle = rulesOf(kind).puzzleFromJson(field(start, 'puzzle') ?? null);
  if (!puzzle.ok) return err([problem('saved-puzzle', where, {}), ...puzzle.error]);
  const rest = readRest(start);
  return rest === undefined ? damaged : ok({ ...startedGame<KindName>(kind, puzzle.value), ...rest });
}

function readRest(start: JsonObject): Pick<Game<KindName>, 'clock' | 'hints' | 'revision'> | undefined {
  const clock = clockFromJson(field(start, 'clock'));
  const hints = hintsFromJson(field(start, 'hints'));
  const revision = readWhole(field(start, 'revision'));
  if (clock === undefined || hints === undefined || revision === undefined || revision < 0) return undefined;
  return { clock, hints, revision };
}

function asText(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}
