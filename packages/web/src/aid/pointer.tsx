/** An arrow from one cell to the one beside it: a way that is to be gone through. */
import { PITCH, type Point } from '../board/view.js';

interface PointerProps {
  readonly from: Point;
  readonly to: Point;
  /** A pixel of the screen in units of the picture. */
  readonly pixel: number;
}

/** In parts of the way from middle to middle. */
const START = 0.3;
const END = 0.82;
const HEAD = 0.14 * PITCH;
/** In pixels of the screen. */
const LINE = 3;

export function Pointer({ from, to, pixel }: PointerProps) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const end = END * length;
  const d = `M${START * length} 0H${end}M${end - HEAD} ${-HEAD}L${end} 0L${end - HEAD} ${HEAD}`;
  return (
    <g class="pointer" transform={`translate(${from.x + PITCH / 2} ${from.y + PITCH / 2}) rotate(${angle})`}>
      <path class="halo" d={d} stroke-width={2.4 * LINE * pixel} />
      <path d={d} stroke-width={LINE * pixel} />
    </g>
  );
}
