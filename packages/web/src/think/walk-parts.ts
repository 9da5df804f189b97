/**
 * What is on the board at each part of a chapter's text, so that a page shows what has been said by its end and no more.
 * A number is there with the part that says it, dominoes with the end of the text, which says where they lie.
 */
import { cellName } from '@pipwright/core';
import type { BoardOf, Cell, KindName } from '@pipwright/play';
import type { Piece } from '../kind/explaining.js';
import { originsOf, partsOf } from './text-parts.js';
import type { PartWalked } from './walk-messages.js';

export interface StepPlaced {
  readonly text: string;
  readonly look: readonly (readonly Cell[])[];
  readonly placed: readonly Piece[];
  readonly board: BoardOf<KindName>;
}

/** @param before the board that the chapter starts from */
export function partsWalked(
  text: string,
  steps: readonly StepPlaced[],
  before: BoardOf<KindName>,
): readonly PartWalked[] {
  const parts = partsOf(text);
  const ends = endsOf(parts, steps);
  const origins = originsOf(
    parts,
    steps.map((step) => step.text),
  );
  return parts.map((_, part) => {
    const done = ends.findIndex((end) => end > part);
    const last = steps[(done < 0 ? steps.length : done) - 1];
    return {
      board: last?.board ?? before,
      placed: steps
        .filter((_step, i) => ends[i] === part)
        .flatMap(({ placed }) => placed)
        .map((piece) => piece.map(({ cell }) => cell)),
      look: steps[origins[part] ?? 0]?.look ?? [],
    };
  });
}

/** By which part each step is said; what is left out is said with what follows. */
function endsOf(parts: readonly string[], steps: readonly StepPlaced[]): readonly number[] {
  const ends: number[] = [];
  for (const { placed } of steps.toReversed()) {
    const next = ends[0] ?? parts.length - 1;
    const said = placed.map((piece) => saidIn(parts, piece) ?? next);
    ends.unshift(Math.min(next, said.length === 0 ? next : Math.max(...said)));
  }
  return ends;
}

/** The first part that says which number a cell holds. */
function saidIn(parts: readonly string[], piece: Piece): number | undefined {
  const [only, other] = piece;
  if (only === undefined || other !== undefined) return undefined;
  const pattern = new RegExp(
    `\\b${cellName(only.cell)} (?:\\p{L}+ ){1,2}${only.number}(?=[.:]|,? (?:\\p{L}+ )?r\\d)`,
    'u',
  );
  const found = parts.findIndex((part) => pattern.test(part));
  return found < 0 ? undefined : found;
}
