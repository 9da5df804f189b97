/** Time in which somebody played: it runs between `start` and `stop`, and `lap` takes what has run up. */
export class Stopwatch {
  #since: number | undefined;
  #whole = 0;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  start(): void {
    this.#since ??= this.#now();
  }

  stop(): void {
    this.#whole = this.running();
    this.#since = undefined;
  }

  /** Milliseconds since the last lap. */
  running(): number {
    return this.#whole + (this.#since === undefined ? 0 : this.#now() - this.#since);
  }

  /** Whole milliseconds since the last lap, which begins anew; what is left over counts for the next. */
  lap(): number {
    const running = this.running();
    const taken = Math.floor(running);
    this.#whole = running - taken;
    if (this.#since !== undefined) this.#since = this.#now();
    return taken;
  }
}
