/** The worker as the app sees it: questions become promises. It is started by the first question, not with the page. */
import type { Problem } from '@pipwright/core';
import { type AnyGame, boardOf } from '@pipwright/play';
import type { Answer, Question } from './messages.js';

export type CountEnd = Extract<Answer, { type: 'counted' | 'stopped' }>;
export type CountProgress = Extract<Answer, { type: 'counting' }>;

export interface Count {
  readonly end: Promise<CountEnd>;
  stop(): void;
}

interface Waiting {
  hear(answer: Answer): void;
  fail(error: Error): void;
}

export class Thinker {
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** What cannot come right on the board as it is now. */
  whatIsWrong(game: AnyGame): Promise<readonly Problem[]> {
    return new Promise((resolve, fail) => {
      this.#ask((id) => ({ type: 'what-is-wrong', id, game: asItIs(game) }), {
        hear: (answer) => answer.type === 'wrong' && resolve(answer.problems),
        fail,
      });
    });
  }

  /** Counts the solutions of the puzzle. */
  count(game: AnyGame, progress: (so: CountProgress) => void): Count {
    let id = 0;
    const end = new Promise<CountEnd>((resolve, fail) => {
      id = this.#ask((number) => ({ type: 'count', id: number, game: asItIs(game) }), {
        hear(answer) {
          if (answer.type === 'counting') progress(answer);
          else if (answer.type === 'failed') fail(new Error('The count failed.'));
          else if (answer.type !== 'wrong') resolve(answer);
        },
        fail,
      });
    });
    return { end, stop: () => this.#worker?.postMessage({ type: 'stop', id } satisfies Question) };
  }

  #ask(question: (id: number) => Question, waiting: Waiting): number {
    const id = ++this.#asked;
    this.#waiting.set(id, waiting);
    this.#started().postMessage(question(id));
    return id;
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.hear(data);
      if (data.type !== 'counting') this.#waiting.delete(data.id);
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
function asItIs<G extends AnyGame>(game: G): G {
  return { ...game, positions: [{ board: boardOf(game), beforeTry: undefined }], moves: [], at: 0 };
}
