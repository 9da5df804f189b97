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
  // How often each number was used says which cells are left, and what they may still make: whether they can be filled.
  const known = new Map<number | string, boolean>();
  const base = n + 1;
  const weight = halves.map((_, v) => base ** v);
  const isSafe = Number.isSafeInteger(base ** halves.length);
  const isFillable = (i: number, sum: number, count: number): boolean => {
    if (i === n) return true;
    const state = isSafe ? count : String(used);
    const before = known.get(state);
    if (before !== undefined) return before;
    let isFilled = false;
    for (const v of members(wanted[i]!)) {
      if (used[v]! >= halves[v]!) continue;
      if (shape[region] === DIFFERENT && used[v]! > 0) continue;
      if (shape[region] === SAME && i > 0 && v !== chosen[0]) continue;
      if (shape[region] === SUM && (sum + v + least[i + 1]! > high[region]! || sum + v + most[i + 1]! < low[region]!))
        continue;
      used[v]!++;
      chosen[i] = v;
      if (isFillable(i + 1, sum + v, count + weight[v]!)) {
        found[i]! |= 1 << v;
        isFilled = true;
      }
      used[v]!--;
      if (known.size > MOST_STATES) return false;
    }
    known.set(state, isFilled);
    return isFilled;
  };
  isFillable(0, 0, 0);
  return known.size > MOST_STATES ? undefined : found;
}

const MOST_STATES = 20_000;
