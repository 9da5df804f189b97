/** The text of a file or of another stream, never more than asked for: a device can be endless. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { err, MAX_INPUT_BYTES, ok, type Problem, type Result } from '@pipwright/core';
import { systemReason } from './system-reason.js';
import { problem } from './words.js';

export async function readFileText(path: string): Promise<Result<string, Problem>> {
  try {
    if ((await stat(path)).isDirectory()) return err(problem('file-is-directory', {}, {}));
    return await readStream(createReadStream(path, { end: MAX_INPUT_BYTES }));
  } catch (error) {
    return err(fileProblem(error));
  }
}

export async function readStream(
  stream: AsyncIterable<string | Uint8Array> | readonly Uint8Array[],
): Promise<Result<string, Problem>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(Buffer.from(chunk));
    size += chunk.length;
    if (size > MAX_INPUT_BYTES) return err(problem('input-too-large', {}, {}));
  }
  return decode(Buffer.concat(chunks));
}

export function decode(bytes: Uint8Array): Result<string, Problem> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err(problem('not-utf8', {}, {}));
  }
}

export function fileProblem(error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return problem(hasBadName(error) ? 'file-name-not-utf8' : 'file-missing', {}, {});
  if (code === 'EISDIR') return problem('file-is-directory', {}, {});
  return problem('file-unreadable', {}, { reason: systemReason(error) });
}

/** Bytes of a name that are not UTF-8 have become this sign before anybody here sees it. */
function hasBadName(error: unknown): boolean {
  return error instanceof Error && 'path' in error && String(error.path).includes('\uFFFD');
}

/** The lines of a stream of any length, one at a time; a line of any length is refused. Ends behind the first problem. */
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
