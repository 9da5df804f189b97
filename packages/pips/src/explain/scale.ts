/** How the effort of Pips is measured. */
import type { Scale } from '@pipwright/core/grading';

/** Fitted to the labels of two months of days, so that hard begins at 100. A look is one at a region. */
export const pipsScale: Scale = {
  version: 2,
  unit: 0.543,
  look: 1.63,
  most: { easy: 38, medium: 100, hard: 275 },
  typical: 2.74,
};
