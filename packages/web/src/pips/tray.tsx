/** The dominoes still to be laid. A tap chooses one, a tap on the chosen one turns it, a drag takes it up. */

import type { TraySlot } from '@pipwright/play';
import { useRef, useState } from 'preact/hooks';
import { useTools } from '../app/tools.js';
import { memo } from '../board/memo.js';
import { type Drag, follow } from '../board/press.js';
import { DominoPicture, needsDigits } from './domino.js';

interface TrayProps {
  /** Every slot, the empty ones too. */
  readonly slots: readonly TraySlot[];
  readonly maxPip: number;
  readonly chosen: number | undefined;
  readonly lifted: number | undefined;
  readonly onChoose: (slot: number, by: 'pointer' | 'keyboard') => void;
  readonly onTurn: (slot: number) => void;
  readonly onDrag: (slot: TraySlot, event: PointerEvent, element: HTMLElement) => Drag;
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** With more dominoes than this, empty places are closed up: nobody wants to scroll past them. */
const MOST_WITH_GAPS = 16;

/** Drawn anew only when its dominoes are: give it the same functions each time. */
export const Tray = memo((props: TrayProps) => <TrayList {...props} />);

function TrayList({ slots: all, maxPip, chosen, lifted, onChoose, onTurn, onDrag, onKey }: TrayProps) {
  const { words } = useTools();
  const slots = all.length > MOST_WITH_GAPS ? all.filter(({ left }) => left > 0) : all;
  const there = slots.filter(({ left }) => left > 0);
  const digits = needsDigits(maxPip);
  const list = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<number>();
  const current = there.find(({ slot }) => slot === cursor) ?? there.find(({ slot }) => slot === chosen) ?? there[0];

  const act = (slot: number, by: 'pointer' | 'keyboard') => (slot === chosen ? onTurn(slot) : onChoose(slot, by));

  const keyed = (event: KeyboardEvent) => {
    const at = there.findIndex(({ slot }) => slot === current?.slot);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step !== undefined && there.length > 0) {
      event.preventDefault();
      const next = there[(at + step + there.length) % there.length];
      setCursor(next?.slot);
      list.current?.querySelector<HTMLElement>(`[data-slot="${next?.slot}"]`)?.focus();
    } else if ((event.key === 'Enter' || event.key === ' ') && current !== undefined) {
      event.preventDefault();
      act(current.slot, 'keyboard');
    } else if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && current !== undefined) {
      event.preventDefault();
      onTurn(current.slot);
    } else if (onKey(event)) event.preventDefault();
  };

  if (there.length === 0) return <p class="hint">{words.tray.empty}</p>;
  return (
    <div
      class={`tray ${slots.length <= 5 ? 'one-row' : ''}`}
      role="listbox"
      aria-label={words.tray.label}
      aria-orientation="horizontal"
      ref={list}
      onKeyDown={keyed}
    >
      {slots.map((slot) =>
        slot.left > 0 ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys come to the list.
          <div
            key={slot.slot}
            class={`slot ${lifted === slot.slot && Number.isFinite(slot.left) ? 'lifted' : ''}`}
            role="option"
            data-slot={slot.slot}
            tabIndex={slot === current ? 0 : -1}
            aria-selected={slot.slot === chosen}
            aria-label={words.tray.domino(slot.domino, slot.quarters)}
            onFocus={() => setCursor(slot.slot)}
            onClick={(event) => event.detail === 0 && act(slot.slot, 'keyboard')}
            onPointerDown={(event) => {
              if (event.pointerType === 'mouse' && event.button !== 0) return;
              const element = event.currentTarget;
              follow(event, element, {
                tap: () => act(slot.slot, 'pointer'),
                drag: (start) => onDrag(slot, start, element),
              });
            }}
          >
            <DominoPicture domino={slot.domino} quarters={slot.quarters} digits={digits} />
          </div>
        ) : (
          <div key={slot.slot} class="slot empty" aria-hidden="true" />
        ),
      )}
    </div>
  );
}
