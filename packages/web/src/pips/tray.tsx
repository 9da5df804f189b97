/** The dominoes still to be laid. A tap chooses one, a tap on the chosen one turns it, a drag takes it up. */
import type { Domino } from '@pipwright/pips';
import type { TraySlot } from '@pipwright/play';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { memo } from '../board/memo.js';
import { type Drag, follow, isPress } from '../board/press.js';
import { useTools } from '../ui/tools.js';
import { DominoPicture, needsDigits } from './domino.js';
import type { DominoDrag } from './domino-drag.js';
import { useLifted } from './use-domino-drag.js';
import { pipsWords } from './words.js';

interface TrayProps {
  /** Every slot, the empty ones too. */
  readonly slots: readonly TraySlot[];
  readonly maxPip: number;
  readonly chosen: number | undefined;
  readonly drag: DominoDrag;
  readonly onChoose: (slot: number, by: 'pointer' | 'keyboard') => void;
  readonly onTurn: (slot: number, quarters: number) => void;
  readonly onDrag: (slot: TraySlot, event: PointerEvent, element: HTMLElement) => Drag | undefined;
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** With more dominoes than this, empty places are closed up: nobody wants to scroll past them. */
const MOST_WITH_GAPS = 16;

/** Drawn anew only when its dominoes are: give it the same functions each time. */
export const Tray = memo((props: TrayProps) => <TrayList {...props} />);

function TrayList({ slots: all, maxPip, chosen, drag, onChoose, onTurn, onDrag, onKey }: TrayProps) {
  const { tray: words } = pipsWords(useTools().words);
  const inAir = useLifted(drag);
  const lifted = inAir !== undefined && 'slot' in inAir ? inAir.slot : undefined;
  const slots = all.length > MOST_WITH_GAPS ? all.filter(({ left }) => left > 0) : all;
  const there = slots.filter(({ left }) => left > 0);
  const digits = needsDigits(maxPip);
  const list = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<number>();
  const current = there.find(({ slot }) => slot === cursor) ?? there.find(({ slot }) => slot === chosen) ?? there[0];

  // Asked again whenever dominoes come and go, or the window changes.
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const look = () => {
      const panel = element.parentElement ?? element;
      const scrolls = [element, panel].some(
        (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1,
      );
      element.dataset.scrolls = scrolls ? 'yes' : 'no';
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [slots.length]);

  const act = (slot: number, by: 'pointer' | 'keyboard') => (slot === chosen ? onTurn(slot, 1) : onChoose(slot, by));

  const keyed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
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
    } else if (/^[rf]$/i.test(event.key) && current !== undefined) {
      event.preventDefault();
      onTurn(current.slot, event.key.toLowerCase() === 'r' ? 1 : 2);
    } else if (onKey(event)) event.preventDefault();
  };

  const slotAt = (target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null;
    const found = there.find(({ slot }) => String(slot) === element?.dataset.slot);
    return element === null || found === undefined ? undefined : { element, found };
  };

  const pressed = (event: PointerEvent) => {
    const at = slotAt(event.target);
    if (at === undefined || !isPress(event)) return;
    follow(event, at.element, {
      tap: () => act(at.found.slot, 'pointer'),
      drag: (start) => onDrag(at.found, start, at.element),
    });
  };

  // A pointer's taps are told above; a click without one is a screen reader's.
  const clicked = (event: MouseEvent) => {
    const at = slotAt(event.target);
    if (at !== undefined && event.detail === 0) act(at.found.slot, 'keyboard');
  };

  if (there.length === 0) return <p class="hint">{words.empty}</p>;
  return (
    <div
      class={`tray ${slots.length <= 5 ? 'one-row' : ''}`}
      role="listbox"
      aria-label={words.label}
      aria-orientation="horizontal"
      ref={list}
      onKeyDown={keyed}
      onPointerDown={pressed}
      onClick={clicked}
      onFocusIn={({ target }) => setCursor(slotAt(target)?.found.slot)}
    >
      {slots.map(({ slot, domino, quarters, left }) =>
        left > 0 ? (
          <TraySlotBox
            key={slot}
            slot={slot}
            domino={domino}
            quarters={quarters}
            digits={digits}
            label={words.domino(domino, quarters)}
            current={slot === current?.slot}
            chosen={slot === chosen}
            lifted={slot === lifted && Number.isFinite(left)}
          />
        ) : (
          <div key={slot} class="slot empty" aria-hidden="true" />
        ),
      )}
    </div>
  );
}

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
const TraySlotBox = memo((props: TraySlotProps) => {
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
