/** How Pips are reasoned about: what core's reasoning asks of a kind. */
import type { Reasoner } from '@pipwright/core/explaining';
import type { Compiled } from '../engines/swift/index.js';
import type { Conclusion } from './conclusion.js';
import { generalReason } from './general.js';
import { Judge } from './judge.js';
import { Knowledge } from './knowledge.js';
import { minimise } from './minimise.js';
import type { Premise } from './premise.js';
import { GENERAL, ODD_AREA, TECHNIQUES } from './techniques/index.js';
import type { Truth } from './truth.js';

export interface PipsReasoner extends Reasoner<Knowledge, Truth, Conclusion, Premise> {
  readonly judge: Judge;
}

/** @param truth what is true of every solution, given what the player has placed */
export function reasonerOf(compiled: Compiled, placed: readonly Conclusion[], truth: Truth): PipsReasoner {
  const knowledge = new Knowledge(compiled, placed);
  const judge = new Judge(compiled, knowledge.facts);
  return {
    knowledge,
    judge,
    truth,
    techniques: TECHNIQUES,
    general: GENERAL,
    generalReason: () => generalReason(knowledge, judge, truth),
    isComplete: () => knowledge.isComplete(truth),
    minimise: (conclusion, because, { technique, isHurried }) =>
      minimise(judge, conclusion, because, { keepsShape: technique.name === ODD_AREA, isHurried }),
  };
}
