/** A hint: where to look, why, or what follows. */
import type { JsonObject } from '@pipwright/core';
import { paint } from '@pipwright/core/drawing';
import type { AnyConflict, AnyStep, StepScene } from '@pipwright/core/explaining';
import { type Input, titleOf } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import { type Output, printable } from '../../output.js';
import type { Status } from '../../status.js';
import { wrap } from '../../wrap.js';
import { explainStop } from '../drive.js';
import { conflictToJson, stepToJson } from '../explain/json.js';
import { proseWidth, whyLines } from '../explain/lines.js';
import { type Subject, stepAt, subjectOf } from '../explain/subject.js';
import type { HintFound, HintReport } from './compute.js';

/** How much of a hint is told, the least first. */
export const REVEAL = ['where', 'why', 'what'] as const;

export type Reveal = (typeof REVEAL)[number];

export async function printHint(output: Output, input: Input, report: HintReport, reveal: Reveal): Promise<Status> {
  if (output.json) await output.line(hintToJson(input, report, reveal));
  else {
    const [first = '', ...more] = inWords(input, report, reveal, output);
    const width = proseWidth(output.columns);
    const said = [`${printable(titleOf(input))}: ${first}`, ...more];
    await output.say(
      said
        .map((text) =>
          text
            .split('\n')
            .map((line) => wrap(line, width))
            .join('\n'),
        )
        .join('\n'),
    );
  }
  return report.exit;
}

function hintToJson(input: Input, report: HintReport, reveal: Reveal): JsonObject {
  if (report.type === 'stopped') return jsonLine(input, 'stopped', report.milliseconds, {});
  const { status, milliseconds, complete, progress, conflict, choice } = report;
  const subject = subjectOf(input);
  const told = toldBy(report);
  return jsonLine(input, status, milliseconds, {
    ...(status === 'solved' ? { complete } : {}),
    ...(told === undefined ? {} : stepHint(subject, told, reveal)),
    ...(choice === undefined ? {} : choiceHint(subject, choice, reveal)),
    ...(conflict === undefined ? {} : { conflict: conflictToJson(subject, conflict, progress) }),
  });
}

/** The step that is told. */
interface Told {
  readonly scene: StepScene<AnyStep, unknown>;
  /** How many steps of its chapter come after it. */
  readonly left: number;
}

function toldBy({ status, steps, chapter, index, progress }: HintFound): Told | undefined {
  if (status !== 'hint' || steps === undefined || index === undefined) return undefined;
  const left = chapter?.steps.filter((step) => step > index).length ?? 0;
  return { scene: { steps, index, progress }, left };
}

function stepHint(subject: Subject, { scene, left }: Told, reveal: Reveal): JsonObject {
  const { explainer, puzzle } = subject;
  return { look: explainer.look(puzzle, scene), step: revealed(subject, scene, reveal), left };
}

function revealed(subject: Subject, scene: StepScene<AnyStep, unknown>, reveal: Reveal): JsonObject {
  const { explainer, language, puzzle } = subject;
  const text = language.hint[reveal](puzzle, scene);
  const { technique, because } = stepAt(scene.steps, scene.index);
  switch (reveal) {
    case 'where':
      return { text };
    case 'why':
      return { technique, text, because: explainer.becauseToJson(because) };
    case 'what':
      return stepToJson(subject, scene, text);
  }
}

/** Nothing is to be looked at, and there is no reason: any of several ways will do. */
function choiceHint({ kind, language, puzzle }: Subject, choice: unknown, reveal: Reveal): JsonObject {
  const text = reveal === 'what' ? language.hint.choice(puzzle, choice) : language.words.hints.severalWays;
  const places = reveal === 'what' ? { removes: [], places: [kind.moves.toJson(choice)] } : {};
  return { look: [], step: { text, ...places }, left: 0 };
}

function inWords(input: Input, report: HintReport, reveal: Reveal, output: Output): string[] {
  if (report.type === 'stopped') return [`no hint (stopped early: ${explainStop(report.ending)})`];
  const { complete, choice, conflict, after } = report;
  const subject = subjectOf(input);
  const { language, puzzle } = subject;
  const { hints } = language.words;
  if (conflict !== undefined) return lost(subject, conflict, reveal, report.progress, proseWidth(output.columns));
  const told = toldBy(report);
  if (told !== undefined) return stepInWords(subject, told, reveal, output);
  if (choice !== undefined) return [reveal === 'what' ? language.hint.choice(puzzle, choice) : hints.severalWays];
  if (complete) return [hints.solved];
  return [after > 0 ? hints.allTold : hints.nothingCertain];
}

/** The answer comes after the question that it answers. */
function stepInWords({ language, puzzle }: Subject, { scene, left }: Told, reveal: Reveal, output: Output): string[] {
  const { hint, words } = language;
  if (reveal === 'where') return [hint.where(puzzle, scene)];
  const name = `${language.technique(stepAt(scene.steps, scene.index).technique)}.`;
  const why = `${output.color ? paint(name, undefined, true) : name} ${hint.why(puzzle, scene)}`;
  if (reveal === 'why') return [why];
  const more = left === 0 ? [] : [words.hints.left(left, scene.index + 1)];
  return [why, hint.what(puzzle, scene), ...more];
}

function lost(subject: Subject, conflict: AnyConflict, reveal: Reveal, progress: unknown, width: number): string[] {
  const { hints } = subject.language.words;
  const what = conflict.isOfPlayer ? hints.lost : hints.unsolvable;
  if (reveal === 'where') return [`${what} ${hints.askWhy}`];
  if (reveal === 'why') return [what, subject.language.conflict(subject.puzzle, conflict)];
  return [what, ...whyLines(subject, conflict, width, progress)];
}
