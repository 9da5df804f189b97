/**
 * One finger, pen or mouse from down to up: a tap, unless it moves beyond a threshold, which makes it a drag. What the
 * system takes away (a scroll, a second finger) is cancelled, and the drag finds its way back. It is followed on the
 * whole window: the element it began on may be gone before the finger is up.
 */
export interface Drag {
  move(event: PointerEvent): void;
  drop(event: PointerEvent): void;
  cancel(): void;
}

interface Press {
  tap(event: PointerEvent): void;
  /** What is dragged from where the pointer went down, by its first movement; undefined where there is nothing. */
  drag(down: PointerEvent, moved: PointerEvent): Drag | undefined;
}

const THRESHOLD = { mouse: 4, touch: 9 } as const;

export function isPress(event: PointerEvent): boolean {
  return event.button === 0;
}

/** Follows a pointer that went down on this element; returns how to cancel it. */
export function follow(down: PointerEvent, element: Element, press: Press): () => void {
  const threshold = down.pointerType === 'mouse' ? THRESHOLD.mouse : THRESHOLD.touch;
  let drag: Drag | undefined;
  let moved = false;
  element.setPointerCapture(down.pointerId);

  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (!moved) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < threshold) return;
      moved = true;
      drag = press.drag(down, event);
    }
    drag?.move(event);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    stop();
    if (!moved) press.tap(event);
    else drag?.drop(event);
  };
  const onCancel = (event: PointerEvent) => {
    if (event.pointerId === down.pointerId) cancel();
  };
  const stop = () => {
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
  };
  const cancel = () => {
    stop();
    drag?.cancel();
    drag = undefined;
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  return cancel;
}
