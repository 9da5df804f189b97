/** A domino in SVG, from the middle of its first half, turned by quarters. Dots turn with it, numbers do not. */
import type { Domino } from '@pipwright/pips';
import { DOMINO, MOST_DOTS, pipPattern, SHADOW } from '@pipwright/pips/drawing';
import { memo } from '../board/memo.js';
import { PITCH } from '../board/view.js';

interface DominoShapeProps {
  readonly first: number;
  readonly second: number;
  readonly x: number;
  readonly y: number;
  readonly quarters: number;
  readonly digits: boolean;
  readonly look?: string;
}

/** Around a domino that is chosen, from its edge, in parts of the pitch. */
const RING = 0.055;
const DIGITS = DOMINO.digits * PITCH;

export function needsDigits(maxPip: number): boolean {
  return maxPip > MOST_DOTS;
}

export const DominoShape = memo(({ first, second, x, y, quarters, digits, look = '' }: DominoShapeProps) => (
  <g class={`domino ${look}`} transform={`translate(${x} ${y}) rotate(${quarters * 90})`}>
    {SHADOW.map(({ name, grow, drop }) => (
      <Body key={name} look={`shadow ${name}`} grow={grow} drop={drop} quarters={quarters} />
    ))}
    <Body look="face" />
    {look.includes('chosen') && <Body look="ring" grow={RING} />}
    <path class="middle" d={`M${PITCH / 2} ${-DOMINO.middle * PITCH}v${2 * DOMINO.middle * PITCH}`} />
    <Half pips={first} x={0} quarters={quarters} digits={digits} />
    <Half pips={second} x={PITCH} quarters={quarters} digits={digits} />
  </g>
));

interface BodyProps {
  readonly look: string;
  /** On every side, in parts of the pitch. */
  readonly grow?: number;
  /** Downwards on the screen, however the domino is turned. */
  readonly drop?: number;
  readonly quarters?: number;
}

function Body({ look, grow = 0, drop = 0, quarters = 0 }: BodyProps) {
  const half = (DOMINO.half + grow) * PITCH;
  const angle = (quarters * Math.PI) / 2;
  return (
    <rect
      class={look}
      x={drop * PITCH * Math.sin(angle) - half}
      y={drop * PITCH * Math.cos(angle) - half}
      width={PITCH + 2 * half}
      height={2 * half}
      rx={(DOMINO.corner + grow) * PITCH}
    />
  );
}

function Half({ pips, x, quarters, digits }: { pips: number; x: number; quarters: number; digits: boolean }) {
  if (digits) {
    return (
      <text class="digits" x={x} y={0.36 * DIGITS} font-size={DIGITS} transform={`rotate(${-quarters * 90} ${x} 0)`}>
        {pips}
      </text>
    );
  }
  return (
    <g class="pips">
      {pipPattern(pips).map(([row, column]) => (
        <circle
          key={`${row}${column}`}
          cx={x + column * DOMINO.spread * PITCH}
          cy={row * DOMINO.spread * PITCH}
          r={DOMINO.dot * PITCH}
        />
      ))}
    </g>
  );
}

interface DominoPictureProps {
  readonly domino: Domino;
  readonly quarters: number;
  readonly digits: boolean;
  readonly look?: string;
}

/** A domino by itself, in a square that has room for it however it is turned. */
export function DominoPicture({ domino, quarters, digits, look }: DominoPictureProps) {
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
        {...(look !== undefined && { look })}
      />
    </svg>
  );
}
