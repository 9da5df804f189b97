/** Of two candidates for one place, the one that leads nowhere. */
import { members, size } from '@pipwright/core/bits';
import { chainDrafts, refute, type Technique, type ToldStep, type Use } from '@pipwright/core/explaining';
import { FORCED } from '../../engines/swift/index.js';
import type { Domino } from '../../model/domino.js';
import type { Fact } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type Premise, Premises } from '../knowledge/premise.js';
import type { Truth } from '../knowledge/truth.js';
import { addMisfit, waysOn } from '../techniques/fitting.js';
import { LOOKING_AHEAD, PLAIN, TRY_BOTH } from '../techniques/index.js';
import { unfillable } from '../techniques/sum-combinations.js';
import { drafting } from './drafting.js';
import { joinTrial, supposing, type Trial, useOf, valueTrial } from './trial.js';

/** A chain of more links than this is no longer held in the head. */
export const LINKS_IN_THE_HEAD = 2;

/** What is followed in a trial: plain things only. */
const LEVEL_IN_THE_HEAD = 2;
const FACTS_IN_THE_HEAD = 24;

/**
 * Suppositions about one of two candidates that fail within two links.
 * @param without a technique that no link may use
 */
export function* tryBoth(knowledge: Knowledge, truth: Truth, without?: string): Generator<void, Use<Fact, Premise>[]> {
  const followed = [unfillable, ...PLAIN.filter(({ level }) => level <= LEVEL_IN_THE_HEAD)];
  const techniques = followed.filter(({ name }) => name !== without);
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
