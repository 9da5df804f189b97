/**
 * JSON with places. `JSON.parse` reads everything that is right; engines word and locate its errors
 * differently, so only when it fails the text is scanned once more for where it stops being JSON.
 * The scan keeps its own stack: deep nesting cannot overflow it.
 */
import type { JsonObject, JsonValue } from './data.js';
import { err, ok, type Result } from './data.js';
import { type Problem, problemMaker } from './problem.js';
import { positionAt, withoutByteOrderMark } from './text.js';
import type { coreWords } from './words.js';

const problem = problemMaker<typeof coreWords>();

/** Reads JSON, with or without a byte order mark; a syntax error has its line and column. */
export function parseJson(text: string): Result<JsonValue, Problem> {
  const source = withoutByteOrderMark(text);
  const excess = findExcess(source);
  if (excess !== undefined) return err(problem(excess.code, positionAt(source, excess.offset), {}));
  try {
    const value = JSON.parse(source) as JsonValue;
    const repeated = findRepeatedKey(source);
    if (repeated === undefined) return ok(value);
    return err(problem('json-key-repeated', positionAt(source, repeated.offset), { key: repeated.key }));
  } catch {
    const offset = findSyntaxError(source);
    const found = offset < source.length ? String.fromCodePoint(source.codePointAt(offset) ?? 0) : null;
    return err(problem('json-syntax', positionAt(source, offset), { found }));
  }
}

/**
 * `JSON.parse` takes the last of several fields with one name, and says nothing of the others. Reads valid JSON only.
 */
function findRepeatedKey(text: string): { readonly key: string; readonly offset: number } | undefined {
  /** The names seen in each open object; a list has none. */
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '{') open.push(new Set());
    else if (character === '[') open.push(undefined);
    else if (character === '}' || character === ']') open.pop();
    else if (character === '"') {
      const { end } = scanString(text, at);
      const isKey = text[end + matchLength(BLANKS, text, end)] === ':';
      if (isKey) {
        const written = text.slice(at + 1, end - 1);
        const key = written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
        if (open.at(-1)?.has(key)) return { key, offset: at };
        open.at(-1)?.add(key);
      }
      at = end - 1;
    }
  }
  return undefined;
}

/** No puzzle nests deeper or has more lists and objects; such text is refused before it costs time or stack. */
const MAX_DEPTH = 200;
const MAX_CONTAINERS = 500_000;

function findExcess(
  text: string,
): { readonly code: 'json-too-deep' | 'json-too-large'; readonly offset: number } | undefined {
  let depth = 0;
  let containers = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        quoted = !quoted;
        break;
      case 0x5c: // \
        if (quoted) at++;
        break;
      case 0x5b: // [
      case 0x7b: // {
        if (quoted) break;
        if (++depth > MAX_DEPTH) return { code: 'json-too-deep', offset: at };
        if (++containers > MAX_CONTAINERS) return { code: 'json-too-large', offset: at };
        break;
      case 0x5d: // ]
      case 0x7d: // }
        if (!quoted) depth--;
    }
  }
  return undefined;
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own field of an object; inherited names such as `constructor` are not fields. */
export function field(object: JsonObject, name: string): JsonValue | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

const BLANKS = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
const ESCAPE = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;

function matchLength(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0].length ?? 0;
}

type Expected = 'value' | 'value or close' | 'key' | 'key or close' | 'colon' | 'comma or close' | 'end';

/** The offset of the first character that cannot stand where it stands. */
function findSyntaxError(text: string): number {
  const closers: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const afterValue = (): Expected => (closers.length === 0 ? 'end' : 'comma or close');

  for (;;) {
    at += matchLength(BLANKS, text, at);
    const character = text[at];
    if (character === undefined) return at;
    const closes = expected.endsWith('close') && character === closers.at(-1);
    if (closes) {
      closers.pop();
      expected = afterValue();
      at++;
    } else if (expected === 'comma or close' && character === ',') {
      expected = closers.at(-1) === '}' ? 'key' : 'value';
      at++;
    } else if (expected === 'colon' && character === ':') {
      expected = 'value';
      at++;
    } else if (expected.startsWith('key') && character === '"') {
      const string = scanString(text, at);
      if (!string.closed) return string.end;
      expected = 'colon';
      at = string.end;
    } else if (expected.startsWith('value')) {
      if (character === '{' || character === '[') {
        closers.push(character === '{' ? '}' : ']');
        expected = character === '{' ? 'key or close' : 'value or close';
        at++;
      } else if (character === '"') {
        const string = scanString(text, at);
        if (!string.closed) return string.end;
        expected = afterValue();
        at = string.end;
      } else {
        const length = matchLength(NUMBER, text, at) || matchLength(LITERAL, text, at);
        if (length === 0) return at;
        expected = afterValue();
        at += length;
      }
    } else {
      return at;
    }
  }
}

/** End of a string that opens at `start`: after its closing quote, or at what breaks it. */
function scanString(text: string, start: number): { readonly closed: boolean; readonly end: number } {
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at];
    if (character === '"') return { closed: true, end: at + 1 };
    if (text.charCodeAt(at) < 0x20) return { closed: false, end: at };
    if (character === '\\') {
      const length = matchLength(ESCAPE, text, at + 1);
      if (length === 0) return { closed: false, end: at + 1 };
      at += length;
    }
  }
  return { closed: false, end: text.length };
}
