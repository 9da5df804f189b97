/** The chapters to a puzzle's solution, or to all that its solutions share, or why it has none. */
import type { Ending, Grade } from '@pipwright/core';
import type { Explanation } from '@pipwright/core/explaining';
import type { Input, InputOptions } from '../../inputs.js';
import type { Context } from '../../session.js';
import { STATUS, type Status } from '../../status.js';
import { boundsFor, drive, driveToOne, type WorkLimits } from '../drive.js';
import { explainerOf } from '../engines.js';
import { type Rejection, rejection, rejectionOf } from '../rejection.js';
import { assertChapters, assertExplained, assertSteps } from './verified.js';

export interface ExplainOptions extends InputOptions, WorkLimits {
  readonly grade?: boolean;
}

export type ExplainReport = ExplainDone | ExplainStopped;

interface Explained extends Pick<Explanation, 'steps' | 'chapters'> {
  readonly exit: Status;
  readonly milliseconds: number;
}

export interface ExplainDone extends Explained, Explanation {
  readonly type: 'done';
  readonly grade?: Grade | null;
}

export interface ExplainStopped extends Explained {
  readonly type: 'stopped';
  readonly status: 'stopped';
  readonly ending: Ending;
  /** Is everything explained, and only the grade missing? */
  readonly isExplained?: true;
}

export async function explain(
  input: Input,
  options: ExplainOptions,
  context: Context,
): Promise<ExplainReport | Rejection> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectionOf(input);
  const chosen = explainerOf(kind);
  if (!chosen.ok) return rejection(chosen.error);
  const explainer = chosen.value;
  const bounds = boundsFor(options);
  const explaining = explainer.explain(checked.value);
  const driven = drive(explaining, bounds, () => 'looking for reasons', context);
  const found = await driveToOne(driven);
  const { ending, milliseconds } = driven;
  if (found === undefined) {
    const soFar = explaining.soFar();
    assertSteps(kind, explainer, checked.value, soFar.steps);
    assertChapters(soFar);
    return { type: 'stopped', exit: STATUS.stopped, status: 'stopped', milliseconds, ending, ...soFar };
  }
  assertExplained(kind, explainer, checked.value, found);
  const done = { exit: found.status === 'conflict' ? STATUS.no : STATUS.done, milliseconds, ...found };
  if (!options.grade || found.status === 'conflict') return { type: 'done', ...done };
  if (found.status === 'ambiguous') return { type: 'done', ...done, grade: null };
  const left = { ...bounds, timeout: bounds.timeout - milliseconds };
  const grading = drive(explainer.grade(checked.value), left, () => 'grading', context);
  const graded = await driveToOne(grading);
  const together = { ...done, milliseconds: milliseconds + grading.milliseconds };
  if (graded?.status === 'graded') return { type: 'done', ...together, grade: graded.grade };
  const stopped = { type: 'stopped', exit: STATUS.stopped, status: 'stopped', isExplained: true } as const;
  return { ...together, ...stopped, ending: grading.ending };
}
