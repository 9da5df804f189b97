/** Solutions that came in a file: a bare solution, or lines of `solve --json`, among which each puzzle finds its own. */
import {
  type AnyKind,
  err,
  field,
  isObject,
  type JsonValue,
  type ListedSolution,
  ok,
  type Problem,
  parseJson,
  type Result,
} from '@pipwright/core';
import type { Files } from '../files.js';
import type { Input } from '../inputs.js';
import { problem } from '../words.js';

export interface Candidate {
  readonly id: JsonValue | undefined;
  readonly source: JsonValue | undefined;
  readonly solution: JsonValue;
}

export async function readSolutionFile(name: string, files: Files): Promise<Result<readonly Candidate[], Problem>> {
  const text = await files.readText(name);
  if (!text.ok) return text;
  if (text.value.trim() === '') return err(problem('solution-file-empty', {}, {}));
  const documents = readJsonLines(text.value);
  return documents.ok ? ok(documents.value.flatMap(candidatesIn)) : documents;
}

function readJsonLines(text: string): Result<readonly JsonValue[], Problem> {
  const whole = parseJson(text);
  if (whole.ok) return ok([whole.value]);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const documents: JsonValue[] = [];
  for (const line of lines) {
    const document = parseJson(line);
    if (!document.ok) return err(whole.error);
    documents.push(document.value);
  }
  return lines.length > 1 ? ok(documents) : whole;
}

function candidatesIn(document: JsonValue): Candidate[] {
  const solutions = isObject(document) ? field(document, 'solutions') : undefined;
  if (!isObject(document) || solutions === undefined) return [{ id: undefined, source: undefined, solution: document }];
  const puzzle = field(document, 'puzzle');
  const name = isObject(puzzle) ? { id: field(puzzle, 'id'), source: field(puzzle, 'source') } : {};
  const [first] = Array.isArray(solutions) ? (solutions as readonly JsonValue[]) : [];
  return first === undefined ? [] : [{ id: undefined, source: undefined, ...name, solution: first }];
}

/** A puzzle's own line; a solution that names no puzzle, or the only one there is, fits any. */
export function pickSolution(candidates: readonly Candidate[], { id, source }: Input): JsonValue | undefined {
  const own = candidates.filter((candidate) => candidate.id === id);
  const exact = own.find((candidate) => candidate.source === source);
  const oneSource = new Set(own.map((candidate) => candidate.source)).size === 1;
  const unnamed = candidates.find((candidate) => candidate.id === undefined);
  const only = candidates.length === 1 ? candidates[0] : undefined;
  return (exact ?? (oneSource ? own[0] : undefined) ?? unnamed ?? only)?.solution;
}

export function solutionFor(
  kind: AnyKind,
  puzzle: unknown,
  value: JsonValue,
): Result<ListedSolution<unknown>, readonly Problem[]> {
  if (Array.isArray(value) && kind.solutionFromList !== undefined) return kind.solutionFromList(puzzle, value);
  const read = kind.solutionFromJson(value);
  if (!read.ok) return read;
  return ok({ solution: read.value, misplaced: [], wrong: kind.verify(puzzle, read.value) });
}
