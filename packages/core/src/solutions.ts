/**
 * Drives a search to the outside world: `for await` over its solutions, in slices short enough that
 * timers, signals and user input get their turn. Stopping early is not an error: the loop ends, and
 * `ending` says why.
 */
import type { Runs } from './search.js';

/** Limits of a search, by default none, and how often it lets other work run. */
export interface SolutionsOptions {
  /** An `AbortSignal`, or anything with its `aborted`. */
  readonly signal?: { readonly aborted: boolean };
  /** Milliseconds of searching. */
  readonly timeout?: number;
  readonly limit?: number;
  /**
   * Nodes between two turns of the event loop, whatever time they take; else as many as fit into a few milliseconds.
   */
  readonly nodesPerTurn?: number;
  readonly onTurn?: () => void;
}

/** Reason why solutions ended. After `exhausted` there are no more; `undecided` comes from the engine. */
export type Ending = 'exhausted' | 'limit' | 'timeout' | 'aborted' | 'undecided';

/** Solutions as they are found. A second loop goes on where the first one stopped. */
export interface Solutions<Solution> extends AsyncIterable<Solution> {
  /** Reason of the end; undefined before it, or when the loop was left. */
  readonly ending: Ending | undefined;
  /** Milliseconds spent searching; the time the loop takes over a solution does not count, nor towards `timeout`. */
  readonly elapsed: number;
}

/** Runs a search and hands out its solutions, for `for await`. Nothing happens before the loop begins. */
export function solutions<Solution>(search: Runs<Solution>, options: SolutionsOptions = {}): Solutions<Solution> {
  let ending: Ending | undefined;
  let elapsed = 0;
  const {
    signal,
    timeout = Number.POSITIVE_INFINITY,
    limit = Number.POSITIVE_INFINITY,
    nodesPerTurn,
    onTurn,
  } = options;

  async function* iterate(): AsyncGenerator<Solution, void, undefined> {
    ending = undefined;
    let lastTurn = performance.now();
    let found = 0;
    let budget = nodesPerTurn ?? FIRST_BUDGET;
    for (;;) {
      if (found >= limit) return end('limit');
      if (signal?.aborted === true) return end('aborted');
      if (elapsed >= timeout) return end('timeout');
      const before = performance.now();
      const step = search.run(budget);
      if (step.type === 'waiting') {
        await settledOrDue(step.until, Math.min(POLL_MILLISECONDS, timeout - elapsed));
        lastTurn = performance.now();
        elapsed += lastTurn - before;
        continue;
      }
      const after = performance.now();
      elapsed += after - before;
      if (nodesPerTurn === undefined) budget = nextBudget(budget, after - before, step.type === 'paused');
      if (step.type === 'exhausted' || step.type === 'undecided') return end(step.type);
      if (step.type === 'solution') {
        found++;
        yield step.solution;
      }
      const isSliceDone = nodesPerTurn !== undefined && step.type === 'paused';
      if (isSliceDone || performance.now() - lastTurn >= SLICE_MILLISECONDS) {
        onTurn?.();
        await eventLoopTurn();
        lastTurn = performance.now();
      }
    }
  }

  function end(why: Ending): void {
    ending = why;
  }

  return {
    get ending() {
      return ending;
    },
    get elapsed() {
      return elapsed;
    },
    [Symbol.asyncIterator]: iterate,
  };
}

const SLICE_MILLISECONDS = 10;
const FIRST_BUDGET = 64;
/** Interval of polling the timeout and the signal while a search waits. */
const POLL_MILLISECONDS = 20;

/** Aims each slice at its time; grows only on full slices, since a solution ends a slice early. */
function nextBudget(budget: number, milliseconds: number, full: boolean): number {
  if (milliseconds > SLICE_MILLISECONDS) return Math.max(1, Math.floor((budget * SLICE_MILLISECONDS) / milliseconds));
  return full && milliseconds < SLICE_MILLISECONDS / 2 ? budget * 2 : budget;
}

// The few platform functions used here exist in Node, browsers and workers alike; setImmediate in Node only.
declare const performance: { now(): number };
declare const setTimeout: (callback: () => void, milliseconds: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;
declare const setImmediate: ((callback: () => void) => void) | undefined;
declare const MessageChannel: new () => {
  readonly port1: { onmessage: (() => void) | null; close(): void };
  readonly port2: { postMessage(message: null): void };
};

/** Resolves when the promise settles, either way, or after so many milliseconds. */
function settledOrDue(until: Promise<unknown>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const settled = () => {
      clearTimeout(timer);
      resolve();
    };
    until.then(settled, settled);
  });
}

/** Lets everything else that waits have its turn, without the 4 ms that browsers add to timers. */
export function eventLoopTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') {
      setImmediate(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
