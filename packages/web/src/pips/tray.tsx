/** The dominoes still to be laid. A tap chooses one, a tap on the chosen one turns it, a drag takes it up. */
import type { Domino } from '@pipwright/pips';
import type { TraySlot } from '@pipwright/play';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { memo } from '../board/memo.js';
import { type Drag, follow, isPress } from '../board/press.js';
import type { Point } from '../board/view.js';
import { isStill } from '../settings/appearance.js';
import { useTools } from '../ui/tools.js';
import { DominoPicture, needsDigits } from './domino.js';
import type { DominoDrag } from './domino-drag.js';
import { loadedExtras } from './lazy-extras.js';
import { GROUP_NAME, layOutGroups, layOutWhole, MOST_WHOLE, pictureOf } from './tray-layout.js';
import { useLifted } from './use-domino-drag.js';
import { pipsWords } from './words.js';

interface TrayProps {
  readonly slots: readonly TraySlot[];
  readonly maxPip: number;
  readonly chosen: number | undefined;
  readonly drag: DominoDrag;
  readonly onChoose: (slot: number, by: 'pointer' | 'keyboard') => void;
  readonly onTurn: (slot: number, quarters: number) => void;
  /** Where its middle was when it was pressed, and where it is. */
  readonly onDrag: (slot: TraySlot, event: PointerEvent, from: Point, home: () => Point) => Drag | undefined;
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** Drawn anew only when its dominoes are: give it the same functions each time. */
export const Tray = memo((props: TrayProps) => <TrayList {...props} />);

function TrayList({ slots: all, maxPip, chosen, drag, onChoose, onTurn, onDrag, onKey }: TrayProps) {
  const { words: allWords, settings } = useTools();
  const { tray: words } = pipsWords(allWords);
  const inAir = useLifted(drag);
  const lifted = inAir !== undefined && 'slot' in inAir ? inAir.slot : undefined;
  const there = all.filter(({ left }) => left > 0);
  const whole = all.length <= MOST_WHOLE;
  const digits = needsDigits(maxPip);
  const list = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<number>();
  const current = there.find(({ slot }) => slot === cursor) ?? there.find(({ slot }) => slot === chosen) ?? there[0];

  // Nothing moves under a finger: while one is down, or a domino in the air, slots stay and those laid leave gaps.
  const presses = useRef(0);
  const swiping = useRef<typeof import('./tray-swipe.js')>(undefined);
  const [, setReleased] = useState(0);
  const shown = useRef(all);
  const isHeld = presses.current > 0 || inAir !== undefined;
  const left = there.map(({ slot }) => slot);
  const places = useRef(left);
  const lastLeft = useRef(left);
  lastLeft.current = left;
  const next = isHeld ? places.current : left;
  const closesUp = String(next) !== String(places.current);
  const motion = isStill(settings) ? undefined : loadedExtras();
  // To measure and to move the many slots of a long tray would take longer than a frame.
  const before = closesUp && whole && list.current !== null ? loadedExtras()?.placesIn(list.current) : undefined;
  const closed = useRef<{ readonly before: NonNullable<typeof before>; readonly at: number }>(undefined);

  useLayoutEffect(() => {
    if (list.current === null) return;
    places.current = next;
    if (before !== undefined) {
      closed.current = { before, at: performance.now() };
      motion?.glideFrom(before, list.current);
    }
    if (closesUp && !whole) tellScrolling(list.current);
    for (const { slot, quarters } of shown.current === all ? [] : all) {
      const turned = quarters - (shown.current[slot]?.quarters ?? 0);
      if (turned !== 0) motion?.turnBy(turned, list.current, slot);
    }
    shown.current = all;
    if (whole) keepInside(list.current);
  });

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const box = getComputedStyle(element);
    const padding = Number.parseFloat(box.paddingInlineStart) + Number.parseFloat(box.paddingInlineEnd);
    let room = { width: element.clientWidth - padding, height: element.clientHeight };
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) room = entry.contentRect;
      layOut(element, all.length, room);
    });
    observer.observe(element);
    // The board may grow where the tray does not.
    const fitting = new MutationObserver(() => layOut(element, all.length, room));
    const game = element.closest('.game');
    if (game !== null) fitting.observe(game, { attributeFilter: ['data-fit'] });
    layOut(element, all.length, room);
    if (!whole)
      void import('./tray-swipe.js').then((loaded) => {
        swiping.current = loaded;
      });
    return () => {
      observer.disconnect();
      fitting.disconnect();
    };
  }, [all.length, there.length === 0]);

  const act = (slot: number, by: 'pointer' | 'keyboard') => (slot === chosen ? onTurn(slot, 1) : onChoose(slot, by));

  const keyed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow') && list.current !== null) {
      event.preventDefault();
      const slots = [...list.current.querySelectorAll<HTMLElement>('[data-slot]')];
      const at = slots.indexOf(document.activeElement as HTMLElement);
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const to =
        step === undefined ? loadedExtras()?.inNextRow(slots, at, event.key) : slots.at((at + step) % slots.length);
      to?.focus();
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

  const aimedAt = (event: PointerEvent) => {
    if (list.current === null || closed.current === undefined) return undefined;
    return loadedExtras()?.slotAimedAt(closed.current.before, closed.current.at, list.current, event);
  };

  const pressed = (event: PointerEvent) => {
    const aimed = aimedAt(event);
    const at = slotAt(aimed?.element ?? event.target);
    if (at === undefined || !isPress(event)) return;
    presses.current += 1;
    const released = (up: PointerEvent) => {
      if (up.pointerId !== event.pointerId) return;
      for (const type of ['pointerup', 'pointercancel'] as const) window.removeEventListener(type, released);
      presses.current -= 1;
      if (String(lastLeft.current) !== String(places.current)) setReleased((times) => times + 1);
    };
    for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, released);
    const from = aimed?.seen ?? middleOf(at.element);
    follow(event, at.element, {
      tap: () => act(at.found.slot, 'pointer'),
      drag: (start, moved) => {
        const lift = () => onDrag(at.found, start, from, () => middleOf(at.element));
        const [tray, ways] = [list.current, swiping.current];
        return tray !== null && ways?.isSwipe(tray, start, moved) ? ways.swipe(tray, start, lift) : lift();
      },
    });
  };

  // A pointer's taps are told above; a click without one is a screen reader's.
  const clicked = (event: MouseEvent) => {
    const at = slotAt(event.target);
    if (at !== undefined && event.detail === 0) act(at.found.slot, 'keyboard');
  };

  if (there.length === 0 && !isHeld) return <p class="tray-empty">{words.empty}</p>;

  const box = (slot: number) => {
    const { domino = [0, 0], quarters = 0, left = 0 } = all[slot] ?? {};
    if (left === 0) return <div key={slot} class="slot" aria-hidden="true" />;
    return (
      <TraySlotBox
        key={slot}
        slot={slot}
        domino={domino as Domino}
        quarters={quarters}
        digits={digits}
        label={words.domino(domino as Domino, quarters)}
        current={slot === current?.slot}
        chosen={slot === chosen}
        lifted={slot === lifted && Number.isFinite(left)}
      />
    );
  };

  return (
    <div
      class={`tray ${whole ? 'whole' : 'grouped'}`}
      role="listbox"
      aria-label={words.label}
      aria-orientation="horizontal"
      ref={list}
      onKeyDown={keyed}
      onPointerDown={pressed}
      onClick={clicked}
      onFocusIn={({ target }) => setCursor(slotAt(target)?.found.slot)}
    >
      {whole
        ? next.map(box)
        : byFirstNumber(all, next).map(([number, slots]) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend.
            <div key={number} class="group" role="group" aria-label={String(number)}>
              <span aria-hidden="true">{number}</span>
              <div class="group-slots" role="presentation">
                {slots.map(box)}
              </div>
            </div>
          ))}
    </div>
  );
}

function middleOf(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function layOut(tray: HTMLElement, count: number, { width, height }: { width: number; height: number }): void {
  const cell = Number(tray.closest<HTMLElement>('.game')?.dataset.fit ?? 0);
  const { columns, rows, half, slot } =
    count <= MOST_WHOLE ? layOutWhole(count, { width, height }, cell) : layOutGroups(width - GROUP_NAME, cell);
  const styles = {
    '--columns': String(columns),
    '--rows': String(rows),
    '--picture': `${pictureOf(half)}px`,
    '--slot-width': `${slot.width}px`,
    '--slot-height': `${slot.height}px`,
    // One that stands is as high as two halves; in its slot there is room for less.
    '--standing': String(Math.min(1, (slot.height - 4) / (2 * half))),
  };
  for (const [name, value] of Object.entries(styles)) tray.style.setProperty(name, value);
  tellScrolling(tray);
}

/** The chosen domino, where it stands in the first row, would cover the board. */
function keepInside(tray: HTMLElement): void {
  const slot = tray.querySelector<HTMLElement>('.slot.standing[aria-selected="true"]');
  if (slot === null) return;
  const above = slot.getBoundingClientRect().top + slot.offsetHeight / 2 - tray.getBoundingClientRect().top;
  const half = Number.parseFloat(tray.style.getPropertyValue('--picture')) / 2;
  slot.style.setProperty('--down', `${Math.max(0, half - above)}px`);
}

/** A tray whose dominoes are all in sight leaves no touch to the browser. */
function tellScrolling(tray: HTMLElement): void {
  tray.dataset.scrolls = tray.classList.contains('grouped') && tray.scrollHeight > tray.clientHeight + 1 ? 'yes' : 'no';
}

function byFirstNumber(all: readonly TraySlot[], shown: readonly number[]): (readonly [number, readonly number[]])[] {
  const groups = new Map<number, number[]>();
  for (const slot of shown) {
    const first = all[slot]?.domino[0] ?? 0;
    groups.set(first, [...(groups.get(first) ?? []), slot]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}

interface TraySlotProps {
  readonly slot: number;
  readonly domino: Domino;
  readonly quarters: number;
  readonly digits: boolean;
  readonly label: string;
  readonly current: boolean;
  readonly chosen: boolean;
  readonly lifted: boolean;
}

/** A domino in the tray. What is done with it, the tray hears: there may be ninety of them. */
const TraySlotBox = memo((props: TraySlotProps) => {
  const { slot, domino, quarters, digits, label, current, chosen, lifted } = props;
  return (
    <div
      class={`slot ${lifted ? 'lifted' : ''} ${quarters % 2 === 1 ? 'standing' : ''}`}
      role="option"
      data-slot={slot}
      tabIndex={current ? 0 : -1}
      aria-selected={chosen}
      aria-label={label}
    >
      <DominoPicture domino={domino} quarters={quarters} digits={digits} look={chosen ? 'chosen' : ''} />
    </div>
  );
});
