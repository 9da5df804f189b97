/** How the effort of Pips is measured. */
import type { Scale } from '@pipwright/core/grading';

/** Fitted to the labels of 75 days, so that hard begins at 100. A look is one at a region. */
export const pipsScale: Scale = {
  version: 1,
  weights: { step: 0.631, harder: 3.16, premise: 0.0722, link: 0.225, look: 1.45 },
  most: { easy: 42, medium: 100, hard: 265 },
};
