/** A hint: where to look, why, or what follows. */
import type { JsonObject } from '@pipwright/core';
import { type AnyConflict, type AnyStep, conflictLines, type HintStep } from '@pipwright/core/explaining';
import { type Input, titleOf } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import { type Output, printable } from '../../output.js';
import type { Status } from '../../status.js';
import { explainStop } from '../drive.js';
import { conflictJson, type Subject, subjectOf } from '../explain/print.js';
import type { HintReport } from './compute.js';

/** How much of a hint is told, the least first. */
export const REVEAL = ['where', 'why', 'what'] as const;

export type Reveal = (typeof REVEAL)[number];

function hintToJson(input: Input, report: HintReport, reveal: Reveal): JsonObject {
  if (report.type === 'stopped') return jsonLine(input, 'stopped', report.milliseconds, {});
  const { status, milliseconds, complete, step, way = [], progress, conflict } = report;
  const subject = subjectOf(input);
  return jsonLine(input, status, milliseconds, {
    ...(status === 'solved' ? { complete } : {}),
    ...(step === undefined ? {} : { step: revealed(subject, { step, way }, progress, reveal) }),
    ...(conflict === undefined ? {} : { conflict: conflictJson(subject, conflict) }),
  });
}

export async function printHint(output: Output, input: Input, report: HintReport, reveal: Reveal): Promise<Status> {
  if (output.json) await output.line(hintToJson(input, report, reveal));
  else await output.say(`${printable(titleOf(input))}: ${inWords(input, report, reveal)}`);
  return report.exit;
}

function revealed(
  { explainer, puzzle }: Subject,
  hint: HintStep<AnyStep>,
  progress: unknown,
  reveal: Reveal,
): JsonObject {
  const { technique, because } = hint.step;
  if (reveal === 'where') return { because: explainer.becauseToJson(because) };
  const text = explainer.languages.en.hint(puzzle, hint, progress);
  if (reveal === 'why') return { technique, text, because: explainer.becauseToJson(because) };
  return { technique, text, ...explainer.stepToJson(puzzle, hint.step) };
}

function inWords(input: Input, report: HintReport, reveal: Reveal): string {
  if (report.type === 'stopped') return `no hint (stopped early: ${explainStop(report.ending)})`;
  const { status, progress, complete, step, way = [], conflict } = report;
  const subject = subjectOf(input);
  if (conflict !== undefined) return contradiction(subject, conflict, reveal);
  const { explainer, puzzle } = subject;
  const language = explainer.languages.en;
  const { hints } = language.words;
  if (step === undefined || status === 'solved') return complete ? hints.solved : hints.nothingCertain;
  const where = hints.lookAt(language.premises(puzzle, step.because).map(({ text }) => text));
  if (reveal === 'where') return where;
  const why = `${where}\n${language.hint(puzzle, { step, way }, progress)} (${step.technique})`;
  if (reveal === 'why') return why;
  return `${why}\n${hints.so(language.conclusion(puzzle, { steps: [step], index: 0, progress }))}`;
}

function contradiction({ explainer, puzzle }: Subject, conflict: AnyConflict, reveal: Reveal): string {
  const language = explainer.languages.en;
  const { hints } = language.words;
  const what = conflict.isOfPlayer ? hints.contradicted : hints.unsolvable;
  if (reveal !== 'what') return `${what}; ${hints.askWhy}`;
  return [`${what} (${conflict.class})`, ...conflictLines(language, puzzle, conflict)].join('\n');
}
