/** What came of one puzzle of a run, as a line of JSON and in words. */
import { describe, type JsonObject, type Label, type Wish } from '@pipwright/core';
import { problemsToJson } from '../../json-line.js';
import { Failure } from '../../usage-error.js';
import { wordsOf } from '../../words.js';
import type { AnyMade, GeneratingKind, Outcome, WhyStopped } from './job.js';
import { seedToJson } from './seeds.js';
import type { Slot } from './slot.js';
import type { AnyWriter } from './target.js';
import { wishInWords } from './wishes.js';

export interface Report {
  readonly index: number;
  readonly slot: Slot;
  readonly seed: string;
  readonly outcome: Outcome;
}

/** The puzzle that came of it, as asked or the nearest; undefined where there is none. */
export function madeOf({ outcome }: Report): AnyMade | undefined {
  return outcome.type === 'generated' ? outcome : outcome.nearest;
}

export function idOf(kind: GeneratingKind, report: Report): string {
  return idFor(kind, report.slot, madeOf(report)?.grade.label, report.seed);
}

/** What it is, what it shows, how hard it is, and what it was made from: the kind, the letter, the label and the seed. */
export function idFor({ name }: GeneratingKind, { id, figure }: Slot, label: Label | undefined, seed: string): string {
  return id ?? [name, figure, label, seed].filter(Boolean).join('-');
}

export function reportToJson(kind: GeneratingKind, report: Report, writers: readonly AnyWriter[]): JsonObject {
  const { seed, outcome, slot } = report;
  const { milliseconds } = outcome;
  const common = {
    puzzle: { kind: kind.name, id: idOf(kind, report), source: null },
    status: outcome.type,
    milliseconds: Math.round(milliseconds * 1000) / 1000,
    seed: seedToJson(seed),
    ...(slot.theme === undefined ? {} : { theme: slot.theme.name, figure: slot.theme.figure }),
    ...(slot.figure === undefined ? {} : { figure: slot.figure }),
  };
  if (outcome.type === 'generated') return { ...common, ...madeToJson(kind, outcome, writers) };
  const { nearest } = outcome;
  return {
    ...common,
    nearest: nearest === undefined ? null : madeToJson(kind, nearest, writers),
    ...(outcome.why === 'failed' && { problems: problemsToJson({ kind }, [outcome.failure]) }),
  };
}

function madeToJson(
  kind: GeneratingKind,
  { puzzle, solution, grade }: AnyMade,
  writers: readonly AnyWriter[],
): JsonObject {
  return { grade, text: written(kind, [puzzle], writers).text, solution: kind.solutionToJson(solution) };
}

export class CannotWrite extends Failure {}

/** The puzzles in the first format that can hold them. Throws what to say where none can. */
export function written(
  kind: GeneratingKind,
  puzzles: readonly unknown[],
  writers: readonly AnyWriter[],
): { readonly text: string; readonly writer: AnyWriter } {
  let problem: string | undefined;
  for (const writer of writers) {
    const made = writer.make(puzzles);
    if (made.ok) return { text: made.value, writer };
    problem ??= made.error.map((each) => describe(each, wordsOf({ kind })))[0];
  }
  throw new CannotWrite(problem ?? 'There is no format to write it in.');
}

/** Its seed, or its name where it is of a day, and how hard it is; and where it is not what was asked for, that. */
export function reportInWords(kind: GeneratingKind, report: Report): string[] {
  const { slot, seed, outcome } = report;
  const { theme, figure, id } = slot;
  const title = id ?? `Seed ${seed}${figure === undefined ? '' : `, figure ${figure}`}`;
  if (outcome.type === 'generated')
    return [
      ...(theme === undefined ? [] : [`Theme: ${theme.name} (${theme.figure})`]),
      `${title}: ${gradeInWords(kind, outcome)}`,
    ];
  if (outcome.why === 'failed') return [`${title}: not made. ${describe(outcome.failure, wordsOf({ kind }))}`];
  const { why, nearest } = outcome;
  return [
    `${title}: not reached (stopped early: ${WHY[why]})`,
    `Asked for: ${wishInWords(kind, slot.request)}`,
    nearest === undefined
      ? 'Nearest: none, since no puzzle with one solution came up'
      : `Nearest: ${gradeInWords(kind, nearest)}${whyNot(kind, slot.request, nearest)}`,
  ];
}

/** What the grade does not say: that it can do without the technique, or is not good to solve. */
function whyNot({ explainer }: GeneratingKind, wish: Wish, nearest: AnyMade): string {
  if (!isAsAsked(wish, nearest)) return '';
  if (nearest.doesWithout !== true || wish.technique === undefined) return ' (not good to solve)';
  return ` (others that are no harder solve it without ${explainer.languages.en.technique(wish.technique)})`;
}

/** Puzzles that are as asked must also be good to solve; docs/generating.md says what that means. */
function isAsAsked({ difficulty, effort, technique }: Wish, { grade }: AnyMade): boolean {
  return (
    (difficulty === undefined || grade.label === difficulty) &&
    (technique === undefined || grade.hardest === technique) &&
    (effort === undefined || (grade.effort >= effort.least && grade.effort <= effort.most))
  );
}

const WHY: Readonly<Record<WhyStopped, string>> = {
  nodes: 'no match within the node limit; --nodes raises it, but there may be none',
  timeout: 'the time is up; --timeout gives it more',
  aborted: 'interrupted',
};

function gradeInWords({ explainer }: GeneratingKind, { grade }: AnyMade): string {
  const { label, effort, hardest } = grade;
  const technique = hardest === null ? 'nothing to do' : explainer.languages.en.technique(hardest);
  return `${label}, effort ${effort}, hardest technique: ${technique}`;
}
