/** What a solution has somewhere: numbers on a plate of their own, unlike anything that a player places. */
import type { Cell } from '@pipwright/play';
import { PITCH, type Point } from '../board/view.js';
import type { Piece } from '../kind/explaining.js';

interface PieceShownProps {
  readonly piece: Piece;
  readonly at: (cell: Cell) => Point;
  readonly pixel: number;
}

const INSET = 0.2 * PITCH;
const RADIUS = 0.12 * PITCH;
/** In pixels of the screen. */
const LINE = 2;

export function PieceShown({ piece, at, pixel }: PieceShownProps) {
  const halves = piece.map(({ cell, number }) => ({ ...at(cell), number }));
  const [xs, ys] = [halves.map(({ x }) => x), halves.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + PITCH, Math.max(...ys) - top + PITCH];
  return (
    <g class="piece">
      <rect
        x={left + INSET}
        y={top + INSET}
        width={wide - 2 * INSET}
        height={high - 2 * INSET}
        rx={RADIUS}
        stroke-width={LINE * pixel}
      />
      {halves.map(({ x, y, number }) => (
        <text key={`${x} ${y}`} x={x + PITCH / 2} y={y + PITCH / 2} dy="0.36em" font-size={PITCH * 0.42}>
          {number}
        </text>
      ))}
    </g>
  );
}
