/**
 * Short routes to something that cannot be. Which one is found depends on the order in which techniques are used, so many
 * orders are tried: every other time by those rules alone that the best route so far rests on, for one that is shorter still.
 */
import { Random } from '@pipwright/core';
import { chainDrafts, draftSteps, isFact, proofOfLast, RunAhead } from '@pipwright/core/explaining';
import type { Fact } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type Premise, Premises } from '../knowledge/premise.js';
import type { PipsTechnique } from '../techniques/technique.js';
import { drafting, type PipsUse } from '../trying/drafting.js';
import { isImpossible } from '../trying/trial.js';

export interface Route {
  /** In the order that finds it. */
  readonly techniques: readonly PipsTechnique[];
  /** The suppositions that fail on the way, one try after the other. */
  readonly tried: readonly (readonly PipsUse[])[];
  /** The rules by which it was found; all where there are none. */
  readonly by: readonly Premise[] | undefined;
  /** The regions that it rests on, and what is placed. */
  readonly rules: readonly Premise[];
  /** How hard it is to follow: its steps, hard ones counting for more. */
  readonly effort: number;
}

/** No easier one is looked for then. */
const EASY = 3;
/** What a step counts, by the level of its technique. */
const EFFORT = [1, 1, 1, 1.3, 2.5, 3];
/** Techniques from this level on are left for when nothing else leads on. */
const HARD = 4;

interface RouteLimits {
  /** Where not all rules may be used, and not all that is placed: those that may. */
  readonly only?: readonly Premise[] | undefined;
  /** Where something may be supposed: what, by what is known, one try after the other. */
  readonly resorts?: (() => Resort) | undefined;
}

/**
 * The easiest first, one for the same rules; none where nothing that cannot be is found.
 * @param knowledgeBy what is known by some rules alone, or by all
 */
export function* findRoutes(
  knowledgeBy: (rules?: readonly Premise[]) => Knowledge,
  techniques: readonly PipsTechnique[],
  orders: number,
  { only, resorts }: RouteLimits = {},
): Generator<void, readonly Route[]> {
  const random = new Random(0);
  const routes = new Map<string, Route>();
  let best: Route | undefined;
  for (let order = 0; order < orders; order++) {
    const rules = order % 2 === 1 && best !== undefined ? best.rules : only;
    const found = yield* follow(knowledgeBy(rules), inOrder(techniques, order, random), resorts?.());
    // Where one order leads nowhere, none does; by few rules, what is tried may be something else.
    if (found === undefined && best === undefined) break;
    if (found === undefined) continue;
    const route = { ...found, by: rules };
    const key = keyOf(route.rules);
    if (route.effort < (routes.get(key)?.effort ?? Number.POSITIVE_INFINITY)) routes.set(key, route);
    if (best === undefined || route.effort < best.effort) best = route;
    if (best.effort <= EASY) break;
  }
  return [...routes.values()].sort((a, b) => a.effort - b.effort);
}

/** The same for the same rules, whatever their order. */
export function keyOf(rules: readonly Premise[]): string {
  return rules
    .map((rule) => JSON.stringify(rule))
    .sort()
    .join();
}

/** First the usual order, then others: in half of them easy techniques come before hard ones, in all before the hardest. */
function inOrder(techniques: readonly PipsTechnique[], order: number, random: Random): readonly PipsTechnique[] {
  if (order === 0) return techniques;
  const hardness = ({ level }: PipsTechnique) => (order % 4 < 2 ? level : Number(level >= HARD));
  return random.shuffle([...techniques]).sort((a, b) => hardness(a) - hardness(b));
}

function* follow(
  knowledge: Knowledge,
  techniques: readonly PipsTechnique[],
  resort: Resort = nothing,
): Generator<void, Omit<Route, 'by'> | undefined> {
  const tried: (readonly PipsUse[])[] = [];
  const ahead = new RunAhead<Knowledge, Fact, Premise>(knowledge);
  for (let seen = 0; ; yield) {
    if (!ahead.round(techniques)) {
      const failed = yield* resort(knowledge);
      tried.push(failed);
      if (failed.filter((use) => ahead.learn(use)).length === 0) return undefined;
    }
    for (; seen < ahead.uses.length; seen++) {
      if (isImpossible(ahead.uses[seen]!.fact)) return { techniques, tried, ...summary(ahead, ahead.from + seen) };
    }
  }
}

/** Suppositions that fail, by what is known. */
export type Resort = (known: Knowledge) => Generator<void, readonly PipsUse[]>;

function* nothing(): Generator<void, []> {
  yield;
  return [];
}

/** Of what leads to a fact. */
function summary(ahead: RunAhead<Knowledge, Fact, Premise>, fact: number): Pick<Route, 'rules' | 'effort'> {
  const { from, uses } = ahead;
  const proof = proofOfLast(uses.slice(0, fact - from + 1), from);
  const rules = new Premises();
  for (const premise of proof.flatMap((each) => ahead.useOf(each).because)) {
    if (premise.kind === 'region' || (isFact(premise) && premise.id < from)) rules.include(premise);
  }
  const steps = draftSteps(proof, [fact], (each) => ahead.useOf(each), drafting);
  const links = steps.flatMap(({ refuted }) => (refuted === undefined ? [] : chainDrafts(refuted, drafting)));
  const effort = [...steps, ...links].reduce((sum, { technique }) => sum + EFFORT[technique.level]!, 0);
  return { rules: rules.list(), effort };
}
