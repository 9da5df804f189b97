/** How the effort of Futoshiki is measured. */
import type { Scale } from '@pipwright/core/grading';

/** A line costs no look of its own: what it lacks is seen where a claim is. The bounds are chosen by hand: docs/grading.md. */
export const futoshikiScale: Scale = {
  version: 2,
  unit: 1.1,
  look: 0,
  most: { easy: 50, medium: 100, hard: 240 },
  typical: 0.26,
};
