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
}

/** That a cell holds a number. */
export function trialOf({ side }: Knowledge, cell: number, v: number): Trial {
  return {
    supposed: [{ kind: 'place', cell, values: 1 << v }],
    fact: [{ kind: 'left', cell, values: full(side) & ~(1 << v) }],
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

/** What follows from a trial, by what its chain rests on without what it supposes. */
export function useOf(
  technique: Use<Fact, Premise>['technique'],
  { fact }: Trial,
  refuted: Refuted<Fact, Premise>,
): Use<Fact, Premise> {
  return { technique, fact, because: addRoots(refuted, new Premises()).list(), refuted };
}
