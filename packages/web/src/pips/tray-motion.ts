/**
 * Dominoes of the tray that close up or turn do so in sight. A hand that is on its way already still aims at where a
 * domino was: until it can have seen otherwise, a press that meets none at rest means the one that was there.
 */
import type { Point } from '../board/view.js';

const GLIDE_MILLISECONDS = 140;
export const TURN_MILLISECONDS = 160;
/** To see that something moves, and to aim anew. */
const AIM_MILLISECONDS = 350;

type Places = ReadonlyMap<string, { readonly left: number; readonly top: number }>;

function slotElements(tray: HTMLElement): readonly HTMLElement[] {
  return [...tray.querySelectorAll<HTMLElement>('[data-slot]')];
}

export function placesIn(tray: HTMLElement): Places {
  return new Map(
    slotElements(tray).map((each) => [each.dataset.slot ?? '', { left: each.offsetLeft, top: each.offsetTop }]),
  );
}

/** Slots glide from where they were. All are measured before the first moves: else each would be laid out anew. */
export function glideFrom(before: Places, tray: HTMLElement): void {
  const after = placesIn(tray);
  for (const element of slotElements(tray)) {
    const [was, is] = [before, after].map((places) => places.get(element.dataset.slot ?? ''));
    if (was === undefined || is === undefined) continue;
    const [x, y] = [was.left - is.left, was.top - is.top];
    if (x !== 0 || y !== 0)
      element.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration: GLIDE_MILLISECONDS, easing: 'ease-out' });
  }
}

/** The slot that a press means on a tray which closed up at this time, and where its middle was seen. */
export function slotAimedAt(
  before: Places,
  closedAt: number,
  tray: HTMLElement,
  { clientX, clientY, timeStamp, target }: PointerEvent,
): { readonly element: HTMLElement; readonly seen: Point } | undefined {
  const slots = slotElements(tray);
  const met = slots.find((element) => element.contains(target as Node));
  if (timeStamp - closedAt > AIM_MILLISECONDS || met?.getAnimations().length === 0) return undefined;
  for (const element of slots) {
    const was = before.get(element.dataset.slot ?? '');
    const around = element.offsetParent?.getBoundingClientRect();
    if (was === undefined || around === undefined) continue;
    const [width, height] = [element.offsetWidth, element.offsetHeight];
    const seen = { x: around.left + was.left + width / 2, y: around.top + was.top + height / 2 };
    if (Math.abs(clientX - seen.x) <= width / 2 && Math.abs(clientY - seen.y) <= height / 2) return { element, seen };
  }
  return undefined;
}

export function turnBy(quarters: number, tray: HTMLElement, slot: number): void {
  const picture = tray.querySelector(`[data-slot="${slot}"] .picture`);
  picture?.animate(
    { rotate: [`${-90 * shortest(quarters)}deg`, '0deg'] },
    { duration: TURN_MILLISECONDS, easing: 'ease-out' },
  );
}

/** Three quarters one way are one the other way. */
export function shortest(quarters: number): number {
  return ((quarters + 5) & 3) - 1;
}
