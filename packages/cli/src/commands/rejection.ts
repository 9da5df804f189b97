/** An input that is not worked on: no puzzle, or one that the command cannot take. */
import type { JsonObject, Problem } from '@pipwright/core';
import type { Input } from '../inputs.js';
import { jsonLine, problemsToJson } from '../json-line.js';
import type { Output } from '../output.js';
import { STATUS, type Status } from '../status.js';
import { Deadly } from '../threads/deadly.js';
import { problem } from '../words.js';

export interface Rejection {
  readonly type: 'rejected';
  /** Of its line: invalid, unless told. */
  readonly status?: 'invalid' | 'stopped';
  readonly exit: Status;
  readonly problems: readonly Problem[];
  /** What people are told instead of all problems. */
  readonly told?: readonly Problem[];
  /** Where the problems are, for people; without it, in the input. */
  readonly problemsIn?: string;
  /** Is it the same for every input, so that people need to hear it only once? */
  readonly once?: boolean;
}

export function rejection(
  problems: readonly Problem[],
  more: Pick<Rejection, 'told' | 'problemsIn' | 'once'> = {},
): Rejection {
  return { type: 'rejected', exit: exitForBadInput(problems), problems, ...more };
}

export function rejectionOf({ checked }: Input): Rejection {
  return rejection(checked.ok ? [] : checked.error);
}

/** For what ended the work on an input: a bug, or want of memory. */
export function rejectionFor(error: unknown): Rejection {
  const problems = [problemFor(error)];
  return error instanceof Deadly
    ? { type: 'rejected', status: 'stopped', exit: STATUS.stopped, problems }
    : rejection(problems);
}

export function problemFor(error: unknown): Problem {
  if (error instanceof Deadly) return error.problem;
  return problem('internal-error', {}, { message: error instanceof Error ? error.message : String(error) });
}

/** Bad, unless it is not there only because Ctrl-C came first. */
export function exitForBadInput(problems: readonly Problem[]): Status {
  return problems.some(({ code }) => code === 'daily-interrupted') ? STATUS.stopped : STATUS.bad;
}

export function rejectionToJson(input: Input, { problems, status = 'invalid' }: Rejection): JsonObject {
  return jsonLine(input, status, 0, { problems: problemsToJson(input, problems) });
}

export async function printRejection(output: Output, input: Input, rejection: Rejection): Promise<Status> {
  const { problems, told = problems, problemsIn: source = input.source, once = false, exit } = rejection;
  await output.line(rejectionToJson(input, rejection));
  if (!output.json && !(once && output.hasWarnedOf(told))) await output.warnOf({ ...input, source }, told);
  return exit;
}
