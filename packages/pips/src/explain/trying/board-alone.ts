/** A board of which only some premises may be used, to find a proof that rests on nothing else. */
import { factsIn, type Refuted, refute } from '@pipwright/core/explaining';
import { FREE } from '../../engines/swift/compile.js';
import type { Compiled } from '../../engines/swift/index.js';
import type { Judge } from '../judging/judge.js';
import type { Fact } from '../knowledge/conclusion.js';
import { Knowledge } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';
import { PLAIN, type TechniqueName } from '../techniques/index.js';
import { unfillable } from '../techniques/sum-combinations.js';
import { ANY_NUMBER, supposing } from './trial.js';

/** These count on it that all dominoes are used, which is not known where not all is known of the tray. */
const OF_ALL_DOMINOES: ReadonlySet<TechniqueName> = new Set(['last-home', 'last-cells', 'complement']);

/** The techniques that can be trusted there. */
const PLAIN_ALONE = PLAIN.filter(({ name }) => !OF_ALL_DOMINOES.has(name));

/** The board as if there were no other rules, and no other limits to the dominoes. */
export function boardAlone(judge: Judge, because: readonly Premise[]): Compiled {
  const { compiled } = judge;
  const given = judge.terms(because);
  const { regions, pips } = compiled;
  const region = compiled.region.map((r) => (given.silent[r] === 1 ? regions : r));
  const each = compiled.each.map((set, r) => (given.silent[r] === 1 ? (1 << pips) - 1 : set));
  const shape = compiled.shape.map((rule, r) => (given.silent[r] === 1 ? FREE : rule));
  return { ...compiled, region, each, shape, given };
}

/** Why something that is supposed cannot be, by some premises alone; facts keep their numbers. */
export function refuteAlone(
  judge: Judge,
  because: readonly Premise[],
  supposed: Fact,
): Refuted<Fact, Premise> | undefined {
  const named = new Set(factsIn(because));
  const facts = judge.facts.map((fact, id) => (named.has(id) ? fact : []));
  const knowledge = new Knowledge(boardAlone(judge, because), facts);
  return refute(knowledge, supposed, supposing([unfillable, ...PLAIN_ALONE], ANY_NUMBER));
}
