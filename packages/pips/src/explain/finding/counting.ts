/** Numbers that are left in the tray, and who needs them. */
import type { Claim, ClaimOf } from '../claims/claim.js';
import { neededOf } from '../claims/kind.js';
import { type Known, members, range, SAME, size } from '../claims/known.js';
import { shares } from '../claims/numbers.js';
import { bare, countOf, type Find, type Needs } from './technique.js';

/** Most = that are shared out at once. */
const SHARING = 7;

const sameRegions = (known: Known) =>
  range(known.board.regions).filter((r) => known.board.shape[r] === SAME && known.openOf(r).length >= 2);

/** Which numbers are left often enough for an =: all = with the same answer are told at once. */
export function enough(isBeside: boolean): Find {
  return function* (known, needs) {
    const found = new Map<string, ClaimOf<'enough'>>();
    for (const region of sameRegions(known)) {
      const all = members(known.numberOf(region));
      const count = known.openOf(region).length;
      const place = [...needs.keys()].find((each) => each.region === region)!;
      const counts = all.map((v) => countOf(known, needs, v, place)).map((each) => (isBeside ? each : bare(each)));
      const values = all.filter((_, i) => counts[i]!.there - neededOf(counts[i]!) >= count);
      if (values.length === all.length) continue;
      const scarce = counts.filter(({ value, there }) => !values.includes(value) && there >= count);
      const key = `${count} ${values} ${JSON.stringify(scarce)}`;
      const before = found.get(key)?.regions ?? [];
      found.set(key, { says: 'enough', regions: [...before, region], count, values, counts: scarce });
    }
    yield* found.values();
  };
}

/** As many = as there are numbers for them, and no number for two: they take one each. */
export const sharing: Find = function* (known, needs) {
  const all = sameRegions(known).filter((r) => size(known.numberOf(r)) > 1);
  if (all.length < 2 || all.length > SHARING) return;
  const mine = new Set(all);
  const others: Needs = new Map([...needs].filter(([{ region }]) => region === undefined || !mine.has(region)));
  const counts = range(known.board.pips).map((v) => countOf(known, others, v));
  const room = counts.map((count) => count.there - neededOf(count));
  for (let some = 1; some < 1 << all.length; some++) {
    const regions = all.filter((_, i) => (some >> i) & 1);
    if (regions.length < 2) continue;
    const claim = shareOf(known, all, regions, counts, room);
    if (claim !== undefined) yield claim;
  }
};

function shareOf(
  known: Known,
  all: readonly number[],
  regions: readonly number[],
  counts: readonly ReturnType<typeof countOf>[],
  room: readonly number[],
): Claim | undefined {
  const count = Math.min(...regions.map((r) => known.openOf(r).length));
  const possible = regions.reduce((set, r) => set | known.numberOf(r), 0);
  const values = members(possible).filter((v) => room[v]! >= count);
  if (values.length !== regions.length || values.some((v) => room[v]! >= 2 * count)) return undefined;
  const claim = {
    says: 'share',
    regions,
    count,
    values,
    isLeast: regions.some((r) => known.openOf(r).length > count),
    counts: counts.filter(
      ({ value, there, needs }) =>
        needs.length > 0 && (values.includes(value) || (((possible >> value) & 1) === 1 && there >= count)),
    ),
    all: all.filter((r) => regions.includes(r) || members(known.numberOf(r)).some((v) => values.includes(v))),
  } as const;
  return shares(known, claim).ways > 0 ? claim : undefined;
}

/** An = that is begun needs more of its number than are left. */
export const noneLeft: Find = function* (known) {
  for (let region = 0; region < known.board.regions; region++) {
    const open = known.openOf(region).length;
    const [value, other] = members(known.numberOf(region));
    if (known.board.shape[region] !== SAME || open === 0 || value === undefined || other !== undefined) continue;
    const there = known.halves[value]!;
    if (there < open) yield { says: 'spent', value, there, needs: [{ region, count: open }] };
  }
};

/** All that are left of a number are needed. */
export const spent: Find = function* (known, needs) {
  for (let v = 0; v < known.board.pips; v++) {
    const count = countOf(known, needs, v);
    if (count.there > 0 && neededOf(count) >= count.there) yield { says: 'spent', ...count };
  }
};

/** Must go somewhere: as many cells could take a number as must be used. */
export const room: Find = function* (known) {
  const { cells, pips } = known.board;
  for (let value = 0; value < pips; value++) {
    let there = 0;
    for (let y = 0; y < pips; y++) there += known.owed[value * pips + y]! * (y === value ? 2 : 1);
    const taking = range(cells).filter((c) => known.isOpen(c) && (known.values[c]! >> value) & 1);
    if (there > 0 && taking.length <= there) yield { says: 'room', value, there, cells: taking };
  }
};
