/** All ways to fill a region, for techniques that differ in the halves they count with. */
import { members } from '@pipwright/core/bits';
import { DIFFERENT, SAME, SUM } from '../../engines/swift/compile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { Remembered } from '../knowledge/remembered.js';

const remembered = new Remembered<readonly number[] | undefined>();

/**
 * The values of a region's cells in all fillings that its rule, and the halves left for it, allow; none where there is
 * no filling, undefined where there are too many to look at.
 * @param values what the cells may hold
 */
export function supports(
  { compiled }: Knowledge,
  region: number,
  values: readonly number[],
  halves: readonly number[],
): readonly number[] | undefined {
  const enough = halves.map((count) => Math.min(count, values.length));
  const key = `${region} ${values} ${enough}`;
  return remembered.get(compiled, key, () => fillings(compiled, region, values, enough));
}

function fillings(
  { shape, low, high }: Knowledge['compiled'],
  region: number,
  wanted: readonly number[],
  halves: readonly number[],
): number[] | undefined {
  const n = wanted.length;
  const found = new Array<number>(n).fill(0);
  if (wanted.includes(0)) return found;
  const least = new Array<number>(n + 1).fill(0);
  const most = new Array<number>(n + 1).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    const set = members(wanted[i]!);
    least[i] = least[i + 1]! + set[0]!;
    most[i] = most[i + 1]! + set[set.length - 1]!;
  }
  const used = halves.map(() => 0);
  const chosen = new Array<number>(n).fill(0);
  let work = 0;
  /** True where all there is to find has been found, or too much work. */
  const fill = (i: number, sum: number): boolean => {
    if (++work > MOST_FILLINGS) return true;
    if (i === n) {
      for (let j = 0; j < n; j++) found[j]! |= 1 << chosen[j]!;
      return found.every((set, j) => set === wanted[j]);
    }
    for (const v of members(wanted[i]!)) {
      if (used[v]! >= halves[v]!) continue;
      if (shape[region] === DIFFERENT && used[v]! > 0) continue;
      if (shape[region] === SAME && i > 0 && v !== chosen[0]) continue;
      if (shape[region] === SUM && (sum + v + least[i + 1]! > high[region]! || sum + v + most[i + 1]! < low[region]!))
        continue;
      used[v]!++;
      chosen[i] = v;
      const done = fill(i + 1, sum + v);
      used[v]!--;
      if (done) return true;
    }
    return false;
  };
  fill(0, 0);
  return work > MOST_FILLINGS ? undefined : found;
}

const MOST_FILLINGS = 20_000;
