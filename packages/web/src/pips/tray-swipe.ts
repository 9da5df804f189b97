/**
 * A tray that scrolls shares its touches with the browser: a swipe up or down scrolls, any other movement takes a
 * domino up, sideways or aslant towards the board, or whichever way after a moment's rest.
 */

interface Swipe {
  /** Pixels to the right and down. */
  readonly x: number;
  readonly y: number;
  readonly milliseconds: number;
}

/** A finger that rests this long means the domino under it. */
const REST_MILLISECONDS = 250;
/** Upwards, where the board is, less of a slant will do: the tangent of 25 degrees. */
const SLANT = 0.47;

export function liftsDomino({ x, y, milliseconds }: Swipe): boolean {
  if (milliseconds >= REST_MILLISECONDS) return true;
  return Math.abs(x) > Math.abs(y) * (y < 0 ? SLANT : 1);
}

/** Does the browser scroll by this movement? */
export function isSwipe(tray: HTMLElement, down: PointerEvent, moved: PointerEvent): boolean {
  if (tray.dataset.scrolls !== 'yes' || down.pointerType === 'mouse') return false;
  const [x, y] = [moved.clientX - down.clientX, moved.clientY - down.clientY];
  return !liftsDomino({ x, y, milliseconds: moved.timeStamp - down.timeStamp });
}

/** Keeps the browser from scrolling where a domino is taken up, as long as the tray is there. */
export function shareTouches(tray: HTMLElement): void {
  let start: { readonly x: number; readonly y: number; readonly time: number } | undefined;
  let lifts: boolean | undefined;
  const began = ({ touches, timeStamp }: TouchEvent) => {
    const [touch] = touches;
    start = touch && { x: touch.clientX, y: touch.clientY, time: timeStamp };
    lifts = undefined;
  };
  const moved = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (start === undefined || touch === undefined) return;
    const { x, y, time } = start;
    lifts ??= liftsDomino({ x: touch.clientX - x, y: touch.clientY - y, milliseconds: event.timeStamp - time });
    if (lifts && event.cancelable) event.preventDefault();
  };
  tray.addEventListener('touchstart', began, { passive: true });
  tray.addEventListener('touchmove', moved, { passive: false });
}
