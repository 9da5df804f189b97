/** What a technique of Pips is: a name, a level, and all uses of it as things stand. Its words are in `words/`. */
import { size } from '@pipwright/core/bits';
import type { Find as AnyFind, Finding as AnyFinding, UsableTechnique } from '@pipwright/core/explaining';
import { FREE, SUM } from '../../engines/swift/compile.js';
import type { Compiled } from '../../engines/swift/index.js';
import type { Fact } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type Premise, Premises } from '../knowledge/premise.js';

export type Find = AnyFind<Knowledge, Fact, Premise>;
export type Finding = AnyFinding<Fact, Premise>;

export interface PipsTechnique<Name extends string = string> extends UsableTechnique<Knowledge, Fact, Premise> {
  readonly name: Name;
}

export function technique<const Name extends string>(name: Name, level: number, find: Find): PipsTechnique<Name> {
  return { name, level, find };
}

/**
 * That a cell loses every value outside what is left for it; what it had lost before is not said again, but where
 * nothing is left at all. Nothing where it loses none.
 */
export function narrow(
  knowledge: Knowledge,
  cell: number,
  left: number,
  because: (premises: Premises, lost: number) => void,
): Finding[] {
  const lost = knowledge.values[cell]! & ~left;
  if (lost === 0) return [];
  const premises = new Premises();
  because(premises, lost);
  premises.cell(cell);
  const isNothing = (knowledge.values[cell]! & left) === 0;
  if (isNothing) knowledge.addValues(premises, cell);
  const values = isNothing ? 0 : shownWith(knowledge, cell, ~lost, premises);
  return [{ fact: [{ kind: 'values', cell, values }], because: premises }];
}

/** What is left to a cell that loses something: where its own rule then leaves one number, with that. */
function shownWith({ compiled, carried }: Knowledge, cell: number, left: number, because: Premises): number {
  const { region, regions, puzzle, pips } = compiled;
  const r = region[cell]!;
  if (r === regions || puzzle.regions[r]!.cells.length > 1) return left & ((1 << pips) - 1);
  const shown = ownSet(compiled, r, 1) & carried & left;
  if (size(shown) !== 1) return left & ((1 << pips) - 1);
  because.region(r);
  return shown;
}

/** The values that a rule on one cell, "every value …", "all the same, and this" or "avoiding these" leave. */
export function ownSet(compiled: Compiled, region: number, cells: number): number {
  const { shape, each, set, low, high, pips } = compiled;
  if (shape[region] === FREE) return each[region]!;
  if (shape[region] !== SUM) return set[region]!;
  if (cells !== 1) return -1;
  let own = 0;
  for (let v = 0; v < pips; v++) if (v >= low[region]! && v <= high[region]!) own |= 1 << v;
  return own;
}

/** What one rule says of several cells for the same reason is one use, but where something cannot be. */
export function asOne(found: readonly Finding[]): readonly Finding[] {
  const isDead = found.some(({ fact }) => fact.some((each) => each.kind === 'values' && each.values === 0));
  if (found.length < 2 || isDead) return found;
  const because = new Premises();
  for (const each of found) for (const premise of each.because.list()) because.include(premise);
  return [{ fact: found.flatMap(({ fact }) => fact), because }];
}
