import type { Cell } from '../../model/cell.js';

/** A part of a sentence, with what it has said, so that others can go on from it. */
export interface Clause {
  readonly text: string;
  /** The cell that it ends with, or whose partner it ends with. */
  readonly at?: Cell;
  /** Two cells of which it says that they pair. */
  readonly pair?: readonly [Cell, Cell];
  /** Does it say so of others too, so that "they" are not these two? */
  readonly isOneOf?: boolean;
  /** Says it what is concluded? */
  readonly isWhole?: boolean;
  /** Cells of pairs of which it says that they do not pair. */
  readonly parts?: readonly Cell[];
  /** Cells of which it says what they are. */
  readonly sure?: readonly Cell[];
  /** What is told of it before "so". */
  readonly lead?: string | undefined;
  /** Does it rest on nothing that was said before it? */
  readonly isGiven?: boolean;
  /** Is it a sentence of its own, or the start of one? */
  readonly isOwn?: boolean;
  /** Is it a list that nothing is added to? */
  readonly isList?: boolean;
}
