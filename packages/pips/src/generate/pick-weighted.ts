/** Draws by weights, as they are counted in puzzles. */
import type { Random } from '@pipwright/core';

/** An index, each as likely as its weight says; 0 where nothing weighs anything. */
export function pickWeighted(random: Random, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return 0;
  let left = (random.uint32() / 2 ** 32) * total;
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return i;
  }
  return weights.length - 1;
}
