/** How the effort of Futoshiki is measured. */
import type { Scale } from '@pipwright/core/grading';

/**
 * Steps weigh what they weigh in Pips. A look, at a row or a column, and the bounds are chosen by hand: docs/grading.md
 * says why.
 */
export const futoshikiScale: Scale = {
  version: 1,
  weights: { step: 0.631, harder: 3.16, premise: 0.0722, link: 0.225, look: 0.126 },
  most: { easy: 50, medium: 100, hard: 200 },
};
