/** A hint: where to look, why, or what follows. */
import type { Conflict, Deduction, JsonObject } from '@pipwright/core';
import { type Input, puzzleOf } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import type { Output } from '../../output.js';
import { printable } from '../../printable.js';
import type { Status } from '../../status.js';
import { conclusionInWords, conflictInWords } from '../../step-words.js';
import { explainStop } from '../drive.js';
import { explainerFor } from '../engines.js';
import { stepToJson } from '../explain/step-json.js';
import type { HintReport } from './compute.js';

/** How much of a hint is told, the least first. */
export const REVEAL = ['where', 'why', 'what'] as const;

export type Reveal = (typeof REVEAL)[number];

export function hintToJson(input: Input, report: HintReport, reveal: Reveal): JsonObject {
  if (report.type === 'stopped') return jsonLine(input, 'stopped', report.milliseconds, {});
  const { status, milliseconds, complete, step, conflict } = report;
  return jsonLine(input, status, milliseconds, {
    ...(status === 'solved' ? { complete } : {}),
    ...(step === undefined ? {} : { step: revealed(step, reveal) }),
    ...(conflict === undefined ? {} : { conflict }),
  });
}

export async function printHint(output: Output, input: Input, report: HintReport, reveal: Reveal): Promise<Status> {
  await output.line(hintToJson(input, report, reveal));
  await output.say(`${printable(input.id)}: ${inWords(input, report, reveal)}`);
  return report.exit;
}

function revealed(step: Deduction, reveal: Reveal): JsonObject {
  const { technique, text, because } = step;
  if (reveal === 'what') return stepToJson(step);
  return reveal === 'why' ? { technique, text, because } : { because };
}

function inWords(input: Input, report: HintReport, reveal: Reveal): string {
  if (report.type === 'stopped') return `no hint (stopped early: ${explainStop(report.ending)})`;
  const { status, progress, complete, step, conflict } = report;
  if (conflict !== undefined) return contradiction(input, conflict, reveal);
  if (step === undefined || status === 'solved') {
    return complete ? 'solved' : 'nothing more is certain, since there are several solutions from here';
  }
  const explainer = explainerFor(input);
  const puzzle = puzzleOf(input);
  const where = `look at ${explainer.premises(puzzle, step.because).join('; ')}`;
  if (reveal === 'where') return where;
  const why = `${where}\n${step.text} (${step.technique})`;
  return reveal === 'why' ? why : `${why}\nSo ${conclusionInWords(step, explainer.known(puzzle, [step], progress))}.`;
}

function contradiction(input: Input, conflict: Conflict, reveal: Reveal): string {
  const byPlayer = conflict.because.some((premise) => premise.placed !== undefined);
  const what = byPlayer ? 'what is placed contradicts every solution' : 'the puzzle has no solution';
  if (reveal !== 'what') return `${what}; --reveal what says why`;
  const why = conflictInWords(conflict, explainerFor(input).premises(puzzleOf(input), conflict.because));
  return [`${what} (${conflict.class})`, ...why].join('\n');
}
