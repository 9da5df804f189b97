/**
 * Why a puzzle, or what a player has made of it, cannot be solved. What can be counted is looked for first: too few of
 * something is plainer than the fewest parts that cannot hold together, which is what is told otherwise.
 */
import { Random } from '@pipwright/core';
import { members } from '@pipwright/core/bits';
import {
  type Finish,
  factsIn,
  fewLost,
  MOST_OWN,
  minimalByAll,
  minimalSubset,
  smallSubset,
} from '@pipwright/core/explaining';
import type { Compiled } from '../../engines/swift/index.js';
import { Judge, type Strictness } from '../judging/judge.js';
import type { Fact } from '../knowledge/conclusion.js';
import { type Premise, tiled, tiledCells } from '../knowledge/premise.js';
import { type PipsConflict, placementsOf, premisesOf, stepsOf } from '../step.js';
import { Asking } from './asking.js';
import { Chains, type ConflictChain, isPartOf, lengthOf, trayAndCells } from './chain.js';
import { everything, fewestPremises, merged, PLAIN, STRICT } from './fewest.js';
import { MOST_LINKS } from './limits.js';
import { boardOf } from './loosened.js';
import { COUNTED, type Name, nameOf, premisesNamed } from './name.js';
import { type Named, REASONS } from './reason.js';
import { keyOf, type Route } from './routes.js';
import { canShareOut } from './sharing.js';

/** For what is told in the end. */
const THOROUGH: Strictness = { patience: 200_000, mustUseDominoes: true };
/** The orders that are tried in which to leave something out. */
const ORDERS = 4;
/** Of each sort of conflict no more than these are looked at closely. */
const MOST_CANDIDATES = 5;
/** A conflict with a name is told rather than one with this many parts fewer. */
const WORTH_OF_A_NAME = 3;

/** What cannot hold together, and what that is called. */
interface Told {
  readonly because: readonly Premise[];
  readonly name: Name;
  /** What shows it, where that is more than what it takes by the strictest measure. */
  readonly about?: readonly Premise[];
  /** How one sees it, where that takes more than one look. */
  readonly steps?: ConflictChain['steps'];
}

/** @param placed what the player has placed */
export function* findConflict(
  compiled: Compiled,
  placed: readonly Fact[],
  finish: Finish,
): Generator<void, PipsConflict> {
  const told = yield* findTold(new Asking(new Judge(compiled, placed)));
  if (ownIn(told).length <= MOST_OWN) return conflictOf(compiled, placed, told);
  return conflictOf(compiled, placed, (yield* findFewer(compiled, placed, told, finish)) ?? told);
}

/** What is seen at a look to be wrong with one of those placed; undefined where that is nothing. */
export function* findPlainConflict(
  compiled: Compiled,
  placed: readonly Fact[],
  id: number,
): Generator<void, PipsConflict | undefined> {
  const isAbout = (told: Told) => {
    const own = ownIn(told);
    return own.includes(id) && own.length <= MOST_OWN;
  };
  const told = yield* findCounted(new Asking(new Judge(compiled, placed)), isAbout);
  return told && isSeenAtOnce(told) ? conflictOf(compiled, placed, told) : undefined;
}

function conflictOf(compiled: Compiled, placed: readonly Fact[], { because, name, about, steps }: Told): PipsConflict {
  const { at, left, needs, ...rest } = name;
  const { cells, regions } = compiled.puzzle;
  return {
    ...rest,
    ...(at === undefined ? {} : { at: cells[at]! }),
    ...(left && { left: left.map(({ cell, values }) => ({ cell: cells[cell]!, values: members(values) })) }),
    ...(needs && { needs: needs.map(({ region, needed }) => ({ region: regions[region]!.index, needed })) }),
    because: premisesOf(compiled, placed, because),
    ...(about && { about: premisesOf(compiled, placed, about) }),
    ...(steps && { chain: stepsOf(compiled, placed, steps) }),
    ...(placed.length > 0 && { placed: placementsOf(compiled, placed) }),
  };
}

/** What a player has placed that it rests on, by number. */
function ownIn({ because }: Told): readonly number[] {
  return factsIn(because);
}

/** The same by few of those placed, the easiest to see of several ways; undefined where it takes more. */
function* findFewer(
  compiled: Compiled,
  placed: readonly Fact[],
  told: Told,
  finish: Finish,
): Generator<void, Told | undefined> {
  let best: Told | undefined;
  for (const few of yield* fewLost(ownIn(told), [...placed.keys()], finish)) {
    const alone = placed.map((fact, id) => (few.includes(id) ? fact : []));
    const other = yield* findTold(new Asking(new Judge(compiled, alone)));
    if (best === undefined || effortOf(other) < effortOf(best)) best = other;
  }
  return best;
}

/** How hard it is to see, as far as two ways can be compared. */
function effortOf(told: Told): number {
  const { because, steps } = told;
  if (isSeenAtOnce(told)) return because.length;
  return 100 * (1 + (steps === undefined ? MOST_LINKS : lengthOf({ steps }))) + because.length;
}

function* findTold(asking: Asking): Generator<void, Told> {
  const { judge } = asking;
  const counted = yield* findCounted(asking);
  if (counted !== undefined && isSeenAtOnce(counted)) return counted;
  const found = (yield* findChained(asking)) ?? counted;
  if (found !== undefined) return found;
  const shared = yield* notShared(asking);
  if (shared !== undefined) return shared;
  const because = yield* minimal(asking, yield* fewestPremises(asking, undefined, weigh(judge)));
  return { because, name: nameOf(judge, because) };
}

/** Does its sentence show why? */
function isSeenAtOnce({ name, about, because }: Told): boolean {
  const regions = (about ?? because).filter(({ kind }) => kind === 'region').length;
  return name.reason !== 'dominoes-do-not-fit' && (name.reason !== 'numbers-do-not-fit' || regions <= 1);
}

/**
 * What is seen step by step, of several sets of rules the one with the easiest chain. Where all of those are long, one
 * that is easier to follow may rest on a rule more than it takes.
 */
function* findChained(asking: Asking): Generator<void, Told | undefined> {
  const chains = new Chains(asking.judge);
  const plain = yield* chains.routes(ORDERS_AT_FIRST);
  const isPlain = plain.length > 0;
  const routes = isPlain ? plain : yield* chains.routesTrying(ORDERS_TRYING);
  const starts = routes.slice(0, isPlain ? MOST_STARTS : 1).map(({ rules }) => rules);
  const sets = yield* rulesOf(asking, starts, isPlain ? RULE_ORDERS : 1);
  const few = yield* shortestOf(chains, yield* routesBy(chains, sets, isPlain));
  const told = few && (yield* toldBy(asking, few));
  if (few !== undefined && lengthOf(few) <= MOST_LINKS && told !== undefined && isShown(few, told)) return told;
  const all = yield* shortestOf(chains, routes);
  if (all === undefined || (few !== undefined && lengthOf(few) <= lengthOf(all))) return told;
  return yield* toldBy(asking, all);
}

/** Does a chain rest on nothing else? */
function isShown({ premises }: ConflictChain, { because }: Told): boolean {
  return premises.every((premise) => !isRule(premise) || isPartOf(premise, because));
}

/** A chain, and what of all that it rests on cannot hold together. */
function* toldBy(asking: Asking, { premises, steps }: ConflictChain): Generator<void, Told> {
  const ask = (some: readonly Premise[], strictness: Strictness) => asking.contradicts(some, strictness);
  const all = merged(premises);
  const because = yield* minimal(asking, (yield* minimalByAll(all, [PLAIN, STRICT], ask)) ?? all);
  return { because, name: nameOf(asking.judge, because), steps };
}

/**
 * The easiest routes by each of several sets of rules.
 * @param isPlain whether something leads there that supposes nothing
 */
function* routesBy(
  chains: Chains,
  sets: readonly (readonly Premise[])[],
  isPlain: boolean,
): Generator<void, readonly Route[]> {
  const found: Route[] = [];
  for (const rules of sets) {
    const routes = isPlain
      ? yield* chains.routes(ORDERS_BY_RULES, rules)
      : yield* chains.routesTrying(ORDERS_TRYING, rules);
    found.push(...routes.slice(0, MOST_STARTS));
  }
  return found;
}

/** Of the easiest routes, the one that is the shortest to tell. */
function* shortestOf(chains: Chains, routes: readonly Route[]): Generator<void, ConflictChain | undefined> {
  let shortest: ConflictChain | undefined;
  const easiest = [...routes].sort((a, b) => a.effort - b.effort);
  for (const route of easiest.slice(0, easiest[0]?.tried.length === 0 ? MOST_TOLD : 1)) {
    const chain = yield* chains.along(route);
    if (chain !== undefined && (shortest === undefined || lengthOf(chain) < lengthOf(shortest))) shortest = chain;
    if (shortest !== undefined && lengthOf(shortest) <= SHORT) break;
  }
  return shortest;
}

function isRule({ kind }: Premise): boolean {
  return kind === 'region' || kind === 'fact';
}

/** So many routes are told to compare them, unless one is short, or all suppose something, which takes long to tell. */
const MOST_TOLD = 4;
const SHORT = 7;
/** So many orders of techniques are tried with all rules, and then with few. */
const ORDERS_AT_FIRST = 32;
const ORDERS_BY_RULES = 16;
const ORDERS_TRYING = 4;
/** Of so many routes the rules are looked at closely. */
const MOST_STARTS = 3;
/** Orders in which rules are left out; where all routes suppose something, one set of rules has to do. */
const RULE_ORDERS = 3;

/** Sets of rules, and of what is placed, from which none can be left out, in each of some larger sets. */
function* rulesOf(
  asking: Asking,
  starts: readonly (readonly Premise[])[],
  orders: number,
): Generator<void, readonly (readonly Premise[])[]> {
  const granted = merged(trayAndCells(asking.judge.compiled));
  const random = new Random(0);
  const sets = new Map<string, readonly Premise[]>();
  for (const start of starts) {
    const rules = start.filter(isRule);
    for (let order = 0; order < orders; order++) {
      const ordered = order === 0 ? rules : random.shuffle([...rules]);
      const few = yield* minimalByAll(ordered, [PLAIN, STRICT], (some, strictness) =>
        asking.contradicts([...some, ...granted], strictness),
      );
      // That they cannot hold together is shown by the route, however long it takes to search for a counterexample.
      const kept = few === undefined ? rules : rules.filter((rule) => few.includes(rule));
      sets.set(keyOf(kept), kept);
      if (kept.length === rules.length) break;
    }
  }
  return [...sets.values()];
}

/**
 * The plainest that can be counted; what it comes to when it is looked at closely may have another name.
 * @param isWanted others are passed over
 */
function* findCounted(
  asking: Asking,
  isWanted: (told: Told) => boolean = () => true,
): Generator<void, Told | undefined> {
  const { judge } = asking;
  const all = merged(everything(judge));
  let other: Told | undefined;
  for (const find of COUNTED) {
    yield;
    let candidates = 0;
    for (const found of find(boardOf(judge, all))) {
      if (++candidates > MOST_CANDIDATES) break;
      const told = yield* lookClosely(asking, found);
      if (told === undefined || !isWanted(told)) continue;
      if (told.name.reason === found.reason) return told;
      if (other === undefined || isPlainer(told.name, other.name)) other = told;
    }
  }
  return other;
}

function* lookClosely(asking: Asking, found: Named): Generator<void, Told | undefined> {
  const premises = premisesNamed(found, found.isMinimal ? 0 : asking.judge.facts.length);
  if (!found.isMinimal && premises.length > 1) return yield* confirmed(asking, premises, found.reason);
  return { because: premises, name: nameOf(asking.judge, premises) };
}

/** Has one conflict a plainer reason than another? */
function isPlainer({ reason }: Name, other: Name): boolean {
  const order = Object.keys(REASONS);
  return order.indexOf(reason ?? '') < order.indexOf(other.reason ?? '');
}

/** What cannot be shared out, as little of it as is found in several orders. */
function* notShared(asking: Asking): Generator<void, Told | undefined> {
  yield;
  const { judge } = asking;
  const all = merged(everything(judge));
  if (canShareOut(boardOf(judge, all))) return undefined;
  const { members: byRegion } = boardOf(judge, []);
  const withCells = (some: readonly Premise[]): Premise[] => [
    ...tiled(some.flatMap((premise) => (premise.kind === 'region' ? byRegion[premise.id]! : []))),
    ...some,
  ];
  const cannot = (some: readonly Premise[]) => !canShareOut(boardOf(judge, withCells(some)));
  const parts = all.filter(({ kind }) => kind !== 'tiled');
  const random = new Random(0);
  const found = new Map<string, readonly Premise[]>();
  for (let order = 0; order < ORDERS; order++) {
    const ordered = order === 0 ? parts : random.shuffle([...parts]);
    const few = yield* minimalSubset(yield* smallSubset(ordered, cannot), cannot);
    found.set(
      few
        .map((premise) => all.indexOf(premise))
        .sort()
        .join(),
      few,
    );
  }
  for (const few of [...found.values()].sort((a, b) => a.length - b.length)) {
    const told = yield* confirmed(asking, withCells(few));
    if (told !== undefined) return told;
  }
  return undefined;
}

/**
 * What the engine takes for a contradiction too, without what it can do without, as long as it still has a name.
 * @param reason what was found: it is told also where some of what shows it could be left out
 */
function* confirmed(
  asking: Asking,
  premises: readonly Premise[],
  reason?: Named['reason'],
): Generator<void, Told | undefined> {
  yield;
  const ask = (some: readonly Premise[], strictness: Strictness) => asking.contradicts(some, strictness);
  const plain = yield* minimalByAll(premises, [PLAIN], ask);
  const few = yield* minimalByAll(plain ?? premises, [STRICT], ask);
  if (few === undefined) return undefined;
  const plainName = plain && nameOf(asking.judge, plain);
  const isShown = plain !== undefined && reason !== undefined && plainName?.reason === reason;
  if (!isShown && nameOf(asking.judge, few).reason === undefined) return undefined;
  const because = yield* minimal(asking, yield* withoutStrays(asking, few));
  const name = nameOf(asking.judge, because);
  if (isShown && name.reason !== reason) return { because, name: plainName, about: plain };
  return name.reason === undefined ? undefined : { because, name };
}

/** Without cells of regions that have turned out not to matter, where they are not needed either. */
function* withoutStrays(asking: Asking, premises: readonly Premise[]): Generator<void, readonly Premise[]> {
  yield;
  const { region } = asking.judge.compiled;
  const regions = new Set(premises.flatMap((premise) => (premise.kind === 'region' ? [premise.id] : [])));
  const own = tiledCells(premises).filter((cell) => regions.has(region[cell]!));
  const fewer = [...tiled(own), ...premises.filter(({ kind }) => kind !== 'tiled')];
  return regions.size > 0 && (yield* asking.contradicts(fewer, STRICT)) ? fewer : premises;
}

/** Nothing is left that could be left out, as far as one can see. */
function minimal(asking: Asking, premises: readonly Premise[]): Generator<void, readonly Premise[]> {
  return minimalSubset(premises, (some) => asking.contradicts(some, THOROUGH, true));
}

/** Few parts, of those a small shape; one that has a name may have some more. */
function weigh(judge: Judge): (premises: readonly Premise[]) => number {
  return (premises) => {
    const hasName = nameOf(judge, premises).reason !== undefined;
    return premises.length + (hasName ? 0 : WORTH_OF_A_NAME) + tiledCells(premises).length / 1e5;
  };
}
