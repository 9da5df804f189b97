import {
  field,
  isObject,
  type JsonValue,
  ok,
  type Problem,
  parseJson,
  problemMaker,
  type Result,
} from '@pipwright/core';
import { type Input, type InputOptions, readInputs, statusOfUnusable } from '../inputs.js';
import { type Output, problemsToJson } from '../output.js';
import { readText } from '../read-bytes.js';
import { STATUS, type Status } from '../status.js';
import type { fileWords } from '../words.js';

export interface CheckOptions extends InputOptions {
  /** A file, or `own` for the solution that came with the puzzle. */
  readonly solution?: string;
}

const OWN = 'own';
const problem = problemMaker<typeof fileWords>();

export async function check(sources: readonly string[], options: CheckOptions, output: Output): Promise<Status> {
  let status: Status = STATUS.done;
  for await (const input of readInputs(sources, options)) {
    status = Math.max(status, await checkInput(input, options, output)) as Status;
  }
  return status;
}

async function checkInput(input: Input, options: CheckOptions, output: Output): Promise<Status> {
  const started = performance.now();
  const { checked, kind } = input;
  if (!checked.ok || kind === undefined) {
    const problems = checked.ok ? [] : checked.error;
    return report('invalid', problems, input.readable ? STATUS.no : statusOfUnusable(input));
  }
  if (options.solution === undefined) return report('valid', [], STATUS.done);
  const solution = await findSolution(input, checked.value, options.solution);
  if (!solution.ok) return report('invalid', solution.error, STATUS.bad);
  const wrong = kind.verify(checked.value, solution.value);
  return wrong.length === 0 ? report('correct', [], STATUS.done) : report('incorrect', wrong, STATUS.no);

  async function report(word: string, problems: readonly Problem[], status: Status): Promise<Status> {
    await output.line(input, word, performance.now() - started, {
      problems: problemsToJson(input, problems),
      warnings: problemsToJson(input, checked.warnings),
    });
    await output.say(`${input.id}: ${word}`);
    for (const line of output.problemLines(input, word === 'incorrect' ? 'wrong' : 'error', problems))
      await output.say(line);
    for (const line of output.problemLines(input, 'warning', checked.warnings)) await output.say(line);
    return status;
  }
}

async function findSolution(
  input: Input,
  puzzle: unknown,
  source: string,
): Promise<Result<unknown, readonly Problem[]>> {
  const missing = { ok: false, error: [problem('solution-missing', {}, {})] } as const;
  if (source === OWN) {
    const own = input.kind?.ownSolution(puzzle);
    return own === undefined ? missing : ok(own);
  }
  const text = await readText(source);
  if (!text.ok) return { ok: false, error: [text.error] };
  const documents = readJsonLines(text.value);
  if (!documents.ok) return { ok: false, error: [documents.error] };
  const found = pickSolution(documents.value, input.id);
  return found === undefined || input.kind === undefined ? missing : input.kind.solutionFromJson(found);
}

/** One JSON document, or one a line. */
function readJsonLines(text: string): Result<readonly JsonValue[], Problem> {
  const whole = parseJson(text);
  if (whole.ok) return ok([whole.value]);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const documents = lines.map(parseJson);
  if (lines.length < 2 || documents.some((document) => !document.ok)) return whole;
  return ok(documents.flatMap((document) => (document.ok ? [document.value] : [])));
}

/** The solution itself, or the first one in a line of `solve --json`: the line of this puzzle, if one names it. */
function pickSolution(documents: readonly JsonValue[], id: string): JsonValue | undefined {
  const candidates = documents.filter(isObject).flatMap((document) => {
    const solutions = field(document, 'solutions');
    if (solutions === undefined) return [{ id: undefined, solution: document }];
    const puzzle = field(document, 'puzzle');
    const lineId = isObject(puzzle) ? field(puzzle, 'id') : undefined;
    return Array.isArray(solutions) && solutions.length > 0 ? [{ id: lineId, solution: solutions[0] }] : [];
  });
  return (candidates.find((candidate) => candidate.id === id) ?? candidates[0])?.solution;
}
