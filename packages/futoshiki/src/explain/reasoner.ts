/**
 * How Futoshiki are reasoned about: what core asks to tell a solution chapter by chapter. A chapter takes along what
 * follows from it: numbers that one look each gives, then the last ones together.
 */
import { size } from '@pipwright/core/bits';
import { factsIn, type Reasoner } from '@pipwright/core/explaining';
import type { Compiled } from '../engines/swift/index.js';
import { isExact } from './judging/exact.js';
import { Judge } from './judging/judge.js';
import { minimise } from './judging/minimise.js';
import { type Fact, places } from './knowledge/conclusion.js';
import { Knowledge } from './knowledge/knowledge.js';
import { type Premise, Premises } from './knowledge/premise.js';
import type { Truth } from './knowledge/truth.js';
import { PLAIN, TRY_BOTH } from './techniques/index.js';
import { lastNumber, lastOfAll } from './techniques/lines.js';
import { drafting } from './trying/drafting.js';
import { lookAhead } from './trying/look-ahead.js';
import { refuteBy } from './trying/part.js';
import { nameOfTrial, tryBoth } from './trying/try-both.js';

/** So many last numbers are told at once, on smaller grids fewer. */
const LAST_AT_ONCE = 9;

/** More things to place that are found at once are not compared. */
const COMPARED = 4;
/** Nodes: for what is told, for what may be part of it, and at a glance. */
const PATIENCE = 3_000;
const SOON = 300;
const GLANCE = 200;

/** @param truth what is true of every solution, given what the player has placed; a guess leads to nothing that is not */
export function reasonerOf(compiled: Compiled, truth: Truth): Reasoner<Knowledge, Fact, Premise> {
  const judge = new Judge(compiled);
  return {
    ...drafting,
    techniques: PLAIN,
    knowledge: (facts) => new Knowledge(compiled, facts),
    left: (knowledge) => left(knowledge, truth),
    nameOfPlaced: (fact) =>
      fact
        .map(({ cell, values }) => `${values}${surroundings(compiled.side, truth, cell)}`)
        .sort()
        .join(),
    unfinished: ({ missing }) => missing.filter((numbers) => numbers !== 0).length,
    places,
    isComplete: (knowledge) => knowledge.knowsAll(truth.values),
    findings: (knowledge) => (truth.unique ? [] : findings(knowledge, truth)),
    triesFrom: TRY_BOTH.level,
    trials: (knowledge) => tryBoth(knowledge, truth),
    lastResort: (knowledge) => lookAhead(knowledge, truth),
    *minimise(facts, parts, technique) {
      const [only, ...others] = parts;
      if (only === undefined) return [];
      const isEasy = others.length === 0 && isExact(compiled, facts, technique.name, only.fact, only.because);
      if (isEasy) return only.because;
      const whole = parts.flatMap(({ fact }) => fact);
      const all = new Premises(parts.flatMap(({ because }) => because));
      return yield* minimise(judge, facts, whole, all.list(), PATIENCE);
    },
    thin: (facts, { fact, because }) => minimise(judge, facts, fact, because, SOON),
    follows(facts, fact, because) {
      judge.facts = facts;
      return judge.follows(fact, because, GLANCE);
    },
    *refuteBy(facts, because, supposed) {
      yield;
      return refuteBy(compiled, facts, because, supposed);
    },
    nameOf: (facts, step) => nameOfTrial(new Knowledge(compiled, facts), step),
    isThin: ({ because }, isOpen) => !factsIn(because).some(isOpen),
    isGranted: () => false,
    together: (facts) => facts.flat(),
    compares: COMPARED,
    following: {
      techniques: PLAIN.filter(({ level }) => level <= 2),
      most: compiled.side,
      last: [lastNumber, lastOfAll],
      mostAtLast: Math.min(LAST_AT_ONCE, compiled.side + 1),
      open: (knowledge) => knowledge.open,
      placed: (fact) => fact.filter(({ kind }) => kind === 'place').length,
    },
    distance: (fact, other) => {
      const [at, from] = [fact[0]?.cell, other[0]?.cell];
      if (at === undefined || from === undefined) return 0;
      const { side } = compiled;
      return Math.abs((at % side) - (from % side)) + Math.abs(Math.floor(at / side) - Math.floor(from / side));
    },
  };
}

/** What lies around a cell, the same whichever way round the grid lies: how far the edges are, and the numbers beside it. */
function surroundings(side: number, { values }: Truth, cell: number): string {
  const [row, column] = [Math.floor(cell / side), cell % side];
  const edges = [row, column].map((place) => Math.min(place, side - 1 - place)).sort((a, b) => a - b);
  const beside = [
    row > 0 ? values[cell - side] : 0,
    row < side - 1 ? values[cell + side] : 0,
    column > 0 ? values[cell - 1] : 0,
    column < side - 1 ? values[cell + 1] : 0,
  ];
  return ` ${edges.join()} ${beside.sort().join()}`;
}

/** The numbers of the one solution that are not placed. */
function left(knowledge: Knowledge, { values }: Truth): Fact[] {
  return Array.from(values.keys())
    .filter((cell) => !knowledge.isPlaced(cell))
    .map((cell) => [{ kind: 'place', cell, values: values[cell]! }]);
}

/** Why cells hold no more than they can, where that is not one number. */
function findings(knowledge: Knowledge, { values }: Truth): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (let cell = 0; cell < knowledge.compiled.cells; cell++) {
    if (size(values[cell]!) === 1 || knowledge.values[cell] !== values[cell]) continue;
    found.push([...new Set(Array.from({ length: knowledge.side }, (_, v) => knowledge.lostBy(cell, v)))]);
  }
  return found.map((facts) => facts.filter((fact) => fact >= 0));
}
