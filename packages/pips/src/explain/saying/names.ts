/** What things are called on a terminal: cells by row and column, regions by their badge and where they lie. */
import { cellName } from '@pipwright/core';
import { dominoName } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import { groupsAlike, regionPlace } from '../../model/region-place.js';
import { ruleLabel } from '../../model/rule.js';
import type { Catalogue, Names } from './catalogue.js';

export function terminalNames(puzzle: Puzzle, words: Catalogue): Names {
  const own = (index: number) => puzzle.regions.find((region) => region.index === index)!;
  const region = (each: Region) => {
    const { place, at } = regionPlace(puzzle, each);
    const where = place === undefined ? '' : `${place.join(' ')} `;
    return `the ${where}${ruleLabel(each.rule)}${at === undefined ? '' : ` at ${cellName(at)}`}`;
  };
  return {
    cell: cellName,
    domino: dominoName,
    region: (index) => region(own(index)),
    regions(all, value) {
      return groupsAlike(puzzle, all.map(own)).flatMap((group) => {
        const { alike: same, label } = regionPlace(puzzle, group[0]!);
        const areAll = group.length === same;
        const alike = label === `${value}` ? words.alikeRegions : words.alike;
        // Two of several are told apart by where they lie.
        return group.length > 2 || (group.length === 2 && areAll)
          ? [alike(label, group.length, areAll)]
          : group.map(region);
      });
    },
  };
}
