/**
 * A first rule for each region, rather loose: what is too loose is found out by other solutions, and tightened. On the
 * largest boards that would not end: there all is tight at first, and loosened later.
 */
import type { Random } from '@pipwright/core';
import type { Rule } from '@pipwright/pips';
import type { Layout } from './deal-dominoes.js';
import { type Part, valuesIn } from './part.js';
import { bound, different, exactly, same, tightest } from './rules.js';
import type { Taste } from './taste.js';

export function chooseRules(
  random: Random,
  layout: Layout,
  taste: Taste,
  regions: readonly (readonly number[])[],
): readonly Part[] {
  return regions.map((cells) => {
    const values = valuesIn({ cells }, layout.values);
    return { cells, rule: taste.atFirst === 'tight' ? tightest(values, layout.maxPip) : loose(random, layout, values) };
  });
}

function loose(random: Random, { maxPip }: Layout, values: readonly number[]): Rule | undefined {
  const bounded = () => bound(values, maxPip, random.pick(['<', '>']), random.between(1, 3));
  const free = random.chance(values.length > 2 ? 0.02 : 0.12);
  if (free) return undefined;
  const apart = random.chance(values.length > 2 ? 0.4 : 0.12) ? different(values) : undefined;
  const within = random.chance(values.length === 1 ? 0.7 : 0.2) ? bounded() : undefined;
  return same(values) ?? apart ?? within ?? exactly(values);
}
