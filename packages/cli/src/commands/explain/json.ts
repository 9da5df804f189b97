import type { JsonObject } from '@pipwright/core';
import type { AnyConflict, AnyStep, Chapter, Differ, StepSaid, StepScene } from '@pipwright/core/explaining';
import type { Input } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import type { ExplainReport } from './compute.js';
import { type Subject, stepAt, subjectOf } from './subject.js';

export function explainToJson(input: Input, report: ExplainReport): JsonObject {
  const { status, milliseconds, steps, chapters } = report;
  const { grade, conflict, differ } = report.type === 'done' ? report : {};
  const subject = subjectOf(input);
  return jsonLine(input, status, milliseconds, {
    steps: steps.map((_, index) => {
      const scene = { steps, index };
      return stepToJson(subject, scene);
    }),
    chapters:
      conflict === undefined
        ? chapters.map((chapter) => chapterToJson(subject, steps, chapter))
        : [conflictChapter(subject, steps, conflict)],
    ...(grade === undefined ? {} : { grade }),
    ...(differ === undefined ? {} : differToJson(subject, differ)),
    ...(conflict === undefined ? {} : { conflict: conflictToJson(subject, conflict) }),
  });
}

export function stepToJson(subject: Subject, scene: StepScene<AnyStep, unknown>): JsonObject {
  return linkToJson(subject, stepAt(scene.steps, scene.index), subject.language.told(subject.puzzle, scene));
}

function linkToJson(subject: Subject, step: AnyStep, { sentences, links }: StepSaid): JsonObject {
  const { explainer, puzzle } = subject;
  const suppose = explainer.supposeToJson(step);
  return {
    technique: step.technique,
    text: sentences.join(' '),
    ...explainer.stepToJson(puzzle, step),
    ...(suppose === undefined ? {} : { suppose }),
    ...(step.chain === undefined
      ? {}
      : { chain: step.chain.map((link, i) => linkToJson(subject, link, links[i] as StepSaid)) }),
  };
}

function chapterToJson({ kind, explainer, language, puzzle }: Subject, steps: readonly AnyStep[], chapter: Chapter) {
  const moves = chapter.steps.flatMap((step) => explainer.moves(stepAt(steps, step)));
  return {
    steps: chapter.steps,
    text: language.chapter(puzzle, { steps, chapter }),
    places: moves.map((move) => kind.moves.toJson(move)),
  };
}

/** It ends in what cannot be: there is nothing to place. */
function conflictChapter({ language, puzzle }: Subject, steps: readonly AnyStep[], conflict: AnyConflict): JsonObject {
  const chapter = { steps: steps.map((_, index) => index) };
  const text = steps.length === 0 ? language.conflict(puzzle, conflict) : language.chapter(puzzle, { steps, chapter });
  return { ...chapter, text, places: [] };
}

function differToJson({ kind }: Subject, { solutions, cells, free }: Differ<unknown>): JsonObject {
  return { differ: { solutions: solutions.map((solution) => kind.solutionToJson(solution)), cells }, free };
}

export function conflictToJson(subject: Subject, conflict: AnyConflict, progress?: unknown): JsonObject {
  const { explainer, language, puzzle } = subject;
  const { chain = [] } = conflict;
  return {
    class: conflict.class,
    text: language.conflict(puzzle, conflict),
    because: explainer.becauseToJson(conflict.because),
    ...(chain.length === 0 ? {} : { chain: chain.map((_, index) => conflictLink(subject, conflict, index, progress)) }),
  };
}

/** A step of a conflict as a link: what rests on another says so. */
function conflictLink(subject: Subject, conflict: AnyConflict, index: number, progress: unknown): JsonObject {
  const step = stepToJson(subject, { steps: conflict.chain ?? [], index, progress });
  const because = (step.because as JsonObject[]).map((each) => ('step' in each ? { link: each.step } : each));
  return { ...step, because };
}
