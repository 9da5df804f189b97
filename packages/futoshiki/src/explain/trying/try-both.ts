/** Of two candidates for one place, the one that leads nowhere. */
import { smallest } from '@pipwright/core/bits';
import { chainDrafts, refute, type Technique, type ToldStep, type Use } from '@pipwright/core/explaining';
import type { Fact } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';
import type { Truth } from '../knowledge/truth.js';
import { LOOKING_AHEAD, TRY_BOTH } from '../techniques/index.js';
import { isEitherOr, wrongCandidates } from './candidates.js';
import { drafting } from './drafting.js';
import { EASILY, trialOf, useOf } from './trial.js';

/** A chain of more links than this is no longer held in the head. */
const LINKS_IN_THE_HEAD = 2;

/** Suppositions about one of two candidates that fail within two links. */
export function* tryBoth(knowledge: Knowledge, truth: Truth): Generator<void, Use<Fact, Premise>[]> {
  const found: Use<Fact, Premise>[] = [];
  for (const { cell, v, isOneOfTwo } of wrongCandidates(knowledge, truth)) {
    if (!isOneOfTwo) continue;
    yield;
    const trial = trialOf(knowledge, cell, v);
    const refuted = refute(knowledge.copy(), trial.supposed, EASILY);
    if (refuted === undefined || chainDrafts(refuted, drafting).length > LINKS_IN_THE_HEAD) continue;
    found.push(useOf(TRY_BOTH, trial, refuted));
  }
  return found;
}

/** Of two candidates by what has been told, one that fails within two links is tried; everything else is looking ahead. */
export function nameOfTrial(told: Knowledge, { technique, supposed, chain = [] }: ToldStep<Fact, Premise>): Technique {
  const [fact] = supposed ?? [];
  if (fact === undefined) return technique;
  const isTried = chain.length <= LINKS_IN_THE_HEAD && isEitherOr(told, fact.cell, smallest(fact.values));
  return isTried ? TRY_BOTH : LOOKING_AHEAD;
}
