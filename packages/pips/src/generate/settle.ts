/**
 * Brings a sketch to one solution, and to what is wanted beside that. Dominoes are exchanged first, since regions then
 * stay as they were planned; whatever makes things no worse is kept. Where that does not do it, regions and rules change.
 */
import type { Random } from '@pipwright/core';
import { excludeOthers } from './exclude-others.js';
import type { Finish } from './finish.js';
import { countUpTo, type Sketch } from './sketch.js';

export interface Patience {
  /** Sketches with more at first are given up, where exchanges are to be made. */
  readonly solutions: number;
  /** Of one proof. */
  readonly nodes: number;
  /** Exchanges in a row that make nothing better. */
  readonly exchanges: number;
  /** Of regions and their rules, where exchanges do not do it. */
  readonly changes: number;
}

/** An exchange that breaks a demand costs next to nothing, as no proof is made. */
const BROKEN = 0.05;

/** Ways to tighten a sketch that are tried. */
const TIGHTENINGS = 3;

/** Undefined where it did not come to what is wanted. */
export function* settle(
  random: Random,
  sketch: Sketch,
  patience: Patience,
  finish: Finish,
): Generator<void, Sketch | undefined> {
  let solutions = yield* countUpTo(sketch.puzzle(), patience.solutions, patience.nodes);
  if (solutions > patience.solutions && patience.exchanges > 0) return undefined;
  let best = solutions === 1 ? yield* finish(random, sketch) : { sketch, far: Number.POSITIVE_INFINITY };
  for (let vain = 0; best.far > 0 && vain < patience.exchanges; ) {
    const { change, undo } = sketch.table.exchange(random);
    if (change > 0) {
      undo();
      vain += BROKEN;
      continue;
    }
    const left = yield* countUpTo(sketch.puzzle(), solutions, patience.nodes);
    const now = left === 1 ? yield* finish(random, sketch) : { sketch, far: Number.POSITIVE_INFINITY };
    vain = left < solutions || now.far < best.far ? 0 : vain + 1;
    if (left > solutions || (left === solutions && now.far > best.far)) undo();
    else {
      solutions = left;
      best = now;
    }
  }
  if (best.far === 0) return best.sketch;
  for (let attempt = 0; attempt < TIGHTENINGS && solutions > 1; attempt++) {
    const tight = yield* excludeOthers(random, sketch, patience.nodes, patience.changes);
    if (tight === undefined) return undefined;
    const last = yield* finish(random, tight);
    if (last.far === 0) return last.sketch;
  }
  return undefined;
}
