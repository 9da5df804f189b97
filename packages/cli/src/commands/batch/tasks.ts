/** What can be done with each of many puzzles: what the command of that name does with `--json`. */
import type { JsonObject } from '@pipwright/core';
import type { Input, InputOptions } from '../../inputs.js';
import type { Context } from '../../session.js';
import { highest, STATUS, type Status } from '../../status.js';
import { check } from '../check/compute.js';
import { checkToJson } from '../check/print.js';
import { convertOne } from '../convert/compute.js';
import { convertToJson } from '../convert/print.js';
import { count } from '../count/compute.js';
import { countToJson } from '../count/print.js';
import type { WorkLimits } from '../drive.js';
import { asReports, isRejection, type Reports, type Typed } from '../each-report.js';
import { explain } from '../explain/compute.js';
import { explainToJson } from '../explain/json.js';
import { grade } from '../grade/compute.js';
import { gradeToJson } from '../grade/print.js';
import { rejectionFor, rejectionToJson } from '../rejection.js';
import { solve } from '../solve/compute.js';
import { solveToJson } from '../solve/print.js';

export const TASKS = ['solve', 'count', 'check', 'explain', 'grade', 'convert'] as const;
export type TaskName = (typeof TASKS)[number];

export interface TaskOptions extends InputOptions, WorkLimits {
  readonly task: TaskName;
  readonly to?: string;
  /** Are times told? They differ from run to run. */
  readonly times?: boolean;
}

export interface Answer {
  readonly line: JsonObject;
  readonly exit: Status;
}

type Work = (input: Input, options: TaskOptions, context: Context) => Promise<Answer>;

const WORK: Readonly<Record<TaskName, Work>> = {
  solve: (input, options, context) =>
    answer(input, solve(input, { ...options, json: true }, context), (report) => solveToJson(input, report, options)),
  count: (input, options, context) =>
    answer(input, count(input, options, context), (report) => countToJson(input, report)),
  check: (input, options, context) =>
    answer(input, check(input, undefined, options, context), (report) => checkToJson(input, report)),
  explain: (input, options, context) =>
    answer(input, explain(input, options, context), (report) => explainToJson(input, report)),
  grade: (input, options, context) =>
    answer(input, grade(input, options, context), (report) => gradeToJson(input, report)),
  convert: (input, { to = '' }) => answer(input, convertOne(input, to), (report) => convertToJson(input, report)),
};

export async function workOn(input: Input, options: TaskOptions, context: Context): Promise<Answer> {
  try {
    return timely(await WORK[options.task](input, options, context), options);
  } catch (error) {
    return failed(input, error, options);
  }
}

export function failed(input: Input, error: unknown, options: TaskOptions): Answer {
  const rejection = rejectionFor(error);
  return timely({ line: rejectionToJson(input, rejection), exit: rejection.exit }, options);
}

function timely({ line, exit }: Answer, { times }: TaskOptions): Answer {
  const { milliseconds, ...timeless } = line;
  return { line: times ? line : timeless, exit };
}

/** @param toJson undefined for what has no line */
async function answer<Report extends Typed>(
  input: Input,
  reports: Reports<Report>,
  toJson: (report: Report) => JsonObject | undefined,
): Promise<Answer> {
  let line: JsonObject | undefined;
  let exit: Status = STATUS.done;
  for await (const report of asReports(reports)) {
    line = (isRejection(report) ? rejectionToJson(input, report) : toJson(report)) ?? line;
    if ('exit' in report) exit = highest(exit, report.exit as Status);
  }
  if (line === undefined) throw new Error('there is no answer');
  return { line, exit };
}
