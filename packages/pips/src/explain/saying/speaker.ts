/** Messages filled in, and things by their names, for one puzzle. */
import { sameCell } from '@pipwright/core';
import { type Names, Speaker as Plain } from '@pipwright/core/explaining';
import { type Cell, compareCells } from '../../model/cell.js';
import { type Domino, dominoName } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import { groupsAlike, regionPlace } from '../../model/region-place.js';
import { type Rule, ruleLabel } from '../../model/rule.js';
import type { Makes } from '../claims/claim.js';
import type { ToldClaim } from '../claims/told.js';
import { type Key, messages, words } from './english.js';

export type ToldOf<Says extends ToldClaim['says']> = Extract<ToldClaim, { readonly says: Says }>;

/** More dominoes are looked over, and not listed. */
export const LISTED = 4;

export class Speaker extends Plain<Key> {
  readonly puzzle: Puzzle;

  constructor(puzzle: Puzzle, names?: Names) {
    super(messages, names);
    this.puzzle = puzzle;
  }

  cells(cells: readonly Cell[]): string {
    return this.names.cells([...cells].sort(compareCells));
  }

  regionOf(index: number): Region | undefined {
    return this.puzzle.regions.find((region) => region.index === index);
  }

  ruleOf(index: number): Rule | undefined {
    return this.regionOf(index)?.rule;
  }

  sizeOf(index: number): number {
    return this.regionOf(index)?.cells.length ?? 0;
  }

  /** The regions that hold some of these cells. */
  regionsOf(cells: readonly Cell[]): readonly number[] {
    const holds = (own: readonly Cell[]) => own.some((cell) => cells.some((each) => sameCell(each, cell)));
    return this.puzzle.regions.filter((region) => holds(region.cells)).map(({ index }) => index);
  }

  /** By its badge and where it lies. */
  region(index: number): string {
    const name = this.names.region?.(index);
    if (name !== undefined) return name;
    const region = this.regionOf(index)!;
    const { place, at } = regionPlace(this.puzzle, region);
    const where = place === undefined ? '' : `${place.join(' ')} `;
    return `the ${where}${ruleLabel(region.rule)}${at === undefined ? '' : ` at ${this.cell(at)}`}`;
  }

  /** @param value what is counted: badges that show the same number are told from it */
  regionNames(regions: readonly number[], value?: number): readonly string[] {
    const all = regions.map((index) => this.regionOf(index)!);
    return groupsAlike(this.puzzle, all).flatMap((group) => {
      const { alike: same, label } = regionPlace(this.puzzle, group[0]!);
      const areAll = group.length === same;
      const alike = label === `${value}` ? words.alikeRegions : words.alike;
      // Two of several are told apart by where they lie.
      return group.length > 2 || (group.length === 2 && areAll)
        ? [alike(label, group.length, areAll)]
        : group.map(({ index }) => this.region(index));
    });
  }

  regions(regions: readonly number[]): string {
    return this.and(this.regionNames(regions));
  }

  /** `6`, `less than 4`, `more than 2`. */
  sum({ low, high }: Makes): string {
    if (low === high) return `${low}`;
    return low < 0 ? this.say('less-than', { n: high + 1 }) : this.say('more-than', { n: low - 1 });
  }

  /** `2–3 or 4–5`. */
  dominoNames(dominoes: readonly Domino[]): string {
    return this.or([...new Set(dominoes.map(dominoName))]);
  }

  /** `the 2–3 or the 4–5`. */
  the(dominoes: readonly Domino[]): string {
    const names = [...new Set(dominoes.map(dominoName))];
    return this.or(names.map((domino) => this.say('the', { domino })));
  }

  /** `two 4s`, `a 3 and a 5`. */
  bag(numbers: readonly number[]): string {
    const counts = new Map<number, number>();
    for (const v of numbers) counts.set(v, (counts.get(v) ?? 0) + 1);
    return this.and([...counts].map(([value, n]) => words.part(value, n)));
  }

  /** Ways in which things stand together: `two 5s, or a 4 and a 6`. */
  orElse(ways: readonly string[]): string {
    const [way = '', ...more] = ways;
    return more.reduce((first, last) => this.say('or', { first, last }), way);
  }
}
