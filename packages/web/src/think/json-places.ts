/**
 * Where in a JSON text the value of a JSON Pointer begins, so that problems which name a path are shown at their line.
 * The text is known to be JSON, and not deep: whoever found the problem has parsed it.
 */
import { positionFinder, type TextPosition } from '@pipwright/core';

/** Finds places in a text, or the place of what is around them where they are missing. */
export function jsonPlaces(text: string): (pointer: string) => TextPosition | undefined {
  const offsets = new Map<string, number>();
  new Walk(text, offsets).value('');
  const positionAt = positionFinder(text);
  return (pointer) => {
    for (let path = pointer; ; path = path.slice(0, path.lastIndexOf('/'))) {
      const offset = offsets.get(path);
      if (offset !== undefined) return positionAt(offset);
      if (!path.includes('/')) return undefined;
    }
  };
}

class Walk {
  readonly #text: string;
  readonly #offsets: Map<string, number>;
  #at = 0;

  constructor(text: string, offsets: Map<string, number>) {
    this.#text = text;
    this.#offsets = offsets;
  }

  value(path: string): void {
    this.#skip(/\s*/y);
    this.#offsets.set(path, this.#at);
    const opening = this.#text[this.#at];
    if (opening === '{') this.#members('}', () => this.#member(path));
    else if (opening === '[') {
      let index = 0;
      this.#members(']', () => this.value(`${path}/${index++}`));
    } else if (opening === '"') this.#skip(STRING);
    else this.#skip(/[^\s,\]}]*/y);
  }

  #members(closing: string, member: () => void): void {
    this.#at++;
    for (;;) {
      this.#skip(/[\s,]*/y);
      if (this.#at >= this.#text.length) return;
      if (this.#text[this.#at] === closing) {
        this.#at++;
        return;
      }
      const before = this.#at;
      member();
      if (this.#at === before) return;
    }
  }

  #member(path: string): void {
    const start = this.#at;
    this.#skip(STRING);
    const key = parsed(this.#text.slice(start, this.#at));
    this.#skip(/\s*:/y);
    this.value(`${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }

  #skip(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    if (pattern.test(this.#text)) this.#at = pattern.lastIndex;
  }
}

const STRING = /"(?:[^"\\]|\\.)*"/y;

function parsed(key: string): string {
  try {
    return String(JSON.parse(key));
  } catch {
    return key;
  }
}
