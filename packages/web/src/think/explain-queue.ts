/** Work of the thread of explanations: the newest question goes first, what is only expected to be asked goes last. */
import type { About } from './explain-messages.js';
import type { Work } from './explain-work.js';

export interface Job {
  readonly id: number;
  readonly work: Work<About['type']>;
  isAhead: boolean;
}

export class ExplainQueue {
  #jobs: Job[] = [];

  add(job: Job): void {
    this.#jobs.push(job);
  }

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

  next(): Job | undefined {
    return this.#jobs.findLast(({ isAhead }) => !isAhead) ?? this.#jobs[0];
  }
}
