/**
 * Which of the premises of a step it needs. Cells to be covered go first, since people take those for granted; then what
 * is in the tray, then rules, then what was found out before.
 */
import { minimalSubset } from '@pipwright/core';
import type { Conclusion } from './conclusion.js';
import type { Judge } from './judge.js';
import { type Premise, tiled } from './premise.js';

const ORDER: readonly Premise['kind'][] = ['tiled', 'domino', 'value', 'region', 'fact'];
/** Cells of a shape are left out where that is plain to see: a smaller shape with a harder reason helps nobody. */
const PLAIN = 200;

/**
 * Undefined where the conclusion does not follow from the premises.
 * @param wholeShape the step speaks of all its cells together, so none is left out
 */
export function minimise(
  judge: Judge,
  conclusion: Conclusion,
  premises: readonly Premise[],
  wholeShape = false,
): readonly Premise[] | undefined {
  if (!judge.follows(conclusion, premises)) return undefined;
  const ordered = [...premises].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const needed = minimalSubset(ordered, (some) => judge.follows(conclusion, some));
  const [shape] = needed;
  if (shape?.kind !== 'tiled' || wholeShape) return needed;
  const others = needed.slice(1);
  const cells = minimalSubset(shape.cells, (some) => judge.follows(conclusion, [...tiled(some), ...others], PLAIN));
  return [...tiled(cells), ...others];
}
