/**
 * Which suppositions fail, asked again and again while more comes to be known: each is followed on from where it was
 * left. How one fails is told by a chain of its own, from what is known by then, which is shorter.
 */
import { RunAhead, type Supposing } from '@pipwright/core/explaining';
import type { Fact } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';

type By = Supposing<Knowledge, Fact, Premise>;

/** What follows from one supposition. */
interface Followed {
  readonly ahead: RunAhead<Knowledge, Fact, Premise>;
  /** So many facts that are known without it were taken over. */
  taken: number;
  /** Followed to the end by these. */
  by: By | undefined;
  fails: boolean;
}

const known = new WeakMap<Knowledge, Suppositions>();

export class Suppositions {
  readonly #knowledge: Knowledge;
  readonly #followed = new Map<string, Followed>();

  private constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  /** Those on what is known, which may grow. */
  static on(knowledge: Knowledge): Suppositions {
    const suppositions = known.get(knowledge) ?? new Suppositions(knowledge);
    known.set(knowledge, suppositions);
    return suppositions;
  }

  /** How many facts it seems to take until it fails by these techniques, or easier ones; undefined where it does not. */
  factsToFail(supposed: Fact, by: By): number | undefined {
    const key = JSON.stringify(supposed);
    const followed = this.#followed.get(key) ?? this.#begin(supposed);
    this.#followed.set(key, followed);
    this.#takeOver(followed);
    if (followed.by !== by) this.#follow(followed, by);
    return followed.fails ? followed.ahead.uses.length : undefined;
  }

  #begin(supposed: Fact): Followed {
    const knowledge = this.#knowledge.copy();
    knowledge.learn(supposed);
    return { ahead: new RunAhead(knowledge), taken: this.#knowledge.facts.length, by: undefined, fails: false };
  }

  #takeOver(followed: Followed): void {
    const { facts } = this.#knowledge;
    const { knowledge } = followed.ahead;
    for (; followed.taken < facts.length; followed.taken++) {
      const fact = facts[followed.taken]!;
      if (!knowledge.isNews(fact)) continue;
      knowledge.learn(fact);
      followed.by = undefined;
    }
    if (knowledge.values.includes(0)) followed.fails = true;
  }

  #follow(followed: Followed, by: By): void {
    const { ahead } = followed;
    let seen = ahead.uses.length;
    for (const most = seen + by.mostFacts; !followed.fails && seen <= most; ) {
      if (!ahead.round(by.techniques)) {
        followed.by = by;
        return;
      }
      for (; seen < ahead.uses.length; seen++) if (by.isImpossible(ahead.uses[seen]!.fact)) followed.fails = true;
    }
  }
}
