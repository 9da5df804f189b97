/**
 * Why a puzzle, or what a player has made of it, cannot be solved. What can be counted is looked for first: too few of
 * something is plainer than the fewest parts that cannot hold together, which is what is told otherwise.
 */
import { Random } from '@pipwright/core';
import { contradict, minimalByAll, minimalSubset, smallSubset } from '@pipwright/core/explaining';
import type { Compiled } from '../../engines/swift/index.js';
import type { Conclusion } from '../conclusion.js';
import { Judge, type Strictness } from '../judge.js';
import { Knowledge } from '../knowledge.js';
import { type Premise, tiled, tiledCells } from '../premise.js';
import { type PipsConflict, premisesOf } from '../step.js';
import { PLAIN_FINDERS } from '../techniques/index.js';
import { supposing } from '../techniques/what-if.js';
import { everything, fewestPremises, merged, PLAIN, STRICT } from './fewest.js';
import { MOST_CELLS, MOST_STEPS } from './limits.js';
import { boardOf } from './loosened.js';
import { COUNTED, type Name, nameOf, premisesNamed } from './name.js';
import { type Named, REASONS } from './reason.js';
import { canShareOut } from './sharing.js';

/** For what is told in the end. */
const THOROUGH: Strictness = { patience: 200_000, mustUseDominoes: true };
/** The orders that are tried in which to leave something out. */
const ORDERS = 12;
/** Of each sort of conflict no more than these are looked at closely. */
const MOST_CANDIDATES = 5;
/** A conflict with a name is told rather than one with this many parts fewer. */
const WORTH_OF_A_NAME = 3;

/** What cannot hold together, and what that is called. */
interface Told {
  readonly because: readonly Premise[];
  readonly name: Name;
}

/** @param placed what the player has placed */
export function* findConflict(compiled: Compiled, placed: readonly Conclusion[]): Generator<void, PipsConflict> {
  const judge = new Judge(compiled, placed, { knowsMissing: true });
  const { because, name } = yield* findTold(judge);
  const { at, ...rest } = name;
  return {
    ...rest,
    ...(at === undefined ? {} : { at: compiled.puzzle.cells[at]! }),
    because: premisesOf(compiled, placed, because),
    isOfPlayer: because.some(({ kind }) => kind === 'fact'),
  };
}

function* findTold(judge: Judge): Generator<void, Told> {
  const counted = yield* findCounted(judge);
  if (counted !== undefined) return counted;
  yield;
  const reasoned = plainReasoning(judge);
  const named = reasoned && (yield* confirmed(judge, reasoned));
  if (named !== undefined) return named;
  const because = yield* minimal(judge, yield* fewestPremises(judge, reasoned, weigh(judge)));
  return { because, name: nameOf(judge, because) };
}

/** Where plain steps run into a contradiction, what it rests on. */
function plainReasoning(judge: Judge): readonly Premise[] | undefined {
  if (judge.compiled.cells > MOST_CELLS) return undefined;
  const knowledge = new Knowledge(judge.compiled, judge.facts);
  return contradict(knowledge, supposing(PLAIN_FINDERS, MOST_STEPS))?.because.list();
}

/** The plainest that can be counted; what it comes to when it is looked at closely may have another name. */
function* findCounted(judge: Judge): Generator<void, Told | undefined> {
  const all = merged(everything(judge));
  let other: Told | undefined;
  for (const find of COUNTED) {
    yield;
    let candidates = 0;
    for (const found of find(boardOf(judge, all))) {
      if (++candidates > MOST_CANDIDATES) break;
      const told = yield* lookClosely(judge, found);
      if (told?.name.reason === found.reason) return told;
      if (told !== undefined && (other === undefined || isPlainer(told.name, other.name))) other = told;
    }
  }
  return other ?? (yield* notShared(judge, all));
}

function* lookClosely(judge: Judge, found: Named): Generator<void, Told | undefined> {
  const premises = premisesNamed(found, found.isMinimal ? 0 : judge.facts.length);
  if (!found.isMinimal && premises.length > 1) return yield* confirmed(judge, premises);
  return { because: premises, name: nameOf(judge, premises) };
}

/** Has one conflict a plainer reason than another? */
function isPlainer({ reason }: Name, other: Name): boolean {
  const order = Object.keys(REASONS);
  return order.indexOf(reason ?? '') < order.indexOf(other.reason ?? '');
}

/** What cannot be shared out, as little of it as is found in several orders. */
function* notShared(judge: Judge, all: readonly Premise[]): Generator<void, Told | undefined> {
  yield;
  if (canShareOut(boardOf(judge, all))) return undefined;
  const { members } = boardOf(judge, []);
  const withCells = (some: readonly Premise[]): Premise[] => [
    ...tiled(some.flatMap((premise) => (premise.kind === 'region' ? members[premise.id]! : []))),
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
    const told = yield* confirmed(judge, withCells(few));
    if (told !== undefined) return told;
  }
  return undefined;
}

/** What the engine takes for a contradiction too, without what it can do without, as long as it still has a name. */
function* confirmed(judge: Judge, premises: readonly Premise[]): Generator<void, Told | undefined> {
  yield;
  const few = yield* minimalByAll(premises, [PLAIN, STRICT], (some, strictness) => judge.contradicts(some, strictness));
  if (few === undefined || nameOf(judge, few).reason === undefined) return undefined;
  const because = yield* minimal(judge, yield* withoutStrays(judge, few));
  const name = nameOf(judge, because);
  return name.reason === undefined ? undefined : { because, name };
}

/** Without cells of regions that have turned out not to matter, where they are not needed either. */
function* withoutStrays(judge: Judge, premises: readonly Premise[]): Generator<void, readonly Premise[]> {
  yield;
  const { region } = judge.compiled;
  const regions = new Set(premises.flatMap((premise) => (premise.kind === 'region' ? [premise.id] : [])));
  const own = tiledCells(premises).filter((cell) => regions.has(region[cell]!));
  const fewer = [...tiled(own), ...premises.filter(({ kind }) => kind !== 'tiled')];
  return regions.size > 0 && (yield* judge.contradicts(fewer, STRICT)) ? fewer : premises;
}

/** Nothing is left that could be left out, as far as one can see. */
function minimal(judge: Judge, premises: readonly Premise[]): Generator<void, readonly Premise[]> {
  return minimalSubset(premises, (some) => judge.contradicts(some, THOROUGH));
}

/** Few parts, of those a small shape; one that has a name may have some more. */
function weigh(judge: Judge): (premises: readonly Premise[]) => number {
  return (premises) => {
    const hasName = nameOf(judge, premises).reason !== undefined;
    return premises.length + (hasName ? 0 : WORTH_OF_A_NAME) + tiledCells(premises).length / 1e5;
  };
}
