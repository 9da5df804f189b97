import { durationInWords } from '../../duration.js';
import type { Files } from '../../files.js';
import { grouped } from '../../grouped.js';
import type { Output } from '../../output.js';
import { Failure } from '../../usage-error.js';

export class Going {
  readonly #started = performance.now();
  readonly #before: number;
  done: number;
  /** Bytes of the inputs whose lines are written. */
  position = 0;
  total: number | undefined;
  #start = 0;

  constructor(before: number) {
    this.#before = before;
    this.done = before;
  }

  beginAt(position: number): void {
    this.#start = position;
    this.position = position;
  }

  toString(): string {
    const elapsed = performance.now() - this.#started;
    const rate = (this.done - this.#before) / (elapsed / 1000);
    const parts = [`${grouped(this.done)} done`, `${rate < 10 ? rate.toFixed(1) : grouped(Math.round(rate))}/s`];
    const worked = this.position - this.#start;
    if (this.total !== undefined && worked > 0) {
      const left = (elapsed * Math.max(0, this.total - this.position)) / worked;
      parts.push(`about ${durationInWords(Math.max(1000, left))} left`);
    }
    return parts.join(', ');
  }
}

export interface Sink {
  write(lines: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** @param kept so many bytes of the file stay */
export function openSink(path: string | undefined, kept: number, files: Files, output: Output): Sink {
  if (path === undefined) return { write: (lines) => output.write(lines), async end() {} };
  const file = files.lineFile(path, kept);
  const refuse = () => {
    if (file.failure !== undefined) throw new Failure(file.failure);
  };
  refuse();
  return {
    async write(lines) {
      file.addBytes(lines);
      refuse();
    },
    async end() {
      file.close();
      refuse();
    },
  };
}
