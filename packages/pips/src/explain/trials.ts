/** What a player tries: of two candidates for one place, the one that leads nowhere; and anything else that does. */
import { members, size } from '@pipwright/core/bits';
import { addRoots, chainDrafts, factsIn, type Refuted, RunAhead, refute, type Use } from '@pipwright/core/explaining';
import { FORCED } from '../engines/swift/index.js';
import type { Domino } from '../model/domino.js';
import { boardAlone, PLAIN_ALONE } from './board-alone.js';
import type { Fact } from './conclusion.js';
import { drafting } from './drafting.js';
import type { Judge } from './judge.js';
import { Knowledge } from './knowledge.js';
import { type Premise, Premises } from './premise.js';
import { addMisfit, waysOn } from './techniques/fitting.js';
import { LOOKING_AHEAD, PLAIN, TRY_BOTH } from './techniques/index.js';
import { unfillable } from './techniques/sum-combinations.js';
import type { PipsTechnique } from './techniques/technique.js';
import type { Truth } from './truth.js';

/** A chain of more links than this is no longer held in the head. */
const LINKS_IN_THE_HEAD = 2;
/** What is followed in a trial: plain things only. */
const LEVEL_IN_THE_HEAD = 2;
const FACTS_IN_THE_HEAD = 24;
/** More facts than any refutation takes. */
const ANY_NUMBER = 200;

interface Trial {
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
  { techniques: PLAIN.filter(({ level }) => level <= 2), mostFacts: 80 },
  { techniques: PLAIN.filter(({ level }) => level <= 3), mostFacts: 80 },
  { techniques: PLAIN, mostFacts: ANY_NUMBER },
];
/** No shorter one is looked for then: two links for each of two candidates. */
const SHORT = 6;
/** On larger boards the first that leads on has to do. */
const LARGE_CELLS = 40;

/** The suppositions that fail about one place, so that one candidate is left for it; of all places, the shortest to tell. */
export function* lookAhead(
  knowledge: Knowledge,
  truth: Truth,
  isCertain: boolean,
): Generator<void, Use<Fact, Premise>[]> {
  let single: Use<Fact, Premise>[] = [];
  for (const { techniques, mostFacts } of LENGTHS) {
    const found = yield* lookAlong(knowledge, truth, supposing([unfillable, ...techniques], mostFacts));
    if (found.place.length > 0) return found.place;
    single = found.single;
  }
  return single.length > 0 || !isCertain ? single : tryEverything(knowledge, truth);
}

/** Where no technique shows it: that with all there is to know, no way to fill the board is left. */
function tryEverything(knowledge: Knowledge, truth: Truth): Use<Fact, Premise>[] {
  const [trials = []] = places(knowledge, truth);
  const { cells, regions, pips } = knowledge.compiled;
  const from = knowledge.facts.length;
  return trials.map((trial) => {
    const because = new Premises();
    for (let r = 0; r < regions; r++) because.region(r);
    for (let v = 0; v < pips; v++) because.value(v);
    for (let c = 0; c < cells; c++) because.cell(c);
    for (let fact = 0; fact <= from; fact++) because.fact(fact);
    const [cell = 0] = trial.supposed.flatMap((each) => (each.kind === 'values' ? [each.cell] : []));
    const nothing: Fact = [{ kind: 'values', cell, values: 0 }];
    const uses = [{ technique: LOOKING_AHEAD, fact: nothing, because: because.list() }];
    return useOf(LOOKING_AHEAD, trial, { supposed: trial.supposed, from, uses });
  });
}

/** All that settles one place; and the one supposition that fails soonest, for where nothing does. */
function* lookAlong(
  knowledge: Knowledge,
  truth: Truth,
  by: ReturnType<typeof supposing>,
): Generator<void, { readonly place: Use<Fact, Premise>[]; readonly single: Use<Fact, Premise>[] }> {
  let best: Use<Fact, Premise>[] = [];
  let shortest = Number.POSITIVE_INFINITY;
  const enough = knowledge.compiled.cells > LARGE_CELLS ? AIMLESS : SHORT;
  let single: Use<Fact, Premise>[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const trials of places(knowledge, truth)) {
    const uses: Use<Fact, Premise>[] = [];
    let length = 0;
    for (const trial of trials) {
      yield;
      const refuted = refute(knowledge.copy(), trial.supposed, by);
      if (refuted === undefined) continue;
      const links = chainDrafts(refuted, drafting).length;
      const use = useOf(LOOKING_AHEAD, trial, refuted);
      uses.push(use);
      length += 1 + links;
      if (links >= fewest) continue;
      fewest = links;
      single = [use];
    }
    if (uses.length < trials.length || length >= shortest) continue;
    if (!placesSomething(knowledge, uses)) length += AIMLESS;
    if (length >= shortest) continue;
    shortest = length;
    best = uses;
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

function supposing(techniques: readonly PipsTechnique[], mostFacts: number) {
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

export function isImpossible(fact: Fact): boolean {
  return fact.some((conclusion) => conclusion.kind === 'values' && conclusion.values === 0);
}

/** What a trial rests on: the chain without what it supposes, and that there were two candidates. */
function useOf(
  technique: Use<Fact, Premise>['technique'],
  { fact, because }: Trial,
  refuted: Refuted<Fact, Premise>,
): Use<Fact, Premise> {
  addRoots(refuted.uses, refuted.from + 1, refuted.from, because);
  return { technique, fact, because: because.list(), refuted };
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
    const [right, ...others] = ways.filter(isTrue);
    const wrong = ways.find((way) => !isTrue(way));
    if (right === undefined || others.length > 0 || wrong === undefined) continue;
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
      fact: [{ kind: 'place', edge, domino: right }],
      because,
    };
  }
}

/** Cells with two values left. */
function* twoValues(knowledge: Knowledge, { values }: Truth): Generator<Trial> {
  const all = (1 << knowledge.compiled.pips) - 1;
  for (let cell = 0; cell < knowledge.compiled.cells; cell++) {
    const left = knowledge.values[cell]!;
    if (size(left) !== 2) continue;
    for (const value of members(left & ~values[cell]!)) {
      yield {
        supposed: [{ kind: 'values', cell, values: 1 << value, isHeld: true }],
        fact: [{ kind: 'values', cell, values: all & ~(1 << value) }],
        because: new Premises().cell(cell),
      };
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
      yield {
        supposed: [{ kind: 'join', edge }],
        fact: [{ kind: 'part', edge }],
        because: new Premises(),
      };
    }
  }
}

/** For each cell that is certain, what it could hold and does not; then whom it could pair with and does not. */
function* places(knowledge: Knowledge, { values, joins }: Truth): Generator<Trial[]> {
  const { cells, pips } = knowledge.compiled;
  const all = (1 << pips) - 1;
  const byCell = Array.from({ length: cells }, (_, cell) =>
    members(size(values[cell]!) === 1 ? knowledge.values[cell]! & ~values[cell]! : 0).map(
      (value): Trial => ({
        supposed: [{ kind: 'values', cell, values: 1 << value, isHeld: true }],
        fact: [{ kind: 'values', cell, values: all & ~(1 << value) }],
        because: new Premises().cell(cell),
      }),
    ),
  );
  for (let cell = 0; cell < cells; cell++) {
    if (knowledge.joinedBy[cell] !== -1) continue;
    const open = knowledge.openEdges(cell);
    if (!open.some((edge) => joins[edge] === 1)) continue;
    const wrong = open.filter((edge) => joins[edge] === -1);
    byCell.push(
      wrong.map((edge) => ({
        supposed: [{ kind: 'join', edge }],
        fact: [{ kind: 'part', edge }],
        because: new Premises(),
      })),
    );
  }
  yield* byCell.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length);
}
