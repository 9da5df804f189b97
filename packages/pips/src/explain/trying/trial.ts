/** What can be supposed of a board, and what follows where that fails. */
import { addRoots, type Refuted, type Use } from '@pipwright/core/explaining';
import type { Fact } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type Premise, Premises } from '../knowledge/premise.js';
import type { PipsTechnique } from '../techniques/technique.js';

/** More facts than any refutation takes. */
export const ANY_NUMBER = 200;

/** On larger boards so many suppositions that fail are learned at once, where they settle no place. */
export const ENOUGH_AT_ONCE = 10;

export interface Trial {
  readonly supposed: Fact;
  /** What follows where it fails. */
  readonly fact: Fact;
  /** Why nothing else is left then. */
  readonly because: Premises;
}

/** That a cell holds a value. */
export function valueTrial({ compiled }: Knowledge, cell: number, value: number): Trial {
  const all = (1 << compiled.pips) - 1;
  return {
    supposed: [{ kind: 'values', cell, values: 1 << value, isHeld: true }],
    fact: [{ kind: 'values', cell, values: all & ~(1 << value) }],
    because: new Premises().cell(cell),
  };
}

/** That two cells pair. */
export function joinTrial(edge: number): Trial {
  return { supposed: [{ kind: 'join', edge }], fact: [{ kind: 'part', edge }], because: new Premises() };
}

export function supposing(techniques: readonly PipsTechnique[], mostFacts: number) {
  return { techniques, mostFacts, isImpossible };
}

/** To look for the end by a technique of a higher level takes too long. */
const LEVEL_OF_ENDS = 3;

/** The same, where the end is looked for after every round. */
export function supposingToTheEnd(techniques: readonly PipsTechnique[], mostFacts: number) {
  return { ...supposing(techniques, mostFacts), endings: techniques.filter(({ level }) => level <= LEVEL_OF_ENDS) };
}

export function isImpossible(fact: Fact): boolean {
  return fact.some((conclusion) => conclusion.kind === 'values' && conclusion.values === 0);
}

/** What a trial rests on: the chain without what it supposes, and that there were two candidates. */
export function useOf(
  technique: Use<Fact, Premise>['technique'],
  { fact, because }: Trial,
  refuted: Refuted<Fact, Premise>,
): Use<Fact, Premise> {
  const all = new Premises();
  for (const premise of because.list()) all.include(premise);
  return { technique, fact, because: addRoots(refuted, all).list(), refuted };
}
