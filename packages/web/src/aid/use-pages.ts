/**
 * A text in as many pages as it needs in the room there is, whole sentences on each: nothing scrolls, and nothing is
 * cut. Where one sentence alone is too long, all of the text is set smaller.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface Pages {
  /** The first sentence of each page. */
  readonly starts: readonly number[];
  readonly isSmall: boolean;
  /** For the element around that of the text, which has a child for each sentence. */
  readonly room: RefObject<HTMLDivElement | null> | null;
}

export const ONE_PAGE: Pages = { starts: [0], isSmall: false, room: null };

/** What follows a colon counts as a sentence of its own. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.:?!])\s+/);
}

export function pageOf(text: string, { starts }: Pages, page: number): string {
  return sentencesOf(text)
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
  const sentences = [...text.children] as HTMLElement[];
  const before = sentences.map(({ hidden }) => hidden);
  const wasSmall = text.classList.contains('small');
  const more = document.createTextNode('…');
  const fits = () => text.offsetHeight <= room.clientHeight;
  const split = (): readonly number[] | undefined => {
    const starts = [0];
    for (const each of sentences) each.hidden = true;
    for (const [i, sentence] of sentences.entries()) {
      sentence.hidden = false;
      // Only behind the last one nothing follows.
      if (i === sentences.length - 1) more.remove();
      if (fits()) continue;
      for (const each of sentences.slice(0, i)) each.hidden = true;
      if (!fits()) return undefined;
      starts.push(i);
    }
    return starts;
  };
  text.append(more);
  text.classList.remove('small');
  const usual = split();
  text.append(more);
  text.classList.add('small');
  const starts = usual ?? split() ?? sentences.map((_, i) => i);
  more.remove();
  text.classList.toggle('small', wasSmall);
  for (const [i, sentence] of sentences.entries()) sentence.hidden = before[i] ?? false;
  return { starts, isSmall: usual === undefined };
}
