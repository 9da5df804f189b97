/**
 * A text in pages of one or two sentences, as the room allows: nothing scrolls, and nothing is cut. Where one alone is too
 * long, all of the text is set smaller.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface Pages {
  readonly starts: readonly number[];
  readonly isSmall: boolean;
  /** For the element around that of the text, which has a child for each sentence. */
  readonly room: RefObject<HTMLDivElement | null> | null;
}

export const ONE_PAGE: Pages = { starts: [0], isSmall: false, room: null };

export function pageOf(texts: readonly string[], { starts }: Pages, page: number): string {
  return texts.slice(starts[page] ?? 0, starts[page + 1]).join(' ');
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
  const fits = (from: number, to: number) => {
    for (const [i, part] of parts.entries()) part.hidden = i < from || i > to;
    return text.offsetHeight <= room.clientHeight;
  };
  const split = (isSmall: boolean) => {
    text.classList.toggle('small', isSmall);
    const starts = startsOf(parts.length, fits);
    return starts && { starts, isSmall };
  };
  const found = split(false) ?? split(true) ?? { starts: parts.map((_, i) => i), isSmall: true };
  text.classList.toggle('small', wasSmall);
  for (const [i, part] of parts.entries()) part.hidden = before[i] ?? false;
  return found;
}

const MOST_ON_A_PAGE = 2;

/** As much on each page as fits; undefined where one part alone does not. */
export function startsOf(parts: number, fits: (from: number, to: number) => boolean): readonly number[] | undefined {
  const starts = [0];
  for (let to = 0; to < parts; to++) {
    const from = starts.at(-1) ?? 0;
    if (to - from < MOST_ON_A_PAGE && fits(from, to)) continue;
    if (!fits(to, to)) return undefined;
    starts.push(to);
  }
  return starts;
}
