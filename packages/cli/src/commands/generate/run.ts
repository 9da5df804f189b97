/**
 * Makes the puzzles of an order and hands them out one after the other, the same ones however many are made at once.
 * One that is like another of the run, or like one that is excluded, is skipped, and the next seed has its turn.
 */
import { describe } from '@pipwright/core';
import { type AnyMade, type GeneratingKind, type Job, makeIn, type Outcome, type Workshop } from './job.js';
import type { Order } from './order.js';
import { madeOf, type Report } from './report.js';
import { nextSeed } from './seeds.js';
import type { Slot } from './slot.js';

export const MOST_SKIPPED = 100;

export interface Standing {
  /** How many puzzles of the run, or tries that came to none. */
  readonly done: number;
  /** How many of those came to none. */
  readonly without?: number;
  readonly seed: string;
  /** What no puzzle may be like; those of the run are added. */
  readonly likenesses: Set<string>;
  /** What a puzzle of this seed is like that was made before; undefined where it is to be made. */
  readonly found?: (slot: Slot, seed: string) => Promise<string | undefined>;
}

export interface Making {
  readonly jobs: number;
  readonly timeout: number;
  readonly workshop: Workshop;
  readonly signal: { readonly aborted: boolean };
}

export interface RunEnd {
  readonly type: 'done' | 'interrupted' | 'too-alike';
  /** How many of the puzzles that were asked for there are, with those that were there before. */
  readonly count: number;
}

/** Puzzles as they come; returns how it ended. An interrupted one is the last. */
export async function* runOrder(
  order: Order,
  { done, without: before = 0, seed: first, likenesses, found }: Standing,
  { jobs, timeout, workshop, signal }: Making,
): AsyncGenerator<Report, RunEnd> {
  const { kind, total, slots } = order;
  /** By request, since a word asks for several, and by seed. */
  const begun = new Map<Slot['request'], Map<string, Promise<Outcome>>>();
  let index = done;
  let seed = first;
  let skipped = 0;
  let without = before;
  while (index < total) {
    const slot = slotAt(index);
    seed = slot.seed ?? seed;
    const there = await found?.(slot, seed);
    if (there !== undefined) {
      likenesses.add(there);
      advance();
      continue;
    }
    await lookAhead();
    const outcome = await take(slot, seed);
    const report = { index, slot, seed, outcome };
    if (outcome.type === 'stopped' && outcome.why === 'aborted') {
      yield report;
      return endOf('interrupted');
    }
    const made = madeOf(report);
    if (made !== undefined) {
      assertRight(kind, made);
      const likeness = kind.generating.likeness(made.puzzle);
      // What was not reached once is not tried again, however often the same comes near it.
      const mayBeSkipped = slot.seed === undefined && outcome.type === 'generated';
      if (mayBeSkipped && likenesses.has(likeness)) {
        if (++skipped === MOST_SKIPPED) return endOf('too-alike');
        seed = nextSeed(seed);
        continue;
      }
      likenesses.add(likeness);
    } else without++;
    yield report;
    advance();
    if (signal.aborted && index < total) return endOf('interrupted');
  }
  return endOf('done');

  function endOf(type: RunEnd['type']): RunEnd {
    return { type, count: Math.min(index, total) - without };
  }

  function slotAt(place: number): Slot {
    return slots[place % slots.length] ?? { request: {} };
  }

  function advance(): void {
    index++;
    seed = nextSeed(seed);
    skipped = 0;
  }

  /** Begins with what comes next, if nothing is skipped until then. */
  async function lookAhead(): Promise<void> {
    let next = seed;
    for (let ahead = index; ahead < Math.min(total, index + jobs); ahead++) {
      const slot = slotAt(ahead);
      next = slot.seed ?? next;
      if (slot.made === undefined && (ahead === index || (await found?.(slot, next)) === undefined)) begin(slot, next);
      next = nextSeed(next);
    }
  }

  function begin({ request }: Slot, its: string): Promise<Outcome> {
    const alike = begun.get(request) ?? new Map<string, Promise<Outcome>>();
    begun.set(request, alike);
    const making = alike.get(its) ?? makeIn(workshop, jobOf(order, request, its, timeout), signal);
    // Whoever takes it hears of its failure.
    making.catch(() => {});
    alike.set(its, making);
    return making;
  }

  async function take(slot: Slot, its: string): Promise<Outcome> {
    const ready = readyMade(slot);
    if (ready !== undefined) return ready;
    const outcome = await begin(slot, its);
    begun.get(slot.request)?.delete(its);
    return outcome;
  }
}

export function jobOf(order: Order, request: Slot['request'], seed: string, timeout: number): Job {
  const spec = 'spec' in order ? { spec: order.spec } : {};
  return { kind: order.kind.name, request, seed, timeout, ...spec };
}

/** What needs no making, since it comes with the program. */
export function readyMade({ made }: Slot): Outcome | undefined {
  return made && { type: 'generated', ...made, milliseconds: 0 };
}

/** Nothing is shown unverified. */
function assertRight(kind: GeneratingKind, { puzzle, solution }: AnyMade): void {
  const [wrong] = kind.verify(puzzle, solution);
  if (wrong !== undefined)
    throw new Error(`a puzzle was made with a solution that is wrong: ${describe(wrong, kind.words)}`);
}
