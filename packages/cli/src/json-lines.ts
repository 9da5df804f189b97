/** Lines of JSON: whether a text is one document or one a line, told from where it begins, and puzzles in lines that were made. */
import { isObject, type JsonObject, parseJson } from '@pipwright/core';

export function isNamedForLines(name: string): boolean {
  return /\.(?:jsonl|ndjson)(?:\.gz)?$/i.test(name);
}

/**
 * A single line is one document, whatever its file is called. Undefined where more of the text would tell.
 * @param start of the text
 * @param isWhole does the text end there?
 */
export function areJsonLines(start: string, name: string, isWhole: boolean): boolean | undefined {
  const isNamed = isNamedForLines(name);
  const undecided = isWhole ? false : undefined;
  const from = start.search(/[^\s\uFEFF]/);
  if (from === -1) return undecided;
  if (!isNamed && start[from] !== '{') return false;
  const end = start.indexOf('\n', from);
  if (end === -1) return undecided;
  if (!isNamed && !isJsonObject(start.slice(from, end))) return false;
  return start.slice(end).search(/\S/) === -1 ? undecided : true;
}

function isJsonObject(line: string): boolean {
  const json = parseJson(line);
  return json.ok && isObject(json.value);
}

export interface MadeLine {
  readonly kind: string;
  readonly id: string;
  readonly seed: string;
  readonly isStopped: boolean;
  /** The puzzle, or the nearest; undefined where nothing was reached. */
  readonly text: string | undefined;
}

export function parseMadeLine(line: string): MadeLine | undefined {
  const json = parseJson(line);
  if (!json.ok || !isObject(json.value)) return undefined;
  const { puzzle, status, seed, nearest } = json.value as JsonObject;
  const isOurs =
    isObject(puzzle) &&
    typeof puzzle.kind === 'string' &&
    typeof puzzle.id === 'string' &&
    (typeof seed === 'string' || typeof seed === 'number');
  if (!isOurs) return undefined;
  const isStopped = status === 'stopped';
  const made = isStopped ? nearest : json.value;
  const text = isObject(made) ? made.text : undefined;
  if (made !== null && typeof text !== 'string') return undefined;
  const common = { kind: String(puzzle.kind), id: String(puzzle.id), seed: String(seed), isStopped };
  return { ...common, text: typeof text === 'string' ? text : undefined };
}
