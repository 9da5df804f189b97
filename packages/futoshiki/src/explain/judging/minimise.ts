/** Which of its premises a step needs. */
import { minimalByAll } from '@pipwright/core/explaining';
import type { Fact } from '../knowledge/conclusion.js';
import type { Premise } from '../knowledge/premise.js';
import type { Judge } from './judge.js';

const ORDER: readonly Premise['kind'][] = ['line', 'given', 'link', 'fact'];

/** In the order in which they are left out: last what players look at first. */
export function inOrder(premises: readonly Premise[]): readonly Premise[] {
  return [...premises].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** All of them where the conclusion is not seen to follow in so many nodes. */
export function* minimise(
  judge: Judge,
  facts: readonly Fact[],
  fact: Fact,
  because: readonly Premise[],
  patience: number,
): Generator<void, readonly Premise[]> {
  judge.facts = facts;
  const found = yield* minimalByAll(inOrder(because), [patience], (some, nodes) => judge.follows(fact, some, nodes));
  return found ?? because;
}
