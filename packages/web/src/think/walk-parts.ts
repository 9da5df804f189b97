/** What is on the board with each sentence of a chapter: what a step places is there with the last that it says. */
import type { BoardOf, Cell, KindName } from '@pipwright/play';
import type { PartWalked } from './walk-messages.js';

export interface StepPlaced {
  /** By its number among all. */
  readonly step: number;
  readonly look: readonly (readonly Cell[])[];
  /** Each by itself. */
  readonly placed: readonly (readonly Cell[])[];
  /** The board after it. */
  readonly board: BoardOf<KindName>;
}

/**
 * @param said for each sentence the step that says it, in order; what a step places that says nothing is there with the next
 * @param before the board that the chapter starts from
 */
export function partsWalked(
  said: readonly number[],
  steps: readonly StepPlaced[],
  before: BoardOf<KindName>,
): readonly PartWalked[] {
  let done = 0;
  return said.map((step, part) => {
    const at = steps.findIndex((each) => each.step === step);
    const next = said[part + 1];
    const end = next === undefined ? steps.length : next === step ? done : at + 1;
    const placed = steps.slice(done, end).flatMap((each) => each.placed);
    done = end;
    return { board: steps[done - 1]?.board ?? before, placed, look: steps[at]?.look ?? [] };
  });
}
