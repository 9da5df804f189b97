/** The steps to a puzzle's solution, or to all that its solutions share, or why it has none. */
import type { Ending } from '@pipwright/core';
import { type AnyConflict, type AnyStep, type Explanation, type Grade, gradeSteps } from '@pipwright/core/explaining';
import type { Input, InputOptions } from '../../inputs.js';
import type { Context } from '../../session.js';
import { STATUS, type Status } from '../../status.js';
import { drive, driveToOne } from '../drive.js';
import { explainerOf } from '../engines.js';
import { type Rejection, rejection, rejectionOf } from '../rejection.js';
import { assertExplained, assertSteps } from './verified.js';

export interface ExplainOptions extends InputOptions {
  /** Milliseconds. */
  readonly timeout: number;
}

export type ExplainReport = ExplainDone | ExplainStopped;

interface Explained {
  readonly exit: Status;
  readonly milliseconds: number;
  readonly steps: readonly AnyStep[];
}

export interface ExplainDone extends Explained {
  readonly type: 'done';
  readonly status: Explanation['status'];
  readonly grade?: Grade;
  /** What solutions do not share, where there are several. */
  readonly open?: readonly object[];
  readonly conflict?: AnyConflict;
}

/** With the steps so far. */
export interface ExplainStopped extends Explained {
  readonly type: 'stopped';
  readonly status: 'stopped';
  readonly ending: Ending;
}

export async function explain(
  input: Input,
  { timeout }: ExplainOptions,
  context: Context,
): Promise<ExplainReport | Rejection> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectionOf(input);
  const chosen = explainerOf(kind);
  if (!chosen.ok) return rejection(chosen.error);
  const explainer = chosen.value;
  const explaining = explainer.explain(checked.value);
  const driven = drive(explaining, { timeout }, () => 'looking for reasons', context);
  const found = await driveToOne(driven);
  const { ending, milliseconds } = driven;
  if (found === undefined) {
    const steps = explaining.soFar();
    assertSteps(kind, explainer, checked.value, steps);
    return { type: 'stopped', exit: STATUS.stopped, status: 'stopped', milliseconds, ending, steps };
  }
  assertExplained(kind, explainer, checked.value, found);
  const { status, steps, open, conflict } = found;
  return {
    type: 'done',
    exit: status === 'conflict' ? STATUS.no : STATUS.done,
    status,
    milliseconds,
    steps,
    ...(status === 'conflict' ? {} : { grade: gradeSteps(steps, explainer.techniques) }),
    ...(open === undefined ? {} : { open }),
    ...(conflict === undefined ? {} : { conflict }),
  };
}
