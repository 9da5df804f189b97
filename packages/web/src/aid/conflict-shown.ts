/** A conflict on the board: a line around each thing that it rests on, and the names of cells that are read. */
import type { Cell } from '@pipwright/play';
import type { ConflictTold } from '../think/explain-messages.js';
import { once } from '../think/once.js';
import type { Shown } from '../ui/aid.js';

/** Lines around more than so many things hide the board. */
const MOST_OUTLINES = 3;

/** @param isOpen are its steps read, too? */
export function conflictShown({ things, named, steps }: ConflictTold, isOpen = false): Shown {
  const read = isOpen ? [...named, ...steps.flatMap((step) => step.named)] : named;
  return { glow: outlined(things.map(({ cells }) => cells)), named: once(read) };
}

export function outlined(groups: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const names = groups.map((cells) => new Set(cells.map(String)));
  const isWithin = (i: number, j: number) => {
    const [inner, outer] = [names[i] ?? new Set(), names[j] ?? new Set()];
    return i !== j && [...inner].every((name) => outer.has(name)) && (inner.size < outer.size || j < i);
  };
  const kept = groups.filter((_, i) => !groups.some((__, j) => isWithin(i, j)));
  return kept.length <= MOST_OUTLINES ? kept : [once(kept.flat())];
}
