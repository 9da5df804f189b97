/**
 * A text in as many pages as it needs in the room there is, whole sentences on each: nothing scrolls, and nothing is
 * cut; a question stays with its answer. Where that alone is too long, all of the text is set smaller; if need be, a page
 * ends with a question or a colon.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { partsOf } from '../think/text-parts.js';

export interface Pages {
  readonly starts: readonly number[];
  readonly isSmall: boolean;
  /** For the element around that of the text, which has a child for each part. */
  readonly room: RefObject<HTMLDivElement | null> | null;
}

export const ONE_PAGE: Pages = { starts: [0], isSmall: false, room: null };

export function pageOf(text: string, { starts }: Pages, page: number): string {
  return partsOf(text)
    .slice(starts[page] ?? 0, starts[page + 1])
    .join(' ');
}

/** @param text with all that stands in the room, so that another one is measured anew */
export function usePages(text: string): Pages {
  const room = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<{ readonly text: string; readonly pages: Omit<Pages, 'room'> }>({
    text,
    pages: ONE_PAGE,
  });
  useLayoutEffect(() => {
    const { current } = room;
    if (current === null) return;
    const measure = () => setFound({ text, pages: pagesIn(current) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [text]);
  return { ...(found.text === text ? found.pages : ONE_PAGE), room };
}

function pagesIn(room: HTMLElement): Omit<Pages, 'room'> {
  const text = room.firstElementChild as HTMLElement;
  const parts = [...text.children] as HTMLElement[];
  const before = parts.map(({ hidden }) => hidden);
  const wasSmall = text.classList.contains('small');
  const more = document.createTextNode('…');
  const show = (from: number, to: number) => {
    for (const [i, part] of parts.entries()) part.hidden = i < from || i > to;
    // Only behind the last one nothing follows.
    if (to === parts.length - 1) more.remove();
    else text.append(more);
  };
  const fits = (from: number, to: number) => {
    show(from, to);
    return text.offsetHeight <= room.clientHeight;
  };
  const endsIn = (i: number, ends: RegExp) => ends.test(parts[i]?.textContent?.trimEnd() ?? '');
  const isSentence = (i: number) => !endsIn(i - 1, /:$/);
  // A question is not left without its answer.
  const isStart = (i: number) => !endsIn(i - 1, /[:?]$/);
  const split = (isSmall: boolean, mayStart: (part: number) => boolean) => {
    text.classList.toggle('small', isSmall);
    const starts = startsOf(parts.length, mayStart, fits);
    return starts && { starts, isSmall };
  };
  const found = split(false, isStart) ??
    split(true, isStart) ??
    split(true, isSentence) ??
    split(true, () => true) ?? { starts: parts.map((_, i) => i), isSmall: true };
  more.remove();
  text.classList.toggle('small', wasSmall);
  for (const [i, part] of parts.entries()) part.hidden = before[i] ?? false;
  return found;
}

/** As much on each page as fits; undefined where something that must stay together does not. */
export function startsOf(
  parts: number,
  mayStart: (part: number) => boolean,
  fits: (from: number, to: number) => boolean,
): readonly number[] | undefined {
  const starts = [0];
  for (let to = 0; to < parts; to++) {
    const from = starts.at(-1) ?? 0;
    if (fits(from, to)) continue;
    const next = Array.from({ length: to - from }, (_, i) => to - i).find(mayStart);
    if (next === undefined || !fits(next, to)) return undefined;
    starts.push(next);
  }
  return starts;
}
