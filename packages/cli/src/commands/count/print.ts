import { type JsonObject, printable } from '@pipwright/core';
import { type Input, titleOf } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import type { Output } from '../../output.js';
import type { Status } from '../../status.js';
import { explainStop } from '../drive.js';
import type { CountReport } from './compute.js';

export function countToJson(input: Input, report: CountReport): JsonObject {
  const { status, milliseconds, found, exact, unique, engine, nodes } = report;
  return jsonLine(input, status, milliseconds, { count: String(found), exact, unique, engine, nodes });
}

export async function printCount(output: Output, input: Input, report: CountReport): Promise<Status> {
  await output.line(countToJson(input, report));
  await output.say(`${printable(titleOf(input))}: ${inWords(report)}`);
  return report.exit;
}

function inWords({ found, ending }: CountReport): string {
  const noun = `solution${found === 1n ? '' : 's'}`;
  if (ending === 'exhausted') return `${found} ${noun}${found === 1n ? ' (unique)' : ''}`;
  if (ending === 'limit') return `at least ${found} ${noun} (not counted further)`;
  return `at least ${found} ${noun} (stopped early: ${explainStop(ending)})`;
}
