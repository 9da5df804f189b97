/** A domino in the air: its picture, and where it would come to lie. */
import type { Cell } from '@pipwright/play';
import { PITCH } from '../board/view.js';
import { DominoPicture, needsDigits } from './domino.js';
import type { DominoDrag } from './domino-drag.js';
import { useCarried } from './use-domino-drag.js';

export interface Preview {
  readonly cells: readonly [Cell, Cell];
  readonly fits: boolean;
}

/** Without one in the air, where the chosen one would come to lie under the keyboard's cursor. */
export function Aim({ drag, preview }: { drag: DominoDrag; preview: Preview | undefined }) {
  const carried = useCarried(drag);
  const shown = carried === undefined ? preview : carried.target && { cells: carried.target, fits: true };
  if (shown === undefined) return null;
  const [first, second] = shown.cells;
  const [left, top] = [Math.min(first[1], second[1]), Math.min(first[0], second[0])];
  const [width, height] = [Math.abs(first[1] - second[1]) + 1, Math.abs(first[0] - second[0]) + 1];
  return (
    <g class={`aim ${shown.fits ? 'fits' : 'blocked'}`}>
      <rect x={left * PITCH + 2} y={top * PITCH + 2} width={width * PITCH - 4} height={height * PITCH - 4} rx={8} />
      <circle cx={(first[1] + 0.5) * PITCH} cy={(first[0] + 0.5) * PITCH} r={4} />
    </g>
  );
}

/** The domino in the air, as large as it will lie. */
export function Ghost({ drag, maxPip }: { drag: DominoDrag; maxPip: number }) {
  const carried = useCarried(drag);
  if (carried === undefined) return null;
  const [side, back] = [`${2 * carried.scale}px`, `${-carried.scale}px`];
  return (
    <div class="ghost" ref={(element) => drag.attach(element)}>
      <div class="ghost-middle" style={{ width: side, height: side, left: back, top: back }}>
        <DominoPicture domino={carried.domino} quarters={carried.quarters} digits={needsDigits(maxPip)} />
      </div>
    </div>
  );
}
