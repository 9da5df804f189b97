/** The lines of a stream of any length, one at a time; a line of any length is refused. */
import { err, MAX_INPUT_BYTES, ok, type Problem, problemMaker, type Result } from '@pipwright/core';
import { fileProblem } from './read-bytes.js';
import type { fileWords } from './words.js';

const problem = problemMaker<typeof fileWords>();

/** Ends behind the first problem. */
export async function* readLines(
  stream: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<Result<string, Problem>, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let line = 1;
  try {
    for await (const chunk of stream) {
      const lines = `${rest}${decoder.decode(bytesOf(chunk), { stream: true })}`.split('\n');
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

function bytesOf(chunk: string | Uint8Array): Uint8Array {
  return typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}
