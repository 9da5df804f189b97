/** The file of `solve --trace`: the start when it is opened, the events as they come, an end. */
import {
  type AnyKind,
  type Ending,
  makeTraceStart,
  makeTraceStep,
  type TraceStart,
  type TraceStep,
} from '@pipwright/core';
import type { LineFile } from '../../line-file.js';
import type { Watcher } from './compute.js';

export class TraceFile implements Watcher {
  /** As it reads back from the file. */
  readonly puzzle: unknown;
  readonly #file: LineFile;
  readonly #kind: AnyKind;

  constructor(file: LineFile, kind: AnyKind, start: TraceStart, puzzle: unknown) {
    this.puzzle = puzzle;
    this.#file = file;
    this.#kind = kind;
    this.#file.add(makeTraceStart(start));
  }

  /** What to say when the file cannot be written. */
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
