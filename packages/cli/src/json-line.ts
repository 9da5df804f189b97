/** What every line of `--json` has. */
import { describe, type JsonObject, type Problem } from '@pipwright/core';
import type { Input } from './inputs.js';
import { wordsOf } from './words.js';

/** No line is as long, in bytes: whoever reads lines back takes a longer one for something else. */
export const LONGEST_RESULT = 1 << 28;

/** Which puzzle a line is about. */
export function puzzleToJson({ kind, id, source }: Pick<Input, 'kind' | 'id' | 'source'>): JsonObject {
  return { kind: kind?.name ?? null, id, source };
}

export function jsonLine(input: Input, status: string, milliseconds: number, fields: JsonObject): JsonObject {
  return { puzzle: puzzleToJson(input), status, milliseconds: Math.round(milliseconds * 1000) / 1000, ...fields };
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
