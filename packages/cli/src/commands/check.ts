import { type JsonValue, ok, type Problem, problemMaker, type Result } from '@pipwright/core';
import { type Input, type InputOptions, statusOfUnusable } from '../inputs.js';
import { type Output, printable, problemsToJson } from '../output.js';
import { STATUS, type Status } from '../status.js';
import type { fileWords } from '../words.js';
import { eachInput } from './each-input.js';
import { pickSolution, readSolutionFile } from './solution-file.js';

export interface CheckOptions extends InputOptions {
  /** A file, or `own` for the solution that came with the puzzle. */
  readonly solution?: string;
}

const OWN = 'own';
const problem = problemMaker<typeof fileWords>();

export async function check(words: readonly string[], options: CheckOptions, output: Output): Promise<Status> {
  const { solution } = options;
  const file = solution === undefined || solution === OWN ? undefined : await readSolutionFile(solution);
  return eachInput(words, options, output, (input) => checkInput(input, output, solution, pickFrom(input)));

  /** The solution for an input as JSON, or why there is none. */
  function pickFrom(input: Input): Result<JsonValue, Problem> | undefined {
    if (file === undefined || !file.ok) return file;
    const picked = pickSolution(file.value, input);
    return picked === undefined ? { ok: false, error: problem('solution-missing', {}, {}) } : ok(picked);
  }
}

async function checkInput(
  input: Input,
  output: Output,
  solutionSource: string | undefined,
  picked: Result<JsonValue, Problem> | undefined,
): Promise<Status> {
  const started = performance.now();
  const { checked, kind } = input;
  if (!checked.ok || kind === undefined) {
    const problems = checked.ok ? [] : checked.error;
    return report('invalid', problems, input.readable ? STATUS.no : statusOfUnusable(input));
  }
  if (solutionSource === undefined) return report('valid', [], STATUS.done);
  const solution = findSolution();
  const problemsAt = solutionSource === OWN ? input.source : solutionSource;
  if (!solution.ok) return report('invalid', solution.error, STATUS.bad, problemsAt);
  const wrong = kind.verify(checked.value, solution.value);
  return wrong.length === 0 ? report('correct', [], STATUS.done) : report('incorrect', wrong, STATUS.no, problemsAt);

  function findSolution(): Result<unknown, readonly Problem[]> {
    if (picked?.ok === false) return { ok: false, error: [picked.error] };
    if (picked !== undefined) return kind?.solutionFromJson(picked.value) ?? ok(undefined);
    const own = checked.ok ? kind?.ownSolution(checked.value) : undefined;
    return own === undefined ? { ok: false, error: [problem('solution-missing', {}, {})] } : ok(own);
  }

  /** Problems of a solution are placed in the file it came from, not in the puzzle's. */
  async function report(
    word: string,
    problems: readonly Problem[],
    status: Status,
    source = input.source,
  ): Promise<Status> {
    await output.line(input, word, performance.now() - started, {
      problems: problemsToJson(input, problems),
      warnings: problemsToJson(input, checked.warnings),
    });
    await output.say(`${printable(input.id)}: ${word}`);
    const label = word === 'incorrect' ? 'wrong' : 'error';
    for (const line of output.problemLines({ ...input, source }, label, problems)) await output.say(line);
    for (const line of output.problemLines(input, 'warning', checked.warnings)) await output.say(line);
    return status;
  }
}
