/** A technique looks at what is known, and yields claims that are true and may be news. */
import type { FindBy } from '@pipwright/core/arguing';
import type { Claim, Count, Need } from '../claims/claim.js';
import { neededOf } from '../claims/kind.js';
import type { Known } from '../claims/known.js';
import { bagsOf, leastIn, type Place, placesOf } from '../claims/ways.js';

/** Level 1 is seen at a place, 2 takes the tray or the board, 3 is for those who count it all. */
export type Find = FindBy<Known, Claim, Needs>;

/** For each place, the least of each number that it needs, and in how many ways it can be filled. */
export type Needs = ReadonlyMap<Place, { readonly least: readonly number[]; readonly ways: number }>;

export function needsOf(known: Known): Needs {
  const halves = [...known.halves];
  return new Map(
    placesOf(known).map((place) => {
      const bags = bagsOf(known, place, halves);
      return [place, { least: leastIn(bags, known.board.pips), ways: bags?.length ?? Number.POSITIVE_INFINITY }];
    }),
  );
}

/** A place with more ways than this is not counted on: nobody goes through them. */
export const WAYS_COUNTED = 12;

/** A number and what is needed of it outside a place. */
export function countOf(known: Known, needs: Needs, value: number, but?: Place): Count {
  const list: Need[] = [];
  for (const [place, { least, ways }] of needs) {
    const count = least[value]!;
    if (place === but || count === 0 || ways > WAYS_COUNTED) continue;
    list.push(place.region === undefined ? { cell: place.cells[0]!, count } : { region: place.region, count });
  }
  return { value, there: known.halves[value]!, needs: list };
}

/** More regions than these nobody fills in at the same time. */
const FILLED_AT_ONCE = 2;

/** Does a claim stand on the ways to fill several regions together? */
export function isHeavy(claim: Claim, needs: Needs): boolean {
  const counts = 'counts' in claim ? claim.counts : claim.says === 'spent' ? [claim] : [];
  const regions = new Set(counts.flatMap((count) => count.needs.flatMap(({ region }) => region ?? [])));
  if ('region' in claim && counts.length > 0) regions.add(claim.region);
  return (
    [...needs].filter(([{ region }, { ways }]) => region !== undefined && regions.has(region) && ways > 1).length >
    FILLED_AT_ONCE
  );
}

export const bare = (count: Count): Count => ({ ...count, needs: [] });

/** What counts leave of each number. */
export function roomBeside(counts: readonly Count[], pips: number): number[] {
  const room = new Array<number>(pips).fill(Number.POSITIVE_INFINITY);
  for (const count of counts) room[count.value] = count.there - neededOf(count);
  return room;
}

/** The fewest of some that come to the same. */
export function fewest<T>(all: readonly T[], isSame: (some: readonly T[]) => boolean): readonly T[] {
  return all.reduce<readonly T[]>((some, each) => {
    const fewer = some.filter((other) => other !== each);
    return isSame(fewer) ? fewer : some;
  }, all);
}

/** A cell with all that can be reached from it by pairs, but those that were seen before. */
export function areaFrom(known: Known, from: number, seen: Set<number>): readonly number[] {
  if (seen.has(from)) return [];
  const area = [from];
  seen.add(from);
  for (const c of area)
    for (const next of known.edgesLeft(c).map((e) => known.across(e, c))) {
      if (seen.has(next)) continue;
      seen.add(next);
      area.push(next);
    }
  return area;
}
