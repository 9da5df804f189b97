/** Gathers what a task has to tell and tells it at most ten times a second, however fast it goes. */
import type { AnySolution } from '../kind/parts.js';
import { type LogEntry, type LogEvent, MOST_LOGGED, type News, type Progress } from './engine-messages.js';

const TELL_MILLISECONDS = 100;

export class Reporter {
  readonly #started = performance.now();
  readonly #tell: (news: News) => void;
  #told = this.#started;
  #solutions: AnySolution[] = [];
  #log: LogEntry[] = [];

  constructor(tell: (news: News) => void) {
    this.#tell = tell;
  }

  get milliseconds(): number {
    return performance.now() - this.#started;
  }

  solution(solution: AnySolution): void {
    this.#solutions.push(solution);
  }

  log(event: LogEvent): void {
    this.#log.push({ ...event, at: this.milliseconds });
    // The oldest go in portions: to move all others for each would take longer than the search.
    if (this.#log.length >= 2 * MOST_LOGGED) this.#log.splice(0, MOST_LOGGED);
  }

  tellIfDue(progress: () => Progress): void {
    if (performance.now() - this.#told < TELL_MILLISECONDS) return;
    this.#tell(this.take(progress()));
    this.#told = performance.now();
  }

  /** What has not been told. */
  take(progress: Progress): News {
    const news = { progress, solutions: this.#solutions, log: this.#log.slice(-MOST_LOGGED) };
    this.#solutions = [];
    this.#log = [];
    return news;
  }
}
