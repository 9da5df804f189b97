/**
 * A tray that scrolls: a swipe up or down scrolls it, any other movement takes a domino up, sideways or aslant towards
 * the board, or whichever way after a moment's rest. A swipe that leaves the tray, or that finds it at its end, takes
 * the domino up as well: it is meant for the board.
 */
import type { Drag } from '../board/press.js';

interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly milliseconds: number;
  readonly scrolls: boolean;
}

/** A finger that rests this long means the domino under it. */
const REST_MILLISECONDS = 250;
/** Upwards, where the board is, less of a slant will do: the tangent of 25 degrees. */
const SLANT = 0.47;

export function liftsDomino({ x, y, milliseconds, scrolls }: Swipe): boolean {
  if (milliseconds >= REST_MILLISECONDS || !scrolls) return true;
  return Math.abs(x) > Math.abs(y) * (y < 0 ? SLANT : 1);
}

export function isSwipe(tray: HTMLElement, down: PointerEvent, moved: PointerEvent): boolean {
  if (tray.dataset.scrolls !== 'yes' || down.pointerType === 'mouse') return false;
  const [x, y] = [moved.clientX - down.clientX, moved.clientY - down.clientY];
  const rest = y < 0 ? tray.scrollHeight - tray.clientHeight - tray.scrollTop : tray.scrollTop;
  return !liftsDomino({ x, y, milliseconds: moved.timeStamp - down.timeStamp, scrolls: rest > 1 });
}

/** Scrolls the tray under the finger, and on a little after it is up; `lift` takes the domino up that it began on. */
export function swipe(tray: HTMLElement, down: PointerEvent, lift: () => Drag | undefined): Drag {
  const { top, bottom, left, right } = tray.getBoundingClientRect();
  let [y, time, speed] = [down.clientY, down.timeStamp, 0];
  let lifted: Drag | undefined;
  return {
    move(event) {
      const { clientX, clientY, timeStamp } = event;
      if (lifted === undefined && (clientY < top || clientY > bottom || clientX < left || clientX > right))
        lifted = lift();
      if (lifted !== undefined) return lifted.move(event);
      tray.scrollTop -= clientY - y;
      speed = (y - clientY) / Math.max(1, timeStamp - time);
      [y, time] = [clientY, timeStamp];
    },
    drop(event) {
      if (lifted !== undefined) lifted.drop(event);
      else if (event.timeStamp - time < STOP_MILLISECONDS) scrollOn(tray, speed);
    },
    cancel: () => lifted?.cancel(),
  };
}

/** A finger that has rested this long has stopped the tray. */
const STOP_MILLISECONDS = 60;
/** Of the speed in pixels to a millisecond, how much is left after one. */
const FRICTION = 0.996;
const SLOWEST = 0.02;

/** Until it has come to rest, or something else scrolls it. */
function scrollOn(tray: HTMLElement, initial: number): void {
  let [speed, last, at] = [initial, performance.now(), tray.scrollTop];
  const frame = (now: number) => {
    const passed = now - last;
    if (Math.abs(speed) < SLOWEST || Math.abs(tray.scrollTop - at) > 1) return;
    tray.scrollTop += speed * passed;
    [speed, last, at] = [speed * FRICTION ** passed, now, tray.scrollTop];
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
