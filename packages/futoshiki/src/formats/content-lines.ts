import type { ParsedPuzzle, Problem } from '@pipwright/core';
import { gridOf } from '../model/block.js';
import type { Spec } from '../model/puzzle.js';

/** A line of a text that is neither blank nor a comment. */
interface ContentLine {
  readonly text: string;
  readonly number: number;
}

const NEWLINE = 0x0a;
const BLANK = 0x20;

/**
 * Yields the content lines of a text. A hostile text has millions of others, which are passed over without making
 * strings.
 */
export function* contentLines(text: string): Generator<ContentLine, void> {
  let number = 1;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === NEWLINE) {
      number++;
      start = at + 1;
    } else if (code > BLANK) {
      const newline = text.indexOf('\n', at);
      const end = newline === -1 ? text.length : newline;
      if (!startsComment(text, at)) {
        const line = text.slice(start, end).trimEnd();
        if (line.trim() !== '') yield { text: line, number };
      }
      at = end - 1;
    }
  }
}

/** A whole line that starts so is for people alone. */
function startsComment(text: string, at: number): boolean {
  return text.startsWith('#', at) || text.startsWith('//', at);
}

export const EMPTY_SPEC: Spec = {
  grid: gridOf(0),
  maxNumber: 0,
  fixedNumbers: [],
  greaterThanSigns: [],
  lessThanSigns: [],
  unread: ['/grid'],
};

export function unreadable(...found: readonly [Problem, ...Problem[]]): ParsedPuzzle<Spec> {
  return { spec: EMPTY_SPEC, problems: found, warnings: [], locate: () => found[0].where };
}
