/** How hard a puzzle is, or why that cannot be said. */
import type { Ending, Grade, GradeSummary } from '@pipwright/core';
import type { Input, InputOptions } from '../../inputs.js';
import type { Context } from '../../session.js';
import { STATUS, type Status } from '../../status.js';
import { boundsFor, drive, driveToOne, type WorkLimits } from '../drive.js';
import { explainerOf } from '../engines.js';
import { type Rejection, rejection, rejectionOf } from '../rejection.js';

export interface GradeOptions extends InputOptions, WorkLimits {}

interface Worked {
  readonly exit: Status;
  readonly milliseconds: number;
}

export type GradeReport = Worked &
  (
    | { readonly type: 'graded'; readonly grade: Grade }
    | { readonly type: 'ambiguous' | 'conflict'; readonly grade: null }
    /** With what is known so far. */
    | { readonly type: 'stopped'; readonly grade: GradeSummary; readonly ending: Ending }
  );

export async function grade(input: Input, options: GradeOptions, context: Context): Promise<GradeReport | Rejection> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectionOf(input);
  const explainer = explainerOf(kind);
  if (!explainer.ok) return rejection(explainer.error);
  const grading = explainer.value.grade(checked.value);
  const driven = drive(grading, boundsFor(options), () => 'grading', context);
  const found = await driveToOne(driven);
  const { ending, milliseconds } = driven;
  switch (found?.status) {
    case undefined:
      return { type: 'stopped', exit: STATUS.stopped, milliseconds, grade: grading.soFar(), ending };
    case 'graded':
      return { type: 'graded', exit: STATUS.done, milliseconds, grade: found.grade };
    case 'ambiguous':
      return { type: 'ambiguous', exit: STATUS.done, milliseconds, grade: null };
    case 'conflict':
      return { type: 'conflict', exit: STATUS.no, milliseconds, grade: null };
  }
}
