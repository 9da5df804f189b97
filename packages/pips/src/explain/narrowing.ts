/** Conclusions about the values of cells, where they say something new. */
import type { CellValues } from './conclusion.js';
import type { Finding } from './finding.js';
import type { Knowledge } from './knowledge.js';
import { Premises } from './premise.js';

/**
 * The cells lose every value outside what is left for them, and what they had lost before is said again. Nothing where
 * no cell loses any.
 */
export function narrow(
  knowledge: Knowledge,
  left: readonly CellValues[],
  because: (premises: Premises) => void,
): Finding | undefined {
  const cells = left
    .map(({ cell, values }) => ({ cell, values: values & knowledge.values[cell]! }))
    .filter(({ cell, values }) => values !== knowledge.values[cell]);
  if (cells.length === 0) return undefined;
  const premises = new Premises();
  because(premises);
  for (const { cell } of cells) knowledge.addValues(premises, cell);
  return { conclusion: { kind: 'values', cells }, because: premises };
}
