/** Sets of pips as bit masks: pip 3 is in a set when bit 3 is. Double-eighteen needs 19 bits, a number has 31 to spare. */
export type PipSet = number;

export const NONE: PipSet = 0;

export function only(pip: number): PipSet {
  return 1 << pip;
}

/** The pips from one number to another, both included, whatever the numbers; none where the first is greater. */
export function between(low: number, high: number): PipSet {
  return below(high + 1) & ~below(low);
}

function below(pip: number): PipSet {
  if (pip <= 0) return NONE;
  return pip < 31 ? only(pip) - 1 : ~NONE;
}

export function has(set: PipSet, pip: number): boolean {
  return (set & only(pip)) !== NONE;
}

export function lowest(set: PipSet): number {
  return highest(set & -set);
}

export function highest(set: PipSet): number {
  return 31 - Math.clz32(set);
}

export function withoutLowest(set: PipSet): PipSet {
  return set & (set - 1);
}

export function isSingle(set: PipSet): boolean {
  return set !== NONE && withoutLowest(set) === NONE;
}

export function size(set: PipSet): number {
  let count = 0;
  for (let rest = set; rest !== NONE; rest = withoutLowest(rest)) count++;
  return count;
}
