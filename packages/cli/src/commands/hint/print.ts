import { type JsonObject, printable } from '@pipwright/core';
import { paint } from '@pipwright/core/drawing';
import {
  type AnyConflict,
  type AnyStep,
  hintLook,
  hintSaid,
  linesOf,
  type StepScene,
  stepCalled,
} from '@pipwright/core/explaining';
import { type Input, titleOf } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import type { Output } from '../../output.js';
import type { Status } from '../../status.js';
import { wrap } from '../../wrap.js';
import { explainStop } from '../drive.js';
import { conflictToJson, stepToJson } from '../explain/json.js';
import { proseWidth, whyLines } from '../explain/lines.js';
import { type Subject, stepAt, subjectOf } from '../explain/subject.js';
import type { HintFound, HintReport } from './compute.js';

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
  const { status, milliseconds, complete, choice } = report;
  const subject = subjectOf(input);
  const told = toldBy(report);
  return jsonLine(input, status, milliseconds, {
    ...(status === 'solved' ? { complete } : {}),
    ...(told === undefined ? {} : stepHint(subject, told, reveal)),
    ...(choice === undefined ? {} : choiceHint(subject, choice, reveal)),
    ...(hasConflict(report) ? { conflict: conflictHint(subject, report, reveal) } : {}),
  });
}

type InConflict = Pick<HintFound, 'isLost' | 'progress'> & { readonly conflict: AnyConflict };

function hasConflict(report: HintFound): report is HintFound & InConflict {
  return report.conflict !== undefined;
}

function conflictHint(subject: Subject, found: InConflict, reveal: Reveal): JsonObject {
  if (reveal === 'where') return { text: lostOrNone(subject, found) };
  return conflictToJson(subject, found.conflict, placedBefore(found));
}

function lostOrNone({ language }: Subject, { isLost }: InConflict): string {
  const { lost, unsolvable } = language.words.hints;
  return isLost ? lost : unsolvable;
}

/** What a puzzle has no solution by has nothing to do with what was placed. */
function placedBefore({ isLost, progress }: InConflict): unknown {
  return isLost ? progress : undefined;
}

interface Told {
  readonly scene: StepScene<AnyStep, unknown> & Pick<HintFound, 'chapter' | 'isTold'>;
  readonly left: number;
}

function toldBy({ status, steps, chapter, index, isTold = false, progress }: HintFound): Told | undefined {
  if (status !== 'hint' || steps === undefined || index === undefined) return undefined;
  const left = chapter?.steps.filter((step) => step > index).length ?? 0;
  return { scene: { steps, index, progress, ...(chapter && { chapter }), isTold }, left };
}

function stepHint(subject: Subject, { scene, left }: Told, reveal: Reveal): JsonObject {
  const { explainer, puzzle } = subject;
  return { look: hintLook(explainer, puzzle, scene), step: revealed(subject, scene, reveal), left };
}

function revealed(subject: Subject, scene: Told['scene'], reveal: Reveal): JsonObject {
  const { explainer, language, puzzle } = subject;
  const text = hintSaid(language, puzzle, scene, reveal);
  const { technique } = stepAt(scene.steps, scene.index);
  switch (reveal) {
    case 'where':
      return { text };
    case 'why':
      return { technique, text, ...explainer.whyToJson(puzzle, scene) };
    case 'what':
      return { ...stepToJson(subject, scene), text };
  }
}

/** There is no reason but that ways differ in some cells: any of them will do. */
function choiceHint(
  { kind, explainer, language, puzzle }: Subject,
  choice: NonNullable<HintFound['choice']>,
  reveal: Reveal,
): JsonObject {
  const text = language.hint.choice[reveal](puzzle, choice);
  const because = choice.differ.cells.map((cell) => ({ cell }));
  const places = reveal === 'what' ? { removes: [], places: [kind.moves.toJson(choice.move)] } : {};
  const step = reveal === 'where' ? { text } : { text, because, ...places };
  return { look: explainer.lookAt(choice.move), step, left: 0 };
}

function inWords(input: Input, report: HintReport, reveal: Reveal, output: Output): string[] {
  if (report.type === 'stopped') return [`no hint (stopped early: ${explainStop(report.ending)})`];
  const { complete, choice } = report;
  const subject = subjectOf(input);
  const { language, puzzle } = subject;
  const { hints } = language.words;
  if (hasConflict(report)) return inConflict(subject, report, reveal, proseWidth(output.columns));
  const told = toldBy(report);
  if (told !== undefined) return stepInWords(subject, told, reveal, output);
  if (choice !== undefined) return [language.hint.choice[reveal](puzzle, choice)];
  return [complete ? hints.solved : hints.nothingCertain];
}

/** The answer comes after the question that it answers. */
function stepInWords(subject: Subject, { scene, left }: Told, reveal: Reveal, output: Output): string[] {
  const { explainer, language, puzzle } = subject;
  const { hints } = language.words;
  const { steps, index, isTold } = scene;
  const said = hintSaid(language, puzzle, scene, reveal);
  if (reveal === 'where') return [said];
  const name = `${stepCalled(language, puzzle, scene)}.`;
  const why = `${output.color ? paint(name, undefined, true) : name} ${hintSaid(language, puzzle, scene, 'why')}`;
  if (reveal === 'why') return [why];
  // The question before it says of what it is one.
  const { supposition, links: all } = language.told(puzzle, scene);
  const suppose = supposition?.suppose.split('. ').at(-1);
  const links = isTold || suppose === undefined ? [] : [suppose, ...all.map((link) => `- ${linesOf(link).join(' ')}`)];
  const isEnd = left === 0 && explainer.moves(stepAt(steps, index)).length > 0;
  return [why, ...links, said, ...(isEnd ? [] : [`(${hints.left(left)}: --after ${index + 1})`])];
}

function inConflict(subject: Subject, found: InConflict, reveal: Reveal, width: number): string[] {
  const { conflict } = found;
  const what = lostOrNone(subject, found);
  if (reveal === 'where') return [`${what} (--reveal why says why.)`];
  return [what, ...whyLines(subject, conflict, width, placedBefore(found))];
}
