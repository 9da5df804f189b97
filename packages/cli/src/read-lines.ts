/** The lines of a file of any length, one at a time; a line of any length is refused. */
import { createReadStream } from 'node:fs';
import { err, MAX_INPUT_BYTES, ok, type Problem, problemMaker, type Result } from '@pipwright/core';
import { fileProblem, STANDARD_INPUT } from './read-bytes.js';
import type { fileWords } from './words.js';

const problem = problemMaker<typeof fileWords>();

/** Ends behind the first problem. */
export async function* readLines(source: string): AsyncGenerator<Result<string, Problem>, void> {
  const stream = source === STANDARD_INPUT ? process.stdin : createReadStream(source);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let line = 1;
  try {
    for await (const chunk of stream) {
      const lines = `${rest}${decoder.decode(chunk as Uint8Array, { stream: true })}`.split('\n');
      rest = lines.pop() ?? '';
      for (const each of lines) yield ok(each);
      line += lines.length;
      if (rest.length > MAX_INPUT_BYTES) return yield err(problem('trace-line-too-long', { line, column: 1 }, {}));
    }
    decoder.decode();
    if (rest !== '') yield ok(rest);
  } catch (error) {
    yield err(error instanceof TypeError ? problem('not-utf8', {}, {}) : fileProblem(error));
  }
}
