/** Suppositions whose end is seen only by trying further: what fails on the way is a link of its own. */
import { type Refuted, RunAhead } from '@pipwright/core/explaining';
import type { Fact } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';
import { LOOKING_AHEAD, PLAIN } from '../techniques/index.js';
import { unfillable } from '../techniques/sum-combinations.js';
import { Cases } from './cases.js';
import { isImpossible } from './trial.js';

/** After so many nobody follows. */
const MOST_TRIES = 4;
const TECHNIQUES = [unfillable, ...PLAIN];

/** Undefined where that leads nowhere. */
export function* refuteFurther(before: Knowledge, supposed: Fact): Generator<void, Refuted<Fact, Premise> | undefined> {
  const from = before.facts.length;
  const knowledge = before.copy();
  knowledge.learn(supposed);
  const ahead = new RunAhead<Knowledge, Fact, Premise>(knowledge);
  const cases = new Cases();
  for (let tries = 0; ; ) {
    if (!ahead.round(TECHNIQUES)) {
      const failed = tries < MOST_TRIES ? yield* cases.tryAll(knowledge, tries++, false) : [];
      // How each of these fails is not told: alike ones make one link.
      const links = failed.map(({ fact, because }) => ({ technique: LOOKING_AHEAD, fact, because }));
      if (links.filter((link) => ahead.learn(link)).length === 0) return undefined;
    }
    const end = ahead.uses.findIndex(({ fact }) => isImpossible(fact));
    if (end !== -1) return { supposed, from, uses: ahead.uses.slice(0, end + 1) };
    yield;
  }
}
