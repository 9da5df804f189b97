/** A domino in the air, as those see it who show it. */
import type { Domino } from '@pipwright/pips';
import type { Point } from '../board/view.js';
import type { Chosen, Lie } from './handling.js';

export interface DragSource {
  readonly chosen: Chosen;
  readonly domino: Domino;
  readonly quarters: number;
  /** Where its middle is on the page while it lies, to be taken from and to go back to. */
  readonly home: () => Point;
}

export interface Carried extends DragSource {
  /** Pixels to a cell. */
  readonly scale: number;
  /** Where it would fall. */
  readonly target: Lie | undefined;
}

export interface Carrying {
  readonly carried: Carried | undefined;
  /** Calls back when one is taken up, turned, aimed elsewhere or gone; returns how to stop that. */
  subscribe(listener: () => void): () => void;
}
