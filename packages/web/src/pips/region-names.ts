/** What regions are called where they are seen: by their badge, and by their colour where others have the same. */

import { ruleLabel, tintRegions } from '@pipwright/pips/drawing';
import type { Puzzle, Rule } from '@pipwright/pips/parts';
import type { RegionNames } from '../words/catalogue.js';
import { namedRegions } from './regions.js';

interface Words {
  /** Names of the tints, which are true in every theme. */
  readonly colours: readonly string[];
  /** @param place from 1, where the colour does not tell it from others, either */
  seen(badge: string, colour: string | undefined, place: number | undefined): string;
  heard(letter: string, rule: Rule): string;
}

export function regionNames(puzzle: Puzzle, words: Words): RegionNames {
  const tintOf = new Map([...tintRegions(puzzle)].map(([{ index }, tint]) => [index, tint]));
  const all = namedRegions(puzzle).map((region) => ({
    ...region,
    badge: ruleLabel(region.rule),
    tint: tintOf.get(region.index) ?? 0,
  }));
  const byIndex = new Map(all.map((region) => [region.index, region]));
  const highest = Math.max(-1, ...byIndex.keys());
  return {
    cells: Array.from({ length: highest + 1 }, (_, index) => byIndex.get(index)?.cells ?? []),
    seen(index) {
      const region = byIndex.get(index);
      if (region === undefined) return '';
      const alike = all.filter(({ badge }) => badge === region.badge);
      const same = alike.filter(({ tint }) => tint === region.tint);
      const colour = alike.length > 1 ? words.colours[region.tint] : undefined;
      return words.seen(region.badge, colour, same.length > 1 ? same.indexOf(region) + 1 : undefined);
    },
    heard(index) {
      const region = byIndex.get(index);
      return region === undefined ? '' : words.heard(region.name, region.rule);
    },
  };
}
