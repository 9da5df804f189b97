/**
 * How large the cells of a board are seen, in steps. What depends on pixels is drawn for the step below, so that it is
 * never too small, and anew only when the step changes: a pinch changes the scale in every frame.
 */
import { LEAST_CELL } from '@pipwright/pips/drawing';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Viewport } from '../board/viewport.js';

/** In pixels to a cell. */
export const STEPS: readonly number[] = [LEAST_CELL, 31, 34, 38, 43, 48, 56, 72, 92, 120];

export function stepOf(scale: number): number {
  return STEPS.findLast((step) => step <= scale) ?? LEAST_CELL;
}

export function useCellStep(viewport: Viewport | undefined): number {
  const [step, setStep] = useState(() => stepOf(viewport?.scale ?? 0));
  useLayoutEffect(() => {
    if (viewport === undefined) return;
    const look = () => setStep(stepOf(viewport.scale));
    look();
    return viewport.watch(look);
  }, [viewport]);
  return step;
}
