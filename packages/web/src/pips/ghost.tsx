import type { Carrying } from './carrying.js';
import { DominoPicture, needsDigits } from './domino.js';
import { useCarried } from './use-carrying.js';

/** The domino in the air, as large as it will lie. */
export function Ghost({ carrying, maxPip }: { carrying: Carrying; maxPip: number }) {
  const carried = useCarried(carrying);
  if (carried === undefined) return null;
  const [side, back] = [`${2 * carried.scale}px`, `${-carried.scale}px`];
  return (
    <div class="ghost" ref={(element) => carrying.attach(element)}>
      <div class="ghost-middle" style={{ width: side, height: side, left: back, top: back }}>
        <DominoPicture domino={carried.domino} quarters={carried.quarters} digits={needsDigits(maxPip)} />
      </div>
    </div>
  );
}
