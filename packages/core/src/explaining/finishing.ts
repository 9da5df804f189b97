/** Which of the things that a player has placed can be finished together. */

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
