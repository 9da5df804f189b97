/** Help with a board: hints, why a move is not possible, why a board cannot be finished. Its cards are loaded on first use. */
import type { ActionOf, BoardOf, Cell, KindName } from '@pipwright/play';

export type AidRequest =
  | { readonly type: 'hint' }
  | { readonly type: 'lost' }
  | { readonly type: 'why-not'; readonly action: ActionOf<KindName> };

/** What a card shows on the board. */
export interface Shown {
  /** Cells that belong together have one outline. */
  readonly glow: readonly (readonly Cell[])[];
  /** Cells that a sentence names have their name on them. */
  readonly named: readonly Cell[];
  /** In place of the player's own board. */
  readonly board?: BoardOf<KindName>;
}

/** What the cell of a sentence is called, `r2c1`, as a cell. */
export function cellsNamedIn(text: string): readonly Cell[] {
  const found = [...text.matchAll(/\br(\d+)c(\d+)\b/g)].map(
    ([, row, column]): Cell => [Number(row) - 1, Number(column) - 1],
  );
  return [...new Map(found.map((cell) => [String(cell), cell])).values()];
}
