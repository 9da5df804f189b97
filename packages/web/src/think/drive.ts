/**
 * Runs a search in slices, so that a message is heard between two of them. By itself a slice has the nodes that fit into
 * a few milliseconds; whoever sets their number gets a turn after so many, whatever that costs.
 */
import { eventLoopTurn, type Runs } from '@pipwright/core';
import type { TaskEnding } from './engine-messages.js';

const SLICE_MILLISECONDS = 10;
const FIRST_BUDGET = 64;

interface Driving<Solution> {
  readonly iterationsPerTick: number;
  stopped(): boolean;
  /** Returns whether that is enough. */
  found(solution: Solution): boolean;
  /** Called between two slices. */
  pause(): void;
}

export async function drive<Solution>(runs: Runs<Solution>, driving: Driving<Solution>): Promise<TaskEnding> {
  const { iterationsPerTick: fixed } = driving;
  let budget = fixed > 0 ? fixed : FIRST_BUDGET;
  let lastTurn = performance.now();
  for (;;) {
    if (driving.stopped()) return 'stopped';
    const before = performance.now();
    const step = runs.run(budget);
    const took = performance.now() - before;
    if (fixed <= 0) budget = nextBudget(budget, took, step.type === 'paused');
    if (step.type === 'exhausted' || step.type === 'undecided') return step.type;
    if (step.type === 'waiting') await step.until;
    if (step.type === 'solution' && driving.found(step.solution)) return 'enough';
    const due = fixed > 0 && step.type === 'paused';
    if (due || performance.now() - lastTurn >= SLICE_MILLISECONDS) {
      driving.pause();
      await eventLoopTurn();
      lastTurn = performance.now();
    }
  }
}

/** Grows only on full slices, since a solution ends a slice early. */
function nextBudget(budget: number, milliseconds: number, full: boolean): number {
  if (milliseconds > SLICE_MILLISECONDS) return Math.max(1, Math.floor((budget * SLICE_MILLISECONDS) / milliseconds));
  return full && milliseconds < SLICE_MILLISECONDS / 2 ? budget * 2 : budget;
}
