/**
 * Puts jobs into a queue and waits for what comes of them. Only the oldest is asked after, since results are wanted in
 * order and those behind it are then mostly there. Nothing is lost with this process: the same jobs, put there again,
 * find what was worked out meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { JobQueue } from './connection.js';
import { idOf, type QueueAnswer, type QueueJob } from './jobs.js';
import { isAway, type Patience } from './patience.js';

const SHORTEST_WAIT_MILLISECONDS = 5;
const LONGEST_WAIT_MILLISECONDS = 200;
/** Where nothing was answered for so long, are there any workers? */
const SILENCE_MILLISECONDS = 2_000;

interface Waiting {
  readonly id: string;
  readonly job: QueueJob;
  readonly resolve: (answer: QueueAnswer) => void;
  readonly reject: (error: unknown) => void;
}

export class Desk {
  readonly #opened: Promise<JobQueue | undefined>;
  readonly #patience: Patience;
  readonly #signal: AbortSignal;
  readonly #kept: number;
  #new: Waiting[] = [];
  readonly #waiting: Waiting[] = [];
  /** Answered, and still in the queue; the oldest first. */
  readonly #answered: string[] = [];
  #running: Promise<void> | undefined;

  /**
   * @param kept so many answers stay in the queue, since whoever asked may not have written them down yet
   * @param signal ends the waiting: what was not answered by then is never
   */
  constructor(opened: Promise<JobQueue | undefined>, patience: Patience, kept: number, signal: AbortSignal) {
    this.#opened = opened;
    this.#patience = patience;
    this.#kept = kept;
    this.#signal = signal;
  }

  /** Resolves in the order in which jobs were asked for. */
  ask(job: QueueJob): Promise<QueueAnswer> {
    return new Promise((resolve, reject) => {
      this.#new.push({ id: idOf(job), job, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Leaves the queue, without what was answered, unless it is to be gone on with later. */
  async close(): Promise<void> {
    await this.#running;
    const queue = await this.#opened;
    if (queue === undefined) return;
    if (!this.#signal.aborted) await this.#remove(queue, this.#answered.length);
    await queue.close();
  }

  async #run(): Promise<void> {
    let wait = SHORTEST_WAIT_MILLISECONDS;
    let silentSince = performance.now();
    try {
      // What is asked for meanwhile goes along.
      const queue = await this.#opened;
      while (queue !== undefined && this.#new.length + this.#waiting.length > 0 && !this.#signal.aborted) {
        await this.#add(queue);
        const oldest = this.#waiting[0] as Waiting;
        const answer = await this.#patience.insist(() => this.#look(queue, oldest), this.#signal);
        if (answer === undefined) {
          if (performance.now() - silentSince > SILENCE_MILLISECONDS) {
            await this.#lookForWorkers(queue);
            silentSince = performance.now();
          }
          await pause(wait, undefined, { signal: this.#signal }).catch(() => {});
          wait = Math.min(2 * wait, LONGEST_WAIT_MILLISECONDS);
        } else {
          wait = SHORTEST_WAIT_MILLISECONDS;
          silentSince = performance.now();
          this.#waiting.shift();
          this.#answered.push(oldest.id);
          oldest.resolve(answer);
          await this.#remove(queue, this.#answered.length - this.#kept);
        }
      }
      if (this.#signal.aborted) this.#giveUp(new Error('interrupted'));
    } catch (error) {
      this.#giveUp(error);
    } finally {
      this.#running = undefined;
    }
  }

  #giveUp(error: unknown): void {
    for (const { reject } of [...this.#waiting.splice(0), ...this.#new.splice(0)]) reject(error);
  }

  /** In one go, so that many jobs cost one question. */
  async #add(queue: JobQueue): Promise<void> {
    const jobs = this.#new;
    if (jobs.length === 0) return;
    this.#new = [];
    this.#waiting.push(...jobs);
    await this.#patience.insist(() => queue.addBulk(jobs.map(toBulk)), this.#signal);
  }

  async #look(queue: JobQueue, asked: Waiting): Promise<QueueAnswer | undefined> {
    const found = await queue.getJob(asked.id);
    // Somebody has emptied the queue, or its server has forgotten.
    if (found === undefined) await queue.addBulk([toBulk(asked)]);
    if (found?.finishedOn === undefined) return undefined;
    if (!found.failedReason) return found.returnvalue;
    await found.retry().catch(async (error) => {
      // Whoever else asks for it may have been quicker.
      if (await found.isFailed()) throw error;
    });
    return undefined;
  }

  async #lookForWorkers(queue: JobQueue): Promise<void> {
    const ask = () =>
      queue.getWorkersCount().catch((error) => {
        // Not every server tells who is connected.
        if (isAway(error)) throw error;
      });
    const count = await this.#patience.insist(ask, this.#signal);
    if (typeof count === 'number') this.#patience.counted(count);
  }

  async #remove(queue: JobQueue, count: number): Promise<void> {
    // The same job may have been asked for again.
    for (const id of this.#answered.splice(0, Math.max(0, count)))
      if (!this.#answered.includes(id) && this.#waiting.every((waiting) => waiting.id !== id))
        await this.#patience.insist(() => queue.remove(id), this.#signal);
  }
}

function toBulk({ id, job }: Pick<Waiting, 'id' | 'job'>) {
  return { name: 'portion', data: job, opts: { jobId: id } };
}
