/** What a player tries: of two candidates for one place, the one that leads nowhere; and anything else that does. */
import { Random } from '@pipwright/core';
import { members, size } from '@pipwright/core/bits';
import {
  addRoots,
  chainDrafts,
  factsIn,
  NODES_PER_PAUSE,
  type Refuted,
  RunAhead,
  refute,
  type Technique,
  type ToldStep,
  type Use,
} from '@pipwright/core/explaining';
import { FORCED, SwiftSearch, termsOf } from '../engines/swift/index.js';
import type { Domino } from '../model/domino.js';
import { boardAlone, PLAIN_ALONE } from './board-alone.js';
import { type Fact, impose } from './conclusion.js';
import { drafting } from './drafting.js';
import type { Judge } from './judge.js';
import { Knowledge } from './knowledge.js';
import { type Premise, Premises } from './premise.js';
import { Suppositions } from './suppositions.js';
import { addMisfit, waysOn } from './techniques/fitting.js';
import { LOOKING_AHEAD, PLAIN, TRY_BOTH } from './techniques/index.js';
import { unfillable } from './techniques/sum-combinations.js';
import type { PipsTechnique } from './techniques/technique.js';
import type { Truth } from './truth.js';
import { isLarge } from './usual-board.js';

/** A chain of more links than this is no longer held in the head. */
export const LINKS_IN_THE_HEAD = 2;
/** What is followed in a trial: plain things only. */
const LEVEL_IN_THE_HEAD = 2;
const FACTS_IN_THE_HEAD = 24;
/** More facts than any refutation takes. */
export const ANY_NUMBER = 200;

export interface Trial {
  readonly supposed: Fact;
  /** What follows where it fails. */
  readonly fact: Fact;
  /** Why nothing else is left then. */
  readonly because: Premises;
}

/** Suppositions about one of two candidates that fail within two links. */
export function* tryBoth(knowledge: Knowledge, truth: Truth): Generator<void, Use<Fact, Premise>[]> {
  const techniques = [unfillable, ...PLAIN.filter(({ level }) => level <= LEVEL_IN_THE_HEAD)];
  const found: Use<Fact, Premise>[] = [];
  const trials = [...twoDominoes(knowledge, truth), ...twoValues(knowledge, truth), ...twoNeighbours(knowledge, truth)];
  for (const trial of trials) {
    yield;
    const refuted = refute(knowledge.copy(), trial.supposed, supposing(techniques, FACTS_IN_THE_HEAD));
    if (refuted === undefined || chainDrafts(refuted, drafting).length > LINKS_IN_THE_HEAD) continue;
    found.push(useOf(TRY_BOTH, trial, refuted));
  }
  return found;
}

/** First by what is easier to follow. */
const LENGTHS = [
  supposing([unfillable, ...PLAIN.filter(({ level }) => level <= 2)], 80),
  supposing([unfillable, ...PLAIN.filter(({ level }) => level <= 3)], 80),
  supposing([unfillable, ...PLAIN], ANY_NUMBER),
];
/** On larger boards so many suppositions that fail are learned at once, where they settle no place. */
const ENOUGH_AT_ONCE = 10;
/** No shorter one is looked for then: two links for each of two candidates. */
const SHORT = 6;

/** The suppositions that fail about one place, so that one candidate is left for it; of all places, the shortest to tell. */
export function* lookAhead(knowledge: Knowledge, truth: Truth): Generator<void, Use<Fact, Premise>[]> {
  // On larger boards the first that leads on has to do; where none does, what fails in the easiest way.
  const isHurried = isLarge(knowledge.compiled);
  let best: Looked | undefined;
  const single: Failed[] = [];
  const shortening = new Shortening(knowledge);
  for (const by of LENGTHS) {
    const found = yield* lookAlong(knowledge, truth, by);
    const length = found.place.length > 0 ? longest(found.place) : Number.POSITIVE_INFINITY;
    if (length <= LONG || (isHurried && found.place.length > 0)) return usesOf(found.place);
    if (length <= LONG_FOR_A_PLACE) return usesOf(yield* shortening.shortened(found.place));
    if (found.place.length > 0 && (best === undefined || longest(found.place) < longest(best.place))) best = found;
    single.push(...found.single);
    if (isHurried && single.length > 0) break;
    // Rather than by one long chain, a place is settled by several short ones, here and elsewhere.
    const soon = single.filter(({ links }) => links <= SOON);
    if (soon.length > 0) return usesOf(soon);
  }
  const soonest = [...single].sort((a, b) => a.links - b.links);
  if (isHurried && soonest.length > 0) return usesOf(soonest.slice(0, ENOUGH_AT_ONCE));
  const soon = single.filter(({ links }) => links <= LONG);
  if (soon.length > 0) return usesOf(soon);
  const few = yield* shortening.shortened(soonest.slice(0, SHORTENED));
  const short = few.filter(({ links }) => links <= LONG);
  if (short.length > 0) return usesOf(short);
  if (best !== undefined) return usesOf(yield* shortening.shortened(best.place));
  if (few.length > 0) return usesOf(few.slice(0, 1));
  return yield* tryEverything(knowledge, truth);
}

/** So many of those that fail soonest are looked at again, in so many orders of techniques. */
const SHORTENED = 6;
const ORDERS = 8;

/** Other orders of techniques may end in something else that cannot be, and sooner. */
class Shortening {
  readonly #knowledge: Knowledge;
  readonly #orders: readonly (readonly PipsTechnique[])[];
  /** The shortest found by any order, by what is supposed. */
  readonly #shortest = new Map<string, Failed | undefined>();

  constructor(knowledge: Knowledge) {
    const random = new Random(0);
    this.#knowledge = knowledge;
    this.#orders = Array.from({ length: ORDERS }, () => random.shuffle([...PLAIN]));
  }

  *shortened(failed: readonly Failed[]): Generator<void, Failed[]> {
    const found: Failed[] = [];
    for (const each of failed) {
      const other = yield* this.#byOtherOrders(each.trial);
      found.push(other !== undefined && other.links < each.links ? other : each);
    }
    return found;
  }

  *#byOtherOrders(trial: Trial): Generator<void, Failed | undefined> {
    const key = JSON.stringify(trial.supposed);
    if (this.#shortest.has(key)) return this.#shortest.get(key);
    let best: Failed | undefined;
    for (const order of this.#orders) {
      yield;
      const by = supposing([unfillable, ...order], ANY_NUMBER);
      const refuted = refute(this.#knowledge.copy(), trial.supposed, by);
      const other = refuted && failedBy(trial, refuted);
      if (other !== undefined && (best === undefined || other.links < best.links)) best = other;
    }
    this.#shortest.set(key, best);
    return best;
  }
}

/** A chain of more links is hard to follow. */
const LONG = 6;
const SOON = 3;
/** Some links turn out not to be needed. */
const LONG_FOR_A_PLACE = 10;

/** A supposition that fails, and how many links that takes. */
interface Failed {
  readonly trial: Trial;
  readonly use: Use<Fact, Premise>;
  readonly links: number;
}

/** Its links are counted when somebody asks, which takes long. */
function failedBy(trial: Trial, refuted: Refuted<Fact, Premise>): Failed {
  let links: number | undefined;
  return {
    trial,
    use: useOf(LOOKING_AHEAD, trial, refuted),
    get links() {
      links ??= chainDrafts(refuted, drafting).length;
      return links;
    },
  };
}

interface Looked {
  /** All that settles one place. */
  readonly place: readonly Failed[];
  /** Whatever fails anywhere. */
  readonly single: readonly Failed[];
}

function longest(failed: readonly Failed[]): number {
  return Math.max(...failed.map(({ links }) => links));
}

function usesOf(failed: readonly Failed[]): Use<Fact, Premise>[] {
  return failed.map(({ use }) => use);
}

/** Nodes that a search for a way to fill the board takes at first; where none has failed by then, four times as many. */
const FIRST_NODES = 500;

/**
 * Where no technique shows it: that with all there is to know, no way to fill the board is left. Of all suppositions,
 * one of those that fail soonest; none where all that is supposed can be.
 */
function* tryEverything(knowledge: Knowledge, truth: Truth): Generator<void, Use<Fact, Premise>[]> {
  const { compiled } = knowledge;
  const enough = isLarge(compiled) ? ENOUGH_AT_ONCE : 1;
  const failed: Use<Fact, Premise>[] = [];
  let open = [...places(knowledge, truth)].flat();
  for (let most = FIRST_NODES; open.length > 0; most *= 4) {
    const undecided: Trial[] = [];
    for (const trial of open) {
      const terms = termsOf(compiled);
      for (const fact of [...knowledge.facts, trial.supposed]) impose(terms, fact, compiled);
      const search = new SwiftSearch(compiled, terms);
      let answer = search.run(NODES_PER_PAUSE).type;
      while (answer === 'paused' && search.nodes < most) {
        yield;
        answer = search.run(NODES_PER_PAUSE).type;
      }
      if (answer === 'exhausted') failed.push(cannotBe(knowledge, trial));
      if (answer === 'paused') undecided.push(trial);
      if (failed.length === enough) return failed;
    }
    if (failed.length > 0) return failed;
    open = undecided;
  }
  return [];
}

function cannotBe(knowledge: Knowledge, trial: Trial): Use<Fact, Premise> {
  const { cells, regions, pips } = knowledge.compiled;
  const from = knowledge.facts.length;
  const because = new Premises();
  for (let r = 0; r < regions; r++) because.region(r);
  for (let v = 0; v < pips; v++) because.value(v);
  for (let c = 0; c < cells; c++) because.cell(c);
  for (let fact = 0; fact <= from; fact++) because.fact(fact);
  const [cell = 0] = trial.supposed.flatMap((each) => (each.kind === 'values' ? [each.cell] : []));
  const nothing: Fact = [{ kind: 'values', cell, values: 0 }];
  const uses = [{ technique: LOOKING_AHEAD, fact: nothing, because: because.list() }];
  return useOf(LOOKING_AHEAD, trial, { supposed: trial.supposed, from, uses });
}

/** What settles the place that is the shortest to tell; and all that fails, for where nothing does. */
function* lookAlong(knowledge: Knowledge, truth: Truth, by: ReturnType<typeof supposing>): Generator<void, Looked> {
  let best: readonly Failed[] = [];
  let shortest = Number.POSITIVE_INFINITY;
  const enough = isLarge(knowledge.compiled) ? AIMLESS : SHORT;
  const single: Failed[] = [];
  const suppositions = Suppositions.on(knowledge);
  for (const trials of places(knowledge, truth)) {
    const failed: Failed[] = [];
    for (const trial of trials) {
      yield;
      if (!suppositions.mayFail(trial.supposed, by)) continue;
      const refuted = refute(knowledge.copy(), trial.supposed, by);
      if (refuted === undefined) continue;
      failed.push(failedBy(trial, refuted));
    }
    single.push(...failed);
    if (failed.length < trials.length) continue;
    let length = failed.reduce((sum, { links }) => sum + 1 + links, 0);
    if (length >= shortest) continue;
    if (!placesSomething(knowledge, usesOf(failed))) length += AIMLESS;
    if (length >= shortest) continue;
    shortest = length;
    best = failed;
    if (length <= enough) break;
  }
  return { place: best, single };
}

/** As much longer is what places nothing. */
const AIMLESS = 20;

/** Is there a domino to place once these are known? */
function placesSomething(knowledge: Knowledge, uses: readonly Use<Fact, Premise>[]): boolean {
  const ahead = new RunAhead(knowledge.copy());
  const before = ahead.knowledge.placedCount;
  for (const use of uses) ahead.learn(use);
  while (ahead.knowledge.placedCount === before && ahead.round(PLAIN));
  return ahead.knowledge.placedCount > before;
}

export function supposing(techniques: readonly PipsTechnique[], mostFacts: number) {
  return { techniques, mostFacts, isImpossible };
}

/** The same by some premises alone; facts keep their numbers. */
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

/** Of two candidates by what has been told, one that fails within two links is tried; everything else is looking ahead. */
export function nameOfTrial(told: Knowledge, { technique, supposed, chain = [] }: ToldStep<Fact, Premise>): Technique {
  const [fact] = supposed ?? [];
  // Where no technique shows it, it is nothing to hold in the head.
  if (chain.some((link) => link.technique.name === LOOKING_AHEAD.name)) return LOOKING_AHEAD;
  if (technique.name === TRY_BOTH.name || fact === undefined || chain.length > LINKS_IN_THE_HEAD) return technique;
  return candidatesBeside(told, fact) === 2 ? TRY_BOTH : technique;
}

/** How many candidates a place has, with the one that is supposed. */
function candidatesBeside(known: Knowledge, fact: Fact[number]): number {
  if (fact.kind === 'values') return size(known.values[fact.cell]!);
  const { first, second } = known.compiled;
  const open = [first[fact.edge]!, second[fact.edge]!].map((cell) => known.openEdges(cell).length);
  return fact.kind === 'join' ? Math.min(...open) : waysOn(known, fact.edge).length;
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
  addRoots(refuted.uses, refuted.from + 1, refuted.from, all);
  return { technique, fact, because: all.list(), refuted };
}

/** Pairs that belong together and that two dominoes fit, or one in two ways. */
function* twoDominoes(knowledge: Knowledge, { values }: Truth): Generator<Trial> {
  const { edges, first, second } = knowledge.compiled;
  for (let edge = 0; edge < edges; edge++) {
    if (knowledge.joins[edge] !== FORCED || knowledge.placed[edge] === 1) continue;
    const ways = waysOn(knowledge, edge);
    if (ways.length !== 2) continue;
    const [a, b] = [first[edge]!, second[edge]!];
    const isTrue = ([x, y]: Domino) => (values[a]! & (1 << x)) !== 0 && (values[b]! & (1 << y)) !== 0;
    for (const wrong of ways.filter((way) => !isTrue(way))) {
      const because = new Premises();
      knowledge.addJoin(because, edge);
      knowledge.addValues(because, a);
      knowledge.addValues(because, b);
      for (const x of members(knowledge.values[a]!)) {
        for (const y of members(knowledge.values[b]!)) {
          if (!ways.some(([v, w]) => v === x && w === y)) addMisfit(knowledge, because, edge, x, y);
        }
      }
      yield {
        supposed: [{ kind: 'place', edge, domino: wrong }],
        fact: [{ kind: 'place', edge, domino: ways.find((way) => way !== wrong)! }],
        because,
      };
    }
  }
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

/** Cells with two values left. */
function* twoValues(knowledge: Knowledge, { values }: Truth): Generator<Trial> {
  for (let cell = 0; cell < knowledge.compiled.cells; cell++) {
    const left = knowledge.values[cell]!;
    if (size(left) !== 2) continue;
    for (const value of members(left & ~values[cell]!)) {
      yield valueTrial(knowledge, cell, value);
    }
  }
}

/** Cells with two neighbours left. */
function* twoNeighbours(knowledge: Knowledge, { joins }: Truth): Generator<Trial> {
  for (let cell = 0; cell < knowledge.compiled.cells; cell++) {
    if (knowledge.joinedBy[cell] !== -1) continue;
    const open = knowledge.openEdges(cell);
    if (open.length !== 2) continue;
    for (const edge of open) {
      if (joins[edge] !== -1) continue;
      yield joinTrial(edge);
    }
  }
}

/** For each cell that is certain, what it could hold and does not; then whom it could pair with and does not. */
function* places(knowledge: Knowledge, { values, joins }: Truth): Generator<Trial[]> {
  const { cells } = knowledge.compiled;
  const byCell = Array.from({ length: cells }, (_, cell) =>
    members(size(values[cell]!) === 1 ? knowledge.values[cell]! & ~values[cell]! : 0).map((value) =>
      valueTrial(knowledge, cell, value),
    ),
  );
  for (let cell = 0; cell < cells; cell++) {
    if (knowledge.joinedBy[cell] !== -1) continue;
    const open = knowledge.openEdges(cell);
    if (!open.some((edge) => joins[edge] === 1)) continue;
    const wrong = open.filter((edge) => joins[edge] === -1);
    byCell.push(wrong.map(joinTrial));
  }
  yield* byCell.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length);
}
