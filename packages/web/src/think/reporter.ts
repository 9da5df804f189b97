/** Gathers what a task has to tell and tells it at most ten times a second, however fast it goes. */
import type { AnySolution } from '../kind/parts.js';
import type { News, Progress } from './engine-messages.js';

const TELL_MILLISECONDS = 100;
/** Of the events since the last news, at most this many go to the console: the last ones. */
const MOST_LOGGED = 500;

export class Reporter {
  readonly #started = performance.now();
  readonly #tell: (news: News) => void;
  #told = this.#started;
  #solutions: AnySolution[] = [];
  #log: object[] = [];

  constructor(tell: (news: News) => void) {
    this.#tell = tell;
  }

  get milliseconds(): number {
    return performance.now() - this.#started;
  }

  solution(solution: AnySolution): void {
    this.#solutions.push(solution);
  }

  log(event: object): void {
    this.#log.push({ ...event, at: this.milliseconds });
    // The oldest go in portions: to move all others for each would take longer than the search.
    if (this.#log.length >= 2 * MOST_LOGGED) this.#log.splice(0, MOST_LOGGED);
  }

  tellIfDue(progress: () => Progress): void {
    if (performance.now() - this.#told < TELL_MILLISECONDS) return;
    this.#tell(this.take(progress()));
    this.#told = performance.now();
  }

  /** What has not been told. Events go to the console, many at once: one by one, they would hold it up. */
  take(progress: Progress): News {
    if (this.#log.length > 0) console.debug('Pipwright', this.#log.slice(-MOST_LOGGED));
    const news = { progress, solutions: this.#solutions };
    this.#solutions = [];
    this.#log = [];
    return news;
  }
}
