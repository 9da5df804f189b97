/** Time in which somebody played: it runs between `start` and `stop`, and what has been written down is taken off. */
export class Stopwatch {
  #since: number | undefined;
  #before = 0;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  start(): void {
    this.#since ??= this.#now();
  }

  stop(): void {
    this.#before = this.running();
    this.#since = undefined;
  }

  /** Milliseconds that nobody has taken yet. */
  running(): number {
    return this.#before + (this.#since === undefined ? 0 : this.#now() - this.#since);
  }

  take(milliseconds: number): void {
    this.#before -= milliseconds;
  }

  reset(): void {
    this.#before = 0;
    if (this.#since !== undefined) this.#since = this.#now();
  }
}
