import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Runs, Search, SearchStep } from './search.js';
import { solutions } from './solutions.js';

/** Finds the multiples of a number below a bound, one node per number looked at. */
class Multiples implements Search<number, number> {
  nodes = 0;
  readonly depth = 0;
  readonly #of: number;
  readonly #below: number;
  readonly #look: () => void;

  constructor(of: number, below: number, look: () => void = () => {}) {
    this.#of = of;
    this.#below = below;
    this.#look = look;
  }

  run(budget: number): SearchStep<number> {
    for (const last = this.nodes + budget; this.nodes < last; ) {
      if (this.nodes >= this.#below) return { type: 'exhausted' };
      const number = this.nodes++;
      this.#look();
      if (number % this.#of === 0) return { type: 'solution', solution: number };
    }
    return { type: 'paused' };
  }

  watch(): void {}
}

/** Finds one solution after so many milliseconds of work that goes on elsewhere, or never. */
class Elsewhere implements Runs<string> {
  readonly #until: Promise<unknown>;
  #ready = false;
  #found = false;

  constructor(milliseconds: number, failing = false) {
    this.#until = new Promise<void>((resolve, reject) => {
      if (Number.isFinite(milliseconds)) setTimeout(failing ? reject : resolve, milliseconds);
    }).finally(() => {
      this.#ready = true;
    });
  }

  run(): SearchStep<string> {
    if (!this.#ready) return { type: 'waiting', until: this.#until };
    if (this.#found) return { type: 'undecided' };
    this.#found = true;
    return { type: 'solution', solution: 'found' };
  }
}

/** A clock that goes only where it is told to. */
function stopClock() {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return {
    advance(milliseconds: number) {
      now += milliseconds;
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

const collect = async <T>(stream: AsyncIterable<T>) => {
  const all: T[] = [];
  for await (const each of stream) all.push(each);
  return all;
};

describe('solutions', () => {
  it('gives every solution and says that these are all', async () => {
    const stream = solutions(new Multiples(100, 1000));
    expect(await collect(stream)).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
    expect(stream.ending).toBe('exhausted');
  });

  it('stops at a limit without looking further', async () => {
    const search = new Multiples(100, 1000);
    const stream = solutions(search, { limit: 3 });
    expect(await collect(stream)).toEqual([0, 100, 200]);
    expect(stream.ending).toBe('limit');
    expect(search.nodes).toBe(201);
  });

  it('stops when time is up, with what was found', async () => {
    const stream = solutions(new Multiples(Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY), { timeout: 30 });
    expect(await collect(stream)).toEqual([0]);
    expect(stream.ending).toBe('timeout');
    expect(stream.elapsed).toBeGreaterThanOrEqual(30);
  });

  it('overruns its time by no more than a slice', async () => {
    const clock = stopClock();
    const search = new Multiples(Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY, () => clock.advance(1));
    const stream = solutions(search, { timeout: 300 });
    expect(await collect(stream)).toEqual([0]);
    expect(stream.ending).toBe('timeout');
    expect(search.nodes).toBeGreaterThanOrEqual(300);
    expect(search.nodes).toBeLessThanOrEqual(310);
    expect(stream.elapsed).toBe(search.nodes);
  });

  it('counts only the time it searches, not what the loop does with a solution', async () => {
    const clock = stopClock();
    const stream = solutions(new Multiples(1, 4, () => clock.advance(10)), { timeout: 100 });
    let found = 0;
    for await (const _ of stream) {
      found++;
      clock.advance(60);
    }
    expect(found).toBe(4);
    expect(stream.ending).toBe('exhausted');
    expect(stream.elapsed).toBe(40);
  });

  it('stops when a signal says so, for which it lets the event loop have its turn', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    const stream = solutions(new Multiples(Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY), {
      signal: controller.signal,
    });
    expect(await collect(stream)).toEqual([0]);
    expect(stream.ending).toBe('aborted');
  });

  it('does not start when the signal has been given before', async () => {
    const search = new Multiples(1, 10);
    const stream = solutions(search, { signal: AbortSignal.abort() });
    expect(await collect(stream)).toEqual([]);
    expect(search.nodes).toBe(0);
  });

  it('lets timers run even while solutions pour out', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const stream = solutions(new Multiples(1, Number.POSITIVE_INFINITY), { timeout: 30_000 });
    for await (const _ of stream) if (ticks >= 3) break;
    clearInterval(timer);
    expect(ticks).toBeGreaterThanOrEqual(3);
    expect(stream.ending).toBeUndefined();
  });

  it('lets others run after so many nodes, however quick they are', async () => {
    stopClock();
    const search = new Multiples(250, 1000);
    const turns: number[] = [];
    const stream = solutions(search, { nodesPerTurn: 100, onTurn: () => turns.push(search.nodes) });
    expect(await collect(stream)).toEqual([0, 250, 500, 750]);
    // A solution ends a slice early, and the next one begins behind it.
    expect(turns).toEqual([101, 201, 351, 451, 601, 701, 851, 951]);
  });

  it('waits for work elsewhere, and counts the time', async () => {
    const stream = solutions(new Elsewhere(100));
    expect(await collect(stream)).toEqual(['found']);
    expect(stream.elapsed).toBeGreaterThanOrEqual(50);
    expect(stream.ending).toBe('undecided');
    expect(await collect(solutions(new Elsewhere(10, true)))).toEqual(['found']);
  });

  it('stops waiting when time is up or a signal says so', async () => {
    const late = solutions(new Elsewhere(Number.POSITIVE_INFINITY), { timeout: 50 });
    expect(await collect(late)).toEqual([]);
    expect(late.ending).toBe('timeout');
    expect(late.elapsed).toBeGreaterThanOrEqual(50);
    const aborted = solutions(new Elsewhere(Number.POSITIVE_INFINITY), { signal: AbortSignal.timeout(30) });
    expect(await collect(aborted)).toEqual([]);
    expect(aborted.ending).toBe('aborted');
  });

  it('goes on where a loop was left', async () => {
    const search = new Multiples(2, 10);
    for await (const each of solutions(search)) if (each === 4) break;
    expect(await collect(solutions(search))).toEqual([6, 8]);
  });
});
