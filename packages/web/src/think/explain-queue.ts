/** Work of the thread of explanations: the newest question goes first, what is only expected to be asked goes last. */
import type { About } from './explain-messages.js';
import type { Work } from './explain-work.js';

export interface Job {
  readonly id: number;
  /** Undefined while its words are being loaded. */
  work: Work<About['type']> | undefined;
  isAhead: boolean;
}

export class ExplainQueue {
  #jobs: Job[] = [];

  add(id: number, isAhead: boolean): Job {
    const job: Job = { id, work: undefined, isAhead };
    this.#jobs.push(job);
    return job;
  }

  /** Somebody waits for it now. */
  hurry(id: number): void {
    const job = this.#jobs.find((each) => each.id === id);
    if (job === undefined) return;
    this.drop(id);
    job.isAhead = false;
    this.#jobs.push(job);
  }

  drop(id: number): void {
    this.#jobs = this.#jobs.filter((job) => job.id !== id);
  }

  has(job: Job): boolean {
    return this.#jobs.includes(job);
  }

  /** What to go on with; undefined where nothing can be done. */
  next(): Job | undefined {
    const ready = this.#jobs.filter(({ work }) => work !== undefined);
    return ready.findLast(({ isAhead }) => !isAhead) ?? ready[0];
  }
}
