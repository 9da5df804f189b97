/**
 * One finger, pen or mouse from down to up: a tap, unless it moves beyond a threshold, which makes it a drag. What the
 * system takes away (a scroll, a second finger) is cancelled, and the drag finds its way back.
 */
export interface Drag {
  move(event: PointerEvent): void;
  drop(event: PointerEvent): void;
  cancel(): void;
}

export interface Press {
  tap(event: PointerEvent): void;
  /** Undefined where there is nothing to drag. */
  drag(event: PointerEvent): Drag | undefined;
}

const THRESHOLD = { mouse: 4, touch: 9 } as const;

/** Follows a pointer that went down on this element; returns how to cancel it. */
export function follow(down: PointerEvent, element: Element, press: Press): () => void {
  const threshold = down.pointerType === 'mouse' ? THRESHOLD.mouse : THRESHOLD.touch;
  let drag: Drag | undefined;
  let moved = false;
  element.setPointerCapture(down.pointerId);

  const onMove = (event: Event) => {
    const pointer = event as PointerEvent;
    if (pointer.pointerId !== down.pointerId) return;
    if (!moved) {
      if (Math.hypot(pointer.clientX - down.clientX, pointer.clientY - down.clientY) < threshold) return;
      moved = true;
      drag = press.drag(down);
    }
    drag?.move(pointer);
  };
  const onUp = (event: Event) => {
    const pointer = event as PointerEvent;
    if (pointer.pointerId !== down.pointerId) return;
    stop();
    if (!moved) press.tap(pointer);
    else drag?.drop(pointer);
  };
  const onCancel = (event: Event) => {
    if ((event as PointerEvent).pointerId === down.pointerId) cancel();
  };
  const stop = () => {
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onCancel);
  };
  const cancel = () => {
    stop();
    drag?.cancel();
    drag = undefined;
  };
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onCancel);
  return cancel;
}
