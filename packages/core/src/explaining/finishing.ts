/** Which of the things that a player has placed can be finished together, and which few cannot. */

/**
 * Looks for a solution with some of what is placed, by number; says of all else that is placed whether that solution has
 * it too. Undefined where there is none.
 */
export type Finish = (some: readonly number[]) => Generator<void, ((id: number) => boolean) | undefined>;

/** Each that can be finished together with all that were kept before it. */
export function* keepable(order: readonly number[], finish: Finish): Generator<void, readonly number[]> {
  const kept: number[] = [];
  const first = yield* finish(kept);
  if (first === undefined) return [];
  let has = first;
  for (const id of order) {
    if (!has(id)) {
      const other = yield* finish([...kept, id]);
      if (other === undefined) continue;
      has = other;
    }
    kept.push(id);
  }
  return kept;
}

/** Of what a player has placed, no more is named for why a board cannot be finished, if that can be. */
export const MOST_OWN = 3;

/**
 * Sets of at most so many that cannot be finished together, of some that cannot: what is left of these when one after
 * the other is left out, in two orders, as long as there are too many. Where that leaves too many, the first set that
 * there is among all.
 */
export function* fewLost(
  some: readonly number[],
  all: readonly number[],
  finish: Finish,
  most = MOST_OWN,
): Generator<void, readonly (readonly number[])[]> {
  const sets = new Map<string, readonly number[]>();
  for (const order of [some, [...some].reverse()]) {
    let kept = some;
    for (const id of order) {
      if (kept.length <= most) break;
      const others = kept.filter((each) => each !== id);
      if ((yield* finish(others)) === undefined) kept = others;
    }
    if (kept.length <= most) sets.set(kept.join(), kept);
  }
  if (sets.size > 0) return [...sets.values()];
  const first = yield* firstLost(all, finish, most);
  return first === undefined ? [] : [first];
}

/** The smallest set that cannot be finished, if it has no more than so many: what a solution has need not be asked of again. */
function* firstLost(
  all: readonly number[],
  finish: Finish,
  most: number,
): Generator<void, readonly number[] | undefined> {
  const solutions: ((id: number) => boolean)[] = [];
  for (let size = 0; size <= most; size++) {
    for (const some of subsets(all, size)) {
      if (solutions.some((has) => some.every(has))) continue;
      const has = yield* finish(some);
      if (has === undefined) return some;
      solutions.push(has);
    }
  }
  return undefined;
}

function* subsets(all: readonly number[], size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i <= all.length - size; i++)
      for (const others of subsets(all, size - 1, i + 1)) yield [all[i] as number, ...others];
}
