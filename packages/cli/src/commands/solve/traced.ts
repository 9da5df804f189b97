/** Solves with a trace. The answer is given even when the trace cannot be written to its end. */
import {
  type AnyKind,
  type Ending,
  makeTraceStart,
  makeTraceStep,
  startTrace,
  type TraceStart,
  type TraceStep,
} from '@pipwright/core';
import type { Files } from '../../files.js';
import type { Input } from '../../inputs.js';
import type { LineFile } from '../../line-file.js';
import type { Context } from '../../session.js';
import { STATUS, type Status } from '../../status.js';
import { problem } from '../../words.js';
import { type Rejection, rejection } from '../rejection.js';
import { type SolveOptions, type SolveReport, solve, type Watcher } from './compute.js';

export interface TraceFailed {
  readonly type: 'trace-failed';
  readonly exit: Status;
  readonly failure: string;
}

export async function* solveTraced(
  input: Input,
  options: SolveOptions,
  context: Context,
  files: Files,
  name: string,
): AsyncGenerator<SolveReport | TraceFailed | Rejection, void> {
  let trace: TraceFile | undefined;
  try {
    yield* solve(input, options, context, async (kind, engine, puzzle) => {
      if (input.isOneOfMany) return rejection([problem('trace-of-several', {}, {})]);
      const overwrites = files.overwritesInput(name, input.source);
      if (overwrites !== undefined) return unwritable(overwrites);
      const begun = await startTrace(kind, engine, puzzle);
      if (!begun.ok) return rejection(begun.error);
      const { start, puzzle: traced } = begun.value;
      const opened = new TraceFile(files.lineFile(name), kind, start, traced);
      if (opened.failure !== undefined) return unwritable(opened.failure);
      trace = opened;
      return opened;
    });
  } finally {
    trace?.close();
  }
  const failure = trace?.failure;
  if (failure !== undefined) yield { type: 'trace-failed', exit: STATUS.bad, failure };
}

function unwritable(failure: string): Rejection {
  return rejection([problem('trace-unwritable', {}, { failure })]);
}

/** The file of `solve --trace`: the start when it is opened, the events as they come, an end. */
class TraceFile implements Watcher {
  readonly puzzle: unknown;
  readonly #file: LineFile;
  readonly #kind: AnyKind;

  constructor(file: LineFile, kind: AnyKind, start: TraceStart, puzzle: unknown) {
    this.puzzle = puzzle;
    this.#file = file;
    this.#kind = kind;
    this.#file.add(makeTraceStart(start));
  }

  get failure(): string | undefined {
    return this.#file.failure;
  }

  add(step: TraceStep<unknown, unknown>): void {
    if (this.failure === undefined) this.#file.add(makeTraceStep(step, this.#kind));
  }

  end(ending: Ending, nodes: number): void {
    this.add({ type: 'end', ending, nodes });
    this.close();
  }

  close(): void {
    this.#file.close();
  }
}
