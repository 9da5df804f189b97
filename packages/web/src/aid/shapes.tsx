/** Shapes of what a sentence speaks of: arrows, numbers that could be written, and what is supposed or certain. */
import { PITCH, type Point } from '../board/view.js';

interface Scaled {
  /** A pixel of the screen in units of the picture. */
  readonly pixel: number;
}

/** In pixels of the screen. */
const LINE = 3;

/** In parts of the way from middle to middle. */
const START = 0.22;
const END = 0.82;
const HEAD = 0.14 * PITCH;
/** Half of the room for a sign in the middle. */
const SIGN = 0.16;

interface PointerProps extends Scaled {
  readonly from: Point;
  readonly to: Point;
  /** May a sign stand between them? It stays in sight, and no arrowhead looks like another. */
  readonly isParted: boolean;
}

/** An arrow from one cell to another, or a line past the sign between them: a way that the reason goes through. */
export function Pointer({ from, to, isParted, pixel }: PointerProps) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [start, end] = [START * length, END * length];
  const past = `H${(0.5 - SIGN) * length}M${(0.5 + SIGN) * length} 0H${length - start}`;
  const d = `M${start} 0${isParted ? past : `H${end}M${end - HEAD} ${-HEAD}L${end} 0L${end - HEAD} ${HEAD}`}`;
  return (
    <g class="pointer" transform={`translate(${from.x + PITCH / 2} ${from.y + PITCH / 2}) rotate(${angle})`}>
      <path class="halo" d={d} stroke-width={2.4 * LINE * pixel} />
      <path d={d} stroke-width={LINE * pixel} />
    </g>
  );
}

const PLATE = { inset: 0.2 * PITCH, radius: 0.12 * PITCH } as const;

/** A number on a plate of its own, unlike anything that a player writes. */
export function NumberShown({ x, y, number, pixel }: Scaled & Point & { readonly number: number }) {
  const side = PITCH - 2 * PLATE.inset;
  return (
    <g class="piece">
      <rect
        x={x + PLATE.inset}
        y={y + PLATE.inset}
        width={side}
        height={side}
        rx={PLATE.radius}
        stroke-width={2 * pixel}
      />
      <text x={x + PITCH / 2} y={y + PITCH / 2} dy="0.36em" font-size={PITCH * 0.42}>
        {number}
      </text>
    </g>
  );
}

const INSET = PITCH * 0.1;

/**
 * What is supposed of a cell, or certain, never drawn as if it lay there; where something fails stands out by its shape.
 * @param mark such as `4?`, `!`, or `4 5`
 */
export function SupposedMark({ x, y, mark, pixel }: Scaled & Point & { readonly mark: string }) {
  const side = PITCH - 2 * INSET;
  const isClash = mark === '!';
  // What is certain has no frame, which rings have.
  const look = isClash ? 'clash' : mark.endsWith('?') ? '' : 'fact';
  return (
    <g class={`supposed ${look}`} transform={`translate(${x + INSET} ${y + INSET})`}>
      <rect width={side} height={side} rx={isClash ? side / 2 : 5} stroke-width={LINE * pixel} />
      <text x={side / 2} y={side / 2} dy="0.36em" font-size={mark.length > 3 ? side * 0.36 : side * 0.5}>
        {mark}
      </text>
    </g>
  );
}
