/** Regions of one number that cannot be covered without dominoes inside them, which are doubles. */
import { members, size } from '@pipwright/core/bits';
import { type Alike, alikeRegions } from './alike.js';
import { MOST_CELLS } from './limits.js';
import type { Loosened } from './loosened.js';
import { cheapestCovering } from './matching.js';
import type { Named } from './reason.js';

/** On larger boards only the regions themselves are looked at, and not what all the others leave for them. */
const SEEN_WHOLE = 100;
/** More regions than these are not tried one by one, and nobody would look at them together. */
const LARGEST_GROUP = 50;

export function* tooFewDoubles(board: Loosened): Generator<Named, void> {
  if (board.compiled.cells > MOST_CELLS) return;
  const alike = alikeRegions(board).filter(({ region }) => board.members[region]!.length > 1);
  for (const each of alike) yield* lack(board, [each]);
  const single = new Set(alike.flatMap(({ values }) => (size(values) === 1 ? [values] : [])));
  const groups = [...[...single].map((values) => alike.filter((each) => each.values === values)), alike];
  for (const group of groups) yield* lackOfFewest(board, group);
}

/** The group, without those that can be left out. */
function lackOfFewest(board: Loosened, group: readonly Alike[]): Named[] {
  if (group.length > LARGEST_GROUP) return [];
  let found = lack(board, group);
  if (found.length === 0) return [];
  let kept = group;
  for (const each of group) {
    const others = kept.filter((other) => other !== each);
    const fewer = lack(board, others);
    if (fewer.length === 0) continue;
    kept = others;
    found = fewer;
  }
  return found;
}

/** None, or one. */
function lack(board: Loosened, alike: readonly Alike[]): Named[] {
  const { compiled, covered, members: byRegion } = board;
  if (alike.length === 0) return [];
  const values = members(alike.reduce((all, each) => all | each.values, 0));
  const available = doublesFor(board, alike, values);
  const own = alike.flatMap(({ region }) => byRegion[region]!);
  if (available * 2 >= own.length) return [];
  const all = Array.from({ length: compiled.cells }, (_, cell) => cell);
  const isInside = insideOf(board, alike);
  for (const cells of compiled.cells > SEEN_WHOLE ? [own] : [own, all]) {
    const some = cells.filter((cell) => covered[cell]);
    const needed = doublesNeeded(board, some, isInside);
    if (needed > available) return [found(needed, some)];
  }
  if (compiled.cells > SEEN_WHOLE) return [];
  const needed = doublesNeededByUse(board, all, isInside);
  return needed > knownDoubles(board, alike, values) + board.spare ? [found(needed, [])] : [];

  function found(needed: number, cells: readonly number[]): Named {
    const there = values.map((value) => compiled.given.most[value * (compiled.pips + 1)]!);
    return {
      reason: 'too-few-doubles',
      shortage: { needed, available: oneOrAll(alike, there), ...(values.length === 1 ? { numbers: values } : {}) },
      regions: alike.map(({ region }) => region),
      values,
      cells,
    };
  }
}

/** At most that many doubles can go to these regions. */
function doublesFor(board: Loosened, alike: readonly Alike[], values: readonly number[]): number {
  const { copies, spare, compiled } = board;
  const doubles = oneOrAll(
    alike,
    values.map((value) => copies[value * (compiled.pips + 1)]!),
  );
  return Math.min(doubles, knownDoubles(board, alike, values) + spare);
}

function knownDoubles({ terms, compiled }: Loosened, alike: readonly Alike[], values: readonly number[]): number {
  return oneOrAll(
    alike,
    values.map((value) => terms.least[value * (compiled.pips + 1)]!),
  );
}

/** In one region doubles must be of the same number. */
function oneOrAll(alike: readonly Alike[], doubles: readonly number[]): number {
  return alike.length === 1 ? Math.max(...doubles) : doubles.reduce((sum, each) => sum + each, 0);
}

/** How many dominoes lie inside at least; 0 where the cells cannot be covered at all. */
function doublesNeeded(board: Loosened, cells: readonly number[], isInside: (edge: number) => boolean): number {
  const { bare, cost } = cheapestCovering(board.covering(cells), (edge) => Number(isInside(edge)));
  return bare.length > 0 ? 0 : cost;
}

/** The same where nothing must be covered, but so much used that no more than twice `spare` cells stay bare. */
function doublesNeededByUse(board: Loosened, all: readonly number[], isInside: (edge: number) => boolean): number {
  const { bare, cost } = cheapestCovering(board.covering(all), (edge) => 2 * Number(isInside(edge)), 1);
  return Math.ceil((cost + bare.length) / 2);
}

/** Do both cells of an edge hold the same number? Two regions of the same single number are as one. */
function insideOf({ compiled }: Loosened, alike: readonly Alike[]): (edge: number) => boolean {
  const { first, second, region, regions } = compiled;
  const groups = new Int32Array(regions + 1).fill(-1);
  for (const each of alike) groups[each.region] = size(each.values) === 1 ? regions + each.values : each.region;
  return (edge) => {
    const group = groups[region[first[edge]!]!]!;
    return group !== -1 && group === groups[region[second[edge]!]!];
  };
}
