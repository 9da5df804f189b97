/** What every line of `--json` has. */
import { describe, type JsonObject, type Problem } from '@pipwright/core';
import type { Input } from './inputs.js';
import { wordsOf } from './words.js';

export function jsonLine(input: Input, status: string, milliseconds: number, fields: JsonObject): JsonObject {
  const puzzle = { kind: input.kind?.name ?? null, id: input.id, source: input.source };
  return { puzzle, status, milliseconds: Math.round(milliseconds * 1000) / 1000, ...fields };
}

export function problemsToJson(input: Input, problems: readonly Problem[]): JsonObject[] {
  const words = wordsOf(input);
  return problems.map((problem) => ({
    code: problem.code,
    message: describe(problem, words),
    where: { ...problem.where },
    data: problem.data,
  }));
}
