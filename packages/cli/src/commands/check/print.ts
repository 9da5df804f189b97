import type { JsonObject } from '@pipwright/core';
import type { Input } from '../../inputs.js';
import { jsonLine, problemsToJson } from '../../json-line.js';
import { type Output, printable } from '../../output.js';
import type { Status } from '../../status.js';
import type { CheckReport } from './compute.js';

function checkToJson(input: Input, { status, milliseconds, problems, warnings }: CheckReport): JsonObject {
  return jsonLine(input, status, milliseconds, {
    problems: problemsToJson(input, problems),
    warnings: problemsToJson(input, warnings),
  });
}

export async function printCheck(output: Output, input: Input, report: CheckReport): Promise<Status> {
  const { status, problems, warnings, problemsIn: source, exit } = report;
  await output.line(checkToJson(input, report));
  await output.say(`${printable(input.id)}: ${status}`);
  const label = status === 'incorrect' ? 'wrong' : 'error';
  for (const line of output.problemLines({ ...input, source }, label, problems)) await output.say(line);
  for (const line of output.problemLines(input, 'warning', warnings)) await output.say(line);
  return exit;
}
