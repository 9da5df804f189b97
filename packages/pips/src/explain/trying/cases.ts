/** Where no technique shows that a board cannot be finished: what a player tries then, until nothing is left to try. */
import { RunAhead, type Use } from '@pipwright/core/explaining';
import type { Compiled } from '../../engines/swift/index.js';
import type { Fact } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';
import type { Truth } from '../knowledge/truth.js';
import { PLAIN, TRY_BOTH } from '../techniques/index.js';
import { unfillable } from '../techniques/sum-combinations.js';
import { candidatesOn, type Failed, lengthOf, lengthsOn, Refutations, Shortening, usesOf } from './failing.js';
import { isImpossible, type Trial } from './trial.js';
import { LINKS_IN_THE_HEAD, tryBoth } from './try-both.js';

type PipsUse = Use<Fact, Premise>;

/** Of more candidates for one place not all are gone through, unless nothing else leads on. */
const FEW_CANDIDATES = 4;
/** No shorter way to go through all candidates of a place is looked for then. */
const SHORT = 8;
/** Where no place is settled, suppositions that fail this soon are looked at, then longer ones. */
const SOON = [2, 4, 8, Number.POSITIVE_INFINITY];

/** As if every candidate were wrong: there is no solution. */
export function nothingTrue({ cells, edges }: Compiled): Truth {
  return { values: new Int32Array(cells), joins: new Int32Array(edges).fill(-1), unique: false };
}

/** Candidates of two that fail within two links; at most one of two. */
export function* tryTwo(knowledge: Knowledge): Generator<void, readonly PipsUse[]> {
  return leaving(knowledge, yield* tryBoth(knowledge, nothingTrue(knowledge.compiled)));
}

/** What is tried on a board again and again, known in one way or another: where to try is looked for once. */
export class Cases {
  /** By how often something was tried before: a place where every candidate fails. */
  readonly #places = new Map<number, readonly Trial[]>();

  /** All candidates but one of a place where every one fails, the one that fails last; or else whatever fails soonest. */
  *tryAll(knowledge: Knowledge, before: number): Generator<void, readonly PipsUse[]> {
    const known = this.#places.get(before);
    const { place, single } = yield* tryOut(knowledge, known === undefined ? candidatesOn(knowledge) : [known]);
    if (place.length === 0) return leaving(knowledge, usesOf(single));
    this.#places.set(
      before,
      place.map(({ trial }) => trial),
    );
    const failed = yield* new Shortening(knowledge).shortened(place);
    const inTheHead = ({ links }: Failed) => place.length === 2 && links <= LINKS_IN_THE_HEAD;
    return failed
      .sort((a, b) => a.links - b.links)
      .slice(0, -1)
      .map((each) => (inTheHead(each) ? { ...each.use, technique: TRY_BOTH } : each.use));
  }
}

interface Tried {
  /** All candidates of the place that is the shortest to go through. */
  readonly place: readonly Failed[];
  /** For where there is no such place: those that fail soonest. */
  readonly single: readonly Failed[];
}

function* tryOut(knowledge: Knowledge, places: readonly (readonly Trial[])[]): Generator<void, Tried> {
  const few = places.filter(({ length }) => length <= FEW_CANDIDATES);
  const found = yield* tryEach(knowledge, few);
  const isEnough = found.place.length > 0 || found.single.length > 0 || few.length === places.length;
  return isEnough ? found : yield* tryEach(knowledge, places);
}

function* tryEach(knowledge: Knowledge, places: readonly (readonly Trial[])[]): Generator<void, Tried> {
  let single: readonly Failed[] = [];
  let place: readonly Failed[] = [];
  for (const by of lengthsOn(knowledge)) {
    const refutations = new Refutations(knowledge, by);
    const all: Failed[] = [];
    for (const trials of places) {
      const failed = yield* refutations.of(trials);
      all.push(...failed);
      if (failed.length < trials.length) continue;
      if (place.length === 0 || lengthOf(failed) < lengthOf(place)) place = failed;
    }
    if (place.length > 0 && lengthOf(place) <= SHORT) break;
    if (single.length > 0) continue;
    single = SOON.map((most) => all.filter(({ links }) => links <= most)).find(({ length }) => length > 0) ?? [];
  }
  return { place, single };
}

const EASY = [unfillable, ...PLAIN.filter(({ level }) => level <= 2)];

/** Those of which something is left everywhere: what is left last is for techniques to end with. */
function leaving(knowledge: Knowledge, uses: readonly PipsUse[]): readonly PipsUse[] {
  const known = knowledge.copy();
  let isEnded = false;
  return uses.filter(({ fact }) => {
    if (isEnded || !known.isNews(fact) || !isOpen(known, fact)) return false;
    known.learn(fact);
    // What follows by itself need not be tried.
    const ahead = new RunAhead<Knowledge, Fact, Premise>(known);
    while (!isEnded && ahead.round(EASY)) isEnded = ahead.uses.some((use) => isImpossible(use.fact));
    return true;
  });
}

function isOpen(known: Knowledge, fact: Fact): boolean {
  const { first, second } = known.compiled;
  return fact.every((each) => {
    if (each.kind === 'values') return (known.values[each.cell]! & each.values) !== 0;
    const cells = [first[each.edge]!, second[each.edge]!];
    const isFree = cells.every((cell) => known.joinedBy[cell] === -1 || known.joinedBy[cell] === each.edge);
    if (each.kind === 'part') return cells.every((cell) => known.openEdges(cell).some((edge) => edge !== each.edge));
    const holds =
      each.kind !== 'place' || cells.every((cell, half) => (known.values[cell]! & (1 << each.domino[half]!)) !== 0);
    return isFree && holds && known.openEdges(cells[0]!).includes(each.edge);
  });
}
