/** Is a text one JSON document, or one a line? Told from where it begins, since it may be too long to be read whole. */
import { isObject, parseJson } from '@pipwright/core';

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
