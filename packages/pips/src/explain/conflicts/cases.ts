/** Where no technique shows that a board cannot be finished: what a player tries then, until nothing is left to try. */
import { members, size } from '@pipwright/core/bits';
import { chainDrafts, RunAhead, refute, type Use } from '@pipwright/core/explaining';
import type { Compiled } from '../../engines/swift/index.js';
import type { Fact } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';
import type { Truth } from '../knowledge/truth.js';
import { LOOKING_AHEAD, PLAIN, TRY_BOTH } from '../techniques/index.js';
import { unfillable } from '../techniques/sum-combinations.js';
import { drafting } from '../trying/drafting.js';
import { ANY_NUMBER, isImpossible, joinTrial, supposing, type Trial, useOf, valueTrial } from '../trying/trial.js';
import { LINKS_IN_THE_HEAD, tryBoth } from '../trying/try-both.js';

type PipsUse = Use<Fact, Premise>;

interface Failed {
  readonly use: PipsUse;
  readonly links: number;
}

/** First by what is easier to follow. */
const LEVELS = [2, 3, 5];
/** Of more candidates for one place not all are gone through, unless nothing else leads on. */
const FEW_CANDIDATES = 4;
/** Where no place is settled, suppositions that fail this soon are looked at, then longer ones. */
const SHORT = [2, 4, 8, Number.POSITIVE_INFINITY];

/** As if every candidate were wrong: there is no solution. */
export function nothingTrue({ cells, edges }: Compiled): Truth {
  return { values: new Int32Array(cells), joins: new Int32Array(edges).fill(-1), unique: false };
}

/** Candidates of two that fail within two links; at most one of two. */
export function* tryTwo(knowledge: Knowledge): Generator<void, readonly PipsUse[]> {
  return leaving(knowledge, yield* tryBoth(knowledge, nothingTrue(knowledge.compiled)));
}

/** All candidates but one of a place where every one fails, the one that fails last; or else whatever fails soonest. */
export function* tryAll(knowledge: Knowledge): Generator<void, readonly PipsUse[]> {
  const places = placesOf(knowledge);
  const few = yield* tryOut(
    knowledge,
    places.filter(({ length }) => length <= FEW_CANDIDATES),
  );
  return few.length > 0 ? few : yield* tryOut(knowledge, places);
}

function* tryOut(knowledge: Knowledge, places: readonly (readonly Trial[])[]): Generator<void, readonly PipsUse[]> {
  let single: readonly PipsUse[] = [];
  for (const level of LEVELS) {
    const by = supposing([unfillable, ...PLAIN.filter((technique) => technique.level <= level)], ANY_NUMBER);
    let best: readonly Failed[] = [];
    let fewest = Number.POSITIVE_INFINITY;
    const all: Failed[] = [];
    for (const trials of places) {
      const failed: Failed[] = [];
      for (const trial of trials) {
        yield;
        const refuted = refute(knowledge.copy(), trial.supposed, by);
        if (refuted === undefined) continue;
        const links = chainDrafts(refuted, drafting).length;
        const technique = trials.length === 2 && links <= LINKS_IN_THE_HEAD ? TRY_BOTH : LOOKING_AHEAD;
        failed.push({ use: useOf(technique, trial, refuted), links });
      }
      all.push(...failed);
      const length = failed.reduce((sum, { links }) => sum + 1 + links, 0);
      if (failed.length < trials.length || length >= fewest) continue;
      fewest = length;
      best = failed;
    }
    if (best.length > 0)
      return [...best]
        .sort((a, b) => a.links - b.links)
        .slice(0, -1)
        .map(({ use }) => use);
    const soon = SHORT.map((most) => all.filter(({ links }) => links <= most)).find(({ length }) => length > 0);
    if (single.length === 0) single = (soon ?? []).map(({ use }) => use);
  }
  return leaving(knowledge, single);
}

/** What each cell could hold, and whom it could pair with, the fewest candidates first. */
function placesOf(knowledge: Knowledge): Trial[][] {
  const { cells } = knowledge.compiled;
  const places: Trial[][] = [];
  for (let cell = 0; cell < cells; cell++) {
    if (size(knowledge.values[cell]!) > 1) {
      places.push(members(knowledge.values[cell]!).map((value) => valueTrial(knowledge, cell, value)));
    }
    if (knowledge.joinedBy[cell] !== -1) continue;
    places.push(knowledge.openEdges(cell).map(joinTrial));
  }
  return places.sort((a, b) => a.length - b.length);
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
