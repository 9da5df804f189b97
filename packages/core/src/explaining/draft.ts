/**
 * From a proof to steps that a person would tell. Many uses of techniques are no step of their own: what is seen at a
 * glance is part of the step that needs it, and uses of one technique that do not wait for each other are one step.
 */

import { type AnyPremise, at, factsIn, isFact, type PremiseSet, type Refuted, type Use } from './reasoning.js';
import { proofOfLast } from './suppose.js';
import type { Technique } from './technique.js';

/** A step before its needless premises are left out. Facts go by their numbers in the run they come from. */
export interface Draft<Fact, Premise> {
  readonly technique: Technique;
  /** What it concludes, and from what; several where uses of one technique are told together. */
  readonly parts: readonly DraftPart<Premise>[];
  /** What is seen on the way, in order. */
  readonly seen: readonly number[];
  /** Those of them that later steps take as told. */
  readonly remembered: readonly number[];
  readonly refuted: Refuted<Fact, Premise> | undefined;
}

export interface DraftPart<Premise> {
  readonly fact: number;
  readonly because: readonly Premise[];
}

/** How a kind puts uses together. */
export interface Drafting<Fact, Premise extends AnyPremise> {
  /** How much it adds to a step that needs it, as a part of that: 0 where everybody sees it; undefined where it is no part. */
  weightIn(use: Use<Fact, Premise>, by: Use<Fact, Premise>): number | undefined;
  /** So much can be added to a step. */
  roomIn(by: Use<Fact, Premise>): number;
  /** Is it told once and for all, where it is seen on the way to a step that says `by`? */
  isRemembered(use: Use<Fact, Premise>, by: Use<Fact, Premise>): boolean;
  /** May uses of this technique be told together? */
  merges(use: Use<Fact, Premise>): boolean;
  /** The same in chains, where that is not so as it is elsewhere. */
  mergesLinks?(use: Use<Fact, Premise>): boolean;
  premises(): PremiseSet<Premise>;
}

/**
 * The steps that lead to some facts, in the order in which they are told.
 * @param proof the numbers of all facts that these rest on, with them
 */
export function draftSteps<Fact, Premise extends AnyPremise>(
  proof: readonly number[],
  wanted: readonly number[],
  useOf: (fact: number) => Use<Fact, Premise>,
  drafting: Drafting<Fact, Premise>,
): Draft<Fact, Premise>[] {
  const tellers = tellersOf(proof, new Set(wanted), useOf, drafting);
  const known = new Set<number>();
  const draft = (fact: number) => draftOf(fact, tellers, known, useOf, drafting);
  const drafts = proof.filter((fact) => tellers.get(fact)?.has(fact)).map(draft);
  return schedule(drafts, drafting, useOf).map((scheduled) => {
    const told = known.size === 0 ? scheduled : merged(scheduled.parts.map(({ fact }) => draft(fact)));
    for (const fact of told.remembered) known.add(fact);
    return told;
  });
}

/** For each fact, those whose steps tell it: itself, or all that need it. */
type Tellers = ReadonlyMap<number, ReadonlySet<number>>;

/** What has to be told as part of another step may be part of two. */
const MOST_TELLERS = 2;

function tellersOf<Fact, Premise extends AnyPremise>(
  proof: readonly number[],
  wanted: ReadonlySet<number>,
  useOf: (fact: number) => Use<Fact, Premise>,
  drafting: Drafting<Fact, Premise>,
): Tellers {
  const tellers = new Map<number, ReadonlySet<number>>();
  const taken = new Map<number, number>();
  const needing = new Map<number, Set<number>>();
  for (const fact of [...proof].reverse()) {
    const use = useOf(fact);
    const by = needing.get(fact) ?? new Set();
    const isPart = !wanted.has(fact) && fits(use, by);
    if (isPart) {
      for (const each of by) taken.set(each, (taken.get(each) ?? 0) + (drafting.weightIn(use, useOf(each)) ?? 0));
    }
    const told = isPart ? by : new Set([fact]);
    tellers.set(fact, told);
    for (const id of factsIn(use.because)) {
      const needed = needing.get(id) ?? new Set();
      for (const each of told) needed.add(each);
      needing.set(id, needed);
    }
  }
  return tellers;

  function fits(use: Use<Fact, Premise>, by: ReadonlySet<number>): boolean {
    const weights = [...by].map((each) => [each, drafting.weightIn(use, useOf(each))] as const);
    if (weights.every(([, weight]) => weight === 0)) return true;
    if (by.size > MOST_TELLERS || (by.size > 1 && use.refuted !== undefined)) return false;
    return weights.every(
      ([each, weight]) => weight !== undefined && (taken.get(each) ?? 0) + weight <= drafting.roomIn(useOf(each)),
    );
  }
}

function draftOf<Fact, Premise extends AnyPremise>(
  fact: number,
  tellers: Tellers,
  known: ReadonlySet<number>,
  useOf: (fact: number) => Use<Fact, Premise>,
  drafting: Drafting<Fact, Premise>,
): Draft<Fact, Premise> {
  const because = drafting.premises();
  const seen = new Set<number>();
  const add = (id: number) => {
    for (const premise of useOf(id).because) {
      const told = isFact(premise) ? tellers.get(premise.id) : undefined;
      if (!isFact(premise) || told === undefined || told.has(premise.id) || known.has(premise.id))
        because.include(premise);
      else if (!seen.has(premise.id)) {
        seen.add(premise.id);
        add(premise.id);
      }
    }
  };
  add(fact);
  const onTheWay = inOrder([...seen]);
  const supposing = [fact, ...onTheWay].map(useOf).find(({ refuted }) => refuted !== undefined);
  const { technique } = supposing ?? useOf(fact);
  return {
    technique,
    parts: [{ fact, because: because.list() }],
    seen: onTheWay,
    remembered: onTheWay.filter((id) => drafting.isRemembered(useOf(id), useOf(fact))),
    refuted: supposing?.refuted,
  };
}

/** Steps in an order in which each comes after what it needs; of those that could come next, the most alike together. */
function schedule<Fact, Premise extends AnyPremise>(
  drafts: readonly Draft<Fact, Premise>[],
  drafting: Drafting<Fact, Premise>,
  useOf: (fact: number) => Use<Fact, Premise>,
): readonly Draft<Fact, Premise>[] {
  if (drafts.length < 2) return drafts;
  const open = new Set(drafts);
  const own = new Map(drafts.flatMap((draft) => draft.parts.map(({ fact }) => [fact, draft] as const)));
  const needed = new Map(drafts.map((draft) => [draft, stepsBefore(draft, own, useOf)]));
  const told: Draft<Fact, Premise>[] = [];
  while (open.size > 0) {
    const ready = [...open].filter((draft) => needed.get(draft)?.every((before) => !open.has(before)));
    const groups = new Map<string, Draft<Fact, Premise>[]>();
    for (const draft of ready) {
      const isAlone = draft.refuted !== undefined || !drafting.merges(useOf(at(draft.parts, 0).fact));
      const key = isAlone ? `alone ${at(draft.parts, 0).fact}` : draft.technique.name;
      groups.set(key, [...(groups.get(key) ?? []), draft]);
    }
    // Alike ones that are not ready yet might join a group later: those that need not wait go first.
    const waits = (group: readonly Draft<Fact, Premise>[]) =>
      [...open].some((draft) => !ready.includes(draft) && draft.technique === at(group, 0).technique);
    const [next] = [...groups.values()].sort((a, b) => Number(waits(a)) - Number(waits(b)) || b.length - a.length);
    if (next === undefined) throw new Error('steps wait for each other');
    for (const draft of next) open.delete(draft);
    told.push(merged(next));
  }
  return told;
}

/** The steps that a step rests on, or the links of its chain do, be it by way of what is not told. */
function stepsBefore<Fact, Premise extends AnyPremise>(
  { parts, refuted }: Draft<Fact, Premise>,
  own: ReadonlyMap<number, Draft<Fact, Premise>>,
  useOf: (fact: number) => Use<Fact, Premise>,
): Draft<Fact, Premise>[] {
  const before = new Set(parts.flatMap(({ because }) => factsIn(because)));
  if (refuted !== undefined) {
    const links = proofOfLast(refuted.uses, refuted.from + 1).map((fact) => refuted.uses[fact - refuted.from - 1]);
    const first = Math.min(...own.keys());
    const queue = links.flatMap((link) => factsIn(link?.because ?? []));
    for (const fact of queue) {
      if (fact < first || fact >= refuted.from || before.has(fact)) continue;
      before.add(fact);
      if (!own.has(fact)) queue.push(...factsIn(useOf(fact).because));
    }
  }
  return [...before].flatMap((fact) => own.get(fact) ?? []);
}

function merged<Fact, Premise>(alike: readonly Draft<Fact, Premise>[]): Draft<Fact, Premise> {
  const [first, ...others] = alike;
  if (first === undefined) throw new Error('there is nothing to merge');
  if (others.length === 0) return first;
  return {
    ...first,
    parts: alike.flatMap(({ parts }) => parts),
    seen: inOrder(alike.flatMap(({ seen }) => seen)),
    remembered: inOrder(alike.flatMap(({ remembered }) => remembered)),
  };
}

function inOrder(facts: readonly number[]): number[] {
  return [...new Set(facts)].sort((a, b) => a - b);
}
