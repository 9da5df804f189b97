/** Suppositions that fail, where nothing else leads on: those that are the shortest to tell. */
import { chainDrafts, type Refuted, RunAhead, refute, type Use } from '@pipwright/core/explaining';
import { type Fact, isImpossible, places } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type Premise, Premises } from '../knowledge/premise.js';
import type { Truth } from '../knowledge/truth.js';
import { LOOKING_AHEAD, PLAIN } from '../techniques/index.js';
import { type Candidate, wrongCandidates } from './candidates.js';
import { drafting } from './drafting.js';
import { ANYHOW, EASILY, trialOf, useOf } from './trial.js';

/** So many of those that seem to fail soonest are compared. */
const COMPARED = 16;
const COMPARED_FURTHER = 6;
/** As much longer is what places nothing. */
const AIMLESS = 3;
/** So many numbers are tried to see how soon something fails. */
const NODES = 400;

/** Suppositions that fail by the fewest links: one that leads on, or several. */
export function* lookAhead(knowledge: Knowledge, truth: Truth): Generator<void, Use<Fact, Premise>[]> {
  const easy = yield* shortest(knowledge, wrongCandidates(knowledge, truth).slice(0, COMPARED), EASILY);
  if (easy.length > 0) return easy;
  // What takes long to see should at least settle something.
  const soonest = wrongCandidates(knowledge, truth, NODES)
    .sort((a, b) => Number(b.isOneOfTwo) - Number(a.isOneOfTwo))
    .slice(0, COMPARED_FURTHER);
  const others = yield* shortest(knowledge, soonest, ANYHOW);
  if (others.length > 0) return others;
  for (const { cell, v } of soonest) {
    const trial = trialOf(knowledge, cell, v);
    const refuted = yield* refuteFurther(knowledge, trial.supposed);
    if (refuted !== undefined) return [useOf(LOOKING_AHEAD, trial, refuted)];
  }
  const [first] = soonest.length > 0 ? soonest : wrongCandidates(knowledge, truth, Number.POSITIVE_INFINITY);
  return first === undefined ? [] : [cannotBe(knowledge, first.cell, first.v)];
}

function* shortest(
  knowledge: Knowledge,
  candidates: readonly Candidate[],
  by: typeof EASILY,
): Generator<void, Use<Fact, Premise>[]> {
  const failed: { readonly use: Use<Fact, Premise>; readonly links: number }[] = [];
  for (const { cell, v } of candidates) {
    yield;
    const trial = trialOf(knowledge, cell, v);
    const refuted = refute(knowledge.copy(), trial.supposed, by);
    if (refuted !== undefined)
      failed.push({ use: useOf(LOOKING_AHEAD, trial, refuted), links: chainDrafts(refuted, drafting).length });
  }
  failed.sort((a, b) => a.links - b.links);
  const fewest = failed[0]?.links ?? 0;
  const short = failed.filter(({ links }) => links <= fewest + AIMLESS).map(({ use }) => use);
  const leading = short.find((use) => leadsOn(knowledge, use));
  return leading === undefined ? short : [leading];
}

/** Is there a number to place once it is known? */
function leadsOn(knowledge: Knowledge, use: Use<Fact, Premise>): boolean {
  const ahead = new RunAhead<Knowledge, Fact, Premise>(knowledge.copy());
  ahead.learn(use);
  while (!ahead.uses.some(({ fact }) => places(fact)) && ahead.round(PLAIN));
  return ahead.uses.some(({ fact }) => places(fact));
}

/** After so many nobody follows. */
const MOST_TRIES = 6;

/** Why something cannot be that is seen only by trying further: what fails on the way is a link of its own. */
function* refuteFurther(before: Knowledge, supposed: Fact): Generator<void, Refuted<Fact, Premise> | undefined> {
  const from = before.facts.length;
  const knowledge = before.copy();
  knowledge.learn(supposed);
  const ahead = new RunAhead<Knowledge, Fact, Premise>(knowledge);
  for (let tries = 0; ; ) {
    if (!ahead.round(PLAIN)) {
      const soon = tries++ < MOST_TRIES ? wrongCandidates(knowledge) : [];
      const failed = yield* shortest(knowledge, soon.slice(0, COMPARED_FURTHER), EASILY);
      if (failed.length === 0) return undefined;
      for (const { fact, because } of failed) ahead.learn({ technique: LOOKING_AHEAD, fact, because });
    }
    const end = ahead.uses.findIndex(({ fact }) => isImpossible(fact));
    if (end !== -1) return { supposed, from, uses: ahead.uses.slice(0, end + 1) };
    yield;
  }
}

/** That with all there is to know, no way to fill the grid is left. */
function cannotBe(knowledge: Knowledge, cell: number, v: number): Use<Fact, Premise> {
  const { compiled, side } = knowledge;
  const from = knowledge.facts.length;
  const because = new Premises();
  for (let line = 0; line < 2 * side; line++) because.line(line);
  for (let link = 0; link < compiled.links; link++) because.link(link);
  for (const { row, column } of compiled.question.givens) because.given(row * side + column);
  for (let fact = 0; fact <= from; fact++) because.fact(fact);
  const nothing: Fact = [{ kind: 'left', cell, values: 0 }];
  const trial = trialOf(knowledge, cell, v);
  const uses = [{ technique: LOOKING_AHEAD, fact: nothing, because: because.list() }];
  return useOf(LOOKING_AHEAD, trial, { supposed: trial.supposed, from, uses });
}
