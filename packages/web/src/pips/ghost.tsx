import { DominoPicture, needsDigits } from './domino.js';
import type { DominoDrag } from './domino-drag.js';
import { useCarried } from './use-domino-drag.js';

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
