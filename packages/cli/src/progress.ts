import { durationInWords } from './duration.js';
import type { TextOutput } from './io.js';

export interface Progress {
  /** Asks for the text now and then, until the returned function is called. */
  show(text: () => string): () => void;
  note(text: string): void;
}

export const NO_PROGRESS: Progress = { show: () => () => {}, note() {} };

const EVERY_MILLISECONDS = 250;
const CLEAR_LINE = '\r\u001b[K';

/** One line on standard error; silent where that is no terminal. */
export class ProgressLine implements Progress {
  readonly #stderr: TextOutput;
  #shown = false;

  constructor(stderr: TextOutput) {
    this.#stderr = stderr;
  }

  show(text: () => string): () => void {
    if (!this.#stderr.isTerminal) return () => {};
    const started = performance.now();
    const timer = setInterval(() => {
      this.#write(`${CLEAR_LINE}${text()}, ${durationInWords(performance.now() - started)}`);
      this.#shown = true;
    }, EVERY_MILLISECONDS);
    return () => {
      clearInterval(timer);
      this.clear();
    };
  }

  note(text: string): void {
    if (this.#stderr.isTerminal) this.#write(`${text}\n`);
  }

  /** Makes room for a result: it and the progress must not stand on one line. */
  clear(): void {
    if (this.#shown) this.#write(CLEAR_LINE);
    this.#shown = false;
  }

  /** Progress that nobody can read is no reason to stop. */
  #write(text: string): void {
    this.#stderr.write(text).catch(() => {});
  }
}
