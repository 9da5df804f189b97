/** Which of the premises of a step it needs: givens and lines go first, then signs, then what was found out before. */
import { minimalByAll } from '@pipwright/core/explaining';
import type { Fact } from '../knowledge/conclusion.js';
import { type Premise, Premises } from '../knowledge/premise.js';
import type { Judge } from './judge.js';

const ORDER: readonly Premise['kind'][] = ['line', 'given', 'link', 'fact'];

/** Undefined parts are as they were where the conclusion does not follow in so many nodes. */
export function* minimise(
  judge: Judge,
  facts: readonly Fact[],
  fact: Fact,
  because: readonly Premise[],
  patience: number,
): Generator<void, readonly Premise[]> {
  judge.facts = facts;
  const inOrder = [...because].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const found = yield* minimalByAll(inOrder, [patience], (some, nodes) => judge.follows(fact, some, nodes));
  return found ?? because;
}

export function merged(lists: readonly (readonly Premise[])[]): readonly Premise[] {
  const all = new Premises();
  for (const list of lists) for (const premise of list) all.include(premise);
  return all.list();
}
