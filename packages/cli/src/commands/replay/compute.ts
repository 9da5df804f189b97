/** Plays a trace again, checking every step. */
import { type AnyKind, type Problem, Replay, type TraceStep, type Words } from '@pipwright/core';
import type { Files } from '../../files.js';
import type { Context } from '../../session.js';
import { STATUS, type Status } from '../../status.js';

export interface ReplayOptions {
  readonly draw?: boolean;
}

type AnyReplay = Replay<unknown, unknown, unknown, unknown>;
type Counts = AnyReplay['counts'];

export type ReplayReport =
  | { readonly type: 'begun'; readonly board: Board }
  | {
      readonly type: 'step';
      readonly step: TraceStep<unknown, unknown>;
      readonly solutions: number;
      readonly board: Board;
    }
  | { readonly type: 'stopped'; readonly exit: Status }
  | { readonly type: 'wrong'; readonly exit: Status; readonly problems: readonly Problem[]; readonly words: Words }
  | {
      readonly type: 'done';
      readonly exit: Status;
      readonly engine: string;
      readonly counts: Counts;
      readonly deepest: number;
      readonly end: AnyReplay['end'];
    };

export interface Board {
  readonly kind: AnyKind;
  readonly puzzle: unknown;
  readonly standing: unknown;
}

export async function* replay(
  source: string,
  { draw = false }: ReplayOptions,
  files: Files,
  kinds: readonly AnyKind[],
  context: Context,
): AsyncGenerator<ReplayReport, void> {
  const playing: AnyReplay = new Replay(kinds);
  const release = context.interruption.listen();
  const stopShowing = context.progress.show(() => `replaying: ${eventsIn(playing.counts)} events`);
  try {
    for await (const line of files.readLines(source)) {
      if (context.interruption.signal.aborted) return yield { type: 'stopped', exit: STATUS.stopped };
      const begins = playing.traced === undefined;
      const step = line.ok ? await playing.next(line.value) : { ok: false as const, error: [line.error] };
      if (!step.ok) return yield wrong(step.error);
      if (!draw || playing.traced === undefined) continue;
      if (begins) yield { type: 'begun', board: boardOf(playing, playing.traced) };
      if (step.value === undefined) continue;
      const board = boardOf(playing, playing.traced);
      yield { type: 'step', step: step.value, solutions: playing.counts.solution, board };
    }
    const problems = playing.finish();
    if (problems.length > 0) return yield wrong(problems);
    const { traced, counts, deepest, end } = playing;
    yield { type: 'done', exit: STATUS.done, engine: traced?.start.engine ?? '', counts, deepest, end };
  } finally {
    stopShowing();
    release();
  }

  function wrong(problems: readonly Problem[]): ReplayReport {
    const words = playing.traced?.kind.words ?? Object.assign({}, ...kinds.map((kind) => kind.words));
    return { type: 'wrong', exit: STATUS.bad, problems, words };
  }
}

export function eventsIn(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function boardOf({ solution: standing }: AnyReplay, { kind, puzzle }: NonNullable<AnyReplay['traced']>): Board {
  return { kind, puzzle, standing };
}
