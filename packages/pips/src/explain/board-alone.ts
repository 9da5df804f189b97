/** A board of which only some premises may be used, to find a proof that rests on nothing else. */
import { FREE } from '../engines/swift/compile.js';
import type { Compiled } from '../engines/swift/index.js';
import type { Judge } from './judge.js';
import type { Premise } from './premise.js';
import { PLAIN, type TechniqueName } from './techniques/index.js';

/** These count on it that all dominoes are used, which is not known where not all is known of the tray. */
const OF_ALL_DOMINOES: ReadonlySet<TechniqueName> = new Set(['last-home', 'last-cells', 'complement']);

/** The techniques that can be trusted there. */
export const PLAIN_ALONE = PLAIN.filter(({ name }) => !OF_ALL_DOMINOES.has(name));

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
