/** Sets of pips as bit masks: bit 3 stands for pip 3. Double-eighteen needs 19 of the 31 bits. */
export type PipSet = number;

export const EMPTY: PipSet = 0;

export function singleton(pip: number): PipSet {
  return 1 << pip;
}

/** The pips from one number to another, both included, whatever the numbers; none where the first is greater. */
export function between(low: number, high: number): PipSet {
  return below(high + 1) & ~below(low);
}

function below(pip: number): PipSet {
  if (pip <= 0) return EMPTY;
  return pip < 31 ? singleton(pip) - 1 : ~EMPTY;
}

export function has(set: PipSet, pip: number): boolean {
  return (set & singleton(pip)) !== EMPTY;
}

export function smallest(set: PipSet): number {
  return highest(set & -set);
}

export function highest(set: PipSet): number {
  return 31 - Math.clz32(set);
}

export function withoutLowest(set: PipSet): PipSet {
  return set & (set - 1);
}

export function isSingle(set: PipSet): boolean {
  return set !== EMPTY && withoutLowest(set) === EMPTY;
}

export function size(set: PipSet): number {
  let count = 0;
  for (let rest = set; rest !== EMPTY; rest = withoutLowest(rest)) count++;
  return count;
}
