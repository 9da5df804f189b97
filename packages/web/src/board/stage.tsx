/** The window onto a board: pinch, wheel and pan are its own; taps and drags upon the board are for the game. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Drag, follow, isPress } from './press.js';
import type { Point } from './view.js';
import { PLANE_SCALE, type Viewport } from './viewport.js';

interface StageProps {
  readonly viewport: Viewport;
  readonly onTap: (at: Point, event: PointerEvent) => void;
  /** What is dragged from there; undefined pans. */
  readonly onDrag: (at: Point, event: PointerEvent) => Drag | undefined;
  readonly children: ComponentChildren;
}

const WHEEL_ZOOM = 0.0022;

export function Stage({ viewport, onTap, onDrag, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const cancelPress = useRef<(() => void) | undefined>(undefined);

  useLayoutEffect(() => {
    if (stage.current === null || plane.current === null) return;
    return viewport.attach(stage.current, plane.current);
  }, [viewport]);

  const down = (event: PointerEvent) => {
    if (stage.current === null || !isPress(event)) return;
    pointers.current.set(event.pointerId, pointOf(event));
    if (pointers.current.size > 1) {
      cancelPress.current?.();
      cancelPress.current = undefined;
      stage.current.setPointerCapture(event.pointerId);
      return;
    }
    cancelPress.current = follow(event, stage.current, {
      tap: (up) => onTap(viewport.toBoard(pointOf(up)), up),
      drag: (start) => onDrag(viewport.toBoard(pointOf(start)), start) ?? panning(viewport, start),
    });
  };

  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    pointers.current.set(event.pointerId, now);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return;
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    viewport.pinch(factor, middle, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
  };

  const up = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };

  const wheel = (event: WheelEvent) => {
    // Nothing to pan: the wheel is for what is around.
    if (!event.ctrlKey && !viewport.zoomed) return;
    event.preventDefault();
    if (event.ctrlKey) viewport.pinch(Math.exp(-event.deltaY * WHEEL_ZOOM * 4), pointOf(event), { x: 0, y: 0 });
    else viewport.pan({ x: -event.deltaX, y: -event.deltaY });
  };

  return (
    <div
      class="stage"
      ref={stage}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onWheel={wheel}
    >
      <div
        class="plane"
        ref={plane}
        style={{ width: `${viewport.board.width * PLANE_SCALE}px`, height: `${viewport.board.height * PLANE_SCALE}px` }}
      >
        {children}
      </div>
    </div>
  );
}

function panning(viewport: Viewport, start: PointerEvent): Drag {
  let last = pointOf(start);
  const move = (event: PointerEvent) => {
    const now = pointOf(event);
    viewport.pan({ x: now.x - last.x, y: now.y - last.y });
    last = now;
  };
  return { move, drop: move, cancel: () => {} };
}

function pointOf({ clientX: x, clientY: y }: MouseEvent): Point {
  return { x, y };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
