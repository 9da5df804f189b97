import { describe, isObject, type JsonObject, type Problem, parseJson } from '@pipwright/core';
import { byteLines } from './batch/byte-lines.js';
import { RESULT_BEGINNING } from './file-sort.js';
import type { Files } from './files.js';
import type { Input } from './inputs.js';
import { fileProblem } from './read-text.js';
import { UsageError } from './usage-error.js';
import { fileWords, wordsOf } from './words.js';

/** No line is as long, in bytes: whoever reads lines back takes a longer one for something else. */
export const LONGEST_RESULT = 1 << 28;

export function puzzleToJson({ kind, id, source }: Pick<Input, 'kind' | 'id' | 'source'>): JsonObject {
  return { kind: kind?.name ?? null, id, source };
}

export function jsonLine(input: Input, status: string, milliseconds: number, fields: JsonObject): JsonObject {
  return { puzzle: puzzleToJson(input), status, milliseconds: Math.round(milliseconds * 1000) / 1000, ...fields };
}

export interface ResultLine {
  readonly text: string;
  readonly bytes: number;
}

/**
 * The lines of a file of results of any size, none where there is no such file. A last one that was not finished is left
 * out, as it is where the writer was killed; whoever reads looks at all others. Throws a `UsageError` where they cannot
 * be read.
 */
export async function* resultLines(name: string, files: Files): AsyncGenerator<ResultLine, void> {
  if (!(await files.exists(name))) return;
  try {
    for await (const lines of byteLines(files.bytesOf(name), LONGEST_RESULT))
      for (const { bytes, isWhole } of lines) {
        const text = bytes === undefined ? '' : Buffer.from(bytes).toString();
        const start = text.slice(0, RESULT_BEGINNING.length);
        // A disk that lost its power may leave zeros behind the last line.
        if (!isWhole && (RESULT_BEGINNING.startsWith(start) || start.startsWith('\0'))) return;
        yield { text, bytes: (bytes?.length ?? 0) + 1 };
      }
  } catch (error) {
    throw new UsageError(`${name}: ${describe(fileProblem(error), fileWords)}`);
  }
}

/** Do two lines say the same, but for the work it took? A damaged one is like none. */
export function areAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map(withoutWork);
  return first !== undefined && first === second;
}

function withoutWork(line: string): string | undefined {
  const read = parseJson(line);
  if (!read.ok || !isObject(read.value)) return undefined;
  const { milliseconds, nodes, ...rest } = read.value;
  return JSON.stringify(rest);
}

export function problemsToJson(input: Pick<Input, 'kind'>, problems: readonly Problem[]): JsonObject[] {
  const words = wordsOf(input);
  return problems.map((problem) => ({
    code: problem.code,
    message: describe(problem, words),
    where: { ...problem.where },
    data: problem.data,
  }));
}
