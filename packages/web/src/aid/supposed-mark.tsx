/** What is only supposed of a cell, never drawn as if it lay there; where that fails stands out by its shape, too. */
import { PITCH } from '../board/view.js';

interface SupposedMarkProps {
  readonly x: number;
  readonly y: number;
  /** Such as `4?`, or `!`. */
  readonly mark: string;
  /** A pixel of the screen in units of the picture. */
  readonly pixel: number;
}

const INSET = PITCH * 0.1;

export function SupposedMark({ x, y, mark, pixel }: SupposedMarkProps) {
  const side = PITCH - 2 * INSET;
  const isClash = mark === '!';
  // What is certain has no frame, which rings have.
  const look = isClash ? 'clash' : mark.endsWith('?') ? '' : 'fact';
  return (
    <g class={`supposed ${look}`} transform={`translate(${x + INSET} ${y + INSET})`}>
      <rect width={side} height={side} rx={isClash ? side / 2 : 5} stroke-width={3 * pixel} />
      <text x={side / 2} y={side / 2} dy="0.36em" font-size={mark.length > 3 ? side * 0.36 : side * 0.5}>
        {mark}
      </text>
    </g>
  );
}
