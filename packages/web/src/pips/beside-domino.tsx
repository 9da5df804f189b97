/** Turn and Return, beside the domino of the board that was touched last. They follow the view without being drawn anew. */
import type { Cell, LyingDomino } from '@pipwright/play';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Viewport } from '../board/viewport.js';
import { ToolButton } from '../ui/icons.js';
import { useTools } from '../ui/tools.js';
import { type Box, placeBeside } from './beside.js';
import type { Geometry } from './geometry.js';
import { pipsWords } from './words.js';

interface BesideDominoProps {
  readonly lying: LyingDomino;
  readonly cells: readonly Cell[];
  readonly viewport: Viewport;
  readonly geometry: Geometry;
  readonly onTurn: () => void;
  readonly onReturn: () => void;
}

const BUTTON = { width: 46, height: 46 };

export function BesideDomino({ lying, cells, viewport, geometry, onTurn, onReturn }: BesideDominoProps) {
  const { tools } = pipsWords(useTools().words);
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      if (element.current === null) return;
      const boxOf = (cell: Cell): Box => ({
        ...viewport.toStage(geometry.corner(cell)),
        width: viewport.scale,
        height: viewport.scale,
      });
      const { x, y, upright } = placeBeside(around(lying.cells.map(boxOf)), BUTTON, viewport.window, cells.map(boxOf));
      const { left, top } = viewport.box;
      element.current.style.transform = `translate(${left + x}px, ${top + y}px)`;
      element.current.dataset.upright = String(upright);
    };
    place();
    return viewport.follow(place);
  }, [lying, cells, viewport, geometry]);

  return (
    <div class="beside" ref={element}>
      <ToolButton icon="turn" label={tools.turn} onPress={onTurn} />
      <ToolButton icon="toTray" label={tools.return} onPress={onReturn} />
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
