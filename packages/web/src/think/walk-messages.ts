/** The way to a solution as the page hears it: chapters of steps, with the board at each. */
import type { BoardOf, Cell, KindName } from '@pipwright/play';

export interface Walked {
  /** What is told, sentence by sentence: a page has whole ones. */
  readonly texts: readonly string[];
  readonly board: BoardOf<KindName>;
  /** What is outlined: what is placed there, each by itself, or what to look at. */
  readonly cells: readonly (readonly Cell[])[];
}

export interface ChapterWalked extends Walked {
  readonly title: string;
  readonly technique: string;
  /** For each of its texts. */
  readonly parts: readonly PartWalked[];
  readonly steps: readonly StepWalked[];
  readonly isLast: boolean;
}

/** What may take several pages: what has been said by the end of one is on the board, nothing of what follows. */
export interface PartWalked {
  readonly board: BoardOf<KindName>;
  /** What it places, each by itself. */
  readonly placed: readonly (readonly Cell[])[];
  readonly look: readonly (readonly Cell[])[];
}

export interface StepWalked extends Walked {
  readonly technique: string;
  /** For a step that supposes something: what, what follows, and what that comes to. */
  readonly chain?: readonly LinkWalked[];
}

export interface LinkWalked extends Walked {
  readonly supposed: readonly Supposed[];
}

/** A cell with what is supposed of it: a number and a question mark, or an exclamation mark where nothing is left. */
export interface Supposed {
  readonly cell: Cell;
  readonly mark: string;
}

export type WalkAnswer =
  /** All chapters have been told, and this is said at their end. */
  { readonly type: 'walked'; readonly end: Walked } | { readonly type: 'lost' } | { readonly type: 'unsolvable' };
