import { type JsonObject, printable } from '@pipwright/core';
import { type Input, titleOf } from '../../inputs.js';
import { jsonLine, problemsToJson } from '../../json-line.js';
import type { Output } from '../../output.js';
import type { Status } from '../../status.js';
import { explainStop } from '../drive.js';
import type { CheckReport } from './compute.js';

export function checkToJson(input: Input, report: CheckReport): JsonObject {
  const { status, milliseconds, problems, warnings, uniqueness } = report;
  return jsonLine(input, status, milliseconds, {
    problems: problemsToJson(input, problems),
    warnings: problemsToJson(input, warnings),
    ...(uniqueness === undefined ? {} : { unique: uniqueness.unique }),
  });
}

export async function printCheck(output: Output, input: Input, report: CheckReport): Promise<Status> {
  const { status, problems, warnings, problemsIn: source, uniqueness, exit } = report;
  await output.line(checkToJson(input, report));
  const verdict = status === 'invalid' && input.checked.ok ? 'the solution cannot be verified' : status;
  await output.say(
    `${printable(titleOf(input))}: ${verdict}${uniqueness === undefined ? '' : `, ${inWords(uniqueness)}`}`,
  );
  const label = status === 'incorrect' ? 'wrong' : 'error';
  for (const line of output.problemLines({ ...input, source }, label, problems)) await output.say(line);
  for (const line of output.problemLines(input, 'warning', warnings)) await output.say(line);
  return exit;
}

function inWords({ unique, found, ending }: NonNullable<CheckReport['uniqueness']>): string {
  if (unique === null) return `not known to be unique (stopped early: ${explainStop(ending)})`;
  if (unique) return 'exactly one solution';
  return found === 0n ? 'no solution' : 'more than one solution';
}
