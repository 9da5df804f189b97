/** Rings around things that are spoken of: around each, or around all where they are many. */
import type { Cell } from '@pipwright/play';
import { once } from '../think/once.js';

/** Lines around more than so many things hide the board. */
const MOST_OUTLINES = 3;

export function outlined(groups: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const names = groups.map((cells) => new Set(cells.map(String)));
  const isWithin = (i: number, j: number) => {
    const [inner, outer] = [names[i] ?? new Set(), names[j] ?? new Set()];
    return i !== j && [...inner].every((name) => outer.has(name)) && (inner.size < outer.size || j < i);
  };
  const kept = groups.filter((_, i) => !groups.some((__, j) => isWithin(i, j)));
  return kept.length <= MOST_OUTLINES ? kept : [once(kept.flat())];
}
