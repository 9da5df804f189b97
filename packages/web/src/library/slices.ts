/** Long work in slices, so that the page goes on meanwhile. */
import { eventLoopTurn } from '@pipwright/core';

const SLICE_MILLISECONDS = 40;

/** To be awaited between two parts of the work: it takes a turn when a slice is over. */
export function slices(): () => Promise<void> {
  let pause = performance.now() + SLICE_MILLISECONDS;
  return async () => {
    if (performance.now() < pause) return;
    await eventLoopTurn();
    pause = performance.now() + SLICE_MILLISECONDS;
  };
}
