/** A player who holds a domino still over a place asks whether it can lie there; one that cannot goes back. */
import type { PipsAction } from '@pipwright/play';
import { type Chosen, type Lie, layAction } from './handling.js';

interface Held {
  readonly carried: { readonly chosen: Chosen; readonly target: Lie | undefined } | undefined;
  subscribe(listener: () => void): () => void;
}

const HOLD_MILLISECONDS = 800;
/** In pixels: a finger is never quite still. */
const STILL = 8;

/** Hears what would be done where the domino is held, and undefined when it moves on. Returns how to end it. */
export function watchHold(drag: Held, hear: (action: PipsAction | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let from = { x: 0, y: 0 };
  const wait = () => {
    clearTimeout(timer);
    if (isHeld) hear(undefined);
    isHeld = false;
    timer = drag.carried?.target === undefined ? undefined : setTimeout(ask, HOLD_MILLISECONDS);
  };
  const ask = () => {
    const { carried } = drag;
    if (carried?.target === undefined) return;
    isHeld = true;
    hear(layAction(carried.chosen, carried.target));
  };
  const moved = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (drag.carried === undefined || Math.hypot(x - from.x, y - from.y) < STILL) return;
    from = { x, y };
    wait();
  };
  /** What was asked stays to be read where the domino goes back. */
  const changed = () => {
    if (drag.carried !== undefined) return wait();
    clearTimeout(timer);
    isHeld = false;
  };
  const ignore = drag.subscribe(changed);
  window.addEventListener('pointermove', moved);
  return () => {
    ignore();
    clearTimeout(timer);
    window.removeEventListener('pointermove', moved);
  };
}
