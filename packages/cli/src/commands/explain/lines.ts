/** Explanations as lines of a terminal: short enough to read, whatever its width. */
import {
  type AnyConflict,
  type AnyStep,
  type Chapter,
  chapterCalled,
  type StepSaid,
  type StepScene,
} from '@pipwright/core/explaining';
import { wrap } from '../../wrap.js';
import type { ExplainReport } from './compute.js';
import type { Subject } from './subject.js';

/** Longer lines are hard to read. */
const LONGEST_LINE = 80;

export function proseWidth(columns: number): number {
  return Math.min(columns, LONGEST_LINE);
}

/** "1 · The 4–5 — Counting numbers": what is placed, and the hardest of what that takes. */
export function chapterTitle(
  { explainer, language, puzzle }: Subject,
  steps: ExplainReport['steps'],
  chapter: Chapter,
  number: number,
): string {
  const scene = { steps, chapter };
  const title = `${number} · ${language.title(puzzle, scene)}`;
  const called = chapterCalled(explainer, language, puzzle, scene);
  return called === undefined ? title : `${title} — ${called}`;
}

/** How far the sentences of steps stand from the left, for their numbers. */
export function marginOf(steps: ExplainReport['steps']): number {
  return String(steps.length).length + 4;
}

/** The sentence of a step after its number; what it supposes leads to a list of its own. */
export function stepLines(
  { language, puzzle }: Subject,
  { steps, index, progress }: StepScene<AnyStep, unknown>,
  width: number,
): string[] {
  const margin = ' '.repeat(marginOf(steps));
  const number = `${index + 1}. `.padStart(margin.length);
  return saidLines(language.told(puzzle, { steps, index, progress }), width, number);
}

/** What a chain says stands further to the right than its step. @param head stands before the first line */
function saidLines({ sentences, supposition, links }: StepSaid, width: number, head: string): string[] {
  if (supposition === undefined) return [wrap(sentences.join(' '), width, head)];
  const margin = ' '.repeat(head.length);
  return [
    wrap(supposition.suppose, width, head),
    ...links.flatMap((link) => saidLines(link, width, `${margin}- `)),
    wrap(supposition.so, width, margin),
  ];
}

export function listLines(items: readonly string[], width: number, margin: string): string[] {
  return items.map((item) => wrap(item, width, `${margin}- `));
}

/** Why there is no solution: in a sentence, and how one sees it. */
export function whyLines(subject: Subject, conflict: AnyConflict, width: number, progress?: unknown): string[] {
  const { chain: steps = [] } = conflict;
  const { language, puzzle } = subject;
  const why = language.conflict(puzzle, conflict);
  const said = wrap(why, width);
  // One step of one sentence has been said.
  const only = steps.length === 1 ? language.step(puzzle, { steps, index: 0, progress }) : undefined;
  if (only !== undefined && why.endsWith(only.slice(1))) return [said];
  return [said, ...steps.flatMap((_, index) => stepLines(subject, { steps, index, progress }, width))];
}
