/**
 * Works on many things at once and hands out what comes of them in order. What waits for its turn behind something slow
 * is bounded: when it is too much, nothing more is begun.
 */
interface Sized {
  /** About as many bytes as it takes to keep it. */
  readonly bytes: number;
}

export interface Bounds {
  readonly most: number;
  /** Of what is worked on, and of results that wait. */
  readonly mostBytes: number;
  /** How many are worked on at once; as many again are ready for whoever is done. */
  readonly atOnce: number;
}

const SOON_MILLISECONDS = 5;

interface Entry<Result> {
  readonly result: Promise<Result>;
  bytes: number;
}

export class InOrder<Thing extends Sized, Result extends Sized> {
  readonly #bounds: Bounds;
  readonly #work: (thing: Thing) => Promise<Result>;
  readonly #entries: Entry<Result>[] = [];
  #bytes = 0;
  #working = 0;
  #changes: (() => void)[] = [];

  constructor(bounds: Bounds, work: (thing: Thing) => Promise<Result>) {
    this.#bounds = bounds;
    this.#work = work;
  }

  /** Resolves when fewer are worked on than can be. */
  async idle(): Promise<void> {
    // What can be read soon comes first: many small things take longer than one wait.
    await new Promise((resolve) => setTimeout(resolve, SOON_MILLISECONDS));
    while (this.#working >= this.#bounds.atOnce) await this.#change();
  }

  /** @param signal ends it, also while it waits for things that may never come */
  async *results(things: AsyncIterable<Thing>, signal?: AbortSignal): AsyncGenerator<Result, void> {
    let isOver = false;
    let failure: { readonly error: unknown } | undefined;
    const reading = things[Symbol.asyncIterator]();
    const read = async () => {
      while (!isOver) {
        while (this.#isFull && !isOver) await this.#change();
        const { done, value } = isOver ? { done: true, value: undefined } : await reading.next();
        if (done === true) break;
        this.#begin(value as Thing);
      }
    };
    const end = () => {
      isOver = true;
      this.#changed();
    };
    signal?.addEventListener('abort', end);
    void read()
      .catch((error: unknown) => {
        failure = { error };
      })
      .then(end);
    try {
      for (;;) {
        const [first] = this.#entries;
        if (first === undefined) {
          if (isOver) break;
          await this.#change();
          continue;
        }
        const result = await first.result;
        this.#entries.shift();
        this.#bytes -= first.bytes;
        this.#changed();
        yield result;
      }
      if (failure !== undefined) throw failure.error;
    } finally {
      signal?.removeEventListener('abort', end);
      end();
      // It may be waiting for what never comes.
      void reading.return?.();
    }
  }

  get #isFull(): boolean {
    const { most, mostBytes, atOnce } = this.#bounds;
    return this.#working >= 2 * atOnce || this.#entries.length >= most || this.#bytes >= mostBytes;
  }

  #begin(thing: Thing): void {
    this.#working++;
    const entry: Entry<Result> = { result: this.#work(thing), bytes: thing.bytes };
    this.#entries.push(entry);
    this.#bytes += entry.bytes;
    const settle = (bytes: number) => {
      this.#working--;
      this.#bytes += bytes - entry.bytes;
      entry.bytes = bytes;
      this.#changed();
    };
    entry.result.then(
      (result) => settle(result.bytes),
      () => settle(0),
    );
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#changes.push(resolve));
  }

  #changed(): void {
    const changes = this.#changes;
    this.#changes = [];
    for (const tell of changes) tell();
  }
}
