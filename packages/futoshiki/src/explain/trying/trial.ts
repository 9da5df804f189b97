/** What can be supposed of a puzzle, and what follows where that fails. */
import { addRoots, type Refuted, type Supposing, type Use } from '@pipwright/core/explaining';
import { full } from '../../engines/swift/bits.js';
import { type Fact, isImpossible } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type Premise, Premises } from '../knowledge/premise.js';
import { PLAIN } from '../techniques/index.js';
import { hiddenSingle, nakedSingle } from '../techniques/lines.js';
import type { FutoshikiTechnique } from '../techniques/technique.js';

export interface Trial {
  readonly supposed: Fact;
  /** What follows where it fails. */
  readonly fact: Fact;
  /** Why nothing else is left then. */
  readonly because: Premises;
}

/** That a cell holds a number. */
export function trialOf(knowledge: Knowledge, cell: number, v: number): Trial {
  const others = full(knowledge.side) & ~(1 << v);
  return {
    supposed: [{ kind: 'place', cell, values: 1 << v }],
    fact: [{ kind: 'left', cell, values: others }],
    because: new Premises(),
  };
}

type By = Supposing<Knowledge, Fact, Premise>;

/** The end is a cell without a number, or a number without a cell. */
export function supposing(techniques: readonly FutoshikiTechnique[], mostFacts: number): By {
  return {
    techniques,
    mostFacts,
    isImpossible,
    endings: techniques.filter(({ name }) => name === nakedSingle.name || name === hiddenSingle.name),
  };
}

/** By what is followed in the head. */
export const EASILY = supposing(
  PLAIN.filter(({ level }) => level <= 2),
  120,
);
export const ANYHOW = supposing(PLAIN, 4_000);

/** What a trial rests on: the chain without what it supposes, and that there were two candidates. */
export function useOf(
  technique: Use<Fact, Premise>['technique'],
  { fact, because }: Trial,
  refuted: Refuted<Fact, Premise>,
): Use<Fact, Premise> {
  const all = new Premises();
  for (const premise of because.list()) all.include(premise);
  addRoots(refuted.uses, refuted.from + 1, refuted.from, all);
  return { technique, fact, because: all.list(), refuted };
}
