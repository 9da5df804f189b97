/** The fewest that do: what an explanation needs of all that it could name. */

/** An answer, or work that pauses on the way to it. */
export type Answering = boolean | Generator<void, boolean>;

function* answered(answer: Answering): Generator<void, boolean> {
  return typeof answer === 'boolean' ? answer : yield* answer;
}

/**
 * A subset for which `suffices` holds and from which nothing can be left out; those named first are tried first. What
 * suffices must do so with more as well. Pauses before each question.
 */
export function* minimalSubset<T>(
  all: readonly T[],
  suffices: (some: readonly T[]) => Answering,
): Generator<void, readonly T[]> {
  let kept = all;
  for (const each of all) {
    yield;
    const others = kept.filter((other) => other !== each);
    if (yield* answered(suffices(others))) kept = others;
  }
  return kept;
}

/**
 * The same by one measure after the other, the plainest first; a measure by which not even all suffice is passed over.
 * Undefined where that is so by all of them.
 */
export function* minimalByAll<T, Measure>(
  all: readonly T[],
  measures: readonly Measure[],
  suffices: (some: readonly T[], measure: Measure) => Answering,
): Generator<void, readonly T[] | undefined> {
  let kept: readonly T[] | undefined;
  for (const measure of measures) {
    const some: readonly T[] = kept ?? all;
    if (yield* answered(suffices(some, measure)))
      kept = yield* minimalSubset(some, (fewer) => suffices(fewer, measure));
  }
  return kept;
}

/** A small subset that suffices, for when most of all has nothing to do with it: large pieces are left out first. */
export function* smallSubset<T>(
  all: readonly T[],
  suffices: (some: readonly T[]) => Answering,
): Generator<void, readonly T[]> {
  let kept = all;
  for (let piece = Math.ceil(all.length / 2); piece >= 1; piece = piece === 1 ? 0 : Math.ceil(piece / 2)) {
    for (let at = 0; at < kept.length; ) {
      const others = [...kept.slice(0, at), ...kept.slice(at + piece)];
      yield;
      if (yield* answered(suffices(others))) kept = others;
      else at += piece;
    }
  }
  return kept;
}
