/** A finger that is drawn to one side turns the page. */
import { useRef } from 'preact/hooks';

/** In pixels; less is a tap. */
const LEAST = 36;

interface Swipes {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
}

/** @param turn 1 to go on, -1 to go back. */
export function useSwipe(turn: (by: 1 | -1) => void): Swipes {
  const start = useRef<PointerEvent | undefined>(undefined);
  return {
    onPointerDown(event) {
      const isButton = (event.target as Element).closest('button') !== null;
      start.current = event.pointerType === 'mouse' || isButton ? undefined : event;
    },
    onPointerUp(event) {
      const from = start.current;
      start.current = undefined;
      if (from?.pointerId !== event.pointerId) return;
      const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (Math.abs(across) >= LEAST && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
    },
  };
}
