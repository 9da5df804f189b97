import type { Domino } from '@pipwright/pips';
import { memo } from '../board/memo.js';
import { DominoPicture } from './domino.js';

interface TraySlotProps {
  readonly slot: number;
  readonly domino: Domino;
  readonly quarters: number;
  readonly digits: boolean;
  readonly label: string;
  /** Has it the focus when the tray has? */
  readonly current: boolean;
  readonly chosen: boolean;
  readonly lifted: boolean;
}

/** A domino in the tray. What is done with it, the tray hears: there may be ninety of them. */
export const TraySlotBox = memo((props: TraySlotProps) => {
  const { slot, domino, quarters, digits, label, current, chosen, lifted } = props;
  return (
    <div
      class={`slot ${lifted ? 'lifted' : ''}`}
      role="option"
      data-slot={slot}
      tabIndex={current ? 0 : -1}
      aria-selected={chosen}
      aria-label={label}
    >
      <DominoPicture domino={domino} quarters={quarters} digits={digits} />
    </div>
  );
});
