/** The file of `solve --trace`: the start when it is opened, the events as they come, an end. */
import {
  type AnyKind,
  type Ending,
  makeTraceStart,
  makeTraceStep,
  type TraceStart,
  type TraceStep,
} from '@pipwright/core';
import { LineFile } from '../line-file.js';

export class TraceFile {
  readonly #file: LineFile;
  readonly #kind: AnyKind;

  constructor(path: string, kind: AnyKind, start: TraceStart) {
    this.#file = new LineFile(path);
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

  /** Before anything is printed: a reader who goes away then ends the program. */
  end(ending: Ending, nodes: number): void {
    this.add({ type: 'end', ending, nodes });
    this.close();
  }

  close(): void {
    this.#file.close();
  }
}
