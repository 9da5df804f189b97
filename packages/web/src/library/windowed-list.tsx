/**
 * A list of which only the rows in sight are in the page, however long it is. It scrolls with its sheet. The row that
 * has the focus stays, wherever the list is scrolled to; arrow keys go from row to row.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

const ROW_HEIGHT = 76;
const ROWS_BESIDE = 4;

interface WindowedListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** The first button of a row is what the arrow keys go to. */
  readonly row: (item: T) => ComponentChildren;
}

interface Range {
  readonly first: number;
  readonly end: number;
}

export function WindowedList<T>({ label, items, keyOf, row }: WindowedListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [{ first, end }, setRange] = useState<Range>({ first: 0, end: 0 });
  const [focused, setFocused] = useState<number>();
  const aim = useRef<number | undefined>(undefined);

  const look = () => {
    const seen = rangeInSight(list.current, items.length);
    setRange((now) => (now.first === seen.first && now.end === seen.end ? now : seen));
  };
  useLayoutEffect(look, [items]);
  useEffect(() => {
    const scroller = scrollerOf(list.current);
    scroller?.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      scroller?.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [items]);

  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(items.length - 1, index));
    aim.current = next;
    setFocused(next);
  };
  useLayoutEffect(() => {
    if (aim.current === undefined) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-row="${aim.current}"] button`);
    aim.current = undefined;
    button?.focus({ preventScroll: true });
    button?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [focused]);

  const keyed = (event: KeyboardEvent) => {
    const at = rowOf(event.target);
    if (at === undefined || (event.target as HTMLElement).matches('input')) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };

  const shown = Array.from({ length: Math.max(0, Math.min(end, items.length) - first) }, (_, i) => first + i);
  if (focused !== undefined && focused < items.length && (focused < first || focused >= end)) shown.push(focused);
  shown.sort((a, b) => a - b);
  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari takes a list for none.
      role="list"
      class="windowed"
      aria-label={label}
      style={{ height: `${items.length * ROW_HEIGHT}px` }}
      onKeyDown={keyed}
      onFocusIn={(event) => setFocused(rowOf(event.target))}
      onFocusOut={() => setFocused(undefined)}
    >
      {shown.map((index) => {
        const item = items[index] as T;
        return (
          <li
            key={keyOf(item)}
            data-row={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ top: `${index * ROW_HEIGHT}px` }}
          >
            {row(item)}
          </li>
        );
      })}
    </ul>
  );
}

function rangeInSight(list: HTMLElement | null, count: number): Range {
  const scroller = scrollerOf(list);
  if (list === null || scroller === null) return { first: 0, end: 0 };
  const above = scroller.getBoundingClientRect().top - list.getBoundingClientRect().top;
  const first = Math.max(0, Math.floor(above / ROW_HEIGHT) - ROWS_BESIDE);
  const end = Math.ceil((above + scroller.clientHeight) / ROW_HEIGHT) + ROWS_BESIDE;
  // A sheet that is only as high as its content grows with the rows it is given.
  const least = Math.ceil(innerHeight / ROW_HEIGHT);
  return { first: Math.min(first, Math.max(0, count - 1)), end: Math.min(count, Math.max(end, first + least)) };
}

function scrollerOf(list: HTMLElement | null): HTMLElement | null {
  return list?.closest<HTMLElement>('.sheet-body') ?? null;
}

function rowOf(target: EventTarget | null): number | undefined {
  const row = (target as HTMLElement | null)?.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? undefined : Number(row);
}
