/** What is wrong with the findings of techniques: each is judged by its own premises, on knowledge of all sorts. */
import { Random } from '@pipwright/core';
import { members } from '@pipwright/core/bits';
import type { Use } from '@pipwright/core/explaining';
import { type Compiled, compile, FORBIDDEN, OPEN, termsOf } from '../src/engines/swift/index.js';
import { Judge } from '../src/explain/judging/judge.js';
import type { Fact } from '../src/explain/knowledge/conclusion.js';
import { Knowledge } from '../src/explain/knowledge/knowledge.js';
import type { Premise } from '../src/explain/knowledge/premise.js';
import { findTruth, type Truth } from '../src/explain/knowledge/truth.js';
import { becauseToJson, stepsOf, stepToJson } from '../src/explain/step.js';
import { PLAIN } from '../src/explain/techniques/index.js';
import { unfillable } from '../src/explain/techniques/sum-combinations.js';
import type { PipsTechnique } from '../src/explain/techniques/technique.js';
import { refuteAlone } from '../src/explain/trying/board-alone.js';
import { lookAhead } from '../src/explain/trying/look-ahead.js';
import { isImpossible } from '../src/explain/trying/trial.js';
import { tryBoth } from '../src/explain/trying/try-both.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Claim, Known, PremiseJudge } from './claims.js';

const ALL: readonly PipsTechnique[] = [...PLAIN, unfillable];

/** Rounds of techniques, and things supposed on the way. */
const MOST_ROUNDS = 12;
const MOST_SUPPOSED = 2;

type Found = Use<Fact, Premise>;

/** So many findings of a technique have been judged. */
export type Judged = Map<string, number>;

/**
 * Learns at random what techniques find, and what is merely supposed, and judges all that they find on the way.
 * @param route which way it takes
 */
export function findingFaults(
  puzzle: Puzzle,
  route: number,
  judge: PremiseJudge,
  judged: Judged = new Map(),
): string[] {
  const compiled = compile(puzzle);
  const random = new Random(`route ${route}`);
  const seen = new Set<string>();
  const truth = atOnce(findTruth(compiled, termsOf(compiled)));
  let knowledge = new Knowledge(compiled);
  let supposed = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = [...allFound(knowledge), ...(random.chance(0.2) ? allRefuted(knowledge, truth) : [])];
    const faults = found
      .filter((each) => isNew(each, seen, judged))
      .flatMap((each) => [...faultOf(knowledge, each, judge), ...chainFaults(knowledge, each, judge)]);
    if (faults.length > 0) return faults;
    if (found.some(({ fact }) => isImpossible(fact))) return [];
    const news = found.filter(({ fact }) => knowledge.isNews(fact));
    const isStuck = news.length === 0;
    if (isStuck && supposed === MOST_SUPPOSED) return [];
    if (isStuck || (supposed < MOST_SUPPOSED && random.chance(0.1))) {
      const guess = guessOf(knowledge, random);
      if (guess === undefined) return [];
      knowledge.learn(guess);
      supposed++;
    } else learnSome(knowledge, news, random);
    // What is told is known in another way than what is found: of a domino that lies there, no more is said.
    if (random.chance(0.2)) knowledge = new Knowledge(compiled, knowledge.facts);
  }
  return [];
}

function allFound(knowledge: Knowledge): Found[] {
  return ALL.flatMap((technique) =>
    technique.find(knowledge).map(({ fact, because }) => ({ technique, fact, because: because.list() })),
  );
}

/** What players find by trying; nothing is tried that some solution has. */
function allRefuted(knowledge: Knowledge, truth: Truth | undefined): Found[] {
  if (truth === undefined) return [];
  return [tryBoth, lookAhead].flatMap((tried) => atOnce(tried(knowledge, truth)));
}

function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function isNew({ technique: { name }, fact, because }: Found, seen: Set<string>, judged: Judged): boolean {
  const key = JSON.stringify([fact, because]);
  if (seen.has(key)) return false;
  seen.add(key);
  judged.set(name, (judged.get(name) ?? 0) + 1);
  return true;
}

/** What one technique says, all or some of it, one by one or as one fact. */
function learnSome(knowledge: Knowledge, news: readonly Found[], random: Random): void {
  const { technique } = random.pick(news);
  const alike = news.filter((each) => each.technique.name === technique.name);
  const some = random.chance(0.5) ? alike : random.shuffle(alike).slice(0, 1);
  if (random.chance(0.3) && !some.some(({ fact }) => fact.some(({ kind }) => kind === 'place')))
    knowledge.learn(some.flatMap(({ fact }) => fact));
  else for (const { fact } of some) if (knowledge.isNews(fact)) knowledge.learn(fact);
}

/** Something that may be so, as far as one knows, or not. */
function guessOf(knowledge: Knowledge, random: Random): Fact | undefined {
  const { cells, edges, first, second, pips } = knowledge.compiled;
  const guesses: Fact[] = [];
  for (let cell = 0; cell < cells; cell++) {
    if (knowledge.isKnown(cell)) continue;
    for (const value of members(knowledge.values[cell] ?? 0))
      guesses.push([{ kind: 'values', cell, values: 1 << value }]);
  }
  for (let edge = 0; edge < edges; edge++) {
    if (knowledge.joins[edge] === FORBIDDEN || knowledge.placed[edge] === 1) continue;
    if (knowledge.joins[edge] === OPEN) guesses.push([{ kind: 'join', edge }], [{ kind: 'part', edge }]);
    for (const x of members(knowledge.values[first[edge] ?? 0] ?? 0)) {
      for (const y of members(knowledge.values[second[edge] ?? 0] ?? 0)) {
        if ((knowledge.left[x * pips + y] ?? 0) > 0) guesses.push([{ kind: 'place', edge, domino: [x, y] }]);
      }
    }
  }
  return guesses.length === 0 ? undefined : random.pick(guesses);
}

/** Each link must follow, also where the chain is to rest on nothing but the premises of the whole. */
function chainFaults({ compiled, facts }: Knowledge, { because, refuted }: Found, judge: PremiseJudge): string[] {
  if (refuted === undefined) return [];
  const alone = refuteAlone(new Judge(compiled, facts), because, refuted.supposed);
  return [refuted, ...(alone === undefined ? [] : [alone])].flatMap(({ supposed, uses }) => {
    const all = [...facts, supposed, ...uses.map(({ fact }) => fact)];
    return uses.flatMap((use) => faultOf({ compiled, facts: all }, use, judge));
  });
}

/** It must follow from its premises; where it says that a cell holds nothing, these must be impossible. */
function faultOf(
  { compiled, facts }: Pick<Knowledge, 'compiled' | 'facts'>,
  found: Found,
  judge: PremiseJudge,
): string[] {
  const { technique, fact, because } = found;
  const known: Known = { steps: facts.map((each) => claimOf(compiled, technique, each)) };
  const [step] = stepsOf(compiled, [], [{ technique, fact, because, seen: [] }]);
  const premises = becauseToJson(step?.because ?? []);
  const claim = claimOf(compiled, technique, fact);
  const isSound = isImpossible(fact)
    ? judge.contradicts(compiled.puzzle, known, premises)
    : judge.follows(compiled.puzzle, known, claim, premises);
  if (isSound !== false) return [];
  return [`${technique.name}: ${JSON.stringify({ claim, premises, known: known.steps })}`];
}

function claimOf(compiled: Compiled, technique: Found['technique'], fact: Fact): Claim {
  const [step] = stepsOf(compiled, [], [{ technique, fact, because: [], seen: [] }]);
  if (step === undefined) throw new Error('a fact is a step');
  return { joins: [], ...stepToJson(compiled.puzzle, step) } as unknown as Claim;
}
