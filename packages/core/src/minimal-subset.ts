/** The fewest that do: what an explanation needs of all that it could name. */

/**
 * A subset for which `suffices` holds and from which nothing can be left out; those named first are tried first. What
 * suffices must do so with more as well. Pauses before each question.
 */
export function* minimalSubset<T>(
  all: readonly T[],
  suffices: (some: readonly T[]) => boolean,
): Generator<void, readonly T[]> {
  let kept = all;
  for (const each of all) {
    yield;
    const others = kept.filter((other) => other !== each);
    if (suffices(others)) kept = others;
  }
  return kept;
}
