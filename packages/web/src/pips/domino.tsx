/** A domino in SVG, from the middle of its first half, turned by quarters. Dots turn with it, numbers do not. */
import type { Domino } from '@pipwright/pips';
import { MOST_DOTS, pipPattern } from '@pipwright/pips/drawing';
import { memo } from '../board/memo.js';
import { PITCH } from '../board/view.js';

interface DominoShapeProps {
  readonly first: number;
  readonly second: number;
  readonly x: number;
  readonly y: number;
  readonly quarters: number;
  /** Numbers rather than dots? */
  readonly digits: boolean;
  readonly look?: string;
}

const HALF = 0.44 * PITCH;
const CORNER = 0.16 * PITCH;
const DOT = 0.076 * PITCH;
const SPREAD = 0.225 * PITCH;

/** Dots up to nine, numbers beyond. */
export function needsDigits(maxPip: number): boolean {
  return maxPip > MOST_DOTS;
}

export const DominoShape = memo(({ first, second, x, y, quarters, digits, look = '' }: DominoShapeProps) => (
  <g class={`domino ${look}`} transform={`translate(${x} ${y}) rotate(${quarters * 90})`}>
    <rect class="face" x={-HALF} y={-HALF} width={PITCH + 2 * HALF} height={2 * HALF} rx={CORNER} />
    <path class="middle" d={`M${PITCH / 2} ${-0.7 * HALF}V${0.7 * HALF}`} />
    <Half pips={first} x={0} quarters={quarters} digits={digits} />
    <Half pips={second} x={PITCH} quarters={quarters} digits={digits} />
  </g>
));

function Half({ pips, x, quarters, digits }: { pips: number; x: number; quarters: number; digits: boolean }) {
  if (digits) {
    return (
      <text class="digits" x={x} y={7} transform={`rotate(${-quarters * 90} ${x} 0)`}>
        {pips}
      </text>
    );
  }
  return (
    <g class="pips">
      {pipPattern(pips).map(([row, column]) => (
        <circle key={`${row}${column}`} cx={x + column * SPREAD} cy={row * SPREAD} r={DOT} />
      ))}
    </g>
  );
}

/** A domino by itself, in a square that has room for it however it is turned. */
export function DominoPicture({ domino, quarters, digits }: { domino: Domino; quarters: number; digits: boolean }) {
  const middle = PITCH;
  const [dx, dy] = [
    [-0.5, 0],
    [0, -0.5],
    [0.5, 0],
    [0, 0.5],
  ][quarters & 3] ?? [0, 0];
  return (
    <svg class="picture" viewBox={`0 0 ${2 * PITCH} ${2 * PITCH}`} aria-hidden="true">
      <DominoShape
        first={domino[0]}
        second={domino[1]}
        x={middle + (dx ?? 0) * PITCH}
        y={middle + (dy ?? 0) * PITCH}
        quarters={quarters}
        digits={digits}
      />
    </svg>
  );
}
