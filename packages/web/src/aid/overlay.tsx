/** What is to be looked at stands out: a thick line around it, and the rest of the board steps back. */
import { cellName } from '@pipwright/core';
import type { Cell } from '@pipwright/play';
import { PITCH } from '../board/view.js';
import type { Viewport } from '../board/viewport.js';
import type { Plane, Shown } from '../ui/aid.js';
import { frameOf } from './frame-of.js';
import { PieceShown } from './piece-shown.js';
import { SupposedMark } from './supposed-mark.js';
import { useScale } from './use-scale.js';

interface OverlayProps {
  readonly plane: Plane;
  readonly viewport: Viewport;
  readonly shown: Shown;
  readonly isFull?: (cell: Cell) => boolean;
}

/** In pixels of the screen. */
const LINE = 4;
const NAME = 11;

export function Overlay({ plane, viewport, shown, isFull = () => false }: OverlayProps) {
  const { glow, named, calm, supposed = [], pieces = [] } = shown;
  const pixel = PITCH / useScale(viewport);
  const [width, height] = [plane.width * PITCH, plane.height * PITCH];
  const at = (cell: Cell) => {
    const { x, y } = plane.corner(cell);
    return { x: x * PITCH, y: y * PITCH };
  };
  const all = glow.flat();
  if (all.length === 0 && named.length === 0 && supposed.length === 0) return null;
  const squares = (cells: readonly Cell[]) => cells.map((cell) => <Square key={String(cell)} {...at(cell)} />);
  return (
    <svg class="board-picture overlay" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {all.length > 0 && (
        <>
          <mask id="aid-rest">
            <rect x={-width} y={-height} width={3 * width} height={3 * height} fill="white" />
            <g fill="black">{squares([...all, ...named])}</g>
          </mask>
          {!calm && <rect class="rest" width={width} height={height} mask="url(#aid-rest)" />}
          {glow.map((cells) => (
            <path
              key={cells.join(' ')}
              class="glow"
              d={frameOf(cells, { side: PITCH, line: LINE * pixel, corner: at })}
            />
          ))}
        </>
      )}
      {supposed.map(({ cell, mark }) => (
        <SupposedMark key={String(cell)} {...at(cell)} mark={mark} pixel={pixel} />
      ))}
      {pieces.map((piece) => (
        <PieceShown key={piece.map(({ cell }) => cell).join(' ')} piece={piece} at={at} pixel={pixel} />
      ))}
      {named.map((cell) => {
        if (isFull(cell)) return null;
        const { x, y } = at(cell);
        const text = cellName(cell);
        const size = Math.min(NAME * pixel, PITCH * 0.3);
        const [wide, high] = [size * (0.62 * text.length + 0.5), size * 1.35];
        // In a corner: what cells hold is more often in the middle.
        return (
          <g key={text} class="cell-name" transform={`translate(${x + wide / 2} ${y + high / 2})`}>
            <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx={high / 2} />
            <text font-size={size} dy="0.36em">
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Square({ x, y }: { x: number; y: number }) {
  return <rect x={x} y={y} width={PITCH} height={PITCH} />;
}
