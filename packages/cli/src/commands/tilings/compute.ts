/** How many tilings a puzzle's board has, the first of them drawn, and all of them as trees. */
import type { Ending, Tilings } from '@pipwright/core';
import type { Input, InputOptions } from '../../inputs.js';
import type { Context } from '../../session.js';
import { STATUS, type Status } from '../../status.js';
import { problem } from '../../words.js';
import { drive, driveToOne, wasStopped } from '../drive.js';
import { type Rejection, rejection, rejectionOf } from '../rejection.js';

export interface TilingsOptions extends InputOptions {
  readonly draw?: number;
  readonly forest?: boolean;
  /** Milliseconds. */
  readonly timeout: number;
}

export type TilingsReport =
  | { readonly type: 'counted'; readonly count: bigint; readonly milliseconds: number }
  | { readonly type: 'drawing'; readonly drawing: string }
  | TilingsDone;

export interface TilingsDone {
  readonly type: 'done';
  readonly exit: Status;
  readonly status: 'counted' | 'stopped';
  /** Null where it was stopped before. */
  readonly count: bigint | null;
  readonly ending: Ending;
  readonly milliseconds: number;
  readonly forest?: ReturnType<Tilings<unknown>['forest']>;
}

export async function* tilings(
  input: Input,
  options: TilingsOptions,
  context: Context,
): AsyncGenerator<TilingsReport | Rejection, void> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return yield rejectionOf(input);
  if (kind.tilings === undefined) return yield rejection([problem('kind-without-tilings', {}, { kind: kind.name })]);
  const release = context.interruption.listen();
  try {
    for await (const report of countAndDraw(kind.tilings, checked.value, options, context)) {
      const withForest = options.forest && !input.isOneOfMany && report.type === 'done' && report.exit === STATUS.done;
      yield withForest ? { ...report, forest: kind.tilings.forest(checked.value) } : report;
    }
  } finally {
    release();
  }
}

async function* countAndDraw(
  tilings: Tilings<unknown>,
  puzzle: unknown,
  { timeout, draw }: TilingsOptions,
  context: Context,
): AsyncGenerator<TilingsReport, void> {
  const counting = drive(tilings.count(puzzle), { timeout }, progress, context);
  const count = await driveToOne(counting);
  const { ending, milliseconds } = counting;
  if (count === undefined) {
    return yield { type: 'done', exit: STATUS.stopped, status: 'stopped', count: null, ending, milliseconds };
  }
  yield { type: 'counted', count, milliseconds };
  if (draw === undefined) {
    return yield { type: 'done', exit: STATUS.done, status: 'counted', count, ending, milliseconds };
  }
  const bounds = { timeout: timeout - milliseconds, limit: draw };
  const drawing = drive(tilings.drawings(puzzle), bounds, progress, context);
  for await (const each of drawing) yield { type: 'drawing', drawing: each };
  const stopped = wasStopped(drawing.ending);
  yield {
    type: 'done',
    exit: stopped ? STATUS.stopped : STATUS.done,
    status: stopped ? 'stopped' : 'counted',
    count,
    ending: drawing.ending,
    milliseconds: milliseconds + drawing.milliseconds,
  };
}

const progress = () => 'looking at tilings';
