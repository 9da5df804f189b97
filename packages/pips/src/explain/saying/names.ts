/** What things are called on a terminal: cells by row and column, regions by their badge and where they lie. */
import { cellName } from '@pipwright/core';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import { groupsAlike, regionPlace } from '../../model/region-place.js';
import { ruleLabel } from '../../model/rule.js';
import { words } from './english.js';

export interface Names {
  cell(cell: Cell): string;
  /** By its place in the puzzle's own list. */
  region(region: number): string;
  /** @param value what is counted: badges that show the same number are told from it */
  regions(regions: readonly number[], value?: number): readonly string[];
  domino(domino: Domino): string;
}

export function terminalNames(puzzle: Puzzle): Names {
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
