/** The worker as the app sees it: questions become promises. It is started by the first question, not with the page. */
import type { Problem } from '@pipwright/core';
import { type AnyGame, boardOf } from '@pipwright/play';

export interface Question {
  readonly id: number;
  readonly game: AnyGame;
}

export interface Answer {
  readonly id: number;
  readonly problems: readonly Problem[];
}

interface Waiting {
  hear(answer: Answer): void;
  fail(error: Error): void;
}

export class Thinker {
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  whatIsWrong(game: AnyGame): Promise<readonly Problem[]> {
    return new Promise((resolve, fail) => {
      const id = ++this.#asked;
      this.#waiting.set(id, { hear: ({ problems }) => resolve(problems), fail });
      this.#started().postMessage({ id, game: asItIs(game) } satisfies Question);
    });
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.hear(data);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => {
      this.#worker = undefined;
      worker.terminate();
      for (const { fail } of this.#waiting.values()) fail(new Error('The worker failed.'));
      this.#waiting.clear();
    };
    this.#worker = worker;
    return worker;
  }
}

/** The game without its past, which nobody thinks about. */
export function asItIs<G extends AnyGame>(game: G): G {
  return { ...game, positions: [{ board: boardOf(game), beforeTry: undefined }], moves: [], at: 0 };
}
