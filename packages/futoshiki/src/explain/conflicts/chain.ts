/** How one sees a conflict that no single look shows: steps, one after another, to something that cannot be. */
import { Random } from '@pipwright/core';
import { size } from '@pipwright/core/bits';
import {
  chainDrafts,
  type Drafting,
  draftSteps,
  isFact,
  proofOfLast,
  type Reasoner,
  RunAhead,
  refute,
  Teller,
  type ToldStep,
  type Use,
} from '@pipwright/core/explaining';
import type { Judge } from '../judging/judge.js';
import { type Fact, isImpossible, places } from '../knowledge/conclusion.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { type Premise, Premises } from '../knowledge/premise.js';
import { reasonerOf } from '../reasoner.js';
import { LOOKING_AHEAD } from '../techniques/index.js';
import { emptying, type FutoshikiTechnique } from '../techniques/technique.js';
import { wrongCandidates } from '../trying/candidates.js';
import { drafting } from '../trying/drafting.js';
import { type Part, partOf } from '../trying/part.js';
import { supposing, trialOf, useOf } from '../trying/trial.js';

/** Uses of techniques that lead to something impossible, which comes last; facts go by numbers, what is placed first. */
export interface Route {
  readonly uses: readonly Use<Fact, Premise>[];
  /** What all of them rest on together. */
  readonly premises: readonly Premise[];
  /** How long it is to tell, and how hard to follow. */
  readonly cost: number;
  readonly part: Part;
}

/**
 * The easiest way to something impossible that is found by these premises alone; undefined where there is none.
 * @param mostTried so many suppositions may be tried where techniques lead nowhere
 */
export function* findRoute(
  { compiled, facts }: Judge,
  premises: readonly Premise[],
  mostTried: number,
): Generator<void, Route | undefined> {
  const part = partOf(compiled, facts, premises);
  const scale = Math.min(1, CELLS_FOR_ALL / compiled.cells);
  const random = new Random(0);
  let best: Route | undefined;
  for (let order = 0; order < Math.max(2, Math.ceil(ORDERS * scale)); order++) {
    const ahead = new RunAhead<Knowledge, Fact, Premise>(new Knowledge(part.board, part.given, part.isLineKnown));
    const techniques = order < 2 ? part.techniques : random.shuffle([...part.techniques]).sort(byLevel);
    if (!(yield* runToTheEnd(ahead, techniques, order % 2 === 1, mostTried * scale))) return best;
    const route = routeOf(ahead, part);
    if (best === undefined || route.cost < best.cost) best = route;
    // What has to be tried takes long to find, and what is short need not be shorter.
    if (route.cost < CHEAP || route.uses.some(({ refuted }) => refuted !== undefined)) break;
  }
  return best;
}

/** On larger grids fewer orders of techniques are tried, and fewer suppositions. */
const ORDERS = 4;
const CELLS_FOR_ALL = 36;
const CHEAP = 10;

/** As far as one is easier than the other to most players. */
function byLevel(a: FutoshikiTechnique, b: FutoshikiTechnique): number {
  return Math.max(a.level, 2) - Math.max(b.level, 2);
}

/** What signs say is part of the step that needs it; all of it at once would be more than anybody reads. */
const telling: Drafting<Fact, Premise> = {
  ...drafting,
  merges: ({ fact }) => places(fact),
  weightIn: (use) => (use.refuted === undefined && !places(use.fact) ? WEIGHTS[use.technique.name] : undefined),
  roomIn: () => 4,
};

const WEIGHTS: Readonly<Partial<Record<string, number>>> = {
  bound: 1,
  'across-bar': 1,
  'no-bar': 1,
  'chain-bound': 2,
  valley: 2,
  peak: 2,
};

/** A route as it is told. */
export function* tell({ uses, part }: Route): Generator<void, readonly ToldStep<Fact, Premise>[] | undefined> {
  const { board, given, toWhole } = part;
  const known = given.length;
  const script = uses.map(
    ({ technique, fact, because }, i): FutoshikiTechnique => ({
      ...technique,
      find: ({ facts }) => (facts.length === known + i ? [{ fact, because: new Premises(because) }] : []),
    }),
  );
  const { following: _, ...own } = reasonerOf(board, { values: new Int32Array(board.cells), unique: true });
  const reasoner: Reasoner<Knowledge, Fact, Premise> = {
    ...own,
    techniques: script.filter((_each, i) => uses[i]!.refuted === undefined),
    places: isImpossible,
    ...telling,
    compares: 1,
    triesFrom: Number.POSITIVE_INFINITY,
    isComplete: () => false,
    findings: () => [],
    *lastResort({ facts }) {
      yield;
      return uses.slice(facts.length - known, facts.length - known + 1);
    },
  };
  const teller = new Teller(reasoner, given);
  if (!(yield* teller.tell())) return undefined;
  return teller.steps.map((step) => withPremises(step, toWhole));
}

function* runToTheEnd(
  ahead: RunAhead<Knowledge, Fact, Premise>,
  techniques: readonly FutoshikiTechnique[],
  isBroad: boolean,
  mostTried: number,
): Generator<void, boolean> {
  const trying = { left: mostTried };
  let failures = 0;
  for (let seen = 0; ; ) {
    yield;
    if (!(isBroad ? sweep(ahead, techniques) : ahead.round(techniques))) {
      const failed = yield* failing(ahead.knowledge, techniques, trying);
      if (failed === undefined || ++failures > MOST_FAILURES) return false;
      ahead.learn(failed);
    }
    for (; seen < ahead.uses.length; seen++) {
      if (!isImpossible(ahead.uses[seen]!.fact)) continue;
      ahead.uses.length = seen + 1;
      return true;
    }
  }
}

/** All that techniques up to a level find, side by side: that leads to the end by fewer steps, harder ones among them. */
function sweep(ahead: RunAhead<Knowledge, Fact, Premise>, techniques: readonly FutoshikiTechnique[]): boolean {
  for (const level of [2, 3, 4]) {
    let isNews = false;
    for (const technique of techniques) {
      if (technique.level > level) continue;
      for (const { fact, because } of technique.find(ahead.knowledge))
        if (ahead.learn({ technique, fact, because: because.list() })) isNews = true;
    }
    if (isNews) return true;
  }
  return false;
}

/** What the end rests on, with numbers for its own facts only. */
function routeOf(ahead: RunAhead<Knowledge, Fact, Premise>, part: Part): Route {
  const { uses, from } = ahead;
  const proof = proofOfLast(uses, from);
  const numbers = new Map(proof.map((fact, i) => [fact, from + i]));
  const moved = (premise: Premise, base = Number.POSITIVE_INFINITY, to = 0): Premise => {
    if (!isFact(premise)) return premise;
    return { ...premise, id: premise.id < base ? (numbers.get(premise.id) ?? premise.id) : premise.id - base + to };
  };
  const kept = proof.map((fact, i): Use<Fact, Premise> => {
    const { refuted, ...use } = ahead.useOf(fact);
    const because = use.because.map((premise) => moved(premise));
    if (refuted === undefined) return { ...use, because };
    const to = from + i;
    const chain = refuted.uses.map((each) => ({
      ...each,
      because: each.because.map((premise) => moved(premise, refuted.from, to)),
    }));
    return { ...use, because, refuted: { ...refuted, from: to, uses: chain } };
  });
  const last = from + kept.length - 1;
  const useAt = (fact: number) => kept[fact - from]!;
  const drafts = draftSteps(
    kept.map((_, i) => from + i),
    [last],
    useAt,
    telling,
  );
  const links = kept.reduce((sum, { refuted }) => sum + (refuted === undefined ? 0 : refuted.uses.length), 0);
  const hardest = Math.max(...kept.map(({ technique }) => technique.level));
  const roots = new Premises();
  for (const { because, refuted } of kept) {
    for (const premise of [...because, ...(refuted?.uses ?? []).flatMap((use) => use.because)])
      if (!isFact(premise) || premise.id < from) roots.include(part.toWhole(premise));
  }
  const premises = roots.list();
  return { uses: kept, premises, cost: 3 * hardest + drafts.length + links + premises.length / 10, part };
}

/** Where more has to be tried one after another, nobody follows. */
const MOST_FAILURES = 8;

/** A chain of so many links is short enough to stop looking. */
const SHORT = 2;
/** Of so many suppositions that fail the shortest is told. */
const COMPARED = 6;
/** What does not fail by trying so many numbers is not supposed. */
const NODES = 20;

/** The supposition that fails by the fewest links, of cells with few candidates. */
function* failing(
  knowledge: Knowledge,
  techniques: readonly FutoshikiTechnique[],
  trying: { left: number },
): Generator<void, Use<Fact, Premise> | undefined> {
  const easy = techniques.filter(({ level }) => level <= 2);
  for (const [by, nodes] of [
    [supposing(easy, 400), 0],
    [supposing(techniques, 4_000), NODES],
  ] as const) {
    let [best, fewest]: [Use<Fact, Premise> | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    let found = 0;
    // What leaves a cell one number leads on.
    const candidates = wrongCandidates(knowledge, undefined, nodes).sort(
      (a, b) => size(knowledge.values[a.cell]!) - size(knowledge.values[b.cell]!),
    );
    for (const { cell, v } of candidates) {
      if (trying.left-- <= 0) return best;
      yield;
      const trial = trialOf(knowledge, cell, v);
      const refuted = refute(knowledge.copy(), trial.supposed, by);
      if (refuted === undefined) continue;
      const links = chainDrafts(refuted, drafting).length;
      if (links < fewest) [best, fewest] = [failedBy(knowledge, useOf(LOOKING_AHEAD, trial, refuted)), links];
      if (++found === COMPARED || links <= SHORT) return best;
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** What fails may leave a cell no number. */
function failedBy(knowledge: Knowledge, use: Use<Fact, Premise>): Use<Fact, Premise> {
  const { fact, because } = emptying(knowledge, { fact: use.fact, because: new Premises(use.because) });
  return { ...use, fact, because: because.list() };
}

function withPremises(step: ToldStep<Fact, Premise>, toWhole: (premise: Premise) => Premise): ToldStep<Fact, Premise> {
  const all = <Told extends { readonly because: readonly Premise[] }>(told: Told): Told => ({
    ...told,
    because: told.because.map(toWhole),
  });
  const { chain } = step;
  return {
    ...all(step),
    seen: step.seen.map(all),
    ...(chain === undefined ? {} : { chain: chain.map((link) => ({ ...all(link), seen: link.seen.map(all) })) }),
  };
}
