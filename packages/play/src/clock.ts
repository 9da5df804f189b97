/**
 * Time played, told from outside, so that a replay comes to the same time and a program that is killed loses at most
 * what it had not told yet. Undo does not change it. It stands for good once the puzzle has been finished.
 */
import { err, field, isObject, type JsonValue, ok, type Problem, problemMaker, type Result } from '@pipwright/core';
import { readWhole } from './shape.js';
import type { playWords } from './words.js';

const problem = problemMaker<typeof playWords>();

export interface Clock {
  readonly elapsed: number;
  readonly paused: boolean;
  readonly finished: boolean;
}

export const NEW_CLOCK: Clock = { elapsed: 0, paused: false, finished: false };

export type ClockMove =
  | { readonly type: 'tick'; readonly ms: number }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' };

export function runClock(clock: Clock, move: ClockMove): Result<Clock, readonly Problem[]> {
  if (clock.finished) return err([problem('clock-finished', {}, {})]);
  switch (move.type) {
    case 'tick': {
      const elapsed = clock.elapsed + move.ms;
      if (clock.paused) return err([problem('clock-paused', {}, {})]);
      if (!(move.ms > 0 && Number.isSafeInteger(elapsed)))
        return err([problem('tick-out-of-range', {}, { ms: move.ms })]);
      return ok({ ...clock, elapsed });
    }
    case 'pause':
      return clock.paused ? err([problem('clock-paused', {}, {})]) : ok({ ...clock, paused: true });
    case 'resume':
      return clock.paused ? ok({ ...clock, paused: false }) : err([problem('clock-running', {}, {})]);
  }
}

/** Stands for good, and so is not paused: that could never be ended. */
export function finishedClock({ elapsed }: Clock): Clock {
  return { elapsed, paused: false, finished: true };
}

export function clockFromJson(value: JsonValue | undefined): Clock | undefined {
  if (!isObject(value)) return undefined;
  const elapsed = readWhole(field(value, 'elapsed'));
  const paused = field(value, 'paused');
  const finished = field(value, 'finished');
  if (elapsed === undefined || elapsed < 0 || typeof paused !== 'boolean' || typeof finished !== 'boolean')
    return undefined;
  const clock = { elapsed, paused, finished: false };
  return finished ? finishedClock(clock) : clock;
}
