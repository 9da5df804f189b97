/** A conflict on the board: a line around each thing that it rests on. */
import type { Cell } from '@pipwright/play';
import type { ConflictTold } from '../think/explain-messages.js';
import { cellsNamedIn, type Shown } from '../ui/aid.js';

/** Lines around more than so many things hide the board. */
const MOST_OUTLINES = 3;

/** @param said the sentences on the card */
export function conflictShown({ things }: ConflictTold, said: string): Shown {
  return { glow: outlined(things.map(({ cells }) => cells)), named: cellsNamedIn(said) };
}

export function outlined(groups: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const names = groups.map((cells) => new Set(cells.map(String)));
  const isWithin = (i: number, j: number) => {
    const [inner, outer] = [names[i] ?? new Set(), names[j] ?? new Set()];
    return i !== j && [...inner].every((name) => outer.has(name)) && (inner.size < outer.size || j < i);
  };
  const kept = groups.filter((_, i) => !groups.some((__, j) => isWithin(i, j)));
  if (kept.length <= MOST_OUTLINES) return kept;
  return [[...new Map(kept.flat().map((cell) => [String(cell), cell])).values()]];
}
