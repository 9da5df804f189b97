/** Suppositions whose end is seen only by trying further: what fails on the way is a link of its own. */
import { type Refuted, RunAhead, refute, type Use } from '@pipwright/core/explaining';
import type { Fact } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';
import { LOOKING_AHEAD, PLAIN } from '../techniques/index.js';
import { unfillable } from '../techniques/sum-combinations.js';
import { candidatesOn } from './failing.js';
import { Suppositions } from './suppositions.js';
import { ANY_NUMBER, isImpossible, supposingToTheEnd, type Trial, useOf } from './trial.js';

/** After so many nobody follows. */
const MOST_TRIES = 2;
/** Where no place is settled, so many suppositions that fail soonest are learned. */
const SOONEST = 6;
const TECHNIQUES = [unfillable, ...PLAIN];
const BY = supposingToTheEnd(TECHNIQUES, ANY_NUMBER);

/** Undefined where that leads nowhere. */
export function* refuteFurther(before: Knowledge, supposed: Fact): Generator<void, Refuted<Fact, Premise> | undefined> {
  const from = before.facts.length;
  const knowledge = before.copy();
  knowledge.learn(supposed);
  const ahead = new RunAhead<Knowledge, Fact, Premise>(knowledge);
  for (let tries = 0; ; ) {
    if (!ahead.round(TECHNIQUES)) {
      const failed = tries++ < MOST_TRIES ? yield* tryFurther(knowledge) : [];
      if (failed.filter((link) => ahead.learn(link)).length === 0) return undefined;
    }
    const end = ahead.uses.findIndex(({ fact }) => isImpossible(fact));
    if (end !== -1) return { supposed, from, uses: ahead.uses.slice(0, end + 1) };
    yield;
  }
}

/** All candidates but one of a place where every one fails; or else whatever fails soonest. */
function* tryFurther(knowledge: Knowledge): Generator<void, Use<Fact, Premise>[]> {
  const suppositions = Suppositions.on(knowledge);
  const failing: Failing[] = [];
  for (const trials of candidatesOn(knowledge)) {
    const failed: Failing[] = [];
    for (const trial of trials) {
      yield;
      const facts = suppositions.factsToFail(trial.supposed, BY);
      if (facts !== undefined) failed.push({ trial, facts });
    }
    failed.sort((a, b) => a.facts - b.facts);
    if (failed.length === trials.length) return linksOf(knowledge, failed.slice(0, -1));
    failing.push(...failed);
  }
  return linksOf(knowledge, failing.sort((a, b) => a.facts - b.facts).slice(0, SOONEST));
}

interface Failing {
  readonly trial: Trial;
  /** So many facts it seems to take. */
  readonly facts: number;
}

/** How each of these fails is not told: alike ones make one link. */
function linksOf(knowledge: Knowledge, failing: readonly Failing[]): Use<Fact, Premise>[] {
  return failing.flatMap(({ trial }) => {
    const refuted = refute(knowledge.copy(), trial.supposed, BY);
    if (refuted === undefined) return [];
    const { fact, because } = useOf(LOOKING_AHEAD, trial, refuted);
    return [{ technique: LOOKING_AHEAD, fact, because }];
  });
}
