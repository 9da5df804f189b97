/** A domino in the air: its picture, and what will lie where it falls. */
import type { Domino } from '@pipwright/pips';
import { type Cell, quartersOf } from '@pipwright/play';
import type { ComponentChildren } from 'preact';
import { PITCH } from '../board/view.js';
import { DominoPicture, DominoShape, needsDigits } from './domino.js';
import { type DominoDrag, quartersIn } from './domino-drag.js';
import type { Lie } from './handling.js';
import { useCarried, useLifted } from './use-domino-drag.js';

/** What Enter will do: lay a domino on these cells, or nothing on the one where none fits. */
export type Preview =
  | {
      readonly domino: Domino;
      readonly lie: Lie;
      readonly moves: boolean;
    }
  | { readonly blocked: Cell };

interface AimProps {
  readonly drag: DominoDrag;
  /** Where the keyboard would lay the chosen domino. */
  readonly preview: Preview | undefined;
  readonly digits: boolean;
}

export function Aim({ drag, preview, digits }: AimProps) {
  const carried = useCarried(drag);
  const aimed = carried?.target && { domino: carried.domino, lie: carried.target, moves: false };
  const shown = carried === undefined ? preview : aimed;
  if (shown === undefined) return null;
  if ('blocked' in shown) return <Blocked cell={shown.blocked} />;
  const { domino, lie, moves } = shown;
  return (
    <g class={`aim ${moves ? 'moves' : ''}`}>
      {lie.map(([row, column]) => (
        <rect
          key={`${row},${column}`}
          x={column * PITCH + 2}
          y={row * PITCH + 2}
          width={PITCH - 4}
          height={PITCH - 4}
          rx={8}
        />
      ))}
      <DominoShape
        first={domino[0]}
        second={domino[1]}
        x={(lie[0][1] + 0.5) * PITCH}
        y={(lie[0][0] + 0.5) * PITCH}
        quarters={quartersOf(lie) ?? 0}
        digits={digits}
        look="preview"
      />
    </g>
  );
}

function Blocked({ cell: [row, column] }: { cell: Cell }) {
  const [x, y, radius] = [(column + 0.5) * PITCH, (row + 0.5) * PITCH, 10];
  const slant = radius * Math.SQRT1_2;
  return (
    <g class="aim blocked">
      <circle cx={x} cy={y} r={radius} />
      <path d={`M${x - slant} ${y - slant}L${x + slant} ${y + slant}`} />
    </g>
  );
}

export function OnTheGround({ drag, children }: { drag: DominoDrag; children: ComponentChildren }) {
  return useLifted(drag) === undefined ? children : null;
}

export function Ghost({ drag, maxPip }: { drag: DominoDrag; maxPip: number }) {
  const carried = useCarried(drag);
  if (carried === undefined) return null;
  const [side, back] = [`${2 * carried.scale}px`, `${-carried.scale}px`];
  return (
    <div class="ghost" ref={(element) => drag.attach(element)}>
      <div class="ghost-middle" style={{ width: side, height: side, left: back, top: back }}>
        <DominoPicture domino={carried.domino} quarters={quartersIn(carried)} digits={needsDigits(maxPip)} />
      </div>
    </div>
  );
}
