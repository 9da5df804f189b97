/** Messages filled in, and things by their names, for one puzzle. */
import { sameCell } from '@pipwright/core';
import { Speaker as Plain } from '@pipwright/core/explaining';
import { type Cell, compareCells } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
import type { Makes } from '../claims/claim.js';
import type { ToldClaim } from '../claims/told.js';
import { type Key, messages, words } from './english.js';
import type { Names } from './names.js';

export type ToldOf<Says extends ToldClaim['says']> = Extract<ToldClaim, { readonly says: Says }>;

/** More dominoes are looked over, and not listed. */
export const LISTED = 4;

export class Speaker extends Plain<Key> {
  readonly puzzle: Puzzle;
  readonly names: Names;

  constructor(puzzle: Puzzle, names: Names) {
    super(messages);
    this.puzzle = puzzle;
    this.names = names;
  }

  cells(cells: readonly Cell[]): string {
    return this.and([...cells].sort(compareCells).map((cell) => this.names.cell(cell)));
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

  regions(regions: readonly number[]): string {
    return this.and(this.names.regions(regions));
  }

  /** `6`, `less than 4`, `more than 2`. */
  sum({ low, high }: Makes): string {
    if (low === high) return `${low}`;
    return low < 0 ? this.say('less-than', { n: high + 1 }) : this.say('more-than', { n: low - 1 });
  }

  /** `2–3 or 4–5`. */
  dominoNames(dominoes: readonly Domino[]): string {
    return this.or([...new Set(dominoes.map((domino) => this.names.domino(domino)))]);
  }

  /** `the 2–3 or the 4–5`. */
  the(dominoes: readonly Domino[]): string {
    const names = [...new Set(dominoes.map((domino) => this.names.domino(domino)))];
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
