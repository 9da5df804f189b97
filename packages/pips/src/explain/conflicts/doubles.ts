/** Regions of one number that cannot be covered without dominoes inside them, which are doubles. */
import { members, size } from '@pipwright/core/bits';
import { type Alike, alikeRegions } from './alike.js';
import type { Loosened } from './loosened.js';
import { cheapestCovering } from './matching.js';
import type { Named } from './reason.js';

/** On larger boards it would take too long to try every region. */
const MOST_CELLS = 400;

export function tooFewDoubles(board: Loosened): Named | undefined {
  if (board.compiled.cells > MOST_CELLS) return undefined;
  const alike = alikeRegions(board).filter(({ region }) => board.members[region]!.length > 1);
  for (const each of alike) {
    const found = lack(board, [each]);
    if (found !== undefined) return found;
  }
  const single = new Set(alike.flatMap(({ values }) => (size(values) === 1 ? [values] : [])));
  const groups = [...[...single].map((values) => alike.filter((each) => each.values === values)), alike];
  for (const group of groups) {
    const found = lackOfFewest(board, group);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The group, without those that can be left out. */
function lackOfFewest(board: Loosened, group: readonly Alike[]): Named | undefined {
  let found = lack(board, group);
  if (found === undefined) return undefined;
  let kept = group;
  for (const each of group) {
    const others = kept.filter((other) => other !== each);
    const fewer = lack(board, others);
    if (fewer === undefined) continue;
    kept = others;
    found = fewer;
  }
  return found;
}

function lack(board: Loosened, alike: readonly Alike[]): Named | undefined {
  const { compiled, covered, members: byRegion } = board;
  if (alike.length === 0) return undefined;
  const values = members(alike.reduce((all, each) => all | each.values, 0));
  const available = doublesFor(board, alike, values);
  const own = alike.flatMap(({ region }) => byRegion[region]!);
  if (available * 2 >= own.length) return undefined;
  const all = Array.from({ length: compiled.cells }, (_, cell) => cell);
  for (const cells of [own, all]) {
    const some = cells.filter((cell) => covered[cell]);
    const needed = doublesNeeded(board, alike, some);
    if (needed > available) return found(needed, some);
  }
  const [needed, there] = byUse(board, alike, values);
  return needed > there ? found(needed, [], there) : undefined;

  function found(needed: number, cells: readonly number[], there = available): Named {
    const numbers = values.length === 1 ? { numbers: values } : {};
    return {
      reason: 'too-few-doubles',
      shortage: { needed, available: there, ...numbers },
      regions: alike.map(({ region }) => region),
      values,
      cells,
    };
  }
}

/** How many doubles there are for these regions: for one region they must be of the same number. */
function doublesFor(board: Loosened, alike: readonly Alike[], values: readonly number[]): number {
  const { copies, spare, compiled } = board;
  const doubles = values.map((value) => copies[value * (compiled.pips + 1)]!);
  if (alike.length === 1) return Math.max(...doubles);
  const all = doubles.reduce((sum, each) => sum + each, 0);
  return Math.min(all, knownDoubles(board, alike, values) + spare);
}

function knownDoubles({ terms, compiled }: Loosened, alike: readonly Alike[], values: readonly number[]): number {
  const doubles = values.map((value) => terms.least[value * (compiled.pips + 1)]!);
  return alike.length === 1 ? Math.max(...doubles) : doubles.reduce((sum, each) => sum + each, 0);
}

/** So many dominoes, at least, lie inside; none where the cells cannot be covered at all. */
function doublesNeeded(board: Loosened, alike: readonly Alike[], cells: readonly number[]): number {
  const { bare, cost } = cheapestCovering(board.covering(cells), (edge) => Number(isInside(board, alike, edge)));
  return bare.length > 0 ? 0 : cost;
}

/**
 * The same where nothing must be covered, but so much used that no more than twice `spare` cells stay bare: how many
 * doubles are needed, and how many there are if all that is spare were doubles.
 */
function byUse(board: Loosened, alike: readonly Alike[], values: readonly number[]): [needed: number, there: number] {
  const { compiled, spare } = board;
  const all = Array.from({ length: compiled.cells }, (_, cell) => cell);
  const { bare, cost } = cheapestCovering(board.covering(all), (edge) => 2 * Number(isInside(board, alike, edge)), 1);
  return [Math.ceil((cost + bare.length) / 2), knownDoubles(board, alike, values) + spare];
}

/** Do both cells of an edge hold the same number? Two regions of the same single number are as one. */
function isInside({ compiled }: Loosened, alike: readonly Alike[], edge: number): boolean {
  const { first, second, region } = compiled;
  const own = alike.find((each) => each.region === region[first[edge]!]);
  const other = alike.find((each) => each.region === region[second[edge]!]);
  if (own === undefined || other === undefined) return false;
  return own === other || (own.values === other.values && size(own.values) === 1);
}
