/** Buttons beside the domino of the board that was touched or laid last. They follow the view without being drawn anew. */
import type { Cell, LyingDomino } from '@pipwright/play';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Viewport } from '../board/viewport.js';
import { type Box, placeBeside } from './beside.js';
import type { Geometry } from './geometry.js';

interface BesideDominoProps {
  readonly lying: LyingDomino;
  readonly cells: readonly Cell[];
  readonly viewport: Viewport;
  readonly geometry: Geometry;
  readonly children: ComponentChildren;
}

const BUTTON = { width: 56, height: 46 };

export function BesideDomino({ lying, cells, viewport, geometry, children }: BesideDominoProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      if (element.current === null) return;
      const count = element.current.childElementCount;
      const boxOf = (cell: Cell): Box => ({
        ...viewport.toStage(geometry.corner(cell)),
        width: viewport.scale,
        height: viewport.scale,
      });
      const domino = around(lying.cells.map(boxOf));
      const { x, y, upright } = placeBeside(domino, count, BUTTON, viewport.window, cells.map(boxOf));
      const { left, top } = viewport.box;
      element.current.style.transform = `translate(${left + x}px, ${top + y}px)`;
      element.current.dataset.upright = String(upright);
    };
    place();
    return viewport.follow(place);
  });

  return (
    <div class="beside" ref={element}>
      {children}
    </div>
  );
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
