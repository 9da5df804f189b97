/** Suppositions that fail, where nothing else leads on: as few and as short to tell as can be. */
import { members, size } from '@pipwright/core/bits';
import { RunAhead, type Use } from '@pipwright/core/explaining';
import type { Fact } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';
import type { Truth } from '../knowledge/truth.js';
import { isLarge } from '../knowledge/usual-board.js';
import { PLAIN } from '../techniques/index.js';
import { type Failed, lengthOf, lengthsOn, longest, Refutations, Shortening, usesOf } from './failing.js';
import { failsBySearch } from './search.js';
import { ENOUGH_AT_ONCE, joinTrial, type Trial, valueTrial } from './trial.js';

/** No shorter one is looked for then: two links for each of two candidates. */
const SHORT = 6;

/** The suppositions that fail about one place, so that one candidate is left for it; of all places, the shortest to tell. */
export function* lookAhead(knowledge: Knowledge, truth: Truth): Generator<void, Use<Fact, Premise>[]> {
  // On larger boards the first that leads on has to do; where none does, what fails in the easiest way.
  const isHurried = isLarge(knowledge.compiled);
  let best: Looked | undefined;
  const single: Failed[] = [];
  const shortening = new Shortening(knowledge);
  for (const by of lengthsOn(knowledge)) {
    const refutations = new Refutations(knowledge, by);
    const near = yield* lookAlong(knowledge, truth, refutations, NEAR);
    if (near.place.length === 1 && longest(near.place) <= LONG) return usesOf(near.place);
    const nearest = near.single.filter(({ links }) => links <= SOON);
    if (near.place.length === 0 && nearest.length > 0 && !isHurried) return usesOf(nearest);
    const found = yield* lookAlong(knowledge, truth, refutations);
    const length = found.place.length > 0 ? longest(found.place) : Number.POSITIVE_INFINITY;
    if (length <= LONG || (isHurried && found.place.length > 0)) return usesOf(found.place);
    if (length <= LONG_FOR_A_PLACE) return usesOf(yield* shortening.shortened(found.place));
    if (found.place.length > 0 && (best === undefined || longest(found.place) < longest(best.place))) best = found;
    single.push(...found.single);
    if (isHurried && single.length > 0) break;
    // Rather than by one long chain, a place is settled by several short ones, here and elsewhere.
    const soon = single.filter(({ links }) => links <= SOON);
    if (soon.length > 0) return usesOf(soon);
  }
  const soonest = [...single].sort((a, b) => a.links - b.links);
  if (isHurried && soonest.length > 0) return usesOf(soonest.slice(0, ENOUGH_AT_ONCE));
  const soon = single.filter(({ links }) => links <= LONG);
  if (soon.length > 0) return usesOf(soon);
  const few = yield* shortening.shortened(soonest.slice(0, SHORTENED));
  const short = few.filter(({ links }) => links <= LONG);
  if (short.length > 0) return usesOf(short);
  if (best !== undefined) return usesOf(yield* shortening.shortened(best.place));
  if (few.length > 0) return usesOf(few.slice(0, 1));
  return yield* failsBySearch(knowledge, [...places(knowledge, truth)].flat());
}

/** So many of those that fail soonest are looked at again, in other orders of techniques. */
const SHORTENED = 6;
/** A chain of more links is hard to follow. */
const LONG = 6;
const SOON = 3;
/** A chain of few links takes no more facts. */
const NEAR = 18;
/** Some links turn out not to be needed. */
const LONG_FOR_A_PLACE = 10;

interface Looked {
  /** All that settles one place. */
  readonly place: readonly Failed[];
  /** Whatever fails anywhere. */
  readonly single: readonly Failed[];
}

/** What settles the place that is the shortest to tell; and all that fails, for where nothing does. */
function* lookAlong(
  knowledge: Knowledge,
  truth: Truth,
  refutations: Refutations,
  mostFacts?: number,
): Generator<void, Looked> {
  let best: readonly Failed[] = [];
  let shortest = Number.POSITIVE_INFINITY;
  const enough = isLarge(knowledge.compiled) ? AIMLESS : SHORT;
  const single: Failed[] = [];
  for (const trials of places(knowledge, truth)) {
    const failed = yield* refutations.of(trials, mostFacts);
    single.push(...failed);
    if (failed.length < trials.length) continue;
    let length = lengthOf(failed);
    if (length >= shortest) continue;
    if (!placesSomething(knowledge, usesOf(failed))) length += AIMLESS;
    if (length >= shortest) continue;
    shortest = length;
    best = failed;
    if (length <= enough) break;
  }
  return { place: best, single };
}

/** As much longer is what places nothing. */
const AIMLESS = 20;

/** Is there a domino to place once these are known? */
function placesSomething(knowledge: Knowledge, uses: readonly Use<Fact, Premise>[]): boolean {
  const ahead = new RunAhead(knowledge.copy());
  const before = ahead.knowledge.placedCount;
  for (const use of uses) ahead.learn(use);
  while (ahead.knowledge.placedCount === before && ahead.round(PLAIN));
  return ahead.knowledge.placedCount > before;
}

/** For each cell that is certain, what it could hold and does not; then whom it could pair with and does not. */
function* places(knowledge: Knowledge, { values, joins }: Truth): Generator<Trial[]> {
  const { cells } = knowledge.compiled;
  const byCell = Array.from({ length: cells }, (_, cell) =>
    members(size(values[cell]!) === 1 ? knowledge.values[cell]! & ~values[cell]! : 0).map((value) =>
      valueTrial(knowledge, cell, value),
    ),
  );
  for (let cell = 0; cell < cells; cell++) {
    if (knowledge.joinedBy[cell] !== -1) continue;
    const open = knowledge.openEdges(cell);
    if (!open.some((edge) => joins[edge] === 1)) continue;
    const wrong = open.filter((edge) => joins[edge] === -1);
    byCell.push(wrong.map(joinTrial));
  }
  yield* byCell.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length);
}
